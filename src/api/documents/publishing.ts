import { asc, eq, sql } from 'drizzle-orm';
import { productChoices } from '#api/publishing/choices.ts';
import {
  type Choice,
  mediaReferences,
  type PublishableKind,
  plainTexts,
} from '#api/publishing/kind.ts';
import { storedKind } from '#api/publishing/stored/kind.ts';
import type { StoredList } from '#api/publishing/stored/shared-part.ts';
import { renderMarkdown } from '#content/markdown/render.ts';
import { findMediaIn } from '#content/markdown/text-media.ts';
import { type DocumentShared, documentShared, documentText } from '#contracts/content/document.ts';
import { documentLevels } from '#contracts/enums/documents.ts';
import {
  documentRelations,
  documentSections,
  documents,
  documentTranslations as texts,
} from '#db/schema/documents.ts';

const related: StoredList<DocumentShared['related']> = {
  table: documentRelations,
  recordId: documentRelations.documentId,
  async read(db, id) {
    const rows = await db
      .select({ id: documentRelations.relatedId })
      .from(documentRelations)
      .where(eq(documentRelations.documentId, id))
      .orderBy(asc(documentRelations.sort), asc(documentRelations.relatedId));
    return rows.map((relation) => relation.id);
  },
  async write(db, documentId, ids) {
    await db.delete(documentRelations).where(eq(documentRelations.documentId, documentId));
    const others = [...new Set(ids)].filter((id) => id !== documentId);
    if (others.length === 0) return;
    await db
      .insert(documentRelations)
      .values(others.map((relatedId, sort) => ({ documentId, relatedId, sort })));
  },
};

/** Documents of the learning centre. They have no English pages. */
export const documentKind: PublishableKind = storedKind({
  kind: 'document',
  shared: {
    schema: documentShared,
    empty: { level: 'beginner', kind: 'article', minutes: 5, sort: 0 },
    table: documents,
    columns: { product: 'productKey' },
    lists: { related },
    references: ({ coverId, videoId, englishArticle }) => [
      ...mediaReferences({ coverId, videoId }),
      ...(englishArticle
        ? [{ field: 'englishArticle', kind: 'link', value: `/en/show/${englishArticle}` } as const]
        : []),
    ],
  },
  languages: ['zh'],
  text: {
    schema: documentText,
    table: texts,
    recordId: 'documentId',
    columns: { body: 'bodyMarkdown' },
    async made({ body }, { db, locale }) {
      const options = { locale, findMedia: findMediaIn(db) };
      const { html, toc, readingMinutes } = await renderMarkdown(body, options);
      return { bodyHtml: html, toc, readingMinutes };
    },
    // Readers are told when the text itself has changed.
    changed({ title, summary, body }) {
      const isSameText = sql`(${texts.title}, ${texts.summary}, ${texts.bodyMarkdown})
        is not distinct from (${title}, ${summary}, ${body})`;
      return {
        contentUpdatedAt: sql`case when ${isSameText} then ${texts.contentUpdatedAt} else now() end`,
      };
    },
    texts: ({ title, summary, body }) => [
      ...plainTexts({ title, summary }),
      { field: 'body', text: body, form: 'markdown' },
    ],
  },
  path: (slug) => `/dmfaq/${slug}`,
  hasEnglish: false,
  async choices(db) {
    const sections = await db
      .select()
      .from(documentSections)
      .orderBy(asc(documentSections.sort), asc(documentSections.id));
    return [
      {
        name: 'section',
        label: { zh: '章节', en: 'Section' },
        values: choicesBelow(sections, null),
      },
      {
        name: 'level',
        label: { zh: '难度', en: 'Level' },
        values: documentLevels.map((value) => ({ value, label: levelNames[value] })),
      },
      await productChoices(db),
    ];
  },
});

type Section = typeof documentSections.$inferSelect;

/** Sections in tree order, each with the names of those above it. */
function choicesBelow(
  sections: readonly Section[],
  parentId: string | null,
  above = { zh: '', en: '' },
): Choice['values'] {
  return sections
    .filter((section) => section.parentId === parentId)
    .flatMap(({ id, nameZh, nameEn }) => {
      const label = { zh: above.zh + nameZh, en: above.en + (nameEn ?? nameZh) };
      const next = { zh: `${label.zh} / `, en: `${label.en} / ` };
      return [{ value: id, label }, ...choicesBelow(sections, id, next)];
    });
}

const levelNames = {
  beginner: { zh: '入门', en: 'Beginner' },
  intermediate: { zh: '进阶', en: 'Intermediate' },
  advanced: { zh: '高级', en: 'Advanced' },
};
