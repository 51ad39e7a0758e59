import { desc, eq, sql } from 'drizzle-orm';
import type { ReleaseFailure } from '#contracts/enums/downloads.ts';
import { AppError, notFound } from '#contracts/errors.ts';
import type { RouteAnswer } from '#contracts/route.ts';
import type { Database, Executor } from '#db/connection.ts';
import { contentRecords } from '#db/schema/content.ts';
import { downloadCounts, downloadReleases, releaseProcessing } from '#db/schema/downloads.ts';
import { uploads } from '#db/schema/uploads.ts';
import type { listReleases, readRelease, readReleaseDownloads } from './release-contract.ts';
import { type ReleaseRow, releaseStateOf } from './release-rows.ts';

type Summary = RouteAnswer<typeof listReleases>['items'][number];

/** Versions with their file and number of downloads, as `presentWhole` needs them. */
export function selectReleases(db: Executor) {
  return db
    .select({
      row: downloadReleases,
      upload: { name: uploads.fileName, bytes: uploads.bytes },
      failure: releaseProcessing.failure,
      downloads: sql<number>`(
        select coalesce(sum(c.count), 0) from ${downloadCounts} c
        where c.release_id = ${downloadReleases.id})`.mapWith(Number),
    })
    .from(downloadReleases)
    .leftJoin(releaseProcessing, eq(releaseProcessing.releaseId, downloadReleases.id))
    .leftJoin(uploads, eq(uploads.id, releaseProcessing.uploadId))
    .$dynamic();
}

interface Selected {
  row: ReleaseRow;
  upload: { name: string; bytes: number } | null;
  failure: ReleaseFailure | null;
  downloads: number;
}

function present({ row, upload, failure, downloads }: Selected): ReleaseRow & Summary {
  const { fileName, bytes, sha256 } = row;
  return {
    ...row,
    state: releaseStateOf[row.status],
    file:
      fileName !== null && bytes !== null && sha256 !== null
        ? { name: fileName, bytes, sha256 }
        : null,
    upload: upload && { ...upload, state: failure ?? 'storing' },
    downloads,
  };
}

/** All versions of a program. @throws AppError NOT_FOUND */
export async function readReleases(
  db: Database,
  downloadId: string,
): Promise<RouteAnswer<typeof listReleases>> {
  const [record] = await db.select().from(contentRecords).where(eq(contentRecords.id, downloadId));
  if (record?.kind !== 'download') throw new AppError('NOT_FOUND');
  const rows = await selectReleases(db)
    .where(eq(downloadReleases.downloadId, downloadId))
    .orderBy(desc(downloadReleases.releasedOn), desc(downloadReleases.id));
  const isProgramPublic =
    record.facets.includes('visible:true') &&
    record.facets.some((facet) => facet === 'zh:published' || facet === 'en:published');
  return { items: rows.map(present), isProgramPublic };
}

/** One version with its texts. @throws AppError NOT_FOUND */
export async function readOne(db: Database, id: string): Promise<RouteAnswer<typeof readRelease>> {
  const [found = notFound()] = await selectReleases(db).where(eq(downloadReleases.id, id));
  return presentWhole(found);
}

/** A version with its texts. */
export function presentWhole(found: Selected): RouteAnswer<typeof readRelease> {
  const { row } = found;
  return {
    ...present(found),
    minOs: row.minOs ?? '',
    requirementsZh: row.requirementsZh ?? '',
    requirementsEn: row.requirementsEn ?? '',
    notesZh: row.notesMarkdownZh,
    notesEn: row.notesMarkdownEn ?? '',
    withdrawalReasonZh: row.withdrawalReasonZh ?? '',
    withdrawalReasonEn: row.withdrawalReasonEn ?? '',
  };
}

/** Days of the chart. */
const DAYS = 30;

/** Downloads of the last days; days without any are 0. @throws AppError NOT_FOUND */
export async function readDownloadDays(
  db: Database,
  id: string,
): Promise<RouteAnswer<typeof readReleaseDownloads>> {
  const { rows } = await db.execute<{ day: string; count: string }>(sql`
    select s.day::date::text as day, coalesce(c.count, 0) as count
    from download_releases r
    cross join lateral (select (now() at time zone coalesce(
      (select time_zone from site_settings limit 1), 'Asia/Shanghai'))::date::timestamp as today) as t
    cross join lateral generate_series(
      t.today - make_interval(days => ${DAYS - 1}), t.today, interval '1 day') as s (day)
    left join download_counts c on c.release_id = r.id and c.day = s.day::date
    where r.id = ${id}
    order by s.day`);
  if (rows.length === 0) throw new AppError('NOT_FOUND');
  return { days: rows.map(({ day, count }) => ({ day, count: Number(count) })) };
}
