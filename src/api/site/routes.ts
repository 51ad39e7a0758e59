import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { getSite } from './contract.ts';
import { readSite } from './service.ts';

export function registerSite(registry: ApiRegistry, { db, settings }: ApiDeps): void {
  registry.add(getSite, { access: 'public', cache: { tags: ['site'] } }, () =>
    readSite(db, settings),
  );
}
