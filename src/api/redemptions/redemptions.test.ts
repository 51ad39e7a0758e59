import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addCampaign } from '#tests/support/records/campaigns.ts';
import { addPicture, addVariant } from '#tests/support/records/media.ts';
import { addProducts } from '#tests/support/records/site.ts';
import { readRedemptionCampaign } from './service.ts';

const database = await createTestDatabase();
const { db } = database;
const { api } = createTestApi(db);
afterAll(() => database.drop());
beforeAll(() => addProducts(db));

const stepOf = (title: string, mediaId: string | null = null) => ({ title, text: title, mediaId });

test('a campaign has its steps in both languages, their pictures and its product', async () => {
  const picture = await addPicture(db, 'card');
  await addVariant(db, picture, 'media/card-0/960.avif');
  await addCampaign(db, {
    slug: 'camera',
    productKey: 'app',
    texts: {
      zh: { activationSteps: [stepOf('找到卡', picture), stepOf('输入')] },
      en: { activationSteps: [stepOf('Find the card')] },
    },
  });
  const campaign = await api('GET /redemption-campaigns/:slug', { params: { slug: 'camera' } });
  expect(campaign.steps).toMatchObject([
    {
      title: { zh: '找到卡', en: 'Find the card' },
      text: { zh: '找到卡', en: 'Find the card' },
      picture: { src: 'media/card-0' },
    },
    { title: { zh: '输入', en: null }, text: { zh: '输入', en: null }, picture: null },
  ]);
  expect(campaign.product).toEqual({ key: 'app', name: { zh: '产品 app', en: 'Product app' } });
});

test('the phase of a campaign follows from its dates', async () => {
  await addCampaign(db, {
    slug: 'dated',
    startsAt: new Date('2026-09-01T00:00:00+08:00'),
    endsAt: new Date('2027-09-01T00:00:00+08:00'),
    texts: { zh: { publishedAt: new Date('2026-08-01T00:00:00+08:00') } },
  });
  const phaseAt = async (now: string) =>
    (await readRedemptionCampaign(db, 'dated', new Date(now))).phase;
  expect(await phaseAt('2026-08-31T15:59:59Z')).toBe('upcoming');
  expect(await phaseAt('2026-08-31T16:00:00Z')).toBe('running');
  expect(await phaseAt('2027-08-31T15:59:59Z')).toBe('running');
  expect(await phaseAt('2027-08-31T16:00:00Z')).toBe('ended');
});

test('a closed campaign has ended, whatever its dates', async () => {
  await addCampaign(db, { slug: 'closed', closed: true });
  expect((await readRedemptionCampaign(db, 'closed')).phase).toBe('ended');
});

test('a campaign without a public Chinese text is not public', async () => {
  await addCampaign(db, { slug: 'later', texts: { zh: { status: 'draft' }, en: {} } });
  await expect(readRedemptionCampaign(db, 'later')).rejects.toThrow('could not find');
});
