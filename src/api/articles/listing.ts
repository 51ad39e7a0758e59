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

/** Most entries of a list that is filtered by product: what comes behind is not counted. */
export const MAX_MATCHES = 1000;

/** A category with how many public articles it has in one language. */
export interface CategoryCount {
  key: string;
  name: string;
  count: number;
}

/**
 * Categories that have public articles in a language, with exact counts. They are kept by triggers;
 * only texts of the future, which are few, have to be taken off.
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

/** Which part of the listing a page shows. */
interface Part {
  category: string | undefined;
  offset: number;
  limit: number;
}

/** How many entries are walked over at most before the month of a page is looked up. */
const NEAR = 200;

/** The cards of one page of the listing, pinned ones first, then the newest. */
export async function cardsOfPage(
  db: Database,
  locale: Locale,
  part: Part,
): Promise<ArticleCard[]> {
  if (part.offset > NEAR) return readCards(db, locale, pageOfListing(locale, part));
  const { category, offset, limit } = part;
  const rows = category
    ? await nearOfCategory(db, locale).execute({ category, offset, limit })
    : await near(db, locale).execute({ offset, limit });
  return rows.map(presentCard);
}

const near = preparedByLocale((db, locale) =>
  cardsOf(db, locale, nearPage(locale, undefined)).prepare(`articles_${locale}`),
);
const nearOfCategory = preparedByLocale((db, locale) =>
  cardsOf(db, locale, nearPage(locale, sql.placeholder('category'))).prepare(
    `articles_of_category_${locale}`,
  ),
);

function nearPage(locale: Locale, category: Placeholder | undefined): SQL {
  const isOfPart = and(isListed(locale), category ? eq(listing.categoryKey, category) : undefined);
  return sql`(select article_id from ${listing} where ${isOfPart}
    order by pinned desc, published_at desc, article_id desc
    limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')})`;
}

/**
 * The articles of a page far down the listing, as a query. It starts from the beginning of the page's
 * month, so that the deepest costs what the first does.
 */
function pageOfListing(locale: Locale, part: Part): SQL {
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
 * The newest articles of the listing, whether they are pinned or not, as a query. The index holds the
 * pinned ones apart: the newest of both are read, so that none has to be sorted with all others.
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
 * The month that an entry of the listing lies in, by the totals of the months before it: `pinned`,
 * `until` when it lasts, and how many entries come `before` it.
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

/** Listed and public in a language, those of the future left out. */
function isListed(locale: Locale): SQL | undefined {
  return and(eq(listing.locale, locale), lte(listing.publishedAt, sql`now()`));
}

/** What narrows a list besides its category. */
interface Filter {
  category: string | undefined;
  product: string | undefined;
}

/** The first articles that pass a filter, in the order of the list; at most `MAX_MATCHES`. */
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
        product ? isAbout(db, product) : undefined,
      ),
    )
    .orderBy(desc(listing.pinned), desc(listing.publishedAt), desc(listing.articleId))
    .limit(MAX_MATCHES);
  return rows.map(({ id }) => id);
}

function isAbout(db: Database, productKey: string): SQL {
  const about = db
    .select({ id: articleProducts.articleId })
    .from(articleProducts)
    .where(eq(articleProducts.productKey, productKey));
  return inArray(listing.articleId, about);
}
