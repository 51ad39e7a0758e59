import { eq, inArray } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';

/** A file that staff have uploaded and that no sheet has taken yet. */
interface FreeFile {
  fileId: string;
  staffId: string;
}

/**
 * The files among those of a body that the sheet still has to take.
 * @param files ids with the path of their field
 * @throws AppError VALIDATION_FAILED for those of other sheets, which are for other eyes
 */
export async function freeFilesOf(
  db: Executor,
  sheetId: string,
  files: readonly { fileId: string; path: string }[],
): Promise<FreeFile[]> {
  if (files.length === 0) return [];
  const rows = await db
    .select({ id: privateFiles.id, sheetId: sheetFiles.sheetId, staffId: privateFiles.uploadedBy })
    .from(privateFiles)
    .leftJoin(sheetFiles, eq(sheetFiles.fileId, privateFiles.id))
    .where(
      inArray(
        privateFiles.id,
        files.map(({ fileId }) => fileId),
      ),
    );
  const own = new Set(rows.flatMap((row) => (row.sheetId === sheetId ? [row.id] : [])));
  const free = new Map(
    rows.flatMap((row) =>
      row.sheetId === null && row.staffId ? [[row.id, row.staffId] as const] : [],
    ),
  );
  const foreign = files.find(({ fileId }) => !own.has(fileId) && !free.has(fileId));
  if (foreign) {
    throw new AppError('VALIDATION_FAILED', {
      fields: [{ path: foreign.path, message: foreignFile.zh }],
      messages: foreignFile,
    });
  }
  return [...free].map(([fileId, staffId]) => ({ fileId, staffId }));
}

const foreignFile = {
  zh: '这张照片不属于这份单据，请重新上传。',
  en: 'This photograph does not belong to this sheet. Please upload it again.',
};
