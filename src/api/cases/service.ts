import { count, eq } from 'drizzle-orm';
import type { SearchableDeps } from '#api/deps.ts';
import type { CaseCard } from '#contracts/cards.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Database } from '#db/connection.ts';
import { cases, caseTranslations as texts } from '#db/schema/cases.ts';
import { industries } from '#db/schema/industries.ts';
import { solutions } from '#db/schema/solutions.ts';
import { type CaseFilter, cardFields, filterOf, listOrder, presentCard } from './cards.ts';
import type { listCases } from './contract.ts';
import { findFacets } from './facets.ts';
import { withMatches } from './matches.ts';

type ListQuery = RouteInput<typeof listCases>['query'];
type CaseList = RouteData<typeof listCases>;

/** One page of the cases with the filter choices. */
export async function findCases(
  { db, search }: SearchableDeps,
  query: ListQuery,
): Promise<CaseList> {
  const { locale, page, pageSize, industry, product, solution, q } = query;
  const { filter, corrected, mark } = await withMatches(search, locale, {
    industry,
    product,
    solution,
    q,
  });
  const [items, [counts], facets] = await Promise.all([
    findCaseCards(db, locale, filter, { limit: pageSize, offset: (page - 1) * pageSize }),
    db
      .select({ total: count() })
      .from(texts)
      .innerJoin(cases, eq(cases.id, texts.caseId))
      .where(filterOf(db, locale, filter)),
    findFacets(db, locale, filter),
  ]);
  const total = counts?.total ?? 0;
  return { items: items.map(mark), page, pageSize, total, facets, corrected };
}

/** Cards of the cases that match a filter, in the order set by staff, then newest first. */
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
    .innerJoin(solutions, eq(solutions.key, cases.solutionKey))
    .where(filterOf(db, locale, filter))
    .orderBy(...listOrder(filter))
    .limit(limit)
    .offset(offset);
  return rows.map(presentCard);
}
