import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startSession } from '#api/access/sessions.ts';
import { auditLog } from '#db/schema/audit.ts';
import { bookings } from '#db/schema/bookings.ts';
import { facts } from '#db/schema/facts.ts';
import { redirects } from '#db/schema/site.ts';
import { staffSessions } from '#db/schema/staff.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { type Publisher, signInTo } from '#tests/support/publishing.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import { uploadTable } from '#tests/support/tables.ts';

const database = await createTestDatabase();
const { db } = database;
const files = createFolderStore(path.join(os.tmpdir(), `files-${randomUUID()}`));
// Every address without an old one is a page.
const api = createTestApi(db, 'zh', { files, isPage: (at) => !at.startsWith('/old') });
afterAll(() => database.drop());
const editor = await signInTo(db, api, 'editor', '编辑');
const sales = await signInTo(db, api, 'sales', '销售');

interface Check {
  counts: Record<'new' | 'changed' | 'unchanged' | 'wrong', number>;
  problems: { row: number; column: string; message: string }[];
}

async function exported({ person }: Publisher, address: string): Promise<Response> {
  const { token } = await startSession(db, person.id, { network: '203.0.113.1', userAgent: '' });
  const headers = { cookie: `staff=${token}` };
  return api.fetch(`/admin/exports/${address}`, { headers });
}
const textOf = async (person: Publisher, address: string) =>
  (await exported(person, address)).text();
const request = async (resource: string, content: string) => ({
  resource,
  upload: await uploadTable({ db, files }, editor.person, content),
});
const check = async (resource: string, content: string) =>
  editor.ask<Check>('POST /admin/import-checks', await request(resource, content));
const apply = async (resource: string, content: string) =>
  editor.ask<{ id: string } & Check>('POST /admin/imports', await request(resource, content));
const undo = (id: string) =>
  editor.ask<{ undone: number; left: string[] }>(`POST /admin/imports/${id}/undo`);

test('redirects are exported, imported with the rules of the screen, and taken back', async () => {
  const table = (rows: string) => `fromPath,target,status,active\n${rows}`;
  const first = await apply('redirect', table('/old-a,/about,301,true\n/old-b,,410,true\n'));
  expect(first.counts).toMatchObject({ new: 2 });
  const csv = await textOf(editor, 'redirects?format=csv');
  expect(csv).toContain('/old-a,/about,301');
  expect(await check('redirect', csv)).toMatchObject({ counts: { unchanged: 2, wrong: 0 } });
  const wrong = await check(
    'redirect',
    table('/old-a,/old-missing,301,true\n/admin/x,/about,301,true\n/old-c,,301,true\n'),
  );
  expect(wrong.problems.map(({ row, column }) => [row, column])).toEqual([
    [2, 'target'],
    [3, 'fromPath'],
    [4, 'target'],
  ]);
  const second = await apply('redirect', table('/old-a,/cases,302,true\n/old-c,/about,301,true\n'));
  const stored = async () =>
    (await db.select().from(redirects))
      .map(({ fromPath, target }) => `${fromPath} ${target}`)
      .sort();
  expect(await stored()).toEqual(['/old-a /cases', '/old-b null', '/old-c /about']);
  // What somebody changed since is left.
  await db.update(redirects).set({ note: '改过' }).where(eq(redirects.fromPath, '/old-c'));
  expect(await undo(second.id)).toEqual({ undone: 1, left: ['/old-c'] });
  expect(await stored()).toEqual(['/old-a /about', '/old-b null', '/old-c /about']);
});

test('facts are exported, imported and taken back; what no text could print is refused by row', async () => {
  const table = (rows: string) =>
    `key,subject,minimum,maximum,unitZh,unitEn,sourceKind,checkedOn\n${rows}`;
  const first = await apply('fact', table('desk-height,room,72,75,厘米,cm,standard,2026-11-01\n'));
  const csv = await textOf(editor, 'facts?format=csv');
  expect(csv).toContain('desk-height,room,72,75');
  expect(await check('fact', csv)).toMatchObject({ counts: { unchanged: 1, wrong: 0 } });
  const wrong = await check(
    'fact',
    table(
      'desk-height,room,80,75,厘米,cm,standard,2026-11-01\nempty,room,,,,,standard,2026-11-01\n',
    ),
  );
  expect(wrong.problems.map(({ row }) => row)).toEqual([2, 3]);
  const second = await apply('fact', table('desk-height,room,70,75,厘米,cm,standard,2026-11-02\n'));
  const minimum = async () => (await db.select().from(facts))[0]?.minimum;
  expect(await minimum()).toBe(70);
  expect(await undo(second.id)).toEqual({ undone: 1, left: [] });
  expect(await minimum()).toBe(72);
  expect(await undo(first.id)).toEqual({ undone: 1, left: [] });
  expect(await minimum()).toBeUndefined();
});

test('bookings are exported by those who work with them, with the password again', async () => {
  await db.insert(bookings).values({
    reference: 'MJ20261120-EXP1',
    idempotencyKey: 'exp1',
    name: '林小雨',
    phone: '+8613800138000',
    consentedAt: new Date(),
    privacyVersion: '1.2',
    locale: 'zh',
  });
  const csv = await textOf(sales, 'bookings?q=13800138000&format=csv');
  expect(csv).toContain('MJ20261120-EXP1');
  expect(csv).toContain('林小雨');
  expect(await textOf(sales, 'bookings?q=nobody&format=csv')).not.toContain('林小雨');
  expect((await exported(editor, 'bookings?format=csv')).status).toBe(403);
  const log = await db.select().from(auditLog).where(eq(auditLog.entityType, 'booking'));
  expect(log).toHaveLength(2);
  expect(log[0]).toMatchObject({ action: 'table.export', actorId: sales.person.id });
  expect(JSON.stringify(log)).not.toContain('13800138000');
  await db.update(staffSessions).set({ confirmedAt: new Date(Date.now() - 3_600_000) });
  const { body } = await sales.call('GET /admin/exports/bookings?format=csv');
  expect(body.errorCode).toBe('STEP_UP_REQUIRED');
});

test('the list of sheets is exported with its filters', async () => {
  await addWorkOrder(db, {
    number: 'WO-2026-7001',
    customerName: '云栖茶事',
    waitingOn: 'customer',
    waitingSince: new Date(),
  });
  await addWorkOrder(db, { number: 'WO-2026-7002', customerName: '云栖茶事', stage: 'closed' });
  const csv = await textOf(editor, 'sheets?q=云栖茶事&stage=open&format=csv');
  expect(csv).toContain('WO-2026-7001');
  expect(csv).not.toContain('WO-2026-7002');
  const log = await db.select().from(auditLog).where(eq(auditLog.entityType, 'sheet'));
  expect(log).toHaveLength(1);
  expect(JSON.stringify(log)).not.toContain('云栖茶事');
});

test.each([
  ['fact', 'key,subject,sourceKind,checkedOn\na\0b,room,standard,2026-11-01\n', 'a␀b'],
  ['media', 'key,title\na\0b,t\n', 'a␀b'],
  ['redirect', 'fromPath,target\n/a\0b,/about\n', '/a␀b'],
  ['document-section', 'slug,nameZh\na,b\0\n', 'b␀'],
])('NUL in a table of %s is named and shown', async (resource, table, value) => {
  const { problems } = await check(resource, table);
  expect(problems).toMatchObject([
    { row: 2, value, message: expect.stringContaining('cannot be stored') },
  ]);
});

test.each(['\0', '\ud800'])('the character %j is named by row and column', async (sign) => {
  const words = [
    { word: `最${sign}大`, category: 'absolute', severity: 'warning', reasonZh: '旧' },
  ];
  const { counts, problems } = await check('risky-word', JSON.stringify(words));
  expect(counts).toMatchObject({ new: 0, wrong: 1 });
  expect(problems).toMatchObject([{ row: 2, column: 'word' }]);
  expect(problems[0]?.message).toContain('cannot be stored');
});
