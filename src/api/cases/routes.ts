import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { getCase, listCases } from './contract.ts';
import { findCases, readCase } from './service.ts';

/** Mounts the customer cases. */
export function registerCases(registry: ApiRegistry, { db }: ApiDeps): void {
  registry.add(listCases, ({ query }) => findCases(db, query));
  registry.add(getCase, ({ params, query }) => readCase(db, params.slug, query.locale));
}
