import { and, asc, eq, exists, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { LinkGate } from '#api/sheets/link-gate.ts';
import { mayActAs } from '#api/sheets/link-policy.ts';
import { type SharedPictureSize, sharedPictureFolder } from '#contracts/shared-picture.ts';
import { UNSENT_PART } from '#contracts/sheets/files.ts';
import { COMMENT_PART } from '#contracts/sheets/photos.ts';
import type { Database, Executor } from '#db/connection.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import type { SharedPicture } from './contract.ts';

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
 * Finds a picture of the sheet that a link opens; undefined if it is not part of the sheet.
 * @param cookie the Cookie header, for links with a passcode
 * @throws as `LinkGate.open`
 */
export async function findSharedPicture(
  { db, gate }: { db: Database; gate: LinkGate },
  {
    token,
    fileId,
    size,
    cookie,
  }: { token: string; fileId: string; size: SharedPictureSize; cookie?: string | undefined },
): Promise<SharedPictureFile | undefined> {
  const { recordId, audience } = await gate.open('any', token, { cookie });
  const hidden = mayActAs(audience, 'holder') ? [UNSENT_PART] : [UNSENT_PART, COMMENT_PART];
  const isInSheet = exists(
    db
      .select({ id: sheetFiles.id })
      .from(sheetFiles)
      .where(
        and(
          eq(sheetFiles.sheetId, recordId),
          eq(sheetFiles.fileId, privateFiles.id),
          notInArray(sheetFiles.part, hidden),
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
    .from(privateFiles)
    .where(and(eq(privateFiles.id, fileId), isPicture(), isInSheet));
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
      /** Link by which it came; null for those of staff. */
      linkId: sheetFiles.linkId,
      takenAt: sheetFiles.takenAt,
      createdAt: sheetFiles.createdAt,
      ...privatePicture,
    })
    .from(sheetFiles)
    .innerJoin(privateFiles, eq(privateFiles.id, sheetFiles.fileId))
    .where(and(eq(sheetFiles.sheetId, sheetId), eq(sheetFiles.part, part), isPicture()))
    .orderBy(asc(sheetFiles.sort), asc(sheetFiles.takenAt), asc(sheetFiles.id));
}
