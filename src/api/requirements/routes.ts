import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { shareReads } from '#api/shares/limit.ts';
import { beijingDay } from '#contracts/days.ts';
import { getRequirement } from './contract.ts';
import { readRequirement } from './service.ts';

export function registerRequirements(registry: ApiRegistry, deps: ApiDeps): void {
  registry.add(
    getRequirement,
    { access: 'public', limit: shareReads },
    ({ params: { token } }, { visitor }) =>
      readRequirement(deps, { token, visitor, today: beijingDay(new Date()) }),
  );
}
