import { afterAll, expect, test } from 'vitest';
import { redemptionBatches } from '#db/schema/redemptions.ts';
import { openPublishing } from '#tests/support/publishing.ts';

const { database, db, api, signIn } = await openPublishing({ isPage: () => true });
afterAll(() => database.drop());
const editor = await signIn('editor', '编辑');

const create = async (slug: string, title: string) =>
  (await editor.ask<{ id: string }>('POST /admin/content/campaign', { shared: { slug }, title }))
    .id;

const text = {
  title: '春季活动',
  intro: '导语',
  activationSteps: [{ title: '找到卡', text: '在盒子里', mediaId: null }],
  terms: '一条\n两条',
};

test('a campaign is public once its Chinese text is, and gone when that is withdrawn', async () => {
  const id = await create('spring', '春季');
  const read = () => api.api('GET /redemption-campaigns/:slug', { params: { slug: 'spring' } });
  await expect(read()).rejects.toMatchObject({ status: 404 });
  const { data } = await editor.readPart(id, 'shared');
  await editor.write(id, 'shared', {
    ...data,
    product: 'app',
    startsAt: '2026-09-01T00:00:00.000Z',
    endsAt: '2099-09-01T00:00:00.000Z',
    licenceDays: 90,
  });
  await editor.write(id, 'zh', text);
  await editor.write(id, 'en', { ...text, title: 'Spring' });
  expect(await read()).toMatchObject({
    name: { zh: '春季活动', en: 'Spring' },
    product: { key: 'app' },
    phase: 'running',
    endsAt: '2099-09-01T00:00:00.000Z',
    licenceDays: 90,
    steps: [{ title: { zh: '找到卡', en: '找到卡' } }],
    terms: { zh: '一条\n两条' },
  });
  await editor.ask(`POST /admin/records/${id}/withdrawal`, { parts: ['zh'] });
  await expect(read()).rejects.toMatchObject({ status: 404 });
});

test.each([
  { licenceDays: 0 },
  { startsAt: '2027-01-01T00:00:00.000Z', endsAt: '2027-01-01T00:00:00.000Z' },
])('a campaign with %o is not published', async (change) => {
  const id = await create(`wrong-${Object.keys(change).join('-').toLowerCase()}`, '不对');
  const { data, version } = await editor.readPart(id, 'shared');
  const saved = await editor.save(id, 'shared', version, { ...data, ...change });
  const findings = await editor.call(`POST /admin/records/${id}/publication`, {
    body: { parts: [{ part: 'shared', version: saved }] },
  });
  expect(findings.status).toBe(422);
});

test('a campaign with codes stays, and the refusal says how it is ended', async () => {
  const id = await create('with-codes', '有码');
  await db
    .insert(redemptionBatches)
    .values({ campaignId: id, label: '一批', quantity: 1, imported: true });
  const refused = await editor.call(`DELETE /admin/records/${id}`, { body: {} });
  expect([refused.status, refused.body.errorMessage]).toEqual([
    409,
    expect.stringContaining('tick “Ended early”'),
  ]);
  const free = await create('without-codes', '没有码');
  expect((await editor.call(`DELETE /admin/records/${free}`, { body: {} })).status).toBe(200);
});
