import { and, eq, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findPicturesById } from '#api/media/service.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { campaigns, campaignTranslations } from '#db/schema/campaigns.ts';
import { products } from '#db/schema/products.ts';
import { siteSettings } from '#db/schema/site.ts';
import type { getRedemptionCampaign } from './contract.ts';

type CampaignRow = typeof campaigns.$inferSelect;

const chinese = alias(campaignTranslations, 'chinese');
const english = alias(campaignTranslations, 'english');

/** A campaign whose Chinese text is public. @throws AppError NOT_FOUND */
export async function readRedemptionCampaign(
  db: Executor,
  slug: string,
  now = new Date(),
): Promise<RouteData<typeof getRedemptionCampaign>> {
  const isPublic = (text: typeof chinese | typeof english) =>
    and(
      eq(text.campaignId, campaigns.id),
      eq(text.status, 'published'),
      lte(text.publishedAt, now),
    );
  const [row] = await db
    .select({ campaign: campaigns, zh: chinese, en: english, product: products })
    .from(campaigns)
    .innerJoin(chinese, and(eq(chinese.locale, 'zh'), isPublic(chinese)))
    .leftJoin(english, and(eq(english.locale, 'en'), isPublic(english)))
    .leftJoin(products, eq(products.key, campaigns.productKey))
    .where(eq(campaigns.slug, slug));
  if (!row) throw new AppError('NOT_FOUND');
  const { campaign, zh, en, product } = row;
  const [settings] = await db
    .select({ privacyVersion: siteSettings.privacyVersion })
    .from(siteSettings);
  const shown = zh.activationSteps.flatMap(({ mediaId }) => mediaId ?? []);
  const pictures = await findPicturesById(db, shown, 'zh');
  return {
    slug: campaign.slug,
    name: { zh: zh.title, en: en?.title ?? null },
    intro: { zh: zh.intro, en: en?.intro ?? null },
    product: product && { key: product.key, name: { zh: product.nameZh, en: product.nameEn } },
    phase: phaseOf(campaign, now),
    startsAt: campaign.startsAt?.toISOString() ?? null,
    endsAt: campaign.endsAt?.toISOString() ?? null,
    licenceDays: campaign.licenceDays,
    steps: zh.activationSteps.map(({ title, text, mediaId }, at) => ({
      title: { zh: title, en: en?.activationSteps[at]?.title ?? null },
      text: { zh: text, en: en?.activationSteps[at]?.text ?? null },
      picture: pictures.get(mediaId ?? '') ?? null,
    })),
    terms: { zh: zh.terms, en: en?.terms ?? null },
    privacyVersion: settings?.privacyVersion ?? '',
  };
}

/** A scheduled job announces the change when only the time has changed the phase. */
function phaseOf({ closed, startsAt, endsAt }: CampaignRow, now: Date) {
  if (closed || (endsAt && endsAt <= now)) return 'ended';
  return startsAt && startsAt > now ? 'upcoming' : 'running';
}
