import type { Database } from '#db/connection.ts';
import { redemptionCampaigns } from '#db/schema/redemptions.ts';

type CampaignRow = typeof redemptionCampaigns.$inferInsert;

/** Adds a campaign that is on. */
export async function addRedemptionCampaign(
  db: Database,
  fields: Pick<CampaignRow, 'slug'> & Partial<CampaignRow>,
): Promise<void> {
  await db
    .insert(redemptionCampaigns)
    .values({ nameZh: '活动', status: 'running', licenceDays: 365, ...fields });
}
