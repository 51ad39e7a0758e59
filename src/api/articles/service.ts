import { and, eq, sql } from 'drizzle-orm';
import { findCaseCards } from '#api/cases/service.ts';
import { searchKeys } from '#api/search/keys.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Database } from '#db/connection.ts';
import { changedForReaders, isPublicIn } from '#db/public-text.ts';
import {
  articles,
  articleCategories as categories,
  articleTranslations as texts,
} from '#db/schema/articles.ts';
import { cardFields, presentCard, readCards } from './cards.ts';
import type { Article, listArticles } from './contract.ts';
import { countCategories, findMatches, pageOfListing } from './listing.ts';
import { findNeighbours, findRelated } from './related.ts';

type ListQuery = RouteInput<typeof listArticles>['query'];
type ArticleList = RouteData<typeof listArticles>;

const CASES = 2;

/** One page of the listed articles with the categories to choose from. */
export async function findArticles(db: Database, query: ListQuery): Promise<ArticleList> {
  const { locale, page, pageSize, category, product, q } = query;
  const offset = (page - 1) * pageSize;
  if (q) {
    const [choices, found] = await Promise.all([
      countCategories(db, locale),
      searchKeys(db, {
        q,
        locale,
        kind: 'article',
        filters: { category, product },
        limit: pageSize,
        offset,
      }),
    ]);
    const items = (await readCards(db, locale, found.ids)).map(found.mark);
    const { total, corrected } = found;
    return { items, page, pageSize, total, categories: choices, corrected };
  }
  if (product) {
    const [choices, ids] = await Promise.all([
      countCategories(db, locale),
      findMatches(db, locale, { category, product }),
    ]);
    const items = await readCards(db, locale, ids.slice(offset, offset + pageSize));
    return { items, page, pageSize, total: ids.length, categories: choices, corrected: null };
  }
  const choices = await countCategories(db, locale);
  const total = choices
    .filter(({ key }) => !category || key === category)
    .reduce((sum, { count }) => sum + count, 0);
  const items =
    offset < total
      ? await readCards(db, locale, pageOfListing(locale, { category, offset, limit: pageSize }))
      : [];
  return { items, page, pageSize, total, categories: choices, corrected: null };
}

/** One article. @throws AppError NOT_FOUND where it is missing or not public in this language */
export async function readArticle(db: Database, uid: string, locale: Locale): Promise<Article> {
  const twin = locale === 'zh' ? 'en' : 'zh';
  const tagline = locale === 'en' ? sql`coalesce(p.tagline_en, p.tagline_zh)` : sql`p.tagline_zh`;
  const [row] = await db
    .select({
      ...cardFields(locale),
      id: articles.id,
      at: sql<string>`${texts.publishedAt}::text`,
      html: texts.bodyHtml,
      toc: texts.toc,
      author: texts.authorName,
      updatedAt: changedForReaders(texts.updatedAt, texts.publishedAt),
      seoTitle: texts.seoTitle,
      seoDescription: texts.seoDescription,
      listed: articles.listed,
      taglines: sql<string[]>`array(
        select ${tagline} from article_products ap join products p on p.key = ap.product_key
        where ap.article_id = ${articles.id} order by p.sort)`,
      hasOtherLanguage: sql<boolean>`exists (select 1 from article_translations twin
        where twin.article_id = ${articles.id} and twin.locale = ${twin}
          and twin.status = 'published' and twin.published_at <= now())`,
    })
    .from(texts)
    .innerJoin(articles, eq(articles.id, texts.articleId))
    .innerJoin(categories, eq(categories.key, articles.categoryKey))
    .where(and(eq(articles.slug, uid), isPublicIn(texts, locale)));
  if (!row) throw new AppError('NOT_FOUND');
  const product = row.products.at(-1)?.key;
  const [neighbours, related, cases] = row.listed
    ? await Promise.all([
        findNeighbours(db, locale, row.at, row.id),
        findRelated(db, locale, row.id, row.category.key),
        product ? findCaseCards(db, locale, { product }, { limit: CASES }) : [],
      ])
    : [{ previous: null, next: null }, [], []];
  const { id: _, at: __, taglines, updatedAt, ...rest } = row;
  return {
    ...rest,
    ...presentCard(row),
    ...neighbours,
    products: row.products.map((entry, index) => ({ ...entry, tagline: taglines[index] ?? '' })),
    updatedAt: updatedAt.toISOString(),
    related,
    cases,
  };
}
