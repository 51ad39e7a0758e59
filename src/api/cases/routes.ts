import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { getCase, listCases } from './contract.ts';
import { readCase } from './detail.ts';
import { findCases } from './service.ts';

/** Mounts the customer cases. */
export function registerCases(registry: ApiRegistry, { db }: ApiDeps): void {
  registry.add(listCases, ({ query }) => findCases(db, query));
  registry.add(getCase, ({ params, query: { locale, ...query } }) =>
    readCase(db, params.slug, locale, query),
  );
}
