import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, asc, eq, gt, inArray, lt, not, or, sql } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import { UPLOAD_HOURS, type UploadPurpose } from '#contracts/uploads.ts';
import type { Executor } from '#db/connection.ts';
import { uploads } from '#db/schema/uploads.ts';
import { admitUpload, isUnused } from './admission.ts';
import { isOwnedBy, type UploadOwner } from './owner.ts';
import { deletePartFiles, readParts, type UploadStorage, writeParts } from './parts.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** Who uploads what for; known before the first byte. */
export type UploadStart = UploadOwner & {
  purpose: UploadPurpose;
  /** Most bytes of all open uploads of the owner. */
  mostBytes: number;
};

/** Longest stored file name, in characters. */
const NAME_LENGTH = 160;

/** The last part of a path of any system, without control characters. */
export function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(-NAME_LENGTH) || 'file';
}

/** What is known of an upload before its first byte, but for its size. */
type UploadFacts = UploadStart & { fileName: string };

/** An upload before its first byte. */
type NewUpload = UploadFacts & { id: string; bytes: number };

/**
 * Begins an upload. What nobody needs makes room first: uploads that have expired, and the owner's
 * own oldest ones that are finished but not used, such as tables that were only checked.
 * @throws AppError UPLOADS_FULL, DISK_FULL
 */
export async function createUpload(
  storage: UploadStorage,
  { fileName, mostBytes, ...values }: NewUpload,
): Promise<void> {
  for (;;) {
    const room = await storage.files.room();
    try {
      await storage.db.transaction(async (transaction) => {
        await admitUpload(transaction, { ...values, mostBytes }, room);
        await transaction.insert(uploads).values({
          ...values,
          fileName: plainFileName(fileName),
          expiresAt: new Date(Date.now() + UPLOAD_HOURS * 3_600_000),
        });
      });
      return;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const freed =
        error.code === 'DISK_FULL'
          ? await deleteExpiredUploads(storage)
          : await deleteOldestFinished(storage, values);
      if (freed === 0) throw error;
    }
  }
}

/** Deletes the oldest upload of an owner that is finished but not used; returns how many, 0 or 1. */
async function deleteOldestFinished({ db, files }: UploadStorage, owner: UploadOwner) {
  const oldest = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isOwnedBy(owner), eq(uploads.receivedBytes, uploads.bytes), isUnused(db)))
    .orderBy(asc(uploads.createdAt))
    .limit(1);
  const deleted = await db
    .delete(uploads)
    .where(inArray(uploads.id, oldest))
    .returning({ id: uploads.id });
  for (const { id } of deleted) await deletePartFiles(files, id);
  return deleted.length;
}

/** Stores bytes that the server itself fetched, as a finished upload. */
export async function storeUpload(
  storage: UploadStorage,
  content: Uint8Array,
  values: UploadFacts,
): Promise<UploadRow> {
  const id = randomUUID();
  await createUpload(storage, { id, bytes: content.byteLength, ...values });
  await writeParts(storage, id, 0, Readable.from([content]));
  return findFinishedUpload(storage.db, id, values);
}

/**
 * A finished upload of its owner. @throws AppError NOT_FOUND, also if it has expired and no record waits
 * for it, or FILE_REFUSED if it is not finished
 */
export async function findFinishedUpload(
  db: Executor,
  id: string,
  { purpose, ...owner }: UploadOwner & { purpose: UploadPurpose },
): Promise<UploadRow> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.id, id),
        eq(uploads.purpose, purpose),
        or(gt(uploads.expiresAt, sql`now()`), not(isUnused(db))),
        isOwnedBy(owner),
      ),
    );
  if (!row) throw new AppError('NOT_FOUND', { messages: uploadGone });
  if (row.receivedBytes < row.bytes) throw new AppError('FILE_REFUSED', { messages: unfinished });
  return row;
}

const uploadGone = {
  zh: '上传已过期或不存在，请重新上传。',
  en: 'The upload has expired or does not exist. Please upload the file again.',
};
const unfinished = {
  zh: '文件还没有上传完。',
  en: 'The file has not been uploaded completely.',
};

/** The bytes of a finished upload, in memory: only for purposes with a low limit. */
export async function readUpload(storage: UploadStorage, id: string): Promise<Buffer> {
  return buffer(await readParts(storage, id));
}

/** Deletes an upload that is not needed any more. */
export async function deleteUpload({ db, files }: UploadStorage, id: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id));
  await deletePartFiles(files, id);
}

/**
 * Makes tables that wait for an import expire now: nobody can import them any more, and
 * `deleteExpiredUploads` removes their files.
 */
export async function expireImports(transaction: Executor): Promise<void> {
  await transaction
    .update(uploads)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(uploads.purpose, 'import'), gt(uploads.expiresAt, sql`now()`)));
}

/** Deletes expired uploads that no record uses, with their parts; returns how many. */
export async function deleteExpiredUploads({ db, files }: UploadStorage): Promise<number> {
  const expired = await db
    .delete(uploads)
    .where(and(lt(uploads.expiresAt, new Date()), isUnused(db)))
    .returning({ id: uploads.id });
  for (const { id } of expired) await deletePartFiles(files, id);
  return expired.length;
}
