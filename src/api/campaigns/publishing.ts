import { eq } from 'drizzle-orm';
import { productChoices } from '#api/publishing/choices.ts';
import { mediaReferences, type PublishableKind, plainTexts } from '#api/publishing/kind.ts';
import { storedKind } from '#api/publishing/stored/kind.ts';
import { campaignShared, campaignText } from '#contracts/content/campaign.ts';
import { AppError } from '#contracts/errors.ts';
import { campaigns, campaignTranslations } from '#db/schema/campaigns.ts';
import { redemptionBatches, redemptionCodes } from '#db/schema/redemptions.ts';

const hasCodes = {
  zh: '这个活动已经有兑换码，不能删除。要停止激活，请勾选“提前结束”并发布。',
  en: 'This campaign has codes, so it cannot be deleted. To stop activations, tick “Ended early” and publish.',
};

/** The campaign whose page has an address of its own; that of the others names them in the query. */
const PRINTED = 'sony';

const toDate = (moment: string | null) => (moment === null ? null : new Date(moment));

/** Campaigns whose codes activate a licence. */
export const campaignKind: PublishableKind = storedKind({
  kind: 'campaign',
  shared: {
    schema: campaignShared,
    empty: { licenceDays: 365, closed: false },
    table: campaigns,
    columns: { product: 'productKey' },
    read: ({ startsAt, endsAt }) => ({
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    }),
    write: ({ startsAt, endsAt }) => ({ startsAt: toDate(startsAt), endsAt: toDate(endsAt) }),
  },
  text: {
    schema: campaignText,
    table: campaignTranslations,
    recordId: 'campaignId',
    texts: ({ title, intro, activationSteps, terms }) => [
      ...plainTexts({ title, intro }),
      ...activationSteps.flatMap((step, at) =>
        plainTexts({ [`activationSteps.${at}`]: `${step.title}\n${step.text}` }),
      ),
      ...plainTexts({ terms }),
    ],
    references: ({ activationSteps }) =>
      activationSteps.flatMap(({ mediaId }, at) =>
        mediaReferences({ [`activationSteps.${at}.mediaId`]: mediaId }),
      ),
  },
  async checkRemoval(db, id) {
    for (const table of [redemptionBatches, redemptionCodes]) {
      const [one] = await db
        .select({ id: table.id })
        .from(table)
        .where(eq(table.campaignId, id))
        .limit(1);
      if (one) throw new AppError('CONFLICT', { messages: hasCodes });
    }
  },
  path: (slug) => (slug === PRINTED ? '/ad/sony' : `/ad/sony?campaign=${slug}`),
  hasEnglish: false,
  choices: async (db) => [await productChoices(db)],
});
