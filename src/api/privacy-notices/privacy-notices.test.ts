import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { pageExists } from '#api/publishing/addresses.ts';
import { beijingDay } from '#contracts/days.ts';
import { articles } from '#db/schema/articles.ts';
import { auditLog } from '#db/schema/audit.ts';
import { privacyNotices } from '#db/schema/privacy.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createDemoDatabase } from '#tests/support/database.ts';
import { testTrail } from '#tests/support/keys.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';
import { runDueNotice } from './take-effect.ts';

const database = await createDemoDatabase();
const { db } = database;
const api = createTestApi(db);
afterAll(() => database.drop());
const editor = await staffClient(db, api, await addStaffMember(db, 'editor'));
afterEach(async () => {
  const { items } = await list();
  for (const { id, publishedAt } of items) {
    if (!publishedAt) await editor(`DELETE /admin/privacy-notices/${id}`);
  }
});

interface Item {
  id: string;
  version: string;
  state: string;
  publishedAt: string | null;
  inForceOn: string | null;
  consents: number;
}
const list = async () =>
  (await editor('GET /admin/privacy-notices')).body.data as unknown as { items: Item[] };
const begin = async (version: string) =>
  (await editor('POST /admin/privacy-notices', { body: { version } })).body.data as unknown as {
    id: string;
  };
const texts = (version: string, bodyZh = '新的声明', bodyEn = 'The new notice') => ({
  version,
  bodyZh,
  bodyEn,
});

test('a version begins with the latest text, is published on its page, and forms ask for it', async () => {
  const { items } = await list();
  expect(items).toMatchObject([{ version: '1.3', state: 'current' }]);
  const { id } = await begin('1.4');
  const draft = (await editor(`GET /admin/privacy-notices/${id}`)).body.data as unknown as {
    bodyZh: string;
    revision: number;
  };
  const latest = (await editor(`GET /admin/privacy-notices/${items[0]?.id}`)).body
    .data as unknown as { bodyZh: string };
  expect(draft.bodyZh).toBe(latest.bodyZh);
  const path = `/admin/privacy-notices/${id}`;
  const saved = await editor(`PATCH ${path}`, { body: { ...texts('1.4'), revision: 1 } });
  expect(saved.body.data).toEqual({ revision: 2 });
  // Nobody sees the draft.
  const page = () => api.api('GET /articles/:slug', { params: { slug: 'privacy' } });
  expect((await page()).html).not.toContain('新的声明');
  const form = () => api.api('GET /bookings/form');
  expect((await form()).privacyVersion).toBe('1.3');

  const published = await editor(`POST ${path}/publication`, {
    body: { revision: 2, inForceOn: beijingDay(new Date()) },
  });
  expect([published.status, published.body.errorMessage]).toEqual([200, null]);
  expect((await page()).html).toContain('新的声明');
  expect((await form()).privacyVersion).toBe('1.4');
  const after = (await list()).items;
  expect(after).toMatchObject([
    { version: '1.4', state: 'current', inForceOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    { version: '1.3', state: 'past' },
  ]);
});

test('a published version can be neither changed nor deleted, not even in the database', async () => {
  const [published] = (await list()).items;
  const path = `/admin/privacy-notices/${published?.id}`;
  for (const [call, body] of [
    [`PATCH ${path}`, { ...texts('9'), revision: 1 }],
    [`DELETE ${path}`, {}],
    [`POST ${path}/publication`, { revision: 1, inForceOn: '2099-01-01' }],
  ] as const) {
    const refused = await editor(call, { body });
    expect([call, refused.status, refused.body.errorMessage]).toEqual([
      call,
      409,
      expect.stringContaining('is published'),
    ]);
  }
  const row = eq(privacyNotices.id, published?.id ?? '');
  const change = db.update(privacyNotices).set({ bodyZhMarkdown: '别的' }).where(row);
  await expect(change).rejects.toThrow();
  await expect(db.delete(privacyNotices).where(row)).rejects.toThrow();
});

test('one draft at a time; versions and saves are not overwritten', async () => {
  const { id } = await begin('2.0');
  const second = await editor('POST /admin/privacy-notices', { body: { version: '2.1' } });
  expect([second.status, second.body.errorMessage]).toEqual([
    409,
    expect.stringContaining('There is a draft already'),
  ]);
  const path = `/admin/privacy-notices/${id}`;
  const taken = await editor(`PATCH ${path}`, { body: { ...texts('1.3'), revision: 1 } });
  expect(taken.body.fields).toMatchObject([{ path: 'version' }]);
  const late = await editor(`PATCH ${path}`, { body: { ...texts('2.0'), revision: 7 } });
  expect([late.status, late.body.errorCode]).toEqual([409, 'CONFLICT']);
  for (const version of ['', 'two', '1.x']) {
    const wrong = await editor(`PATCH ${path}`, { body: { ...texts(version), revision: 1 } });
    expect([version, wrong.status]).toEqual([version, 400]);
  }
});

test('a version for a coming day is in force from the beginning of that day in Beijing', async () => {
  const { id } = await begin('3.0');
  const path = `/admin/privacy-notices/${id}`;
  await editor(`PATCH ${path}`, { body: { ...texts('3.0', '将来的声明'), revision: 1 } });
  const day = (offset: number) => beijingDay(new Date(Date.now() + offset * 86_400_000));
  const publish = (inForceOn: string) =>
    editor(`POST ${path}/publication`, { body: { revision: 2, inForceOn } });
  const refused = await publish(day(-1));
  expect([refused.status, refused.body.fields]).toMatchObject([400, [{ path: 'inForceOn' }]]);
  expect((await publish(day(3))).status).toBe(200);

  const seen = async () => ({
    html: (await api.api('GET /articles/:slug', { params: { slug: 'privacy' } })).html,
    version: (await api.api('GET /bookings/form')).privacyVersion,
    states: (await list()).items.slice(0, 2).map(({ version, state }) => `${version} ${state}`),
  });
  const before = await seen();
  expect(before.states).toEqual(['3.0 coming', '1.4 current']);
  const midnight = new Date(`${day(3)}T00:00:00+08:00`).getTime();
  await runDueNotice({ db, trail: testTrail }, new Date(midnight - 1));
  expect(await seen()).toEqual(before);
  await runDueNotice({ db, trail: testTrail }, new Date(midnight));
  expect(await seen()).toMatchObject({
    html: expect.stringContaining('将来的声明'),
    version: '3.0',
    states: ['3.0 current', '1.4 past'],
  });
  const entries = () =>
    db.select().from(auditLog).where(eq(auditLog.action, 'privacy_notice.take_effect'));
  const { length } = await entries();
  await runDueNotice({ db, trail: testTrail }, new Date(midnight + 5_000));
  expect(await entries()).toHaveLength(length);
});

test('the page of the notice is no article of the back office, and texts may link to it', async () => {
  const found = await editor('GET /admin/content/article?q=隐私声明');
  expect(found.body.data).toMatchObject({ items: [] });
  const [page] = await db.select().from(articles).where(eq(articles.slug, 'privacy'));
  expect((await editor(`GET /admin/records/${page?.id}/parts/zh`)).status).toBe(404);
  expect(await pageExists(db, { isPage: () => true }, '/show/privacy')).toBe(true);
});
