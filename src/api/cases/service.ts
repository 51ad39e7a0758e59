import { and, asc, count, desc, eq, exists, ilike, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { CaseCard } from '#contracts/cards.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Database } from '#db/connection.ts';
import { containing, isPublicIn } from '#db/public-text.ts';
import {
  caseProducts,
  cases,
  industries,
  solutionScenes as scenes,
  caseTranslations as texts,
} from '#db/schema/cases.ts';
import { products } from '#db/schema/products.ts';
import type { CaseDetail, listCases } from './contract.ts';

type ListQuery = RouteInput<typeof listCases>['query'];
type CaseList = RouteData<typeof listCases>;

/** Which cases a list shows. */
export interface CaseFilter {
  industry?: string | undefined;
  product?: string | undefined;
  scene?: string | undefined;
  q?: string | undefined;
}

/** One page of the cases with what they can be filtered by. */
export async function findCases(db: Database, query: ListQuery): Promise<CaseList> {
  const { locale, page, pageSize } = query;
  const [items, [found], facets] = await Promise.all([
    findCaseCards(db, locale, query, { limit: pageSize, offset: (page - 1) * pageSize }),
    db
      .select({ total: count() })
      .from(texts)
      .innerJoin(cases, eq(cases.id, texts.caseId))
      .where(filterOf(db, locale, query)),
    findFacets(db, locale),
  ]);
  return { items, page, pageSize, total: found?.total ?? 0, facets };
}

/** Cards of the cases that pass a filter: in the order staff gave them, then the newest. */
export async function findCaseCards(
  db: Database,
  locale: Locale,
  filter: CaseFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<CaseCard[]> {
  const rows = await db
    .select(cardFields(locale))
    .from(texts)
    .innerJoin(cases, eq(cases.id, texts.caseId))
    .innerJoin(industries, eq(industries.key, cases.industryKey))
    .innerJoin(scenes, eq(scenes.key, cases.sceneKey))
    .where(filterOf(db, locale, filter))
    .orderBy(asc(cases.sort), desc(texts.publishedAt), desc(texts.caseId))
    .limit(limit)
    .offset(offset);
  return rows.map(presentCard);
}

/** One case. @throws AppError NOT_FOUND where it is missing or not public in this language */
export async function readCase(db: Database, slug: string, locale: Locale): Promise<CaseDetail> {
  const twin = locale === 'zh' ? 'en' : 'zh';
  const [row] = await db
    .select({
      ...cardFields(locale),
      challengeHtml: texts.challengeHtml,
      solutionHtml: texts.solutionHtml,
      equipment: texts.equipment,
      quote: texts.quote,
      quoteAuthor: texts.quoteAuthor,
      seoTitle: texts.seoTitle,
      seoDescription: texts.seoDescription,
      hasTwin: sql<boolean>`exists (select 1 from case_translations twin
        where twin.case_id = ${cases.id} and twin.locale = ${twin}
          and twin.status = 'published' and twin.published_at <= now())`,
    })
    .from(texts)
    .innerJoin(cases, eq(cases.id, texts.caseId))
    .innerJoin(industries, eq(industries.key, cases.industryKey))
    .innerJoin(scenes, eq(scenes.key, cases.sceneKey))
    .where(and(eq(cases.slug, slug), isPublicIn(texts, locale)));
  if (!row) throw new AppError('NOT_FOUND');
  const { quote, quoteAuthor, ...rest } = row;
  return {
    ...rest,
    ...presentCard(row),
    quote: quote ? { text: quote, author: quoteAuthor ?? row.customer } : null,
  };
}

/** What a card needs, in one row: the products are gathered in their own order. */
function cardFields(locale: Locale) {
  const name = locale === 'en' ? sql`coalesce(p.name_en, p.name_zh)` : sql`p.name_zh`;
  return {
    slug: cases.slug,
    title: texts.title,
    customer: texts.customer,
    summary: texts.summary,
    industry: { key: industries.key, name: nameOf(industries, locale) },
    scene: { key: scenes.key, name: nameOf(scenes, locale) },
    products: sql<CaseCard['products']>`coalesce((
      select json_agg(json_build_object('key', p.key, 'name', ${name}) order by p.sort)
      from case_products cp join products p on p.key = cp.product_key
      where cp.case_id = ${cases.id}), '[]'::json)`,
    figures: texts.figures,
  };
}

type CardRow = Omit<CaseCard, 'figure'> & { figures: NonNullable<CaseCard['figure']>[] };

function presentCard(row: CardRow): CaseCard {
  const { slug, title, customer, summary, industry, scene, products: used, figures } = row;
  return {
    slug,
    title,
    customer,
    summary,
    industry,
    scene,
    products: used,
    figure: figures[0] ?? null,
  };
}

function nameOf(table: typeof industries | typeof scenes | typeof products, locale: Locale) {
  return locale === 'en'
    ? sql<string>`coalesce(${table.nameEn}, ${table.nameZh})`
    : sql<string>`${table.nameZh}`;
}

function filterOf(db: Database, locale: Locale, filter: CaseFilter): SQL | undefined {
  const { industry, product, scene, q } = filter;
  const words = q ? containing(q) : undefined;
  return and(
    isPublicIn(texts, locale),
    industry ? eq(cases.industryKey, industry) : undefined,
    scene ? eq(cases.sceneKey, scene) : undefined,
    product ? uses(db, product) : undefined,
    words
      ? or(ilike(texts.title, words), ilike(texts.customer, words), ilike(texts.summary, words))
      : undefined,
  );
}

function uses(db: Database, productKey: string) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(caseProducts)
      .where(and(eq(caseProducts.caseId, cases.id), eq(caseProducts.productKey, productKey))),
  );
}

/** Industries, products and scenes that public cases have, with how many, in one query. */
async function findFacets(db: Database, locale: Locale): Promise<CaseList['facets']> {
  const fields = (facet: string, table: typeof industries | typeof scenes | typeof products) => ({
    facet: sql<string>`${facet}`,
    key: table.key,
    name: nameOf(table, locale),
    count: count(),
    sort: table.sort,
  });
  const base = isPublicIn(texts, locale);
  const rows = await unionAll(
    db
      .select(fields('industries', industries))
      .from(texts)
      .innerJoin(cases, eq(cases.id, texts.caseId))
      .innerJoin(industries, eq(industries.key, cases.industryKey))
      .where(base)
      .groupBy(industries.id),
    db
      .select(fields('scenes', scenes))
      .from(texts)
      .innerJoin(cases, eq(cases.id, texts.caseId))
      .innerJoin(scenes, eq(scenes.key, cases.sceneKey))
      .where(base)
      .groupBy(scenes.id),
    db
      .select(fields('products', products))
      .from(texts)
      .innerJoin(caseProducts, eq(caseProducts.caseId, texts.caseId))
      .innerJoin(products, eq(products.key, caseProducts.productKey))
      .where(base)
      .groupBy(products.id),
  );
  const of = (facet: string) =>
    rows
      .filter((row) => row.facet === facet)
      .sort((a, b) => a.sort - b.sort)
      .map(({ key, name, count }) => ({ key, name, count }));
  return { industries: of('industries'), products: of('products'), scenes: of('scenes') };
}
