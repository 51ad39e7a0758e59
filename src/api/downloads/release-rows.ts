import { lockById } from '#api/rows.ts';
import type { ReleaseState } from '#contracts/enums/downloads.ts';
import type { PublishStatus } from '#contracts/enums/publishing.ts';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { downloadReleases } from '#db/schema/downloads.ts';

export type ReleaseRow = typeof downloadReleases.$inferSelect;

/** States by the status of the row. */
export const releaseStateOf: Record<PublishStatus, ReleaseState> = {
  draft: 'draft',
  published: 'issued',
  archived: 'withdrawn',
};

/** Reads a release for a change and locks it. @throws AppError NOT_FOUND */
export async function lockRelease(db: Executor, id: string): Promise<ReleaseRow> {
  return lockById(db, downloadReleases, id);
}

/** As `lockRelease`, for what only a draft allows. @throws AppError RELEASE_ISSUED, NOT_FOUND */
export async function lockDraft(db: Executor, id: string): Promise<ReleaseRow> {
  const row = await lockRelease(db, id);
  if (row.status !== 'draft') throw new AppError('RELEASE_ISSUED');
  return row;
}
