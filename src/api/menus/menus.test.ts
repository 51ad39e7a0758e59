import { afterAll, expect, test } from 'vitest';
import type { MenuEntry } from '#contracts/content/menu.ts';
import { contentRecords } from '#db/schema/content.ts';
import { menuItems } from '#db/schema/site.ts';
import { findRow } from '#site/routing/table.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createDemoDatabase } from '#tests/support/database.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';

const database = await createDemoDatabase();
const { db } = database;
const api = createTestApi(db, 'zh', { isPage: (path) => findRow(path) !== undefined });
afterAll(() => database.drop());
const editor = await staffClient(db, api, await addStaffMember(db, 'editor'));
const records = await db.select().from(contentRecords);
const idOf = (name: string) => records.find((record) => record.name === name)?.id ?? '';

interface Part<Data> {
  version: number;
  data: Data;
}
const read = async <Data>(name: string) =>
  (await editor(`GET /admin/records/${idOf(name)}/parts/shared`)).body
    .data as unknown as Part<Data>;

/** Saves a draft and publishes it. */
async function publish(name: string, data: object) {
  const path = `/admin/records/${idOf(name)}`;
  const { version } = await read(name);
  const saved = await editor(`PUT ${path}/parts/shared`, { body: { version, data } });
  expect([saved.status, saved.body.errorMessage]).toEqual([200, null]);
  const parts = [{ part: 'shared', version: (await read(name)).version }];
  return editor(`POST ${path}/publication`, { body: { parts, note: '', minor: false } });
}

const menu = async () => (await read<{ entries: MenuEntry[] }>('header')).data.entries;

test('a menu is drafted, published with its nesting, and restored from its history', async () => {
  const before = await menu();
  expect(before.map(({ labelZh, level }) => [labelZh, level]).slice(0, 3)).toEqual([
    ['产品', 0],
    ['全案直播间', 1],
    ['青幕', 1],
  ]);
  const [products, room, ...rest] = before;
  if (!products || !room) throw new Error('the menu is empty');
  const added: MenuEntry = {
    ...room,
    id: crypto.randomUUID(),
    level: 0,
    labelZh: '商城',
    labelEn: 'Shop',
    target: 'https://shop.example/',
    product: null,
  };
  const changed = [
    { ...products, labelZh: '我们的产品' },
    { ...room, hidden: true },
    ...rest,
    added,
  ];
  expect((await publish('header', { entries: changed })).status).toBe(200);
  expect(await menu()).toEqual(changed);
  const { menus } = await api.api('GET /site');
  expect(menus.header[0]).toMatchObject({ label: { zh: '我们的产品' } });
  expect(menus.header[0]?.children.map(({ label }) => label.zh)).not.toContain('全案直播间');
  expect(menus.header.at(-1)).toMatchObject({ url: 'https://shop.example/', to: null });
  // The heading goes with its entries; an entry that was moved elsewhere stays.
  const without = [
    { ...room, level: 0 as const },
    ...rest.filter(({ level, target }) => level === 0 && target),
  ];
  expect((await publish('header', { entries: without })).status).toBe(200);
  expect((await menu())[0]).toMatchObject({ id: room.id, level: 0 });

  const { body } = await editor(`GET /admin/records/${idOf('header')}/revisions`);
  const { items } = body.data as unknown as { items: { id: string; reason: string }[] };
  const imported = items.find(({ reason }) => reason === 'imported');
  const { version } = await read('header');
  const restored = await editor(`POST /admin/revisions/${imported?.id}/restoration`, {
    body: { version },
  });
  expect(restored.status).toBe(200);
  expect(await menu()).toEqual(before);
});

test.each([
  ['invalid', { target: 'http://insecure.example/' }],
  ['invalid', { target: 'javascript:alert(1)' }],
  ['invalid', { target: '//other.example' }],
  ['invalid', { labelZh: '' }],
  ['invalid', { target: null }],
  ['link-dead', { target: '/nowhere' }],
  ['link-dead', { target: '/show/nowhere' }],
  ['risky-word', { labelZh: '国家级产品' }],
] as const)('a menu that is %s is not published: %o', async (code, change) => {
  const entries = await menu();
  const last = entries.at(-1);
  if (!last) throw new Error('the menu is empty');
  const refused = await publish('header', {
    entries: [...entries.slice(0, -1), { ...last, ...change }],
  });
  expect([refused.status, refused.body.errorCode]).toEqual([422, 'PUBLICATION_BLOCKED']);
  const { findings } = refused.body.data as unknown as { findings: { code: string }[] };
  expect(findings.map((finding) => finding.code)).toContain(code);
  await publish('header', { entries });
});

test('menus and settings cannot be created, withdrawn or deleted', async () => {
  for (const name of ['header', 'settings']) {
    const path = `/admin/records/${idOf(name)}`;
    expect((await editor(`DELETE ${path}`)).status).toBe(404);
    expect((await editor(`POST ${path}/withdrawal`, { body: { parts: ['zh'] } })).status).toBe(404);
  }
  expect((await editor('POST /admin/content/menu', { body: { shared: {} } })).status).toBe(404);
  expect(await db.$count(menuItems)).toBeGreaterThan(0);
});

test('settings are drafted and published; wrong ones are refused', async () => {
  const { data } = await read<Record<string, unknown>>('settings');
  expect((await publish('settings', { ...data, phone: '021-5555 0000' })).status).toBe(200);
  expect((await api.api('GET /site')).contacts.phone).toBe('021-5555 0000');
  for (const change of [
    { phone: 'call us' },
    { email: 'nobody' },
    { policeCode: '12' },
    { brandZh: '' },
    { socials: [{ ...(data.socials as object[])[0], url: 'http://a.example/' }] },
  ]) {
    const refused = await publish('settings', { ...data, ...change });
    expect([change, refused.body.errorCode]).toEqual([change, 'PUBLICATION_BLOCKED']);
  }
  expect((await publish('settings', data)).status).toBe(200);
});

test('searches for link targets do not offer menus and settings', async () => {
  const { body } = await editor(`GET /admin/records?q=${encodeURIComponent('菜单')}`);
  const { items } = body.data as unknown as { items: { kind: string }[] };
  expect(items.map(({ kind }) => kind)).not.toContain('menu');
});
