import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '#api/access/sessions.ts';
import { runBulkOperations } from '#api/bulk/run.ts';
import { customers, projects } from '#db/schema/projects.ts';
import { staffSessions } from '#db/schema/staff.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testTrail } from '#tests/support/keys.ts';
import { type Publisher, signInTo } from '#tests/support/publishing.ts';
import { uploadTable } from '#tests/support/tables.ts';

const database = await createTestDatabase();
const { db } = database;
const files = createFolderStore(path.join(os.tmpdir(), `files-${randomUUID()}`));
const api = createTestApi(db, 'zh', { files });
const sales = await signInTo(db, api, 'sales', '周琳');
const editor = await signInTo(db, api, 'editor', '编辑');
const viewer = await signInTo(db, api, 'viewer', '访客');
afterAll(() => database.drop());

const customer = {
  name: '云栖茶事',
  shortName: '',
  industryKey: null,
  region: '杭州',
  contactName: '王若溪',
  contactPhone: '138 0013 8000',
  contactEmail: 'ruoxi@example.com',
  contactWechat: '',
  locale: 'zh',
  ownerId: sales.person.id,
  note: '爱喝龙井',
};
let id = '';
beforeAll(async () => {
  ({ id } = await sales.ask<{ id: string }>('POST /admin/customers', customer));
});

const found = async ({ ask }: { ask: Publisher['ask'] }, q: string) =>
  (await ask<{ items: { name: string }[] }>(`GET /admin/customers?q=${encodeURIComponent(q)}`))
    .items;
const search = async (person: Publisher, q: string) =>
  (await person.ask<{ items: { kind: string }[] }>(`GET /admin/search?q=${encodeURIComponent(q)}`))
    .items;
const as = (person: Publisher) => ({ ask: person.ask.bind(person) as Publisher['ask'] });
const exported = async ({ person }: Publisher) => {
  const { token } = await startSession(db, person.id, { network: '203.0.113.1', userAgent: '' });
  const headers = { cookie: `staff=${token}` };
  return (await api.fetch('/admin/exports/customers?format=csv', { headers })).text();
};

test('contacts are seen and searched by those who work with customers only', async () => {
  expect(await found(as(sales), '13800138000')).toMatchObject([
    { name: '云栖茶事', contactPhone: '+8613800138000', ownerName: '周琳', projects: 0 },
  ]);
  for (const secret of ['13800138000', 'ruoxi', '王若溪']) {
    expect([secret, await found(as(editor), secret)]).toEqual([secret, []]);
    expect([secret, await search(editor, secret)]).toEqual([secret, []]);
  }
  expect(await search(sales, 'ruoxi')).toMatchObject([{ kind: 'customer', id }]);
  const [seen = {}] = await found(as(editor), '云栖');
  const read = await editor.ask(`GET /admin/customers/${id}`);
  for (const record of [seen, read]) {
    expect(record).toMatchObject({ name: '云栖茶事', region: '杭州' });
    expect(Object.keys(record).filter((name) => /contact|note/.test(name))).toEqual([]);
  }
  expect((await viewer.call('GET /admin/customers')).status).toBe(403);
  expect((await editor.call(`PATCH /admin/customers/${id}`, { body: {} })).status).toBe(403);
});

test.each([
  ['contactPhone', '12', 'not a complete number'],
  ['contactEmail', 'ruoxi@', 'not an email address'],
  ['contactWechat', '若溪', 'WeChat ID'],
])('a wrong %s is refused with what to do', async (field, value, message) => {
  const { body } = await sales.call(`PATCH /admin/customers/${id}`, { body: { [field]: value } });
  expect(body.fields).toMatchObject([{ path: field, message: expect.stringContaining(message) }]);
});

test('an owner who does not exist is refused, and nothing is written', async () => {
  const body = { ...customer, name: '无主', ownerId: randomUUID() };
  expect((await sales.call('POST /admin/customers', { body })).status).toBe(400);
  expect(await found(as(sales), '无主')).toEqual([]);
});

test('the history and the audit log have contacts masked, and notes not at all', async () => {
  await sales.ask(`PATCH /admin/customers/${id}`, { contactWechat: 'ruoxi_tea', note: '爱喝普洱' });
  const history = JSON.stringify(
    await sales.ask(`GET /admin/histories?entityType=customer&entityId=${id}`),
  );
  expect(history).toContain('contactWechat');
  for (const secret of ['13800138000', 'ruoxi', '王若溪', '龙井', '普洱']) {
    expect([secret, history.includes(secret)]).toEqual([secret, false]);
  }
  const unseen = await editor.call(`GET /admin/histories?entityType=customer&entityId=${id}`);
  expect(unseen.status).toBe(403);
});

test('tables have contacts for some roles only, ask for the password and name owners', async () => {
  expect(await exported(sales)).toContain('+8613800138000');
  const lean = await exported(editor);
  expect(lean).toContain('云栖茶事');
  expect(lean).not.toContain('13800138000');
  await db.update(staffSessions).set({ confirmedAt: new Date(0) });
  const late = await sales.call('GET /admin/exports/customers?format=csv');
  expect(late.body.errorCode).toBe('STEP_UP_REQUIRED');
  await db.update(staffSessions).set({ confirmedAt: new Date() });
  const table = '名称,电话,负责人\n一夏服饰,13900139000,周琳\n二夏服饰,,没有此人\n';
  const upload = await uploadTable({ db, files }, sales.person, table);
  const request = { resource: 'customer', upload };
  const { problems } = await sales.ask<{ problems: object[] }>(
    'POST /admin/import-checks',
    request,
  );
  expect(problems).toMatchObject([{ row: 3, column: 'ownerId', value: '没有此人' }]);
  const imported = { ...request, leaveWrong: true };
  const batch = await sales.ask<{ id: string }>('POST /admin/imports', imported);
  expect(await found(as(sales), '13900139000')).toMatchObject([{ ownerName: '周琳' }]);
  expect((await viewer.call('GET /admin/imports?resource=customer')).status).toBe(403);
  await sales.ask(`POST /admin/imports/${batch.id}/undo`);
  expect(await found(as(sales), '一夏')).toEqual([]);
});

test('many are set by those who change them, and nobody else sees by whom', async () => {
  const records = { filter: { q: '13800138000' } };
  const operation = await sales.ask<{ id: string }>(
    'POST /admin/plain-records/customer/bulk-operations',
    { instruction: { action: 'set', field: 'locale', value: 'en' }, records },
  );
  const site = { publicUrl: '', isPage: () => true };
  const log = pino({ level: 'silent' });
  await runBulkOperations({ db, trail: testTrail, site, log }, new AbortController().signal);
  expect(await found(as(sales), '云栖')).toMatchObject([{ locale: 'en' }]);
  const operations = (person: Publisher) =>
    person.ask<{ items: object[] }>('GET /admin/bulk-operations');
  expect((await operations(sales)).items).toMatchObject([
    { id: operation.id, filter: { q: '***' } },
  ]);
  expect((await operations(editor)).items).toEqual([]);
  for (const action of ['undo', 'stop']) {
    const call = await editor.call(`POST /admin/bulk-operations/${operation.id}/${action}`);
    expect([action, call.status]).toEqual([action, 403]);
  }
  expect((await viewer.call(`GET /admin/bulk-operations/${operation.id}/items`)).status).toBe(404);
});

test('sales deletes and recovers a customer; one with a project stays', async () => {
  const { id: other } = await sales.ask<{ id: string }>('POST /admin/customers', {
    ...customer,
    name: '待删除',
  });
  await sales.ask(`DELETE /admin/customers/${other}`);
  const trash = (person: Publisher) =>
    person.ask<{ items: { name: string }[] }>('GET /admin/trash?kind=customer');
  expect((await trash(editor)).items[0]).toMatchObject({ name: '待删除' });
  expect((await trash(viewer)).items).toEqual([]);
  await sales.ask(`POST /admin/trash/${other}/recovery`);
  expect(await found(as(sales), '待删除')).toMatchObject([{ contactPhone: '+8613800138000' }]);
  await db.insert(projects).values({ number: 'PJ-1', name: '一', customerId: other });
  expect(await found(as(sales), '待删除')).toMatchObject([{ projects: 1 }]);
  const kept = await sales.call(`DELETE /admin/customers/${other}`);
  expect([kept.status, kept.body.errorMessage]).toEqual([409, expect.stringContaining('PJ-1')]);
  expect(await db.$count(customers)).toBe(2);
});
