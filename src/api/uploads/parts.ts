import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, asc, eq, gte, lte, max } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import type { Database, Executor } from '#db/connection.ts';
import { uploadParts, uploads } from '#db/schema/uploads.ts';
import type { ByteRange } from '#files/byte-range.ts';
import type { FileStore } from '#files/file-store.ts';
import { requireRoom } from './admission.ts';

/** Where uploads are kept. */
export interface UploadStorage {
  db: Database;
  files: FileStore;
}

/** A part is stored when it has this many bytes; a request never needs more memory. */
const PART_BYTES = 4 * 1024 * 1024;

/** Folder of an upload's parts in the file store. */
const folderOf = (uploadId: string) => `private/uploads/${uploadId}`;

/** The upload has moved on or is gone: another request wrote to it or deleted it. */
export class UploadMovedError extends Error {
  override name = 'UploadMovedError';
}

/**
 * Stores a stream as parts, from a position on; returns the position after its last byte. If the
 * stream breaks, the bytes that arrived are kept. A part counts once its row is committed, so a
 * killed process loses only what it had in memory.
 * @throws UploadMovedError, and AppError DISK_FULL while the disk is nearly full
 */
export async function writeParts(
  storage: UploadStorage,
  uploadId: string,
  start: number,
  stream: AsyncIterable<Uint8Array>,
): Promise<number> {
  let position = start;
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  const store = async () => {
    if (bytes === 0) return;
    await storePart(storage, uploadId, position, Buffer.concat(waiting, bytes));
    position += bytes;
    waiting = [];
    bytes = 0;
  };
  try {
    for await (const chunk of stream) {
      waiting.push(chunk);
      bytes += chunk.byteLength;
      if (bytes >= PART_BYTES) await store();
    }
  } catch (error) {
    if (!(error instanceof UploadMovedError || isDiskFull(error))) await store();
    throw error;
  }
  await store();
  return position;
}

/** Two requests at the same position store two files; the row decides which one counts. */
async function storePart(
  { db, files }: UploadStorage,
  uploadId: string,
  position: number,
  content: Uint8Array,
): Promise<void> {
  await requireRoom(files);
  const storageKey = `${folderOf(uploadId)}/${randomUUID()}`;
  try {
    await files.put(storageKey, content, 'application/octet-stream');
  } catch (error) {
    throw isOutOfSpace(error) ? new AppError('DISK_FULL', { cause: error }) : error;
  }
  await db.transaction(async (transaction) => {
    const moved = await transaction
      .update(uploads)
      .set({ receivedBytes: position + content.byteLength })
      .where(and(eq(uploads.id, uploadId), eq(uploads.receivedBytes, position)))
      .returning({ id: uploads.id });
    if (moved.length === 0) throw new UploadMovedError();
    await transaction.insert(uploadParts).values({ uploadId, position, storageKey });
  });
}

const isDiskFull = (error: unknown) => error instanceof AppError && error.code === 'DISK_FULL';

/** Whether the file system refused to store more. */
function isOutOfSpace(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/**
 * The content of an upload, as far as it was received.
 * @param storage with a transaction where one is open: another connection may not be free
 */
export async function readParts(
  { db, files }: { db: Executor; files: FileStore },
  uploadId: string,
): Promise<Readable> {
  const parts = await db
    .select({ storageKey: uploadParts.storageKey })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.position));
  async function* content() {
    for (const { storageKey } of parts) {
      const part = await files.open(storageKey);
      if (!part) throw new Error(`the file store lacks ${storageKey}, a part of an upload`);
      yield* part.content;
    }
  }
  return Readable.from(content(), { objectMode: false });
}

/** Some bytes of an upload; fewer where it ends before. */
export async function readPartBytes(
  { db, files }: UploadStorage,
  uploadId: string,
  { start, end }: ByteRange,
): Promise<Buffer> {
  const isOfUpload = eq(uploadParts.uploadId, uploadId);
  const first = db
    .select({ position: max(uploadParts.position) })
    .from(uploadParts)
    .where(and(isOfUpload, lte(uploadParts.position, start)));
  const parts = await db
    .select({ position: uploadParts.position, storageKey: uploadParts.storageKey })
    .from(uploadParts)
    .where(and(isOfUpload, gte(uploadParts.position, first), lte(uploadParts.position, end)))
    .orderBy(asc(uploadParts.position));
  const found: Buffer[] = [];
  for (const { position, storageKey } of parts) {
    const part = await files.open(storageKey);
    if (!part) throw new Error(`the file store lacks ${storageKey}, a part of an upload`);
    const content = await buffer(part.content);
    found.push(content.subarray(Math.max(0, start - position), Math.max(0, end + 1 - position)));
  }
  return Buffer.concat(found);
}

/** Deletes all stored parts, also those that no row knows. */
export async function deletePartFiles(files: FileStore, uploadId: string): Promise<void> {
  for await (const { key } of files.list(folderOf(uploadId))) await files.delete(key);
}
