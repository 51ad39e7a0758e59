import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { getCampaign } from './contract.ts';
import { readCampaign } from './service.ts';

/** Mounts the campaigns. */
export function registerCampaigns(registry: ApiRegistry, { db }: ApiDeps): void {
  registry.add(getCampaign, ({ params }) => readCampaign(db, params));
}
