import type { ApiDeps } from '#api/deps.ts';
import type { CacheRule } from '#api/http/policy.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { getPage } from './contract.ts';
import { readPage } from './service.ts';

/** The page itself, and the records that its blocks may ask for. */
const cache: CacheRule<never> = {
  tags: ['site', 'pages', 'products', 'cases', 'articles', 'documents', 'downloads', 'media'],
};

/** Mounts the pages made of blocks. */
export function registerPages(registry: ApiRegistry, deps: ApiDeps): void {
  registry.add(getPage, { access: 'public', cache }, ({ params, query }) =>
    readPage(deps, params.key, query.locale),
  );
}
