import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { shareReads } from '#api/shares/limit.ts';
import { getAcceptance } from './contract.ts';
import { readAcceptance } from './service.ts';

export function registerAcceptance(registry: ApiRegistry, deps: ApiDeps): void {
  registry.add(
    getAcceptance,
    { access: 'public', limit: shareReads },
    ({ params: { token } }, { visitor }) => readAcceptance(deps, { token, visitor }),
  );
}
