import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { beijingDay } from '#contracts/days.ts';
import { getRequirement } from './contract.ts';
import { readRequirement } from './service.ts';

/** Mounts the requirement sheets. */
export function registerRequirements(registry: ApiRegistry, deps: ApiDeps): void {
  registry.add(getRequirement, ({ params: { token } }, { headers }) =>
    readRequirement(deps, { token, headers, today: beijingDay(new Date()) }),
  );
}
