import { namedColumns } from '#api/transfers/column-names/others.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Resource } from '#api/transfers/table.ts';
import { downloads, downloadReleases as releases } from '#db/schema/downloads.ts';
import { presentWhole, selectReleases } from './release-list.ts';

/** Versions that are read at a time, with their notes. */
const BATCH = 100;

/**
 * Versions of one program or of all, in the order in which they were begun. Only for exports: an
 * issued version cannot be changed, and a draft needs its file.
 */
export const releaseResource: Resource<{ downloadId?: string | undefined }> = {
  columns: namedColumns('release'),
  async *rows(db, { downloadId }) {
    const programs = await db.select({ id: downloads.id, slug: downloads.slug }).from(downloads);
    const slugs = new Map(programs.map(({ id, slug }) => [id, slug]));
    for (let last = ''; ; ) {
      const page = await selectReleases(db)
        .where(
          and(
            downloadId ? eq(releases.downloadId, downloadId) : undefined,
            last ? gt(releases.id, last) : undefined,
          ),
        )
        .orderBy(asc(releases.id))
        .limit(BATCH);
      yield* page.map((found) => {
        const { file, ...whole } = presentWhole(found);
        const program = slugs.get(whole.downloadId);
        return {
          ...whole,
          program,
          fileName: file?.name,
          bytes: file?.bytes,
          sha256: file?.sha256,
        };
      });
      last = page.at(-1)?.row.id ?? '';
      if (page.length < BATCH) return;
    }
  },
};
