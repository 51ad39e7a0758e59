import type { ApiDeps } from '#api/deps.ts';
import { type CacheRule, showsRecords } from '#api/http/policy.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { type BlockPage, getPage } from './contract.ts';
import { readPage } from './service.ts';

/** Tags of the page and of the records that its blocks may request. */
const cache: CacheRule<never> = {
  tags: ['site', 'pages', 'products', 'cases', 'articles', 'documents', 'downloads', 'media'],
  records: showsRecords('pages', ({ key }: BlockPage) => [key]),
};

export function registerPages(registry: ApiRegistry, deps: ApiDeps): void {
  registry.add(getPage, { access: 'public', cache }, ({ params, query }) =>
    readPage(deps, params.key, query.locale),
  );
}
