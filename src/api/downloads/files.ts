import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, Executor } from '#db/connection.ts';
import { isPublic } from '#db/public-text.ts';
import {
  downloadCounts,
  downloadEvents,
  downloadReleases,
  downloads,
} from '#db/schema/downloads.ts';

/** The file of a public release. */
export interface ReleaseFile {
  releaseId: string;
  /** Key in the file store. */
  key: string;
  name: string;
  mime: string;
  bytes: number;
  sha256: string;
}

/** Finds the file of a public release; undefined if no release has this id and file name. */
export async function findReleaseFile(
  db: Executor,
  releaseId: string,
  name: string,
): Promise<ReleaseFile | undefined> {
  const [row] = await db
    .select({
      key: downloadReleases.fileKey,
      mime: downloadReleases.mime,
      bytes: downloadReleases.bytes,
      sha256: downloadReleases.sha256,
    })
    .from(downloadReleases)
    .innerJoin(downloads, eq(downloads.id, downloadReleases.downloadId))
    .where(
      and(
        eq(downloadReleases.id, releaseId),
        eq(downloadReleases.fileName, name),
        isNotNull(downloadReleases.fileKey),
        eq(downloads.visible, true),
        isPublic(downloadReleases),
      ),
    );
  const { key, mime, bytes, sha256 } = row ?? {};
  if (!key || !mime || bytes == null || !sha256) return undefined;
  return { releaseId, key, name, mime, bytes, sha256 };
}

/**
 * Counts a started download: once a day for each visitor, however often it is resumed.
 * @param visitor daily hash of the visitor
 */
export async function countDownload(
  db: Database,
  releaseId: string,
  visitor: string,
): Promise<void> {
  await db.execute(sql`
    with began as (
      insert into ${downloadEvents} (release_id, visitor_hash) values (${releaseId}, ${visitor})
      on conflict do nothing
      returning release_id
    )
    insert into ${downloadCounts} (release_id, day, count)
    select release_id, (now() at time zone coalesce(
      (select time_zone from site_settings limit 1), 'Asia/Shanghai'))::date, 1 from began
    on conflict (release_id, day) do update set count = ${downloadCounts}.count + 1`);
}
