import { and, eq, gt, notExists, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import { MAX_OPEN_UPLOADS } from '#contracts/uploads.ts';
import type { Executor } from '#db/connection.ts';
import { releaseProcessing } from '#db/schema/downloads.ts';
import { mediaProcessing } from '#db/schema/media.ts';
import { uploads } from '#db/schema/uploads.ts';
import type { FileStore } from '#files/file-store.ts';
import { isOwnedBy, type UploadOwner } from './owner.ts';

/** An upload that is about to begin. */
export type UploadRequest = UploadOwner & {
  bytes: number;
  /** Most bytes of all open uploads of its owner. */
  mostBytes: number;
};

/** Uploads that no record waits for: they are under way, or left behind. */
export function isUnused(db: Executor): SQL {
  const ofMedia = db
    .select({ one: sql`1` })
    .from(mediaProcessing)
    .where(eq(mediaProcessing.uploadId, uploads.id));
  const ofRelease = db
    .select({ one: sql`1` })
    .from(releaseProcessing)
    .where(eq(releaseProcessing.uploadId, uploads.id));
  return sql`(${notExists(ofMedia)} and ${notExists(ofRelease)})`;
}

const isOpen = (db: Executor) => and(gt(uploads.expiresAt, sql`now()`), isUnused(db));

/**
 * Refuses an upload above the bounds of its owner or of the disk. Call it in the transaction that
 * stores the upload: uploads that begin at the same time wait for each other until commit.
 * @param room bytes that may still be written to the disk; undefined without such a bound
 * @throws AppError UPLOADS_FULL, DISK_FULL
 */
export async function admitUpload(
  db: Executor,
  request: UploadRequest,
  room: number | undefined,
): Promise<void> {
  // Most refusals need no lock.
  await requireQuota(db, request);
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('uploads'))`);
  await requireQuota(db, request);
  if (room === undefined) return;
  // A finished upload is copied to its place before its parts go, so each needs its size twice.
  const [open] = await db
    .select({
      bytes: sql<string>`coalesce(sum(2 * ${uploads.bytes} - ${uploads.receivedBytes}), 0)`,
    })
    .from(uploads)
    .where(gt(uploads.expiresAt, sql`now()`));
  if (Number(open?.bytes ?? 0) + 2 * request.bytes > room) throw diskFull();
}

async function requireQuota(
  db: Executor,
  { bytes, mostBytes, ...owner }: UploadRequest,
): Promise<void> {
  const [open] = await db
    .select({
      uploads: sql<number>`count(*)::int`,
      bytes: sql<string>`coalesce(sum(${uploads.bytes}), 0)`,
    })
    .from(uploads)
    .where(and(isOwnedBy(owner), isOpen(db)));
  if (!open) return;
  if (open.uploads >= MAX_OPEN_UPLOADS) throw new AppError('UPLOADS_FULL');
  if (Number(open.bytes) + bytes > mostBytes) {
    throw new AppError('UPLOADS_FULL', { messages: tooManyBytes(mostBytes) });
  }
}

/**
 * Refuses more bytes while the disk is nearly full; what has arrived stays, and the upload can go on.
 * @throws AppError DISK_FULL
 */
export async function requireRoom(files: FileStore): Promise<void> {
  const room = await files.room();
  if (room !== undefined && room <= 0) throw diskFull();
}

const diskFull = () => new AppError('DISK_FULL');

function tooManyBytes(most: number) {
  const size = `${Math.floor(most / 1024 / 1024)} MB`;
  return {
    zh: `您未完成的上传合计最多 ${size}。请先传完或取消其中一些，再上传这个文件。`,
    en: `Your unfinished uploads may have ${size} together. Finish or cancel some of them before you upload this file.`,
  };
}
