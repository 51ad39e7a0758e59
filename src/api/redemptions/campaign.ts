import { and, eq, lte } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { campaigns, campaignTranslations } from '#db/schema/campaigns.ts';
import { products } from '#db/schema/products.ts';
import { siteSettings } from '#db/schema/site.ts';

/** What redeeming a code needs to know of its campaign. */
export type ActivatedCampaign = Awaited<ReturnType<typeof readActivatedCampaign>>;

/**
 * A campaign whose Chinese text is public, with the version of the privacy notice that its form asks for.
 * @throws AppError NOT_FOUND
 */
export async function readActivatedCampaign(db: Executor, slug: string, now: Date) {
  const [row] = await db
    .select({
      campaign: campaigns,
      product: { key: products.key, zh: products.nameZh, en: products.nameEn },
      privacyVersion: siteSettings.privacyVersion,
    })
    .from(campaigns)
    .innerJoin(
      campaignTranslations,
      and(
        eq(campaignTranslations.campaignId, campaigns.id),
        eq(campaignTranslations.locale, 'zh'),
        eq(campaignTranslations.status, 'published'),
        lte(campaignTranslations.publishedAt, now),
      ),
    )
    .leftJoin(products, eq(products.key, campaigns.productKey))
    .leftJoin(siteSettings, eq(siteSettings.single, true))
    .where(eq(campaigns.slug, slug));
  if (!row) throw new AppError('NOT_FOUND');
  return { ...row.campaign, product: row.product, privacyVersion: row.privacyVersion ?? '' };
}
