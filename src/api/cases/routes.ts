import type { ApiServices } from '#api/deps.ts';
import { type CacheRule, namesFilters, showsRecords } from '#api/http/policy.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { searchReads } from '#api/search/limit.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { type CaseDetail, getCase, listCases } from './contract.ts';
import { readCase } from './detail.ts';
import { findCases } from './service.ts';

type Query = RouteInput<typeof listCases>['query'];

const listCache: CacheRule<'q'> = {
  tags: ['cases', 'products', 'media', 'search'],
  unless: 'q',
  isNamed: namesFilters(
    ({ industry, solution }: Query, { facets }: RouteData<typeof listCases>) =>
      isAmong(facets.industries, industry) && isAmong(facets.solutions, solution),
  ),
};
const cache: CacheRule<'q'> = {
  tags: ['cases', 'products', 'media', 'articles', 'documents', 'search'],
  records: showsRecords('cases', ({ slug }: CaseDetail) => [slug]),
  unless: 'q',
  // A case that the filters exclude has no place in the list.
  isNamed: namesFilters((_, { place }: CaseDetail) => place !== null),
};

function isAmong(choices: readonly { key: string }[], key: string | undefined): boolean {
  return !key || choices.some((choice) => choice.key === key);
}

export function registerCases(registry: ApiRegistry, deps: ApiServices): void {
  registry.add(listCases, { access: 'public', limit: searchReads, cache: listCache }, ({ query }) =>
    findCases(deps, query),
  );
  registry.add(
    getCase,
    { access: 'public', limit: searchReads, cache },
    ({ params, query: { locale, ...filters } }) => readCase(deps, params.slug, locale, filters),
  );
}
