import { and, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import { invalidField } from '#contracts/errors.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import type { LinkCall } from '../link-call.ts';

/** Photos of a part of a sheet that came by a link. */
interface PhotosOfPart {
  part: string;
  partKey: string;
  /** Ids of all that the part has from now on. */
  photos: readonly string[];
  caption?: string;
}

/** Sorts photos of customers behind those of the provider. */
const SORT = 1000;

/**
 * Makes photos those of a part of the sheet: it keeps the ones that it has, takes new ones of the link,
 * and lets go of the others, which are deleted later. Photos of the provider stay.
 * @throws AppError VALIDATION_FAILED for a photo of another link or part
 */
export async function setPhotos(
  { transaction, sheet, link, locale }: Pick<LinkCall, 'transaction' | 'sheet' | 'link' | 'locale'>,
  { part, partKey, photos, caption = '' }: PhotosOfPart,
): Promise<void> {
  const isOfPart = and(
    eq(sheetFiles.sheetId, sheet.id),
    eq(sheetFiles.part, part),
    eq(sheetFiles.partKey, partKey),
    isNotNull(sheetFiles.linkId),
  );
  await transaction
    .delete(sheetFiles)
    .where(and(isOfPart, notInArray(sheetFiles.fileId, [...photos])));
  const kept = await transaction
    .select({ fileId: sheetFiles.fileId })
    .from(sheetFiles)
    .where(isOfPart);
  const had = new Set(kept.map(({ fileId }) => fileId));
  const added = [...new Set(photos)].filter((id) => !had.has(id));
  if (added.length === 0) return;
  const free = await transaction
    .select({ id: privateFiles.id, takenAt: privateFiles.takenAt })
    .from(privateFiles)
    .leftJoin(sheetFiles, eq(sheetFiles.fileId, privateFiles.id))
    .where(
      and(inArray(privateFiles.id, added), eq(privateFiles.linkId, link.id), isNull(sheetFiles.id)),
    );
  const taken = new Map(free.map(({ id, takenAt }) => [id, takenAt]));
  if (taken.size < added.length) throw invalidField('photos', gone[locale]);
  await transaction.insert(sheetFiles).values(
    added.map((fileId, at) => ({
      sheetId: sheet.id,
      fileId,
      part,
      partKey,
      caption,
      takenAt: taken.get(fileId) ?? null,
      linkId: link.id,
      sort: SORT + had.size + at,
    })),
  );
}

const gone = {
  zh: '有照片已不可用：未附在内容上的照片只保留 24 小时。请重新添加照片。',
  en: 'A photo cannot be used any more: photos that go with nothing are kept for 24 hours. Please add it again.',
};
