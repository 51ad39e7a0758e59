import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { campaigns, campaignTranslations } from '#db/schema/campaigns.ts';
import { onlyRow } from './only-row.ts';

type CampaignRow = typeof campaigns.$inferInsert;
type TextRow = typeof campaignTranslations.$inferInsert;
type Text = Partial<Omit<TextRow, 'campaignId' | 'locale'>>;

/** Fields of a campaign that tests set: those of the record, and of its texts by language. */
interface CampaignFields extends Partial<Omit<CampaignRow, 'slug'>> {
  slug: string;
  texts?: Partial<Record<Locale, Text>>;
}

/** Adds a campaign that is on, by default with a published Chinese text; returns its id. */
export async function addCampaign(
  db: Database,
  { texts = { zh: {} }, ...fields }: CampaignFields,
): Promise<string> {
  const rows = await db
    .insert(campaigns)
    .values({ licenceDays: 365, ...fields })
    .returning({ id: campaigns.id });
  const { id: campaignId } = onlyRow(rows);
  await db.insert(campaignTranslations).values(
    Object.entries(texts).map(([locale, text]) => ({
      campaignId,
      locale: locale as Locale,
      title: '活动',
      status: 'published' as const,
      publishedAt: new Date(),
      ...text,
    })),
  );
  return campaignId;
}
