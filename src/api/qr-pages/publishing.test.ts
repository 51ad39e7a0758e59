import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { QrShared } from '#contracts/content/qr-page.ts';
import { contentRecords } from '#db/schema/content.ts';
import { findRow } from '#site/routing/table.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createDemoDatabase } from '#tests/support/database.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';

const database = await createDemoDatabase();
const { db } = database;
const api = createTestApi(db, 'zh', { isPage: (path) => findRow(path) !== undefined });
afterAll(() => database.drop());
const editor = await staffClient(db, api, await addStaffMember(db, 'editor'));
const [record] = await db.select().from(contentRecords).where(eq(contentRecords.kind, 'qr'));
const path = `/admin/records/${record?.id}`;

const read = async () =>
  (await editor(`GET ${path}/parts/shared`)).body.data as unknown as {
    version: number;
    data: QrShared;
  };

async function publish(data: object) {
  const { version } = await read();
  await editor(`PUT ${path}/parts/shared`, { body: { version, data } });
  const parts = [{ part: 'shared', version: (await read()).version }];
  return editor(`POST ${path}/publication`, { body: { parts, note: '', minor: false } });
}

test('targets are changed, removed and sorted, and the page has them once published', async () => {
  const { data } = await read();
  const [wechat, ios, ...rest] = data.targets;
  if (!wechat || !ios) throw new Error('there are no targets');
  const moved = { ...ios, url: 'itms-apps://apps.example/id1', labelZh: '苹果商店' };
  const targets = [moved, { ...wechat, active: false }, ...rest.slice(1)];
  const published = await publish({ ...data, titleZh: '下载大觅', targets });
  expect([published.status, published.body.errorMessage]).toEqual([200, null]);
  const page = await api.api('GET /qr-pages/:slug', { params: { slug: 'dami' } });
  expect(page.title.zh).toBe('下载大觅');
  expect(page.targets.map(({ platform }) => platform)).toEqual([
    'ios',
    ...rest.slice(1).map(({ platform }) => platform),
  ]);
  expect(page.targets[0]).toMatchObject({ url: 'itms-apps://apps.example/id1' });
  expect((await read()).data.targets).toEqual(targets);
  expect((await publish(data)).status).toBe(200);
});

test.each([
  { url: 'javascript:alert(1)' },
  { url: 'http://insecure.example/' },
  { url: '//other.example' },
  { url: '/nowhere' },
  { url: null, guideZh: null },
  { labelZh: '' },
  { platform: 'ios' },
])('a page with the target %o is not published', async (change) => {
  const { data } = await read();
  const targets = data.targets.with(0, { ...data.targets[0], ...change } as never);
  const refused = await publish({ ...data, targets });
  expect([refused.status, refused.body.errorCode]).toEqual([422, 'PUBLICATION_BLOCKED']);
  expect((await publish(data)).status).toBe(200);
});
