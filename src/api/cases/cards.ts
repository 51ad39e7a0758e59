import { and, asc, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import { pictureOf } from '#api/media/service.ts';
import type { CaseCard } from '#contracts/cards.ts';
import type { ResultFigure } from '#contracts/enums/cases.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { isPublicIn } from '#db/public-text.ts';
import { caseProducts, cases, industries, caseTranslations as texts } from '#db/schema/cases.ts';
import type { products } from '#db/schema/products.ts';
import { solutions } from '#db/schema/solutions.ts';

/** Which cases a list shows. */
export interface CaseFilter {
  industry?: string | undefined;
  product?: string | undefined;
  solution?: string | undefined;
  /** Those that a search has found, best first. */
  ids?: string[] | undefined;
}

/** What a card needs, in one row: the products are gathered in their own order. */
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

/** A card as the contract has it. */
export function presentCard({ figures, ...row }: CardRow): CaseCard {
  const { slug, title, customer, summary, industry, solution, products: used, cover } = row;
  const [figure] = presentFigures(figures);
  return {
    slug,
    title,
    customer,
    summary,
    industry,
    solution,
    products: used,
    figure: figure ?? null,
    cover,
  };
}

/** Results as the contract has them; records of before may not know what was before. */
export function presentFigures(figures: ResultFigure[]) {
  return figures.map((figure) => ({ ...figure, before: figure.before ?? null }));
}

/** The order of a list: that of a search, else that of the staff, then the newest. */
export function listOrder({ ids }: CaseFilter): SQL[] {
  const found = ids ? [sql`array_position(${sql.param(ids)}::uuid[], ${cases.id})`] : [];
  return [...found, asc(cases.sort), desc(texts.publishedAt), desc(texts.caseId)];
}

/** The public cases of a language that pass a filter; tables: texts joined with cases. */
export function filterOf(db: Database, locale: Locale, filter: CaseFilter): SQL | undefined {
  const { industry, product, solution, ids } = filter;
  return and(
    isPublicIn(texts, locale),
    industry ? eq(cases.industryKey, industry) : undefined,
    solution ? eq(cases.solutionKey, solution) : undefined,
    product ? uses(db, product) : undefined,
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

/** Name of a record of a fixed list in a language. */
export function nameOf(
  table: typeof industries | typeof solutions | typeof products,
  locale: Locale,
): SQL<string> {
  return locale === 'en'
    ? sql<string>`coalesce(${table.nameEn}, ${table.nameZh})`
    : sql<string>`${table.nameZh}`;
}
