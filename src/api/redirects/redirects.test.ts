import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { missingPages, redirectHits, redirects } from '#db/schema/site.ts';
import { findRow } from '#site/routing/table.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db, 'zh', { isPage: (path) => findRow(path) !== undefined });
afterAll(() => database.drop());
const editor = await staffClient(db, api, await addStaffMember(db, 'editor'));
beforeEach(async () => {
  await db.delete(redirects);
});

const redirect = { fromPath: '/old', target: '/cases', status: 301, note: '', active: true };
const add = (values: Partial<Record<keyof typeof redirect, unknown>>) =>
  editor('POST /admin/redirects', { body: { ...redirect, ...values } });
const rowAt = async (fromPath: string) =>
  (await db.select().from(redirects).where(eq(redirects.fromPath, fromPath)))[0];

interface List {
  items: { id: string; fromPath: string; hits: number; version: number }[];
  next: string | null;
}
const list = async (query = '') =>
  (await editor(`GET /admin/redirects${query}`)).body.data as unknown as List;

test('a redirect is added in its normal form, changed and deleted, and the log keeps each step', async () => {
  const added = await add({ fromPath: 'http://localhost/old%2Dpage/?a=1#b', note: '旧目录' });
  expect(added.body.data).toMatchObject({ fromPath: '/old-page', target: '/cases' });
  const { id } = added.body.data as unknown as { id: string };
  const path = `PATCH /admin/redirects/${id}`;
  const change = {
    ...redirect,
    fromPath: '/old-page',
    target: 'https://shop.example/a',
    version: 1,
  };
  expect((await editor(path, { body: change })).status).toBe(200);
  const late = await editor(path, { body: change });
  expect([late.status, late.body.errorCode]).toEqual([409, 'CONFLICT']);
  expect(await rowAt('/old-page')).toMatchObject({ target: 'https://shop.example/a', version: 2 });
  expect((await editor(`DELETE /admin/redirects/${id}`)).status).toBe(200);
  expect((await editor(`DELETE /admin/redirects/${id}`)).status).toBe(404);
  const entries = await db.select({ action: auditLog.action }).from(auditLog);
  expect(entries.map(({ action }) => action)).toEqual([
    'redirect.create',
    'redirect.update',
    'redirect.delete',
  ]);
});

test('chains are resolved in both directions', async () => {
  await add({ fromPath: '/second', target: '/cases' });
  const first = await add({ fromPath: '/first', target: '/second' });
  expect(first.body.data).toMatchObject({ target: '/cases' });
  // The target of an existing redirect is moved on.
  await add({ fromPath: '/a', target: '/about' });
  await db.update(redirects).set({ target: '/b' }).where(eq(redirects.fromPath, '/a'));
  await add({ fromPath: '/b', target: '/about' });
  expect(await rowAt('/a')).toMatchObject({ target: '/about', version: 2 });
});

test.each([
  ['fromPath', 'path of this site', { fromPath: 'https://other.example/a' }],
  ['fromPath', 'system uses', { fromPath: '/api/site' }],
  ['fromPath', 'system uses', { fromPath: '/en/share/x' }],
  ['fromPath', 'There is a page', { fromPath: '/about/' }],
  ['fromPath', 'There is a page', { fromPath: '/' }],
  ['fromPath', 'redirected already', { fromPath: '/known' }],
  ['target', 'new address', { target: '' }],
  ['target', 'no target', { status: 410 }],
  ['target', 'https://', { target: 'http://other.example/' }],
  ['target', 'https://', { target: 'javascript:alert(1)' }],
  ['target', 'https://', { target: '//other.example' }],
  ['target', 'no such page', { target: '/nowhere' }],
  ['target', 'no such page', { target: '/show/nowhere' }],
  ['target', 'loop', { target: '/old?a=1' }],
  ['target', 'loop', { target: 'http://localhost/old/' }],
  ['fromPath', 'double slashes', { fromPath: '/rr/../admin' }],
  ['fromPath', 'double slashes', { fromPath: '/rr/./a' }],
  ['fromPath', 'double slashes', { fromPath: '/rr/%2e%2E/admin' }],
  ['fromPath', 'double slashes', { fromPath: '/rr/%252e%252e' }],
  ['fromPath', 'double slashes', { fromPath: '/rr\\admin' }],
  ['fromPath', 'double slashes', { fromPath: '/rr%5Cadmin' }],
  ['fromPath', 'double slashes', { fromPath: '/rr//admin' }],
  ['fromPath', 'double slashes', { fromPath: '/rr%2F%2Fadmin' }],
  ['target', 'double slashes', { target: '/files/../admin' }],
  ['target', 'double slashes', { target: '/files/%2e%2e/admin' }],
  ['target', 'double slashes', { target: '/files\\..\\admin' }],
  ['target', 'double slashes', { target: '/files//other.example' }],
  ['target', 'double slashes', { target: 'https://shop.example/a/../b' }],
  ['target', 'double slashes', { target: 'https://shop.example\\@other.example/' }],
] as const)('%s is refused: %s', async (field, message, values) => {
  await db.insert(redirects).values({ fromPath: '/known', target: '/about' });
  const refused = await add(values);
  expect([refused.status, refused.body.errorCode]).toEqual([400, 'VALIDATION_FAILED']);
  expect(refused.body.fields).toMatchObject([
    { path: field, message: expect.stringContaining(message) },
  ]);
  expect(await rowAt('/old')).toBeUndefined();
});

test('a loop through another redirect is refused', async () => {
  await db.insert(redirects).values({ fromPath: '/middle', target: '/old' });
  const refused = await add({ target: '/middle' });
  expect(refused.body.fields).toMatchObject([{ message: expect.stringContaining('loop') }]);
});

test('the list is searched, filtered by use, and read in pages', async () => {
  const rows = await db
    .insert(redirects)
    .values(
      Array.from({ length: 60 }, (_, at) => ({
        fromPath: `/old-${at}`,
        target: '/cases',
        active: at !== 7,
      })),
    )
    .returning();
  await db
    .insert(redirectHits)
    .values(rows.slice(0, 55).map(({ id }, at) => ({ redirectId: id, count: 1 + (at % 9) })));
  const first = await list();
  expect([first.items.length, first.items[0]?.fromPath]).toEqual([50, '/old-59']);
  const second = await list(`?after=${first.next}`);
  expect([second.items.length, second.next]).toEqual([10, null]);
  const used = await list('?use=used');
  const rest = await list(`?use=used&after=${used.next}`);
  const hits = [...used.items, ...rest.items].map((item) => item.hits);
  expect(hits).toEqual(hits.toSorted((a, b) => b - a));
  expect(new Set([...used.items, ...rest.items].map(({ id }) => id)).size).toBe(55);
  expect((await list('?use=unused')).items).toHaveLength(5);
  expect((await list('?state=off')).items.map(({ fromPath }) => fromPath)).toEqual(['/old-7']);
  expect((await list('?q=old-59')).items).toHaveLength(1);
});

test('a redirect ends the task of a missing address; others are ignored and put back', async () => {
  await db.insert(missingPages).values([
    { path: '/old', count: 5, lastReferrer: '/about' },
    { path: '/rare', count: 1 },
    { path: '/often', count: 9 },
  ]);
  const read = async (query = '') => {
    const { body } = await editor(`GET /admin/missing-pages${query}`);
    return (body.data as unknown as { items: { path: string }[] }).items.map(({ path }) => path);
  };
  expect(await read()).toEqual(['/often', '/old', '/rare']);
  await add({});
  const mark = (path: string, status: string) =>
    editor('PUT /admin/missing-pages/status', { body: { path, status } });
  expect((await mark('/rare', 'ignored')).status).toBe(200);
  expect(await read()).toEqual(['/often']);
  expect([await read('?status=done'), await read('?status=ignored')]).toEqual([
    ['/old'],
    ['/rare'],
  ]);
  await mark('/rare', 'open');
  expect(await read()).toEqual(['/often', '/rare']);
  expect((await mark('/unknown', 'ignored')).status).toBe(404);
});
