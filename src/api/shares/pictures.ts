import { and, asc, eq, exists, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { type SharedPictureSize, sharedPictureFolder } from '#contracts/shared-picture.ts';
import { UNSENT_PART } from '#contracts/sheets/files.ts';
import type { Database, Executor } from '#db/connection.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import type { SharedPicture } from './contract.ts';
import { isShownSheet, isValidLink } from './service.ts';

/** Columns of a private file that is a picture: the query has the condition `isPicture()`. */
export const privatePicture = {
  fileId: privateFiles.id,
  width: sql<number>`${privateFiles.width}`,
  height: sql<number>`${privateFiles.height}`,
};

export const isPicture = () => isNotNull(privateFiles.width);

/** A picture as a sheet opened by `token` shows it. */
export function sharedPictureOf(
  { fileId, ...picture }: { fileId: string; width: number; height: number; caption: string },
  token: string,
): SharedPicture {
  const { width, height, caption } = picture;
  return { src: sharedPictureFolder(token, fileId), width, height, caption };
}

/** A stored copy of a private picture. */
export interface SharedPictureFile {
  key: string;
  bytes: number;
  mime: string;
  sha256: string;
}

/**
 * Finds a picture of the sheet that a link opens; undefined if the link is not valid, if it needs a
 * passcode, or if the picture is not part of the sheet. Drafts are not shown, so neither are their
 * pictures.
 */
export async function findSharedPicture(
  db: Database,
  { token, fileId, size }: { token: string; fileId: string; size: SharedPictureSize },
): Promise<SharedPictureFile | undefined> {
  const isInSheet = exists(
    db
      .select({ id: sheetFiles.id })
      .from(sheetFiles)
      .where(
        and(
          eq(sheetFiles.sheetId, sheets.id),
          eq(sheetFiles.fileId, privateFiles.id),
          ne(sheetFiles.part, UNSENT_PART),
        ),
      ),
  );
  const [file] = await db
    .select({
      key: privateFiles.storageKey,
      bytes: privateFiles.bytes,
      previewKey: privateFiles.previewKey,
      previewBytes: privateFiles.previewBytes,
      mime: privateFiles.mime,
      sha256: privateFiles.sha256,
    })
    .from(shareLinks)
    .innerJoin(sheets, eq(sheets.id, shareLinks.sheetId))
    .innerJoin(privateFiles, eq(privateFiles.id, fileId))
    .where(
      and(
        eq(shareLinks.token, token),
        isValidLink(),
        isNull(shareLinks.passcodeMac),
        isShownSheet(),
        isPicture(),
        isInSheet,
      ),
    );
  if (!file) return undefined;
  const { mime, sha256, previewKey, previewBytes } = file;
  return size === 'preview' && previewKey !== null && previewBytes !== null
    ? { key: previewKey, bytes: previewBytes, mime, sha256 }
    : { key: file.key, bytes: file.bytes, mime, sha256 };
}

/** The pictures of the parts of a sheet, in their order, with the key of the part. */
export function readPartPictures(db: Executor, sheetId: string, part: string) {
  return db
    .select({
      partKey: sheetFiles.partKey,
      caption: sheetFiles.caption,
      takenAt: sheetFiles.takenAt,
      createdAt: sheetFiles.createdAt,
      ...privatePicture,
    })
    .from(sheetFiles)
    .innerJoin(privateFiles, eq(privateFiles.id, sheetFiles.fileId))
    .where(and(eq(sheetFiles.sheetId, sheetId), eq(sheetFiles.part, part), isPicture()))
    .orderBy(asc(sheetFiles.sort), asc(sheetFiles.takenAt), asc(sheetFiles.id));
}
