import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import {
  articleProducts,
  articleCategories as categories,
  articleCounts as counts,
  articleListing as listing,
} from '#db/schema/articles.ts';
import { categoryName } from './cards.ts';

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
  const rows = await db
    .select({
      key: categories.key,
      name: categoryName(locale),
      count: sql<number>`(${counts.total} - coalesce(${scheduled.count}, 0))::int`,
    })
    .from(counts)
    .innerJoin(categories, eq(categories.key, counts.categoryKey))
    .leftJoin(scheduled, eq(scheduled.key, counts.categoryKey))
    .where(eq(counts.locale, locale))
    .orderBy(categories.sort);
  return rows.filter(({ count }) => count > 0);
}

/** Which part of the listing a page shows. */
interface Part {
  category: string | undefined;
  /** Public articles of the category, or of all. */
  total: number;
  offset: number;
  limit: number;
}

/**
 * The articles of one page of the listing, as a query. Pages behind the middle are walked to from
 * the end, so that the deepest costs what the first does.
 */
export function pageOfListing(db: Database, locale: Locale, part: Part) {
  const { category, total, offset } = part;
  const limit = Math.max(0, Math.min(part.limit, total - offset));
  const fromEnd = offset > total / 2;
  const direction = fromEnd ? asc : desc;
  return db
    .select({ id: listing.articleId })
    .from(listing)
    .where(and(isListed(locale), category ? eq(listing.categoryKey, category) : undefined))
    .orderBy(
      direction(listing.pinned),
      direction(listing.publishedAt),
      direction(listing.articleId),
    )
    .limit(limit)
    .offset(fromEnd ? total - offset - limit : offset);
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
