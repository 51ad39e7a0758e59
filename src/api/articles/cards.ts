import { and, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { pictureOf } from '#api/media/service.ts';
import { keepLast, keepUnits } from '#contracts/keep-units.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import {
  articles,
  articleCategories as categories,
  articleTranslations as texts,
} from '#db/schema/articles.ts';
import type { ArticleCard } from './contract.ts';

/** Fields of a card in one row; the products are aggregated in their own order. */
export function cardFields(locale: Locale) {
  const name = locale === 'en' ? sql`coalesce(p.name_en, p.name_zh)` : sql`p.name_zh`;
  return {
    slug: articles.slug,
    title: texts.title,
    summary: texts.summary,
    category: { key: categories.key, name: categoryName(locale) },
    pinned: articles.pinned,
    products: sql<ArticleCard['products']>`coalesce((
      select json_agg(json_build_object('key', p.key, 'name', ${name}) order by p.sort)
      from article_products ap join products p on p.key = ap.product_key
      where ap.article_id = ${articles.id}), '[]'::json)`,
    publishedAt: sql<Date>`${texts.publishedAt}`.mapWith(texts.publishedAt),
    readingMinutes: texts.readingMinutes,
    cover: pictureOf(articles.coverId, locale),
  };
}

type CardRow = Omit<ArticleCard, 'publishedAt'> & { publishedAt: Date };

/** Converts a row to the card of the contract. */
export function presentCard(row: CardRow): ArticleCard {
  const { slug, title, category, pinned, products, readingMinutes, cover } = row;
  const summary = keepLast(keepUnits(row.summary));
  const publishedAt = row.publishedAt.toISOString();
  return { slug, title, summary, category, pinned, products, publishedAt, readingMinutes, cover };
}

/**
 * Cards of articles that are public in the language.
 * @param ids the article ids in the required order; or a query for them, which sorts pinned
 * articles first and then by date, newest first
 */
export async function readCards(
  db: Database,
  locale: Locale,
  ids: string[] | SQLWrapper,
): Promise<ArticleCard[]> {
  if (Array.isArray(ids) && ids.length === 0) return [];
  const rows = await cardsOf(db, locale, ids);
  return rows.map(presentCard);
}

/** The query for cards in a language; the caller adds conditions and order. */
export function selectCards(db: Database, locale: Locale) {
  return db
    .select(cardFields(locale))
    .from(texts)
    .innerJoin(articles, eq(articles.id, texts.articleId))
    .innerJoin(categories, eq(categories.key, articles.categoryKey));
}

/** The query of `readCards`, for prepared statements. */
export function cardsOf(db: Database, locale: Locale, ids: string[] | SQLWrapper) {
  return selectCards(db, locale)
    .where(and(inArray(texts.articleId, ids), eq(texts.locale, locale)))
    .orderBy(
      ...(Array.isArray(ids)
        ? [sql`array_position(${sql.param(ids)}::uuid[], ${texts.articleId})`]
        : [desc(articles.pinned), desc(texts.publishedAt), desc(texts.articleId)]),
    );
}

/** Name of a category in a language. */
export function categoryName(locale: Locale): SQL<string> {
  return locale === 'en'
    ? sql<string>`coalesce(${categories.nameEn}, ${categories.nameZh})`
    : sql<string>`${categories.nameZh}`;
}
