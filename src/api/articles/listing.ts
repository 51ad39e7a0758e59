import { and, desc, eq, gt, inArray, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { preparedByLocale } from '#db/prepared.ts';
import {
  articleProducts,
  articleCategories as categories,
  articleCounts as counts,
  articleListing as listing,
} from '#db/schema/articles.ts';
import { cardsOf, categoryName, presentCard, readCards } from './cards.ts';
import type { ArticleCard } from './contract.ts';

/** Maximum length of a list filtered by product; further entries are not counted. */
export const MAX_MATCHES = 1000;

/** A category with its number of public articles in one language. */
export interface CategoryCount {
  key: string;
  name: string;
  count: number;
}

/**
 * Categories with public articles in a language, with exact counts. Triggers maintain the counts;
 * only future texts, which are few, must be subtracted.
 */
export async function countCategories(db: Database, locale: Locale): Promise<CategoryCount[]> {
  const rows = await categoryCounts(db, locale).execute();
  return rows.filter(({ count }) => count > 0);
}

const categoryCounts = preparedByLocale((db, locale) => {
  const scheduled = db
    .select({ key: listing.categoryKey, count: sql<number>`count(*)`.as('scheduled') })
    .from(listing)
    .where(
      and(
        eq(listing.locale, locale),
        inArray(listing.pinned, [true, false]),
        gt(listing.publishedAt, sql`now()`),
      ),
    )
    .groupBy(listing.categoryKey)
    .as('scheduled');
  const totals = db
    .select({ key: counts.categoryKey, count: sql<number>`sum(${counts.total})`.as('total') })
    .from(counts)
    .where(eq(counts.locale, locale))
    .groupBy(counts.categoryKey)
    .as('totals');
  return db
    .select({
      key: categories.key,
      name: categoryName(locale),
      count: sql<number>`(${totals.count} - coalesce(${scheduled.count}, 0))::int`,
    })
    .from(totals)
    .innerJoin(categories, eq(categories.key, totals.key))
    .leftJoin(scheduled, eq(scheduled.key, totals.key))
    .orderBy(categories.sort)
    .prepare(`category_counts_${locale}`);
});

/** The part of the listing on one page. */
interface Part {
  category: string | undefined;
  offset: number;
  limit: number;
}

/** Maximum number of entries to skip before the month of a page is looked up. */
const MAX_SCAN = 200;

/** The cards of one page of the listing: pinned ones first, then newest first. */
export async function cardsOfPage(
  db: Database,
  locale: Locale,
  part: Part,
): Promise<ArticleCard[]> {
  if (part.offset > MAX_SCAN) return readCards(db, locale, pageByMonth(locale, part));
  const { category, offset, limit } = part;
  const rows = category
    ? await pageOfCategory(db, locale).execute({ category, offset, limit })
    : await pageOfAll(db, locale).execute({ offset, limit });
  return rows.map(presentCard);
}

const pageOfAll = preparedByLocale((db, locale) =>
  cardsOf(db, locale, pageByOffset(locale, undefined)).prepare(`articles_${locale}`),
);
const pageOfCategory = preparedByLocale((db, locale) =>
  cardsOf(db, locale, pageByOffset(locale, sql.placeholder('category'))).prepare(
    `articles_of_category_${locale}`,
  ),
);

function pageByOffset(locale: Locale, category: Placeholder | undefined): SQL {
  const isOfPart = and(isListed(locale), category ? eq(listing.categoryKey, category) : undefined);
  return sql`(select article_id from ${listing} where ${isOfPart}
    order by pinned desc, published_at desc, article_id desc
    limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')})`;
}

/**
 * The articles of a page with a large offset, as a query. It starts at the beginning of the page's
 * month, so that the last page is as fast as the first one.
 */
function pageByMonth(locale: Locale, part: Part): SQL {
  const { category, offset, limit } = part;
  const isOfPart = and(isListed(locale), category ? eq(listing.categoryKey, category) : undefined);
  const order = sql`pinned desc, published_at desc, article_id desc`;
  return sql`(
    with start as (${monthAt(locale, part)})
    select article_id from ${listing}
    where ${isOfPart} and (pinned, published_at) < ((select pinned from start), (select until from start))
    order by ${order} limit ${limit} offset ${offset} - (select before from start)
  )`;
}

/**
 * The newest articles of the listing, pinned or not, as a query. The index stores pinned articles
 * separately: reading the newest of both parts avoids sorting the whole list.
 */
export function newestOfListing(locale: Locale, { category, limit }: Omit<Part, 'offset'>): SQL {
  const isOfPart = and(isListed(locale), category ? eq(listing.categoryKey, category) : undefined);
  return sql`(
    select article_id from (values (true), (false)) as kinds (is_pinned)
    cross join lateral (
      select article_id, published_at from ${listing} where ${isOfPart} and pinned = is_pinned
      order by published_at desc, article_id desc limit ${limit}
    ) as newest
    order by published_at desc, article_id desc limit ${limit}
  )`;
}

/**
 * The month of an entry in the listing, computed from the totals of earlier months: `pinned`, the
 * end of the month (`until`), and the number of entries `before` it.
 */
function monthAt(locale: Locale, { category, offset }: Part): SQL {
  const ofPart = sql`locale = ${locale} ${category ? sql`and category_key = ${category}` : sql``}`;
  return sql`
    select pinned, (month + interval '1 month') at time zone 'UTC' as until, before from (
      select pinned, month, sum(sum(total)) over (order by pinned desc, month desc) - sum(total) as before
      from (
        select pinned, month, total from ${counts} where ${ofPart}
        union all
        select pinned, month_of(published_at), -1 from ${listing}
        where ${ofPart} and pinned in (true, false) and published_at > now()
      ) as changes group by pinned, month
    ) as months
    where before <= ${offset} order by before desc limit 1`;
}

/** Listed and public in a language; future articles are excluded. */
function isListed(locale: Locale): SQL | undefined {
  return and(eq(listing.locale, locale), lte(listing.publishedAt, sql`now()`));
}

/** Filters of a list besides the category. */
interface Filter {
  category: string | undefined;
  product: string | undefined;
}

/** The first articles that match a filter, in list order; at most `MAX_MATCHES`. */
export async function findMatches(
  db: Database,
  locale: Locale,
  { category, product }: Filter,
): Promise<string[]> {
  const rows = await db
    .select({ id: listing.articleId })
    .from(listing)
    .where(
      and(
        isListed(locale),
        category ? eq(listing.categoryKey, category) : undefined,
        product ? inArray(listing.articleId, articlesAbout(db, product)) : undefined,
      ),
    )
    .orderBy(desc(listing.pinned), desc(listing.publishedAt), desc(listing.articleId))
    .limit(MAX_MATCHES);
  return rows.map(({ id }) => id);
}

/** The ids of the articles about a product, as a query. */
export function articlesAbout(db: Database, productKey: string) {
  return db
    .select({ id: articleProducts.articleId })
    .from(articleProducts)
    .where(eq(articleProducts.productKey, productKey));
}
