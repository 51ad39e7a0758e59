import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import { PAGE_ROWS, presentPage } from '#api/http/keyset.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteAnswer, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { campaigns, campaignTranslations } from '#db/schema/campaigns.ts';
import { redemptionBatches as batches, redemptionCodes } from '#db/schema/redemptions.ts';
import { staffUsers } from '#db/schema/staff.ts';
import type { listBatches } from './contract.ts';

/** The name of a campaign in a language, or else in Chinese, which every campaign has. */
export const campaignName = (locale: Locale) => sql<string>`coalesce((
  select ${campaignTranslations.title} from ${campaignTranslations}
  where ${campaignTranslations.campaignId} = ${campaigns.id}
    and ${campaignTranslations.locale} in ('zh', ${locale})
  order by ${campaignTranslations.locale} = ${locale} desc limit 1), ${campaigns.slug})`;

const countOf = (status: 'redeemed' | 'revoked') => sql<number>`(select count(*)::int
  from ${redemptionCodes} where ${redemptionCodes.batchId} = ${batches.id}
    and ${redemptionCodes.status} = ${status})`;

/** One page of batches, the newest first. */
export async function readBatches(
  db: Executor,
  { campaign, after }: RouteInput<typeof listBatches>['query'],
  locale: Locale,
): Promise<RouteAnswer<typeof listBatches>> {
  const rows = await db
    .select({
      batch: batches,
      campaign: { id: campaigns.id, name: campaignName(locale) },
      createdBy: staffUsers.name,
      redeemed: countOf('redeemed'),
      revoked: countOf('revoked'),
    })
    .from(batches)
    .innerJoin(campaigns, eq(campaigns.id, batches.campaignId))
    .leftJoin(staffUsers, eq(staffUsers.id, batches.createdBy))
    .where(
      and(
        campaign ? eq(batches.campaignId, campaign) : undefined,
        after ? lt(batches.id, after) : undefined,
      ),
    )
    .orderBy(desc(batches.id))
    .limit(PAGE_ROWS);
  return {
    ...presentPage(
      rows,
      ({ batch }) => batch.id,
      ({ batch, ...row }) => ({
        ...batch,
        ...row,
        hasFile: !batch.imported && batch.made === batch.quantity && batch.fileDeletedAt === null,
      }),
    ),
    campaigns: await db
      .select({ id: campaigns.id, name: campaignName(locale) })
      .from(campaigns)
      .orderBy(asc(campaigns.slug)),
  };
}
