import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '#api/access/sessions.ts';
import { beijingDay } from '#contracts/days.ts';
import { customers } from '#db/schema/projects.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { type Publisher, signInTo } from '#tests/support/publishing.ts';
import { addSheet } from '#tests/support/records/sheets.ts';
import { uploadTable } from '#tests/support/tables.ts';

const database = await createTestDatabase();
const { db } = database;
const files = createFolderStore(path.join(os.tmpdir(), `files-${randomUUID()}`));
const api = createTestApi(db, 'zh', { files });
const sales = await signInTo(db, api, 'sales', '周琳');
const editor = await signInTo(db, api, 'editor', '编辑');
afterAll(() => database.drop());

const year = beijingDay(new Date()).slice(0, 4);
let customerId = '';
beforeAll(async () => {
  const rows = await db
    .insert(customers)
    .values([{ name: '云栖茶事' }, { name: '同名' }, { name: '同名' }])
    .returning();
  customerId = rows[0]?.id ?? '';
});

const projectOf = (name: string) => ({
  name,
  customerId,
  stage: 'brief',
  ownerId: sales.person.id,
  products: ['cyan', '3d'],
  siteAddress: '茶源区云栖路 66 号',
  goLiveOn: '2026-12-08',
  note: '',
});
const add = (name: string) => sales.ask<{ id: string }>('POST /admin/projects', projectOf(name));
const read = (id: string, person = sales) =>
  person.ask<Record<string, unknown>>(`GET /admin/projects/${id}`);
const found = async (q: string, person: Publisher = sales) => {
  const answer = await person.ask<{ items: { name: string }[] }>(
    `GET /admin/projects?q=${encodeURIComponent(q)}`,
  );
  return answer.items.map(({ name }) => name);
};

test('projects made at once get numbers of their own, also after one was deleted', async () => {
  const names = ['一厅', '二厅', '三厅', '四厅'];
  const made = await Promise.all(names.map(add));
  const numbers = await Promise.all(made.map(async ({ id }) => (await read(id)).number));
  expect(numbers.toSorted()).toEqual(
    ['0001', '0002', '0003', '0004'].map((n) => `PJ-${year}-${n}`),
  );
  const last = made[numbers.indexOf(`PJ-${year}-0004`)];
  await sales.ask(`DELETE /admin/projects/${last?.id}`);
  expect((await read((await add('五厅')).id)).number).toBe(`PJ-${year}-0005`);
  await sales.ask(`POST /admin/trash/${last?.id}/recovery`);
  expect((await read(last?.id ?? '')).number).toBe(`PJ-${year}-0004`);
});

test('a project is read with the names of its customer and owner, by some without the address', async () => {
  const { id } = await add('茶厅');
  expect(await read(id)).toMatchObject({
    name: '茶厅',
    customerName: '云栖茶事',
    ownerName: '周琳',
    products: ['cyan', '3d'],
    siteAddress: '茶源区云栖路 66 号',
    goLiveOn: '2026-12-08',
    bookingReference: null,
  });
  const seen = await read(id, editor);
  expect(seen).not.toHaveProperty('siteAddress');
  expect(await found('云栖')).toContain('茶厅');
  expect(await found(`PJ-${year}-0001`, editor)).toHaveLength(1);
  const { items } = await sales.ask<{ items: object[] }>(`GET /admin/search?q=茶厅`);
  expect(items).toMatchObject([{ kind: 'project', detail: '云栖茶事' }]);
  const unknown = { ...projectOf('无'), customerId: randomUUID() };
  expect((await sales.call('POST /admin/projects', { body: unknown })).status).toBe(400);
});

test('a project with a sheet stays, and says which', async () => {
  const { id } = await add('有单');
  await addSheet(db, 'acceptance', { number: 'AC-2026-0001', projectId: id }, async () => {});
  const { status, body } = await sales.call(`DELETE /admin/projects/${id}`);
  expect([status, body.errorMessage]).toEqual([409, expect.stringContaining('AC-2026-0001')]);
});

test('tables name customers in place of ids; a name that several have is refused', async () => {
  const { token } = await startSession(db, sales.person.id, {
    network: '203.0.113.1',
    userAgent: '',
  });
  const headers = { cookie: `staff=${token}` };
  const csv = await (await api.fetch('/admin/exports/projects?format=csv', { headers })).text();
  expect(csv).toContain('一厅,云栖茶事,');
  const table = '名称,客户,阶段\n六厅,云栖茶事,实施\n七厅,同名,实施\n八厅,没有,实施\n';
  const upload = await uploadTable({ db, files }, sales.person, table);
  const request = { resource: 'project', upload };
  const { problems } = await sales.ask<{ problems: object[] }>(
    'POST /admin/import-checks',
    request,
  );
  expect(problems).toMatchObject([
    { row: 3, column: 'customerId', message: expect.stringContaining('Several') },
    { row: 4, column: 'customerId', message: expect.stringContaining('no “没有”') },
  ]);
  await sales.ask('POST /admin/imports', { ...request, leaveWrong: true });
  expect(await found('六厅')).toEqual(['六厅']);
});
