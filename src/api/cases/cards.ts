import { and, asc, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { pictureOf } from '#api/media/service.ts';
import type { CaseCard } from '#contracts/cards.ts';
import type { ResultFigure } from '#contracts/enums/cases.ts';
import { keepLast, keepUnits } from '#contracts/keep-units.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { isPublicIn } from '#db/public-text.ts';
import { caseProducts, cases, caseTranslations as texts } from '#db/schema/cases.ts';
import { industries } from '#db/schema/industries.ts';
import type { products } from '#db/schema/products.ts';
import { solutions } from '#db/schema/solutions.ts';

/** Filters of a case list. */
export interface CaseFilter {
  industry?: string | undefined;
  product?: string | undefined;
  solution?: string | undefined;
  /** Only these, in this order. */
  slugs?: string[] | undefined;
  /** Search results, best first. */
  ids?: string[] | undefined;
}

/** Fields of a card in one row; the products are aggregated in their own order. */
export function cardFields(locale: Locale) {
  const name = locale === 'en' ? sql`coalesce(p.name_en, p.name_zh)` : sql`p.name_zh`;
  return {
    slug: cases.slug,
    title: texts.title,
    customer: texts.customer,
    summary: texts.summary,
    industry: { key: industries.key, name: nameOf(industries, locale) },
    solution: { key: solutions.key, name: nameOf(solutions, locale) },
    products: sql<CaseCard['products']>`coalesce((
      select json_agg(json_build_object('key', p.key, 'name', ${name}) order by p.sort)
      from case_products cp join products p on p.key = cp.product_key
      where cp.case_id = ${cases.id}), '[]'::json)`,
    figures: texts.figures,
    cover: pictureOf(cases.coverId, locale),
  };
}

type CardRow = Omit<CaseCard, 'figure'> & { figures: ResultFigure[] };

/** Converts a row to the card of the contract. */
export function presentCard({ figures, ...row }: CardRow): CaseCard {
  const { slug, title, customer, summary, industry, solution, products: used, cover } = row;
  const [figure] = presentFigures(figures);
  return {
    slug,
    title,
    customer,
    summary: keepLast(keepUnits(summary)),
    industry,
    solution,
    products: used,
    figure: figure ?? null,
    cover,
  };
}

/** Results in the contract's format; older records have no `before`. */
export function presentFigures(figures: ResultFigure[]) {
  return keepUnits(figures).map((figure) => ({ ...figure, before: figure.before ?? null }));
}

/**
 * List order: search rank or the order of the slugs if there are any, then the order set by staff,
 * then newest first.
 */
export function listOrder({ ids, slugs }: CaseFilter): SQL[] {
  const rank = ids ? [sql`array_position(${sql.param(ids)}::uuid[], ${cases.id})`] : [];
  const place = slugs ? [sql`array_position(${sql.param(slugs)}::text[], ${cases.slug})`] : [];
  return [...rank, ...place, asc(cases.sort), desc(texts.publishedAt), desc(texts.caseId)];
}

/** Condition for public cases in a language that match a filter; needs texts joined with cases. */
export function filterOf(db: Database, locale: Locale, filter: CaseFilter): SQL | undefined {
  const { industry, product, solution, slugs, ids } = filter;
  return and(
    isPublicIn(texts, locale),
    industry ? eq(cases.industryKey, industry) : undefined,
    solution ? eq(cases.solutionKey, solution) : undefined,
    product ? uses(db, product) : undefined,
    slugs ? inArray(cases.slug, slugs) : undefined,
    ids ? sql`${cases.id} = any(${sql.param(ids)}::uuid[])` : undefined,
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

/** Name of a fixed-list record in a language. */
export function nameOf(
  table: typeof industries | typeof solutions | typeof products,
  locale: Locale,
): SQL<string> {
  return locale === 'en'
    ? sql<string>`coalesce(${table.nameEn}, ${table.nameZh})`
    : sql<string>`${table.nameZh}`;
}
