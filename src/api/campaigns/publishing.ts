import { and, eq } from 'drizzle-orm';
import { definePart, type PublishableKind } from '#api/publishing/kind.ts';
import { productChoices } from '#api/publishing/product-choices.ts';
import { publishedAgain, publishedNow, stateOf } from '#api/publishing/translation.ts';
import {
  type CampaignShared,
  type CampaignText,
  campaignShared,
  campaignText,
} from '#contracts/content/campaign.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import { campaigns, campaignTranslations as texts } from '#db/schema/campaigns.ts';
import { redemptionBatches, redemptionCodes } from '#db/schema/redemptions.ts';

const textOf = (locale: Locale) =>
  definePart<CampaignText>({
    schema: campaignText,
    empty: { title: '', intro: '', activationSteps: [], terms: '' },
    async read(db, id) {
      const [row] = await db
        .select()
        .from(texts)
        .where(and(eq(texts.campaignId, id), eq(texts.locale, locale)));
      if (!row) return undefined;
      const { title, intro, activationSteps, terms } = row;
      const data = { title, intro, activationSteps, terms };
      return { data, state: stateOf(row.status), publishedAt: row.publishedAt };
    },
    async write(db, id, columns) {
      await db
        .insert(texts)
        .values({ campaignId: id, locale, ...columns, ...publishedNow() })
        .onConflictDoUpdate({
          target: [texts.campaignId, texts.locale],
          set: { ...columns, ...publishedAgain(texts) },
        });
    },
    texts: ({ title, intro, activationSteps, terms }) => [
      { field: 'title', text: title, form: 'plain' },
      { field: 'intro', text: intro, form: 'plain' },
      ...activationSteps.map((step, at) => ({
        field: `activationSteps.${at}`,
        text: `${step.title}\n${step.text}`,
        form: 'plain' as const,
      })),
      { field: 'terms', text: terms, form: 'plain' },
    ],
    references: ({ activationSteps }) =>
      activationSteps.flatMap(({ mediaId }, at) =>
        mediaId
          ? [{ field: `activationSteps.${at}.mediaId`, kind: 'media' as const, value: mediaId }]
          : [],
      ),
  });

const shared = definePart<CampaignShared>({
  schema: campaignShared,
  empty: {
    slug: '',
    product: null,
    startsAt: null,
    endsAt: null,
    licenceDays: 365,
    closed: false,
  },
  async read(db, id) {
    const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
    if (!row) return undefined;
    const { slug, productKey, startsAt, endsAt, licenceDays, closed } = row;
    const data = {
      slug,
      product: productKeys.find((key) => key === productKey) ?? null,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      licenceDays,
      closed,
    };
    return { data, state: 'published', publishedAt: null };
  },
  async write(db, id, data) {
    await db.update(campaigns).set(columnsOf(data)).where(eq(campaigns.id, id));
  },
  texts: () => [],
  references: () => [],
});

function columnsOf({ product, startsAt, endsAt, ...columns }: CampaignShared) {
  return {
    ...columns,
    productKey: product,
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
}

const hasCodes = {
  zh: '这个活动已经有兑换码，不能删除。要停止激活，请勾选“提前结束”并发布。',
  en: 'This campaign has codes, so it cannot be deleted. To stop activations, tick “Ended early” and publish.',
};

/** The campaign whose page has an address of its own; that of the others names them in the query. */
const PRINTED = 'sony';

/** Campaigns whose codes activate a licence. */
export const campaignKind: PublishableKind = {
  kind: 'campaign',
  parts: { shared, zh: textOf('zh'), en: textOf('en') },
  draftTables: [
    { table: campaigns, recordId: campaigns.id },
    { table: texts, recordId: texts.campaignId },
  ],
  async create(db, data) {
    const [row] = await db
      .insert(campaigns)
      .values(columnsOf(data as CampaignShared))
      .returning({ id: campaigns.id });
    if (!row) throw new Error('the campaign was not created');
    return row.id;
  },
  async withdraw(db, id, locale) {
    await db
      .update(texts)
      .set({ status: 'archived' })
      .where(and(eq(texts.campaignId, id), eq(texts.locale, locale)));
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
  async remove(db, id) {
    await db.delete(campaigns).where(eq(campaigns.id, id));
  },
  path: (slug) => (slug === PRINTED ? '/ad/sony' : `/ad/sony?campaign=${slug}`),
  hasEnglish: false,
  choices: async (db) => [await productChoices(db)],
};
