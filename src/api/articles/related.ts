import { and, desc, eq, lte, ne, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { preparedByLocale } from '#db/prepared.ts';
import {
  articleProducts,
  articles,
  articleCategories as categories,
  articleListing as listing,
  articleTranslations as texts,
} from '#db/schema/articles.ts';
import { cardFields, presentCard } from './cards.ts';
import type { ArticleCard } from './contract.ts';

const RELATED = 3;

/** Number of articles of its category, and of each of its products, that are compared. */
const CANDIDATES = 24;

const relatedArticles = preparedByLocale((db, locale) => {
  const id = sql.placeholder('id');
  const category = sql.placeholder('category');
  const ofCategory = db
    .select({ id: listing.articleId })
    .from(listing)
    .where(
      and(
        eq(listing.locale, locale),
        eq(listing.categoryKey, category),
        lte(listing.publishedAt, sql`now()`),
      ),
    )
    .orderBy(desc(listing.pinned), desc(listing.publishedAt), desc(listing.articleId))
    .limit(CANDIDATES);
  // Ids grow with time, so the newest articles of a product are the last ones in its index.
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
  const order = [
    desc(shared),
    desc(sql`${listing.categoryKey} = ${category}`),
    desc(listing.publishedAt),
  ];
  const best = db
    .select({
      id: listing.articleId,
      rank: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('rank'),
    })
    .from(candidates)
    .innerJoin(listing, and(eq(listing.articleId, candidates.id), eq(listing.locale, locale)))
    .where(and(ne(listing.articleId, id), lte(listing.publishedAt, sql`now()`)))
    .orderBy(sql`rank`)
    .limit(RELATED)
    .as('best');
  return db
    .select(cardFields(locale))
    .from(best)
    .innerJoin(texts, and(eq(texts.articleId, best.id), eq(texts.locale, locale)))
    .innerJoin(articles, eq(articles.id, texts.articleId))
    .innerJoin(categories, eq(categories.key, articles.categoryKey))
    .orderBy(best.rank)
    .prepare(`related_articles_${locale}`);
});

/**
 * Articles with the most shared products, then of the same category, then the newest. Only the
 * newest of each are compared, so that the cost does not grow with the number of articles.
 */
export async function findRelated(
  db: Database,
  locale: Locale,
  id: string,
  category: string,
): Promise<ArticleCard[]> {
  const rows = await relatedArticles(db, locale).execute({ id, category });
  return rows.map(presentCard);
}
