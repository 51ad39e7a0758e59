import { and, count, desc, eq, exists, ilike, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Database } from '#db/connection.ts';
import { containing, isPublicIn } from '#db/public-text.ts';
import {
  articleProducts,
  articles,
  articleCategories as categories,
  articleTranslations as texts,
} from '#db/schema/articles.ts';
import type { Article, ArticleCard, listArticles } from './contract.ts';

type ListQuery = RouteInput<typeof listArticles>['query'];
type ArticleList = RouteData<typeof listArticles>;

const RELATED = 3;

/** One page of the listed articles with the categories to choose from. */
export async function findArticles(db: Database, query: ListQuery): Promise<ArticleList> {
  const { locale, page, pageSize, category, product, q } = query;
  const filter = and(
    isPublicIn(texts, locale),
    eq(articles.listed, true),
    category ? eq(articles.categoryKey, category) : undefined,
    product ? isAbout(db, product) : undefined,
    q ? or(ilike(texts.title, containing(q)), ilike(texts.summary, containing(q))) : undefined,
  );
  const [pinned, [found], choices] = await Promise.all([
    cards(db, locale, and(filter, eq(articles.pinned, true))),
    selectCount(db, filter),
    listCategories(db, locale),
  ]);
  // Pinned ones are few: they come first, and the rest is paged behind them by its index.
  const offset = (page - 1) * pageSize;
  const top = pinned.slice(offset, offset + pageSize);
  const rest =
    top.length < pageSize
      ? await cards(db, locale, and(filter, eq(articles.pinned, false)))
          .limit(pageSize - top.length)
          .offset(Math.max(0, offset - pinned.length))
      : [];
  return {
    items: [...top, ...rest].map(presentCard),
    page,
    pageSize,
    total: found?.total ?? 0,
    categories: choices,
  };
}

/** One article. @throws AppError NOT_FOUND where it is missing or not public in this language */
export async function readArticle(db: Database, uid: string, locale: Locale): Promise<Article> {
  const twin = locale === 'zh' ? 'en' : 'zh';
  const [row] = await db
    .select({
      ...cardFields(locale),
      id: articles.id,
      html: texts.bodyHtml,
      toc: texts.toc,
      // The name is kept as written in Chinese; English pages name the provider.
      author: locale === 'zh' ? articles.authorName : sql<null>`null`,
      updatedAt: texts.updatedAt,
      seoTitle: texts.seoTitle,
      seoDescription: texts.seoDescription,
      listed: articles.listed,
      hasTwin: sql<boolean>`exists (select 1 from article_translations twin
        where twin.article_id = ${articles.id} and twin.locale = ${twin}
          and twin.status = 'published' and twin.published_at <= now())`,
    })
    .from(texts)
    .innerJoin(articles, eq(articles.id, texts.articleId))
    .innerJoin(categories, eq(categories.key, articles.categoryKey))
    .where(and(eq(articles.slug, uid), isPublicIn(texts, locale)));
  if (!row) throw new AppError('NOT_FOUND');
  const [neighbours, related] = row.listed
    ? await Promise.all([
        findNeighbours(db, locale, row.publishedAt, row.id),
        findRelated(db, locale, row.id, row.category.key),
      ])
    : [[], []];
  const { id: _, updatedAt, ...rest } = row;
  const neighbour = (side: string) => {
    const found = neighbours.find((entry) => entry.side === side);
    return found ? { uid: found.uid, title: found.title } : null;
  };
  return {
    ...rest,
    ...presentCard(row),
    updatedAt: updatedAt.toISOString(),
    next: neighbour('next'),
    previous: neighbour('previous'),
    related: related.map(presentCard),
  };
}

/** What a card needs, in one row: the products are gathered in their own order. */
function cardFields(locale: Locale) {
  const name = locale === 'en' ? sql`coalesce(p.name_en, p.name_zh)` : sql`p.name_zh`;
  return {
    uid: articles.slug,
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
  };
}

function categoryName(locale: Locale) {
  return locale === 'en'
    ? sql<string>`coalesce(${categories.nameEn}, ${categories.nameZh})`
    : sql<string>`${categories.nameZh}`;
}

type CardRow = Omit<ArticleCard, 'publishedAt'> & { publishedAt: Date };

function presentCard(row: CardRow): ArticleCard {
  const { uid, title, summary, category, pinned, products, readingMinutes } = row;
  const publishedAt = row.publishedAt.toISOString();
  return { uid, title, summary, category, pinned, products, publishedAt, readingMinutes };
}

function cards(db: Database, locale: Locale, filter: SQL | undefined) {
  return db
    .select(cardFields(locale))
    .from(texts)
    .innerJoin(articles, eq(articles.id, texts.articleId))
    .innerJoin(categories, eq(categories.key, articles.categoryKey))
    .where(filter)
    .orderBy(desc(texts.publishedAt), desc(texts.articleId));
}

function selectCount(db: Database, filter: SQL | undefined) {
  return db
    .select({ total: count() })
    .from(texts)
    .innerJoin(articles, eq(articles.id, texts.articleId))
    .where(filter);
}

function listCategories(db: Database, locale: Locale) {
  return db
    .select({ key: categories.key, name: categoryName(locale), count: count() })
    .from(texts)
    .innerJoin(articles, eq(articles.id, texts.articleId))
    .innerJoin(categories, eq(categories.key, articles.categoryKey))
    .where(and(isPublicIn(texts, locale), eq(articles.listed, true)))
    .groupBy(categories.key, categories.nameZh, categories.nameEn, categories.sort)
    .orderBy(categories.sort);
}

function isAbout(db: Database, productKey: string) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(articleProducts)
      .where(
        and(eq(articleProducts.articleId, articles.id), eq(articleProducts.productKey, productKey)),
      ),
  );
}

/** The listed articles just after and just before a moment. */
async function findNeighbours(db: Database, locale: Locale, at: Date, id: string) {
  const side = (name: 'next' | 'previous') => {
    const moment = sql`(${texts.publishedAt}, ${texts.articleId})`;
    const here = sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;
    const isNext = name === 'next';
    return db
      .select({ side: sql<string>`${name}`, uid: articles.slug, title: texts.title })
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
  return unionAll(side('next'), side('previous'));
}

/** Articles that share most products, then the category, then the newest. */
function findRelated(db: Database, locale: Locale, id: string, categoryKey: string) {
  const shared = sql`(select count(*) from article_products own
    join article_products theirs on theirs.product_key = own.product_key
    where own.article_id = ${id} and theirs.article_id = ${articles.id})`;
  return db
    .select(cardFields(locale))
    .from(texts)
    .innerJoin(articles, eq(articles.id, texts.articleId))
    .innerJoin(categories, eq(categories.key, articles.categoryKey))
    .where(
      and(
        isPublicIn(texts, locale),
        eq(articles.listed, true),
        sql`${articles.id} <> ${id}`,
        sql`(${shared} > 0 or ${articles.categoryKey} = ${categoryKey})`,
      ),
    )
    .orderBy(
      desc(shared),
      desc(sql`${articles.categoryKey} = ${categoryKey}`),
      desc(texts.publishedAt),
    )
    .limit(RELATED);
}
