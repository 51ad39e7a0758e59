import type { ApiServices } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { search } from './contract.ts';
import { searchReads } from './limit.ts';
import { searchSite } from './service.ts';

export function registerSearch(registry: ApiRegistry, { search: context }: ApiServices): void {
  registry.add(search, { access: 'public', limit: searchReads }, ({ query }) =>
    searchSite(context, query),
  );
}
