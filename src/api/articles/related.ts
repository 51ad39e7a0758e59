import { and, desc, eq, lte, ne, sql } from 'drizzle-orm';
import { union, unionAll } from 'drizzle-orm/pg-core';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { isPublicIn } from '#db/public-text.ts';
import {
  articleProducts,
  articles,
  articleListing as listing,
  articleTranslations as texts,
} from '#db/schema/articles.ts';
import { readCards } from './cards.ts';
import type { Article, ArticleCard } from './contract.ts';

const RELATED = 3;

/** How many articles of its category, and of each of its products, are compared with an article. */
const CANDIDATES = 24;

/**
 * The listed articles just before and just after one.
 * @param at when it was published, as the database writes it: a `Date` would lose microseconds
 */
export async function findNeighbours(
  db: Database,
  locale: Locale,
  at: string,
  id: string,
): Promise<Pick<Article, 'previous' | 'next'>> {
  const side = (name: 'next' | 'previous') => {
    const moment = sql`(${texts.publishedAt}, ${texts.articleId})`;
    const here = sql`(${at}::timestamptz, ${id}::uuid)`;
    const isNext = name === 'next';
    return db
      .select({ side: sql<string>`${name}`, slug: articles.slug, title: texts.title })
      .from(texts)
      .innerJoin(articles, eq(articles.id, texts.articleId))
      .where(
        and(
          isPublicIn(texts, locale),
          eq(articles.listed, true),
          isNext ? sql`${moment} > ${here}` : sql`${moment} < ${here}`,
        ),
      )
      .orderBy(
        ...(isNext
          ? [texts.publishedAt, texts.articleId]
          : [desc(texts.publishedAt), desc(texts.articleId)]),
      )
      .limit(1);
  };
  const rows = await unionAll(side('next'), side('previous'));
  const link = (name: string) => {
    const found = rows.find((row) => row.side === name);
    return found ? { slug: found.slug, title: found.title } : null;
  };
  return { previous: link('previous'), next: link('next') };
}

/**
 * Articles that share most products, then the category, then the newest. Only the newest of each
 * are compared, so that it costs the same however many there are.
 */
export async function findRelated(
  db: Database,
  locale: Locale,
  id: string,
  categoryKey: string,
): Promise<ArticleCard[]> {
  const ofCategory = db
    .select({ id: listing.articleId })
    .from(listing)
    .where(
      and(
        eq(listing.locale, locale),
        eq(listing.categoryKey, categoryKey),
        lte(listing.publishedAt, sql`now()`),
      ),
    )
    .orderBy(desc(listing.pinned), desc(listing.publishedAt), desc(listing.articleId))
    .limit(CANDIDATES);
  // Identifiers grow with time, so the newest of a product are the last in its index.
  const ofProducts = db
    .select({ id: sql<string>`recent.article_id`.as('id') })
    .from(articleProducts)
    .crossJoin(
      sql`lateral (select article_id from article_products theirs
        where theirs.product_key = ${articleProducts.productKey}
        order by article_id desc limit ${CANDIDATES}) recent`,
    )
    .where(eq(articleProducts.articleId, id));
  const candidates = union(ofCategory, ofProducts).as('candidates');
  const shared = sql`(select count(*) from article_products own
    join article_products theirs on theirs.product_key = own.product_key
    where own.article_id = ${id} and theirs.article_id = ${listing.articleId})`;
  const rows = await db
    .select({ id: listing.articleId })
    .from(candidates)
    .innerJoin(listing, and(eq(listing.articleId, candidates.id), eq(listing.locale, locale)))
    .where(and(ne(listing.articleId, id), lte(listing.publishedAt, sql`now()`)))
    .orderBy(
      desc(shared),
      desc(sql`${listing.categoryKey} = ${categoryKey}`),
      desc(listing.publishedAt),
    )
    .limit(RELATED);
  return readCards(
    db,
    locale,
    rows.map((row) => row.id),
  );
}
