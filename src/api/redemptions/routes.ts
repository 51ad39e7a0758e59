import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { getRedemptionCampaign } from './contract.ts';
import { readRedemptionCampaign } from './service.ts';

export function registerRedemptions(registry: ApiRegistry, { db }: ApiDeps): void {
  registry.add(
    getRedemptionCampaign,
    { access: 'public', cache: { tags: ['redemptions', 'products'] } },
    ({ params }) => readRedemptionCampaign(db, params.slug),
  );
}
