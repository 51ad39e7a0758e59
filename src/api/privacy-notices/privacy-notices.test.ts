import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { articles } from '#db/schema/articles.ts';
import { privacyNotices } from '#db/schema/privacy.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createDemoDatabase } from '#tests/support/database.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';

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
  isCurrent: boolean;
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
  expect(items).toMatchObject([{ version: '1.2', isCurrent: true }]);
  const { id } = await begin('1.3');
  const draft = (await editor(`GET /admin/privacy-notices/${id}`)).body.data as unknown as {
    bodyZh: string;
    revision: number;
  };
  const latest = (await editor(`GET /admin/privacy-notices/${items[0]?.id}`)).body
    .data as unknown as { bodyZh: string };
  expect(draft.bodyZh).toBe(latest.bodyZh);
  const path = `/admin/privacy-notices/${id}`;
  const saved = await editor(`PATCH ${path}`, { body: { ...texts('1.3'), revision: 1 } });
  expect(saved.body.data).toEqual({ revision: 2 });
  // Nobody sees the draft.
  const page = () => api.api('GET /articles/:slug', { params: { slug: 'privacy' } });
  expect((await page()).html).not.toContain('新的声明');
  const form = () => api.api('GET /bookings/form');
  expect((await form()).privacyVersion).toBe('1.2');

  const published = await editor(`POST ${path}/publication`, { body: { revision: 2 } });
  expect([published.status, published.body.errorMessage]).toEqual([200, null]);
  expect((await page()).html).toContain('新的声明');
  expect((await form()).privacyVersion).toBe('1.3');
  const after = (await list()).items;
  expect(after).toMatchObject([
    { version: '1.3', isCurrent: true, inForceOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    { version: '1.2', isCurrent: false },
  ]);
});

test('a published version can be neither changed nor deleted, not even in the database', async () => {
  const [published] = (await list()).items;
  const path = `/admin/privacy-notices/${published?.id}`;
  for (const [call, body] of [
    [`PATCH ${path}`, { ...texts('9'), revision: 1 }],
    [`DELETE ${path}`, {}],
    [`POST ${path}/publication`, { revision: 1 }],
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

test('one draft at a time; versions, saves and drafts of the page are not overwritten', async () => {
  const { id } = await begin('2.0');
  const second = await editor('POST /admin/privacy-notices', { body: { version: '2.1' } });
  expect([second.status, second.body.errorMessage]).toEqual([
    409,
    expect.stringContaining('There is a draft already'),
  ]);
  const path = `/admin/privacy-notices/${id}`;
  const taken = await editor(`PATCH ${path}`, { body: { ...texts('1.2'), revision: 1 } });
  expect(taken.body.fields).toMatchObject([{ path: 'version' }]);
  const late = await editor(`PATCH ${path}`, { body: { ...texts('2.0'), revision: 7 } });
  expect([late.status, late.body.errorCode]).toEqual([409, 'CONFLICT']);
  for (const version of ['', 'two', '1.x']) {
    const wrong = await editor(`PATCH ${path}`, { body: { ...texts(version), revision: 1 } });
    expect([version, wrong.status]).toEqual([version, 400]);
  }

  const [article] = await db.select().from(articles).where(eq(articles.slug, 'privacy'));
  const part = `/admin/records/${article?.id}/parts/zh`;
  const { version, data } = (await editor(`GET ${part}`)).body.data as unknown as {
    version: number;
    data: object;
  };
  await editor(`PUT ${part}`, { body: { version, data: { ...data, title: '另一个标题' } } });
  const refused = await editor(`POST ${path}/publication`, { body: { revision: 1 } });
  expect([refused.status, refused.body.errorMessage]).toEqual([
    409,
    expect.stringContaining('unpublished draft'),
  ]);
  const { items } = await list();
  expect(items.find((item) => item.id === id)?.publishedAt).toBeNull();
});
