import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sheetComments } from '#db/schema/sheets/comments.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type HttpSite, startHttpSite, unbuiltFrontend } from '#tests/support/http-site.ts';
import { addAcceptanceSheet } from '#tests/support/records/acceptance-sheets.ts';
import { addDeviceSheet } from '#tests/support/records/device-sheets.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { addSite } from '#tests/support/records/site.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import { parseConfig } from '../process/config.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'sheet-frame-'));
let database: TestDatabase;
let site: HttpSite;
let orderId: string;
let acceptanceId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await addSite(db);
  orderId = await addWorkOrder(db, { number: 'WO-1', titleZh: '东厅施工' });
  acceptanceId = (await addAcceptanceSheet(db, { number: 'AC-1', titleZh: '东厅验收' })).id;
  const written = { sheetId: orderId, revision: 1, anchor: { part: 'sheet' } };
  const [comment] = await db
    .insert(sheetComments)
    .values({ ...written, party: 'customer', authorName: '王若溪', body: '<b>灯</b>太亮' })
    .returning();
  await db.insert(sheetComments).values({
    ...written,
    party: 'provider',
    authorName: '周周',
    body: '明天调低',
    parentId: comment?.id ?? null,
  });
  site = await startHttpSite({
    config: parseConfig({ PUBLIC_URL: 'https://www.example.com', DATA_DIR: dataDir }),
    db,
    connection: database.connection,
    frontend: unbuiltFrontend(),
  });
}, 60_000);
afterAll(async () => {
  await site.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The page of a link to the work order. */
async function page(fields: Partial<Parameters<typeof addShareLink>[1]>) {
  const token = await addShareLink(database.db, { sheetId: orderId, ...fields });
  const response = await fetch(`${site.url}/share/order/impl/${token}`);
  return { status: response.status, text: await response.text() };
}

test('holders read comments and answers without scripts, as text', async () => {
  const { status, text } = await page({ audience: 'holder' });
  expect(status).toBe(200);
  expect(text).toContain('&lt;b&gt;灯&lt;/b&gt;太亮');
  expect(text).toContain('明天调低');
  expect(text).toContain('这个链接只能查看留言');
});

test('signers have the form, and links that only read have no comments', async () => {
  expect((await page({ audience: 'signer' })).text).toContain('发送留言');
  const { text } = await page({ audience: 'public' });
  expect(text).not.toMatch(/王若溪|太亮/);
});

test('the sheets of a set lead to each other, as long as their links count', async () => {
  const { db } = database;
  const setId = randomUUID();
  const other = await addShareLink(db, { sheetId: acceptanceId, audience: 'holder', setId });
  expect((await page({ audience: 'holder', setId })).text).toContain(`/share/implConfirm/${other}`);
  const ended = await addShareLink(db, {
    sheetId: acceptanceId,
    setId: randomUUID(),
    revokedAt: new Date(),
  });
  expect((await page({ audience: 'holder', setId: randomUUID() })).text).not.toContain(ended);
  expect((await page({ audience: 'holder' })).text).not.toContain('这个项目的其他单据');
});

test.each([
  ['device', 8, () => addDeviceSheet(database.db, { number: 'DV-1' })],
  ['implConfirm', 10, async () => acceptanceId],
] as const)('a page of %s takes at most %d statements', async (folder, bound, add) => {
  const token = await addShareLink(database.db, {
    sheetId: await add(),
    setId: randomUUID(),
    audience: 'holder',
  });
  const open = async () => {
    expect((await fetch(`${site.url}/share/${folder}/${token}`)).status).toBe(200);
  };
  // The first page of a process reads what it keeps.
  await open();
  const query = vi.spyOn(database.db.$client, 'query');
  await open();
  expect(query.mock.calls.length).toBeLessThanOrEqual(bound);
  query.mockRestore();
});
