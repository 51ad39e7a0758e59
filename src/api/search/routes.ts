import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { openSearch } from './context.ts';
import { search } from './contract.ts';
import { searchReads } from './limit.ts';
import { searchSite } from './service.ts';

/** Mounts the search and gives lists with a query what they share with it. */
export function registerSearch(registry: ApiRegistry, deps: ApiDeps): void {
  const context = openSearch(deps);
  registry.add(search, { access: 'public', limit: searchReads }, ({ query }) =>
    searchSite(deps.db, context, query),
  );
}
