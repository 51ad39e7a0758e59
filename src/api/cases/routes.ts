import type { ApiServices } from '#api/deps.ts';
import { type CacheRule, showsRecords } from '#api/http/policy.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { searchReads } from '#api/search/limit.ts';
import { type CaseDetail, getCase, listCases } from './contract.ts';
import { readCase } from './detail.ts';
import { findCases } from './service.ts';

const listCache: CacheRule<'q'> = { tags: ['cases', 'products', 'media', 'search'], unless: 'q' };
const cache: CacheRule<'q'> = {
  tags: ['cases', 'products', 'media', 'articles', 'documents', 'search'],
  records: showsRecords('cases', ({ slug }: CaseDetail) => [slug]),
  unless: 'q',
};

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
