import { afterAll, beforeAll, expect, test } from 'vitest';
import { redemptionCampaigns } from '#db/schema/redemptions.ts';
import { seedRedemptionCampaigns } from '#db/seed/redemptions.ts';
import { seedSite } from '#db/seed/site.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { readRedemptionCampaign } from './service.ts';

const database = await createTestDatabase();
const { db } = database;
const { api } = createTestApi(db);
afterAll(() => database.drop());
beforeAll(async () => {
  await seedSite(db);
  await seedRedemptionCampaigns(db);
});

test('a campaign has its steps in both languages and its product', async () => {
  const campaign = await api('GET /redemption-campaigns/:slug', {
    params: { slug: 'sony' },
  });
  expect(campaign.steps).toHaveLength(4);
  expect(campaign.steps.every(({ title, text }) => title.en && text.en)).toBe(true);
  expect(campaign.product).toEqual({ key: 'app', name: { zh: '大觅直播', en: 'Dami Live' } });
});

test.each([
  ['2026-08-31T15:59:59Z', 'upcoming'],
  ['2026-08-31T16:00:00Z', 'running'],
  ['2027-08-31T16:00:00Z', 'ended'],
])('at %s the campaign is %s', async (now, phase) => {
  expect((await readRedemptionCampaign(db, 'sony', new Date(now))).phase).toBe(phase);
});

test('a draft is not public', async () => {
  await db.insert(redemptionCampaigns).values({ slug: 'later', nameZh: '以后', licenceDays: 30 });
  await expect(readRedemptionCampaign(db, 'later')).rejects.toThrow('could not find');
});
