import { renderMarkdown } from '#content/markdown/render.ts';
import type { DocumentKind, DocumentLevel } from '#contracts/enums/documents.ts';
import type { Executor } from '../connection.ts';
import {
  documentRelations,
  documentSections,
  documents,
  documentTranslations,
} from '../schema/documents.ts';
import sectionSeeds from './content/sections.json';
import { mediaIds, seedTextMedia } from './media.ts';
import { readSeedTexts, seedMoment } from './texts.ts';

interface DocumentFront {
  slug: string;
  section: string;
  title: string;
  summary: string;
  product: string | null;
  level: DocumentLevel;
  kind: DocumentKind;
  minutes: number;
  versionFrom: string | null;
  versionTo: string | null;
  updatedAt: string;
  /** Position among the popular questions, if any. */
  popular?: number;
  /** Slug of the English article on the subject, if it is not the document's own. */
  englishArticle?: string;
  /** Position in its section. */
  order: number;
  related: string[];
}

/** Writes the tree of the learning centre and its documents. */
export async function seedDocuments(db: Executor): Promise<void> {
  const sectionIds = await seedSections(db);
  const texts = readSeedTexts<DocumentFront>('documents');
  const pictures = await mediaIds(db);
  const rows = await db
    .insert(documents)
    .values(
      texts.map(({ front }) => ({
        slug: front.slug,
        sectionId: sectionIds.get(front.section) ?? '',
        productKey: front.product,
        level: front.level,
        kind: front.kind,
        minutes: front.minutes,
        versionFrom: front.versionFrom,
        versionTo: front.versionTo,
        coverId: pictures.get(`doc-${front.slug}`) ?? null,
        popular: front.popular ?? null,
        englishArticle: front.englishArticle ?? null,
        sort: front.order,
      })),
    )
    .returning({ id: documents.id, slug: documents.slug });
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  const idOf = (slug: string) => ids.get(slug) ?? '';
  const translations = [];
  for (const { locale, front, markdown } of texts) {
    const { html, toc, readingMinutes } = await renderMarkdown(markdown, {
      locale,
      findMedia: seedTextMedia(db),
    });
    const moment = seedMoment(front.updatedAt);
    translations.push({
      documentId: idOf(front.slug),
      locale,
      status: 'published' as const,
      publishedAt: moment,
      contentUpdatedAt: moment,
      title: front.title,
      summary: front.summary,
      bodyMarkdown: markdown,
      bodyHtml: html,
      toc,
      readingMinutes,
    });
  }
  await db.insert(documentTranslations).values(translations);
  await db.insert(documentRelations).values(
    texts.flatMap(({ front }) =>
      front.related
        .filter((slug) => ids.has(slug))
        .map((slug, sort) => ({
          documentId: idOf(front.slug),
          relatedId: idOf(slug),
          sort,
        })),
    ),
  );
}

/** Writes the sections, parents first; returns their ids by slug. */
async function seedSections(db: Executor): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { parent, ...section } of sectionSeeds) {
    const [row] = await db
      .insert(documentSections)
      .values({ ...section, parentId: parent ? (ids.get(parent) ?? null) : null })
      .returning({ id: documentSections.id });
    if (row) ids.set(section.slug, row.id);
  }
  return ids;
}
