import { and, asc, desc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import { findCaseCards } from '#api/cases/service.ts';
import type { AnswerCache } from '#api/http/answer-cache.ts';
import { pictureOf } from '#api/media/service.ts';
import type { RecordSource } from '#blocks/block.ts';
import type { CardKind, Cards } from '#contracts/cards.ts';
import { productKeys } from '#contracts/enums/products.ts';
import type { ContentTag } from '#contracts/enums/publishing.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { isPublic, isPublicIn } from '#db/public-text.ts';
import { articleCategories, articles, articleTranslations } from '#db/schema/articles.ts';
import { documents, documentTranslations } from '#db/schema/documents.ts';
import { downloadReleases, downloads } from '#db/schema/downloads.ts';
import { products } from '#db/schema/products.ts';
import { solutions } from '#db/schema/solutions.ts';

type SourceOf<K extends CardKind> = Extract<RecordSource, { kind: K }>;
type Finders = {
  [K in CardKind]: (db: Database, locale: Locale, source: SourceOf<K>) => Promise<Cards[K][]>;
};

const finders: Finders = {
  cases: (db, locale, { limit, product }) => findCaseCards(db, locale, { product }, { limit }),
  articles: findArticles,
  products: findProducts,
  solutions: findSolutions,
  documents: findDocuments,
  downloads: findDownloads,
  releases: findReleases,
};

/** Content tags of the records in each kind of card list. */
const tagsOf: Record<CardKind, readonly ContentTag[]> = {
  cases: ['cases', 'products', 'media'],
  articles: ['articles', 'products', 'media'],
  products: ['products', 'media'],
  solutions: ['cases', 'media'],
  documents: ['documents', 'products', 'media'],
  downloads: ['downloads', 'products', 'media'],
  releases: ['downloads', 'products', 'media'],
};

/** The records for a block: from the cache while they are unchanged, else with one query. */
export function readRecords<K extends CardKind>(
  db: Database,
  answers: AnswerCache | undefined,
  locale: Locale,
  source: SourceOf<K> & { kind: K },
): Promise<Cards[K][]> {
  const { kind } = source;
  const find = () => finders[kind](db, locale, source);
  if (!answers) return find();
  return answers.get(`cards ${locale} ${JSON.stringify(source)}`, tagsOf[kind], find);
}

/** The newest listed articles, optionally about one product. */
export async function findArticles(
  db: Database,
  locale: Locale,
  { limit, product }: SourceOf<'articles'>,
): Promise<Cards['articles'][]> {
  const about = sql`from article_products ap join products p on p.key = ap.product_key
    where ap.article_id = ${articles.id}`;
  const rows = await db
    .select({
      slug: articles.slug,
      title: articleTranslations.title,
      summary: articleTranslations.summary,
      category: articleCategories.key,
      categoryZh: articleCategories.nameZh,
      categoryEn: articleCategories.nameEn,
      product: sql<string | null>`(select p.key ${about} order by p.sort desc limit 1)`,
      publishedAt: articleTranslations.publishedAt,
      cover: pictureOf(articles.coverId, locale),
    })
    .from(articleTranslations)
    .innerJoin(articles, eq(articles.id, articleTranslations.articleId))
    .innerJoin(articleCategories, eq(articleCategories.key, articles.categoryKey))
    .where(
      and(
        isPublicIn(articleTranslations, locale),
        eq(articles.listed, true),
        product ? sql`exists (select 1 ${about} and p.key = ${product})` : undefined,
      ),
    )
    .orderBy(desc(articleTranslations.publishedAt), desc(articleTranslations.articleId))
    .limit(limit);
  return rows.map(({ categoryZh, categoryEn, publishedAt, ...row }) => ({
    ...row,
    category: { key: row.category, name: pickText({ zh: categoryZh, en: categoryEn }, locale) },
    product: productKeys.find((key) => key === row.product) ?? null,
    publishedAt: publishedAt?.toISOString() ?? '',
  }));
}

async function findProducts(
  db: Database,
  locale: Locale,
  { limit }: SourceOf<'products'>,
): Promise<Cards['products'][]> {
  const rows = await db
    .select({ ...getTableColumns(products), cover: pictureOf(products.coverId, locale) })
    .from(products)
    .where(and(eq(products.visible, true), inArray(products.key, [...productKeys])))
    .orderBy(asc(products.sort))
    .limit(limit);
  return rows.flatMap((row) => {
    const key = productKeys.find((one) => one === row.key);
    if (!key) return [];
    return {
      key,
      name: pickText({ zh: row.nameZh, en: row.nameEn }, locale),
      tagline: pickText({ zh: row.taglineZh, en: row.taglineEn }, locale),
      cover: row.cover,
    };
  });
}

async function findSolutions(
  db: Database,
  locale: Locale,
  { limit, keys }: SourceOf<'solutions'>,
): Promise<Cards['solutions'][]> {
  const rows = await db
    .select({
      ...getTableColumns(solutions),
      cover: pictureOf(solutions.coverId, locale),
    })
    .from(solutions)
    .where(keys ? inArray(solutions.key, keys) : undefined)
    .orderBy(asc(solutions.sort))
    .limit(limit);
  return rows.map((row) => ({
    key: row.key,
    name: pickText({ zh: row.nameZh, en: row.nameEn }, locale),
    summary: pickText({ zh: row.summaryZh ?? '', en: row.summaryEn }, locale),
    cover: row.cover,
  }));
}

/** Documents about the product first, then those for all products; most requested first. */
export async function findDocuments(
  db: Database,
  locale: Locale,
  { limit, product }: SourceOf<'documents'>,
): Promise<Cards['documents'][]> {
  return db
    .select({
      slug: documents.slug,
      title: documentTranslations.title,
      summary: documentTranslations.summary,
      level: documents.level,
      minutes: documents.minutes,
      cover: pictureOf(documents.coverId, locale),
    })
    .from(documentTranslations)
    .innerJoin(documents, eq(documents.id, documentTranslations.documentId))
    .where(
      and(
        isPublicIn(documentTranslations, locale),
        product ? or(eq(documents.productKey, product), isNull(documents.productKey)) : undefined,
      ),
    )
    .orderBy(
      sql`${documents.productKey} is null`,
      asc(documents.popular),
      asc(documents.sort),
      asc(documents.id),
    )
    .limit(limit);
}

/** Programs with their newest stable version. */
async function findDownloads(
  db: Database,
  locale: Locale,
  { limit, product }: SourceOf<'downloads'>,
): Promise<Cards['downloads'][]> {
  const rows = await db
    .selectDistinctOn([downloads.sort, downloads.id], {
      slug: downloads.slug,
      nameZh: downloads.nameZh,
      nameEn: downloads.nameEn,
      summaryZh: downloads.summaryZh,
      summaryEn: downloads.summaryEn,
      product: downloads.productKey,
      platform: downloads.platform,
      version: downloadReleases.version,
      releasedOn: downloadReleases.releasedOn,
      bytes: downloadReleases.bytes,
    })
    .from(downloads)
    .innerJoin(downloadReleases, eq(downloadReleases.downloadId, downloads.id))
    .where(
      and(
        eq(downloads.visible, true),
        eq(downloadReleases.channel, 'stable'),
        isPublic(downloadReleases),
        product ? eq(downloads.productKey, product) : undefined,
      ),
    )
    .orderBy(asc(downloads.sort), asc(downloads.id), desc(downloadReleases.releasedOn))
    .limit(limit);
  return rows.flatMap(({ nameZh, nameEn, summaryZh, summaryEn, ...row }) => {
    const key = productKeys.find((one) => one === row.product);
    if (!key) return [];
    return {
      ...row,
      product: key,
      name: pickText({ zh: nameZh, en: nameEn }, locale),
      summary: pickText({ zh: summaryZh ?? '', en: summaryEn }, locale),
    };
  });
}

/** Releases of a product's programs, pre-releases included, newest first. */
async function findReleases(
  db: Database,
  locale: Locale,
  { limit, product }: SourceOf<'releases'>,
): Promise<Cards['releases'][]> {
  const rows = await db
    .select({
      nameZh: downloads.nameZh,
      nameEn: downloads.nameEn,
      platform: downloads.platform,
      version: downloadReleases.version,
      channel: downloadReleases.channel,
      releasedOn: downloadReleases.releasedOn,
      notesZh: downloadReleases.notesHtmlZh,
      notesEn: downloadReleases.notesHtmlEn,
    })
    .from(downloadReleases)
    .innerJoin(downloads, eq(downloads.id, downloadReleases.downloadId))
    .where(
      and(
        eq(downloads.visible, true),
        isPublic(downloadReleases),
        product ? eq(downloads.productKey, product) : undefined,
      ),
    )
    .orderBy(desc(downloadReleases.releasedOn), asc(downloads.sort), desc(downloadReleases.version))
    .limit(limit);
  return rows.map(({ nameZh, nameEn, notesZh, notesEn, ...row }) => ({
    ...row,
    program: pickText({ zh: nameZh, en: nameEn }, locale),
    notesHtml: pickText({ zh: notesZh, en: notesEn }, locale),
  }));
}
