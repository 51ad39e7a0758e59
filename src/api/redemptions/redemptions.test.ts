import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addRedemptionCampaign } from '#tests/support/records/redemptions.ts';
import { addProducts } from '#tests/support/records/site.ts';
import { readRedemptionCampaign } from './service.ts';

const database = await createTestDatabase();
const { db } = database;
const { api } = createTestApi(db);
afterAll(() => database.drop());
beforeAll(() => addProducts(db));

const stepOf = (zh: string, en: string | null) => {
  return { titleZh: zh, titleEn: en, textZh: zh, textEn: en, mediaId: null };
};

test('a campaign has its steps in both languages and its product', async () => {
  await addRedemptionCampaign(db, {
    slug: 'camera',
    productKey: 'app',
    steps: [stepOf('找到卡', 'Find the card'), stepOf('输入', null)],
  });
  const campaign = await api('GET /redemption-campaigns/:slug', { params: { slug: 'camera' } });
  expect(campaign.steps).toEqual([
    { title: { zh: '找到卡', en: 'Find the card' }, text: { zh: '找到卡', en: 'Find the card' } },
    { title: { zh: '输入', en: null }, text: { zh: '输入', en: null } },
  ]);
  expect(campaign.product).toEqual({ key: 'app', name: { zh: '产品 app', en: 'Product app' } });
});

test('the phase of a campaign follows from its dates', async () => {
  await addRedemptionCampaign(db, {
    slug: 'dated',
    startsAt: new Date('2026-09-01T00:00:00+08:00'),
    endsAt: new Date('2027-09-01T00:00:00+08:00'),
  });
  const phaseAt = async (now: string) =>
    (await readRedemptionCampaign(db, 'dated', new Date(now))).phase;
  expect(await phaseAt('2026-08-31T15:59:59Z')).toBe('upcoming');
  expect(await phaseAt('2026-08-31T16:00:00Z')).toBe('running');
  expect(await phaseAt('2027-08-31T15:59:59Z')).toBe('running');
  expect(await phaseAt('2027-08-31T16:00:00Z')).toBe('ended');
});

test('a closed campaign has ended, whatever its dates', async () => {
  await addRedemptionCampaign(db, { slug: 'closed', status: 'closed' });
  expect((await readRedemptionCampaign(db, 'closed')).phase).toBe('ended');
});

test('a draft is not public', async () => {
  await addRedemptionCampaign(db, { slug: 'later', status: 'draft' });
  await expect(readRedemptionCampaign(db, 'later')).rejects.toThrow('could not find');
});
