import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Searcher } from '#api/quick-search/searcher.ts';
import { contentRecords } from '#db/schema/content.ts';
import { downloadReleases } from '#db/schema/downloads.ts';
import { anyContains } from '#db/word-search.ts';

/** Finds versions of programs by number or file; the programs themselves are content. */
export const releaseSearcher: Searcher = {
  right: 'releases.read',
  async find(db, q, limit) {
    const rows = await db
      .select({
        id: downloadReleases.id,
        parentId: contentRecords.id,
        version: downloadReleases.version,
        fileName: downloadReleases.fileName,
        zh: contentRecords.titleZh,
        en: contentRecords.titleEn,
      })
      .from(downloadReleases)
      .innerJoin(contentRecords, eq(contentRecords.id, downloadReleases.downloadId))
      .where(
        and(
          isNull(contentRecords.deletedAt),
          anyContains(q, downloadReleases.version, downloadReleases.fileName),
        ),
      )
      .orderBy(desc(downloadReleases.releasedOn), desc(downloadReleases.id))
      .limit(limit);
    return rows.map(({ id, parentId, version, fileName, zh, en }) => ({
      kind: 'release',
      id,
      parentId,
      title: { zh: `${zh} ${version}`, en: `${en ?? zh} ${version}` },
      detail: fileName ?? '',
    }));
  },
};
