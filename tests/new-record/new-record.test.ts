import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { auditMessages } from '#admin/audit/messages.ts';
import { settableFields } from '#admin/bulk/settable-fields.ts';
import { paletteMessages } from '#admin/command-palette/messages.ts';
import { startSession } from '#api/access/sessions.ts';
import { runBulkOperations } from '#api/bulk/run.ts';
import type { RecordKind } from '#contracts/records/all.ts';
import { hasRight, historyRight } from '#contracts/staff/rights.ts';
import { grantAccess } from '#db/access.ts';
import { functionsIn, releaseMigrations } from '#db/migrate.ts';
import * as schema from '#db/schema/index.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testTrail } from '#tests/support/keys.ts';
import { signInTo } from '#tests/support/publishing.ts';
import { uploadTable } from '#tests/support/tables.ts';
import { colours } from './colours/table.ts';

/*
 * What a new kind of plain record costs. `colours` is one: the project of this test in
 * vitest.config.ts puts it on the two lists of kinds, and nothing else of the product knows it. A real
 * one has these files, besides the migration that `npm run db:generate` writes and its tests:
 *   1 src/contracts/records/<kind>.ts     names, rights, screen, fields, values (here record.ts)
 *   2 src/contracts/records/list.ts       one line
 *   3 src/db/schema/<kind>.ts             the table
 *   4 src/db/schema/index.ts              one line
 *   5 src/api/<kind>/definition.ts        schemas, filters, rules, operations
 *   6 src/api/records/list.ts             two lines
 *   7 src/admin/<kind>/list.tsx           columns and form
 *   8 src/admin/<kind>/messages.ts        texts of list and form
 *   9 src/admin/screens.ts                one row
 */
const kind = 'colour' as string as RecordKind;

const database = await createTestDatabase();
const { db, owner } = database;
const files = createFolderStore(path.join(os.tmpdir(), `files-${randomUUID()}`));
const api = createTestApi(db, 'zh', { files });
afterAll(() => database.drop());

const snapshot = path.join(releaseMigrations, 'migrations/meta/0000_snapshot.json');
const statements = await generateMigration(
  JSON.parse(readFileSync(snapshot, 'utf8')),
  generateDrizzleJson({ ...schema, colours }),
);
const client = await owner.$client.connect();
for (const statement of statements) await client.query(statement);
await client.query(
  readFileSync(path.join(functionsIn(releaseMigrations), 'updated-at.sql'), 'utf8'),
);
await grantAccess(client, database.connection.user);
client.release();

const editor = await signInTo(db, api, 'editor', '编辑');
const viewer = await signInTo(db, api, 'viewer', '访客');

interface Colour {
  id: string;
  name: string;
  tone: string;
  used: boolean;
}
const listed = async (query = '') =>
  (await viewer.ask<{ items: Colour[] }>(`GET /admin/colours${query}`)).items;
const names = async (query?: string) => (await listed(query)).map(({ name }) => name);
const ofName = async (name: string) => (await listed(`?q=${name}`))[0]?.id ?? '';
const red = { name: '朱红', tone: 'warm', used: true, price: '12 元' };

test('it is added, listed, filtered, changed and searched for, by those who may', async () => {
  const refused = await viewer.call('POST /admin/colours', { body: red });
  expect(refused.status).toBe(403);
  const { id } = await editor.ask<{ id: string }>('POST /admin/colours', red);
  await editor.ask('POST /admin/colours', { ...red, name: '靛蓝', tone: 'cold' });
  expect(await names()).toEqual(['靛蓝', '朱红']);
  expect(await names('?tone=warm')).toEqual(['朱红']);
  await editor.ask(`PATCH /admin/colours/${id}`, { used: false });
  const read = { id, name: '朱红', tone: 'warm', used: false };
  const { items: all } = await editor.ask<{ items: object[] }>('GET /admin/colours?q=朱');
  expect(all).toMatchObject([{ ...read, price: '12 元' }]);
  // A field that the role does not see.
  expect(await listed('?q=朱')).toEqual([{ ...read, updatedAt: expect.any(String) }]);
  const again = await editor.call('POST /admin/colours', { body: red });
  expect(again.body.fields).toMatchObject([
    { path: 'name', message: 'This colour is known already.' },
  ]);
  const { items } = await viewer.ask<{ items: object[] }>('GET /admin/search?q=靛蓝');
  expect(items).toMatchObject([{ kind, title: { zh: '靛蓝' }, detail: 'cold' }]);
});

test('what is done with it has words, and its history is open to editors', async () => {
  const id = await ofName('朱红');
  const { items } = await editor.ask<{ items: { action: string; changes: { field: string }[] }[] }>(
    `GET /admin/histories?entityType=colour&entityId=${id}`,
  );
  const { zh } = auditMessages;
  const entities: Record<string, string> = zh.entities;
  const actions: Record<string, string> = zh.actions;
  const fields: Record<string, string> = zh.fields;
  expect(items.map(({ action }) => actions[action])).toEqual(['更改颜色', '添加颜色']);
  expect(items[0]?.changes.map(({ field }) => fields[field])).toEqual(['启用']);
  expect([entities.colour, paletteMessages.en.kinds[kind]]).toEqual(['颜色', 'Colour']);
  expect(hasRight('viewer', historyRight(kind))).toBe(false);
});

test('many are set and deleted together, taken back and recovered', async () => {
  expect(settableFields(kind, 'en').map(({ label }) => label)).toEqual(['Tone', 'In use']);
  const deps = { db, trail: testTrail, site: { publicUrl: '', isPage: () => true } };
  const run = async (path: string, body: object) => {
    const { id } = await editor.ask<{ id: string }>(`POST /admin/${path}`, body);
    const log = pino({ level: 'silent' });
    await runBulkOperations({ ...deps, log }, new AbortController().signal);
    return id;
  };
  const start = (instruction: object, filter: object) =>
    run('plain-records/colour/bulk-operations', { instruction, records: { filter } });
  const set = await start({ action: 'set', field: 'tone', value: 'cold' }, { tone: 'warm' });
  expect(await names('?tone=cold')).toEqual(['靛蓝', '朱红']);
  await run(`bulk-operations/${set}/undo`, {});
  expect(await names('?tone=cold')).toEqual(['靛蓝']);
  await start({ action: 'trash' }, { q: '靛蓝' });
  expect(await names()).toEqual(['朱红']);
  const trash = await editor.ask<{ items: { id: string; name: string }[] }>(
    'GET /admin/trash?kind=colour',
  );
  expect(trash.items).toMatchObject([{ kind, name: '靛蓝' }]);
  await editor.ask(`POST /admin/trash/${trash.items[0]?.id}/recovery`);
  expect(await names()).toEqual(['靛蓝', '朱红']);
});

test('a table of them is exported, imported and taken back', async () => {
  const exported = async ({ person }: typeof editor) => {
    const { token } = await startSession(db, person.id, { network: '203.0.113.1', userAgent: '' });
    const headers = { cookie: `staff=${token}` };
    return (await api.fetch('/admin/exports/colours?format=csv', { headers })).text();
  };
  expect(await exported(editor)).toContain('朱红,warm,false,12 元');
  expect(await exported(viewer)).not.toContain('12 元');
  const table = 'name,色调\n朱红,冷\n藤黄,暖\n';
  const upload = await uploadTable({ db, files }, editor.person, table);
  const { id, counts } = await editor.ask<{ id: string; counts: object }>('POST /admin/imports', {
    resource: 'colour',
    upload,
  });
  expect(counts).toMatchObject({ new: 1, changed: 1 });
  expect(await names('?tone=warm')).toEqual(['藤黄']);
  await editor.ask(`POST /admin/imports/${id}/undo`);
  expect(await names('?tone=warm')).toEqual(['朱红']);
});
