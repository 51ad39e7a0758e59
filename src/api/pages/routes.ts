import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { getPage } from './contract.ts';
import { readPage } from './service.ts';

/** Mounts the pages made of blocks. */
export function registerPages(registry: ApiRegistry, deps: ApiDeps): void {
  registry.add(getPage, ({ params, query }) => readPage(deps, params.key, query.locale));
}
