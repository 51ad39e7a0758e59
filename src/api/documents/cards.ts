import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { pictureOf } from '#api/media/service.ts';
import type { Cards } from '#contracts/cards.ts';
import type { ProductKey } from '#contracts/enums/products.ts';
import { keepLast, keepUnits } from '#contracts/keep-units.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { changedForReaders, isPublicIn } from '#db/public-text.ts';
import {
  documentSections,
  documents,
  documentTranslations as texts,
} from '#db/schema/documents.ts';
import { products } from '#db/schema/products.ts';
import type { DocumentCard } from './contract.ts';

/** Name of a section or product in a language. */
export function nameIn(locale: Locale, table: typeof documentSections | typeof products) {
  return locale === 'en'
    ? sql<string>`coalesce(${table.nameEn}, ${table.nameZh})`
    : sql<string>`${table.nameZh}`;
}

/** Fields of a card in one row. */
export function cardFields(locale: Locale) {
  return {
    slug: documents.slug,
    title: texts.title,
    summary: texts.summary,
    section: { slug: documentSections.slug, name: nameIn(locale, documentSections) },
    product: sql<DocumentCard['product']>`case when ${products.key} is not null then
      json_build_object('key', ${products.key}, 'name', ${nameIn(locale, products)}) end`,
    level: documents.level,
    kind: documents.kind,
    minutes: documents.minutes,
    updatedAt: changedForReaders(texts.contentUpdatedAt, texts.publishedAt),
    cover: pictureOf(documents.coverId, locale),
  };
}

type CardRow = Omit<DocumentCard, 'updatedAt'> & { updatedAt: Date };

/** Converts a row to the card of the contract. */
export function presentCard(row: CardRow): DocumentCard {
  const { slug, title, section, product, level, kind, minutes, cover } = row;
  const summary = keepLast(keepUnits(row.summary));
  const updatedAt = row.updatedAt.toISOString();
  return { slug, title, summary, section, product, level, kind, minutes, updatedAt, cover };
}

/** The query for cards with a condition; the caller adds the order. */
export function selectCards(db: Database, locale: Locale, filter: SQL | undefined) {
  return db
    .select(cardFields(locale))
    .from(texts)
    .innerJoin(documents, eq(documents.id, texts.documentId))
    .innerJoin(documentSections, eq(documentSections.id, documents.sectionId))
    .leftJoin(products, eq(products.key, documents.productKey))
    .where(filter);
}

/**
 * Documents about a product first, then those for all products, each with the most requested first,
 * as cards of page blocks.
 */
export async function findProductDocuments(
  db: Database,
  locale: Locale,
  { limit, product }: { limit: number; product?: ProductKey | undefined },
): Promise<Cards['documents'][]> {
  const isAbout = product
    ? or(eq(documents.productKey, product), isNull(documents.productKey))
    : undefined;
  const rows = await selectCards(db, locale, and(isPublicIn(texts, locale), isAbout))
    .orderBy(
      sql`${documents.productKey} is null`,
      asc(documents.popular),
      asc(documents.sort),
      asc(documents.id),
    )
    .limit(limit);
  return rows.map((row) => {
    const { slug, title, summary, level, minutes, cover } = presentCard(row);
    return { slug, title, summary, level, minutes, cover };
  });
}
