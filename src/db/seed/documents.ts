import {
  type DocumentKind,
  type DocumentLevel,
  documentLevels,
} from '#contracts/values/documents.ts';
import type { Executor } from '../connection.ts';
import { renderMarkdown } from '../content/markdown.ts';
import {
  documentRelations,
  documentSections,
  documents,
  documentTranslations,
} from '../schema/documents.ts';
import sectionSeeds from './content/sections.json';
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
  popular: boolean;
  related: string[];
}

/** Writes the tree of the learning centre and its documents, easy ones first in each section. */
export async function seedDocuments(db: Executor): Promise<void> {
  const sectionIds = await seedSections(db);
  const texts = readSeedTexts<DocumentFront>('documents').sort(
    (a, b) => documentLevels.indexOf(a.front.level) - documentLevels.indexOf(b.front.level),
  );
  const popular = texts.filter(({ front }) => front.popular).map(({ front }) => front.slug);
  const rows = await db
    .insert(documents)
    .values(
      texts.map(({ front }, sort) => ({
        slug: front.slug,
        sectionId: sectionIds.get(front.section) ?? '',
        productKey: front.product,
        level: front.level,
        kind: front.kind,
        minutes: front.minutes,
        versionFrom: front.versionFrom,
        versionTo: front.versionTo,
        popular: front.popular ? popular.indexOf(front.slug) + 1 : null,
        sort,
      })),
    )
    .returning({ id: documents.id, slug: documents.slug });
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  const idOf = (slug: string) => ids.get(slug) ?? '';
  const translations = [];
  for (const { locale, front, markdown } of texts) {
    const { html, toc, readingMinutes } = await renderMarkdown(markdown);
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
      front.related.map((slug, sort) => ({
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
