import { and, eq, sql } from 'drizzle-orm';
import type { SearchableDeps } from '#api/deps.ts';
import type { AnswerCache } from '#api/http/answer-cache.ts';
import { searchKeys } from '#api/search/keys.ts';
import { notFound } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Database } from '#db/connection.ts';
import { preparedByLocale } from '#db/prepared.ts';
import { changedForReaders, isPublicIn } from '#db/public-text.ts';
import {
  articles,
  articleCategories as categories,
  articleTranslations as texts,
} from '#db/schema/articles.ts';
import { cardFields, presentCard, readCards } from './cards.ts';
import type { Article, listArticles } from './contract.ts';
import { cardsOfPage, countCategories, findMatches } from './listing.ts';
import { findRelated } from './related.ts';
import { findRelatedCases } from './related-cases.ts';

type ListQuery = RouteInput<typeof listArticles>['query'];
type ArticleList = RouteData<typeof listArticles>;

/** One page of the listed articles, and the categories for the filter. */
export async function findArticles(
  { db, search }: SearchableDeps,
  query: ListQuery,
): Promise<ArticleList> {
  const { locale, page, pageSize, category, product, q } = query;
  const offset = (page - 1) * pageSize;
  if (q) {
    const [choices, found] = await Promise.all([
      countCategories(db, locale),
      searchKeys(search, {
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
  const [choices, items] = await Promise.all([
    countCategories(db, locale),
    cardsOfPage(db, locale, { category, offset, limit: pageSize }),
  ]);
  const total = choices
    .filter(({ key }) => !category || key === category)
    .reduce((sum, { count }) => sum + count, 0);
  return { items, page, pageSize, total, categories: choices, corrected: null };
}

/** The next or previous article by date of publication, as columns of the article's query. */
function neighbour(locale: Locale, side: 'next' | 'previous') {
  const [after, order] = side === 'next' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  return sql<Article['next']>`case when ${articles.listed} then (
    select json_build_object('slug', other.slug, 'title', other_text.title)
    from article_translations other_text join articles other on other.id = other_text.article_id
    where other_text.locale = ${sql.raw(`'${locale}'`)} and other_text.status = 'published'
      and other_text.published_at <= now() and other.listed
      and (other_text.published_at, other_text.article_id)
        ${after} (${texts.publishedAt}, ${texts.articleId})
    order by other_text.published_at ${order}, other_text.article_id ${order} limit 1) end`;
}

const articleBySlug = preparedByLocale((db, locale) => {
  const other = locale === 'zh' ? 'en' : 'zh';
  const tagline = locale === 'en' ? sql`coalesce(p.tagline_en, p.tagline_zh)` : sql`p.tagline_zh`;
  return db
    .select({
      ...cardFields(locale),
      id: articles.id,
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
      hasOtherLanguage: sql<boolean>`exists (select 1 from article_translations other
        where other.article_id = ${articles.id} and other.locale = ${other}
          and other.status = 'published' and other.published_at <= now())`,
      documentInOther: sql<string | null>`(select d.slug from document_translations other
        join documents d on d.id = other.document_id
        where ${articles.slug} in (d.slug, d.english_article) and other.locale = ${other}
          and other.status = 'published' and other.published_at <= now()
        order by d.slug = ${articles.slug} desc, d.slug limit 1)`,
      next: neighbour(locale, 'next'),
      previous: neighbour(locale, 'previous'),
    })
    .from(texts)
    .innerJoin(articles, eq(articles.id, texts.articleId))
    .innerJoin(categories, eq(categories.key, articles.categoryKey))
    .where(and(eq(articles.slug, sql.placeholder('slug')), isPublicIn(texts, locale)))
    .prepare(`article_${locale}`);
});

/**
 * One article. @throws AppError NOT_FOUND if it does not exist or is not public in this language
 */
export async function readArticle(
  db: Database,
  answers: AnswerCache | undefined,
  slug: string,
  locale: Locale,
): Promise<Article> {
  const [row = notFound()] = await articleBySlug(db, locale).execute({ slug });
  const [related, cases] = row.listed
    ? await Promise.all([
        findRelated(db, locale, row.id, row.category.key),
        findRelatedCases(db, answers, locale, row),
      ])
    : [[], []];
  const { id: _, taglines, updatedAt, ...rest } = row;
  return {
    ...rest,
    ...presentCard(row),
    products: row.products.map((entry, index) => ({ ...entry, tagline: taglines[index] ?? '' })),
    updatedAt: updatedAt.toISOString(),
    related,
    cases,
  };
}
