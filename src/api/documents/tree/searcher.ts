import { asc } from 'drizzle-orm';
import type { Searcher } from '#api/quick-search/searcher.ts';
import { documentSections as sections } from '#db/schema/documents.ts';
import { anyContains } from '#db/word-search.ts';

/** Finds sections of the learning centre. */
export const sectionSearcher: Searcher = {
  right: 'content.read',
  async find(db, q, limit) {
    const rows = await db
      .select()
      .from(sections)
      .where(anyContains(q, sections.nameZh, sections.nameEn))
      .orderBy(asc(sections.sort), asc(sections.id))
      .limit(limit);
    return rows.map(({ id, slug, nameZh, nameEn }) => ({
      kind: 'document-section',
      id,
      title: { zh: nameZh, en: nameEn },
      detail: slug,
    }));
  },
};
