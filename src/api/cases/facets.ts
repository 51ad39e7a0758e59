import { count, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Database } from '#db/connection.ts';
import { isPublicIn } from '#db/public-text.ts';
import { caseProducts, cases, caseTranslations as texts } from '#db/schema/cases.ts';
import { industries } from '#db/schema/industries.ts';
import { products } from '#db/schema/products.ts';
import { solutions } from '#db/schema/solutions.ts';
import { type CaseFilter, filterOf, nameOf } from './cards.ts';
import type { listCases } from './contract.ts';

type Facets = RouteData<typeof listCases>['facets'];

/**
 * Industries, products and solutions of public cases, in one query. Each count is for that choice
 * together with the other filters, 0 included. The filter of the same kind is ignored, because the
 * new choice replaces it.
 */
export async function findFacets(
  db: Database,
  locale: Locale,
  filter: CaseFilter,
): Promise<Facets> {
  const besideIndustry = { ...filter, industry: undefined };
  const besideProduct = { ...filter, product: undefined };
  const besideSolution = { ...filter, solution: undefined };
  const fields = (
    facet: keyof Facets,
    table: typeof industries | typeof solutions | typeof products,
    others: CaseFilter,
  ) => ({
    facet: sql<string>`${facet}`,
    key: table.key,
    name: nameOf(table, locale),
    count: sql<number>`${count()} filter (where ${filterOf(db, locale, others)})`.mapWith(Number),
    sort: table.sort,
  });
  const base = isPublicIn(texts, locale);
  const rows = await unionAll(
    db
      .select(fields('industries', industries, besideIndustry))
      .from(texts)
      .innerJoin(cases, eq(cases.id, texts.caseId))
      .innerJoin(industries, eq(industries.key, cases.industryKey))
      .where(base)
      .groupBy(industries.id),
    db
      .select(fields('solutions', solutions, besideSolution))
      .from(texts)
      .innerJoin(cases, eq(cases.id, texts.caseId))
      .innerJoin(solutions, eq(solutions.key, cases.solutionKey))
      .where(base)
      .groupBy(solutions.id),
    db
      .select(fields('products', products, besideProduct))
      .from(texts)
      .innerJoin(cases, eq(cases.id, texts.caseId))
      .innerJoin(caseProducts, eq(caseProducts.caseId, texts.caseId))
      .innerJoin(products, eq(products.key, caseProducts.productKey))
      .where(base)
      .groupBy(products.id),
  );
  const of = (facet: keyof Facets) =>
    rows
      .filter((row) => row.facet === facet)
      .sort((a, b) => a.sort - b.sort)
      .map(({ key, name, count }) => ({ key, name, count }));
  return { industries: of('industries'), products: of('products'), solutions: of('solutions') };
}
