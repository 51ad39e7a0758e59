import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { getPage } from './contract.ts';
import { readPage } from './service.ts';

/** Mounts the pages made of blocks. */
export function registerPages(registry: ApiRegistry, { db, log }: ApiDeps): void {
  registry.add(getPage, ({ params, query }) => readPage(db, log, params.key, query.locale));
}
