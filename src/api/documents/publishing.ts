import { and, asc, eq, sql } from 'drizzle-orm';
import { type Choice, definePart, type PublishableKind } from '#api/publishing/kind.ts';
import { productChoices } from '#api/publishing/product-choices.ts';
import { publishedAgain, publishedNow, stateOf } from '#api/publishing/translation.ts';
import { renderMarkdown } from '#content/markdown/render.ts';
import { findMediaIn } from '#content/markdown/text-media.ts';
import {
  type DocumentShared,
  type DocumentText,
  documentShared,
  documentText,
} from '#contracts/content/document.ts';
import { documentLevels } from '#contracts/enums/documents.ts';
import { productKeys } from '#contracts/enums/products.ts';
import type { Executor } from '#db/connection.ts';
import {
  documentRelations,
  documentSections,
  documents,
  documentTranslations as texts,
} from '#db/schema/documents.ts';

const emptyShared: DocumentShared = {
  slug: '',
  sectionId: '',
  product: null,
  level: 'beginner',
  kind: 'article',
  coverId: null,
  videoId: null,
  minutes: 5,
  versionFrom: null,
  versionTo: null,
  popular: null,
  englishArticle: null,
  sort: 0,
  related: [],
};

/** Documents have no English pages. */
const LOCALE = 'zh';

const text = definePart<DocumentText>({
  schema: documentText,
  empty: { title: '', summary: '', body: '', seoTitle: null, seoDescription: null },
  async read(db, id) {
    const [row] = await db
      .select()
      .from(texts)
      .where(and(eq(texts.documentId, id), eq(texts.locale, LOCALE)));
    if (!row) return undefined;
    const { title, summary, bodyMarkdown, seoTitle, seoDescription } = row;
    const data = { title, summary, body: bodyMarkdown, seoTitle, seoDescription };
    return { data, state: stateOf(row.status), publishedAt: row.publishedAt };
  },
  async write(db, id, { body, ...fields }) {
    const { html, toc, readingMinutes } = await renderMarkdown(body, {
      locale: LOCALE,
      findMedia: findMediaIn(db),
    });
    const columns = { ...fields, bodyMarkdown: body, bodyHtml: html, toc, readingMinutes };
    // Readers are told when the text itself has changed.
    const isSameText = sql`(${texts.title}, ${texts.summary}, ${texts.bodyMarkdown})
      is not distinct from (${fields.title}, ${fields.summary}, ${body})`;
    const contentUpdatedAt = sql`case when ${isSameText} then ${texts.contentUpdatedAt} else now() end`;
    await db
      .insert(texts)
      .values({ documentId: id, locale: LOCALE, ...columns, ...publishedNow() })
      .onConflictDoUpdate({
        target: [texts.documentId, texts.locale],
        set: { ...columns, ...publishedAgain(texts), contentUpdatedAt },
      });
  },
  texts: ({ title, summary, body }) => [
    { field: 'title', text: title, form: 'plain' },
    { field: 'summary', text: summary, form: 'plain' },
    { field: 'body', text: body, form: 'markdown' },
  ],
  references: () => [],
});

const shared = definePart<DocumentShared>({
  schema: documentShared,
  empty: emptyShared,
  async read(db, id) {
    const [row] = await db.select().from(documents).where(eq(documents.id, id));
    if (!row) return undefined;
    const related = await db
      .select({ id: documentRelations.relatedId })
      .from(documentRelations)
      .where(eq(documentRelations.documentId, id))
      .orderBy(asc(documentRelations.sort), asc(documentRelations.relatedId));
    const {
      slug,
      sectionId,
      productKey,
      level,
      kind,
      coverId,
      videoId,
      minutes,
      popular,
      englishArticle,
    } = row;
    const data = {
      slug,
      sectionId,
      product: productKeys.find((key) => key === productKey) ?? null,
      level,
      kind,
      coverId,
      videoId,
      minutes,
      versionFrom: row.versionFrom,
      versionTo: row.versionTo,
      popular,
      englishArticle,
      sort: row.sort,
      related: related.map((relation) => relation.id),
    };
    return { data, state: 'published', publishedAt: null };
  },
  async write(db, id, data) {
    await db.update(documents).set(columnsOf(data)).where(eq(documents.id, id));
    await writeRelated(db, id, data);
  },
  texts: () => [],
  references: ({ coverId, videoId, englishArticle }) => [
    ...(coverId ? [{ field: 'coverId', kind: 'media', value: coverId } as const] : []),
    ...(videoId ? [{ field: 'videoId', kind: 'media', value: videoId } as const] : []),
    ...(englishArticle
      ? [{ field: 'englishArticle', kind: 'link', value: `/en/show/${englishArticle}` } as const]
      : []),
  ],
});

function columnsOf({ product, related: _, ...columns }: DocumentShared) {
  return { ...columns, productKey: product };
}

async function writeRelated(db: Executor, documentId: string, { related }: DocumentShared) {
  await db.delete(documentRelations).where(eq(documentRelations.documentId, documentId));
  const others = [...new Set(related)].filter((id) => id !== documentId);
  if (others.length === 0) return;
  await db
    .insert(documentRelations)
    .values(others.map((relatedId, sort) => ({ documentId, relatedId, sort })));
}

/** Documents of the learning centre. */
export const documentKind: PublishableKind = {
  kind: 'document',
  parts: { shared, zh: text },
  draftTables: [
    { table: documents, recordId: documents.id },
    { table: texts, recordId: texts.documentId },
    { table: documentRelations, recordId: documentRelations.documentId },
  ],
  async create(db, data) {
    const content = data as DocumentShared;
    const [row] = await db
      .insert(documents)
      .values(columnsOf(content))
      .returning({ id: documents.id });
    if (!row) throw new Error('the document was not created');
    await writeRelated(db, row.id, content);
    return row.id;
  },
  async withdraw(db, id, locale) {
    await db
      .update(texts)
      .set({ status: 'archived' })
      .where(and(eq(texts.documentId, id), eq(texts.locale, locale)));
  },
  async remove(db, id) {
    await db.delete(documents).where(eq(documents.id, id));
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
};

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
