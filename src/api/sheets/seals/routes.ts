import type { KeyRing } from '#api/access/key-ring.ts';
import { readsPerMinute } from '#api/http/policy.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import type { Database } from '#db/connection.ts';
import { getSeal } from './contract.ts';
import { readSeal } from './service.ts';

export function registerSeals(registry: ApiRegistry, deps: { db: Database; keys: KeyRing }): void {
  // It also limits guessing of codes.
  registry.add(getSeal, { access: 'public', limit: readsPerMinute(30) }, ({ params, query }) =>
    readSeal(deps, { ...params, ...query }),
  );
}
