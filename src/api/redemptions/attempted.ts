import { and, eq, lte, sql } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import type { Database } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { campaigns, campaignTranslations } from '#db/schema/campaigns.ts';
import { products } from '#db/schema/products.ts';
import { redemptionBatches, redemptionCodes, redemptions } from '#db/schema/redemptions.ts';
import { siteSettings } from '#db/schema/site.ts';

/** What an attempt is at: a campaign, and a code that it may have. */
type Attempted = Awaited<ReturnType<typeof readAttempted>>;

/** What redeeming a code needs to know of its campaign. */
export type ActivatedCampaign = Attempted['campaign'];

/** A stored code with what decides on it. */
export type FoundCode = NonNullable<Attempted['found']>;

/** What an attempt names. */
interface Named {
  /** The slug of the campaign. */
  campaign: string;
  /** What the code may be stored as. */
  macs: string[];
}

/**
 * A campaign whose Chinese text is public, with the version of the privacy notice that its form asks
 * for, and its code, if it has this one. Nothing is locked: what is refused needs no lock.
 * @throws AppError NOT_FOUND
 */
export async function readAttempted(db: Database, { campaign: slug, macs }: Named, now: Date) {
  const [row] = await attempted(db).execute({ slug, macs, now });
  if (!row) throw new AppError('NOT_FOUND');
  const { campaign, product, privacyVersion, code, batch, redemption } = row;
  return {
    campaign: { ...campaign, product, privacyVersion: privacyVersion ?? '' },
    found: code && batch && { code, batch, redemption },
  };
}

const attempted = prepared((db) =>
  db
    .select({
      campaign: campaigns,
      product: { key: products.key, zh: products.nameZh, en: products.nameEn },
      privacyVersion: siteSettings.privacyVersion,
      code: redemptionCodes,
      batch: redemptionBatches,
      redemption: redemptions,
    })
    .from(campaigns)
    .innerJoin(
      campaignTranslations,
      and(
        eq(campaignTranslations.campaignId, campaigns.id),
        eq(campaignTranslations.locale, 'zh'),
        eq(campaignTranslations.status, 'published'),
        lte(campaignTranslations.publishedAt, sql.placeholder('now')),
      ),
    )
    .leftJoin(products, eq(products.key, campaigns.productKey))
    .leftJoin(siteSettings, eq(siteSettings.single, true))
    .leftJoin(
      redemptionCodes,
      and(
        sql`${redemptionCodes.codeMac} = any(${sql.placeholder('macs')})`,
        eq(redemptionCodes.campaignId, campaigns.id),
      ),
    )
    .leftJoin(redemptionBatches, eq(redemptionBatches.id, redemptionCodes.batchId))
    .leftJoin(redemptions, eq(redemptions.codeId, redemptionCodes.id))
    .where(eq(campaigns.slug, sql.placeholder('slug')))
    .prepare('redemption_attempted'),
);
