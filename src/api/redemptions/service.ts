import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { products } from '#db/schema/products.ts';
import { redemptionCampaigns } from '#db/schema/redemptions.ts';
import type { getRedemptionCampaign } from './contract.ts';

type CampaignRow = typeof redemptionCampaigns.$inferSelect;

/** A campaign that is not a draft. @throws AppError NOT_FOUND */
export async function readRedemptionCampaign(
  db: Executor,
  slug: string,
  now = new Date(),
): Promise<RouteData<typeof getRedemptionCampaign>> {
  const [row] = await db
    .select()
    .from(redemptionCampaigns)
    .leftJoin(products, eq(products.key, redemptionCampaigns.productKey))
    .where(and(eq(redemptionCampaigns.slug, slug), ne(redemptionCampaigns.status, 'draft')));
  if (!row) throw new AppError('NOT_FOUND');
  const { redemption_campaigns: campaign, products: product } = row;
  return {
    slug: campaign.slug,
    name: { zh: campaign.nameZh, en: campaign.nameEn },
    intro: { zh: campaign.introZh, en: campaign.introEn },
    product: product && { key: product.key, name: { zh: product.nameZh, en: product.nameEn } },
    phase: phaseOf(campaign, now),
    startsAt: campaign.startsAt?.toISOString() ?? null,
    endsAt: campaign.endsAt?.toISOString() ?? null,
    licenceDays: campaign.licenceDays,
    steps: campaign.steps.map((step) => ({
      title: { zh: step.titleZh, en: step.titleEn },
      text: { zh: step.textZh, en: step.textEn },
    })),
    terms: { zh: campaign.termsZh, en: campaign.termsEn },
  };
}

/** A scheduled job announces the change when only the time has changed the phase. */
function phaseOf({ status, startsAt, endsAt }: CampaignRow, now: Date) {
  if (status === 'closed' || (endsAt && endsAt <= now)) return 'ended';
  return startsAt && startsAt > now ? 'upcoming' : 'running';
}
