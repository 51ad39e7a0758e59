import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '#api/access/sessions.ts';
import { publishSigningKeys } from '#api/access/signing-keys.ts';
import { publishSealKeys } from '#api/sheets/seal-keys.ts';
import type { RouteData } from '#contracts/route.ts';
import { contentHash } from '#contracts/sheets/hash.ts';
import { readContent } from '#db/acceptance-content.ts';
import { bookingNotes, bookings } from '#db/schema/bookings.ts';
import { importBatches, importChanges } from '#db/schema/imports.ts';
import { consents, privacyRequests } from '#db/schema/privacy.ts';
import { customers, projects } from '#db/schema/projects.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { staffSessions } from '#db/schema/staff.ts';
import { trashedRecords } from '#db/schema/trash.ts';
import { workOrderEngineers } from '#db/schema/work-orders.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { signInTo } from '#tests/support/publishing.ts';
import { addAcceptanceSheet } from '#tests/support/records/acceptance-sheets.ts';
import { addCampaign } from '#tests/support/records/campaigns.ts';
import { addCodes } from '#tests/support/records/codes.ts';
import { addMessage } from '#tests/support/records/outbox.ts';
import { addCustomer, addProject } from '#tests/support/records/projects.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { DRAWN, writeByLink } from '#tests/support/records/signing.ts';
import { addSite } from '#tests/support/records/site.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import { uploadTable } from '#tests/support/tables.ts';
import type { readPrivacyRequest } from './contract.ts';

const database = await createTestDatabase();
const { db } = database;
const files = createFolderStore(mkdtempSync(path.join(os.tmpdir(), 'privacy-')));
const site = createTestApi(db, 'zh', { files });
const admin = await signInTo(db, site, 'administrator', '管理员');
afterAll(() => database.drop());

const person = { name: '欧阳若溪', phone: '+8613912345678', email: 'ruoxi@yunqi.example' };
const marks = ['欧阳若溪', '13912345678', 'ruoxi@yunqi.example', 'ruoxi_tea'];
const contactFields = { contactName: person.name, contactPhone: person.phone };

let projectId = '';
let acceptanceId = '';
let orderId = '';

beforeAll(async () => {
  await addSite(db, { privacyVersion: '1.2' });
  await publishSealKeys(db, testKeys);
  await book({ idempotencyKey: 'privacy-request-test-1', contact: { phone: '139 1234 5678' } });
  const [booking] = await db.select().from(bookings);
  const bookingId = booking?.id ?? '';
  await db.insert(bookingNotes).values({ bookingId, body: '欧阳若溪来电，下周再谈' });
  const customerId = await addCustomer(db, {
    name: '云栖茶事',
    contactEmail: 'Ruoxi@yunqi.example',
  });
  projectId = await addProject(db, { number: 'PJ-1', customerId, bookingId, stage: 'build' });
  orderId = await addWorkOrder(db, {
    ...contactFields,
    number: 'WO-1',
    projectId,
    customerName: person.name,
  });
  // One that stands alone.
  await addWorkOrder(db, {
    ...contactFields,
    number: 'WO-2',
    customerName: person.name,
    stage: 'closed',
  });
  await db
    .insert(workOrderEngineers)
    .values({ orderId, name: person.name, phone: person.phone, role: '灯光' });
  const token = await addShareLink(db, {
    sheetId: orderId,
    audience: 'signer',
    holderName: person.name,
  });
  await writeByLink(site, `/shares/links/${token}/comments`, {
    anchor: { part: 'sheet' },
    name: person.name,
    body: '周四可以。',
  });
  const acceptance = await addAcceptanceSheet(db, {
    projectId,
    customerName: person.name,
    expectedSigner: person.name,
    items: [{ result: 'pass', decidedBy: person.name, decidedAt: new Date() }],
  });
  acceptanceId = acceptance.id;
  const signer = await addShareLink(db, { sheetId: acceptanceId, audience: 'signer' });
  const signed = await writeByLink(site, `/shares/acceptance/${signer}/signature`, {
    seenHash: await contentHash(await readContent(db, acceptanceId)),
    name: person.name,
    title: '',
    ...DRAWN,
  });
  expect(signed.status).toBe(200);
  await publishSigningKeys(db, testKeys, 'licence');
  const campaignId = await addCampaign(db, { slug: 'camera', productKey: 'app' });
  const { codes } = await addCodes(db, campaignId);
  const redeemed = await site.api('POST /redemptions', {
    body: {
      campaign: 'camera',
      code: codes[0] ?? '',
      contact: person.email,
      deviceModel: 'A7 IV',
      deviceSerial: 'SN-13912345678',
      consent: true,
      privacyVersion: '1.2',
    },
  });
  expect(redeemed.outcome).toBe('redeemed');
  await addMessage(db, { key: 'mail', event: 'booking.answer.zh', recipient: person.email });
  await db.insert(trashedRecords).values({
    id: customerId.replace(/^./, 'f'),
    kind: 'customer',
    name: '旧客户',
    record: { contact_wechat: 'ruoxi_tea', contact_phone: person.phone },
    deletedAt: new Date(),
  });
});

async function book({ idempotencyKey, contact }: { idempotencyKey: string; contact: object }) {
  const response = await site.fetch('/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      idempotencyKey,
      name: person.name,
      email: person.email,
      consent: true,
      privacyVersion: '1.2',
      ...contact,
    }),
  });
  expect(response.status).toBe(200);
}

/** Tables in which the person is found, by a search of every row of the database. */
async function traces(): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const pattern = `(${marks.join('|')})`;
    const hit = await db.execute(
      sql`select 1 from ${sql.identifier(name)} t where to_jsonb(t)::text ~* ${pattern} limit 1`,
    );
    if (hit.rowCount) found.push(name);
  }
  return found;
}

const take = (kind: string, contact = `${person.phone} ${person.email} ruoxi_tea`) =>
  admin.ask<{ id: string }>('POST /admin/privacy-requests', { kind, contact });
const read = (id: string) =>
  admin.ask<RouteData<typeof readPrivacyRequest>>(`GET /admin/privacy-requests/${id}`);
const verify = (id: string) => admin.ask(`POST /admin/privacy-requests/${id}/verification`, {});
const erase = (id: string) =>
  admin.call(`POST /admin/privacy-requests/${id}/erasure`, { body: {} });
const end = (id: string, body: object) =>
  admin.call(`POST /admin/privacy-requests/${id}/end`, { body });
const exportOf = async (id: string, format: string) => {
  const { token } = await startSession(db, admin.person.id, {
    network: '203.0.113.1',
    userAgent: '',
  });
  return site.fetch(`/admin/privacy-requests/${id}/export?format=${format}`, {
    headers: { cookie: `staff=${token}` },
  });
};

test('what is no contact is refused with what to do', async () => {
  const { status, body } = await admin.call('POST /admin/privacy-requests', {
    body: { kind: 'export', contact: '12' },
  });
  expect([status, body.fields]).toEqual([
    400,
    [{ path: 'contact', message: expect.stringContaining('phone number') }],
  ]);
});

test('a person is found by contact in every kind of record, with what stays and why', async () => {
  const { id } = await take('export');
  const { found, consents: given, reference, isOverdue } = await read(id);
  expect(found.map(({ source, records }) => [source, records.map(({ kept }) => kept)])).toEqual([
    ['booking', ['project']],
    ['customer', ['project', null]],
    ['work_order', [null, 'project']],
    ['engineer', ['project']],
    ['redemption', [null]],
    ['link', [null]],
    ['comment', [null]],
    ['decision', ['signed']],
    ['message', expect.arrayContaining([null])],
  ]);
  expect(given).toContainEqual(
    expect.objectContaining({ purpose: 'booking', noticeVersion: '1.2', withdrawnAt: null }),
  );
  expect(reference).toMatch(/^PR\d{8}-/);
  expect(isOverdue).toBe(false);
});

test('another contact finds nothing', async () => {
  const { id } = await take('erase', '13800000000');
  expect(await read(id)).toMatchObject({ found: [], consents: [] });
});

test('nothing is erased or exported before the person is verified; a copy erases nothing', async () => {
  const { id } = await take('export');
  expect([(await erase(id)).status, (await end(id, { status: 'done' })).status]).toEqual([
    409, 409,
  ]);
  expect((await exportOf(id, 'json')).status).toBe(409);
  await verify(id);
  expect((await erase(id)).status).toBe(409);
  await db.update(staffSessions).set({ confirmedAt: new Date(0) });
  expect((await erase(id)).body.errorCode).toBe('STEP_UP_REQUIRED');
  await db.update(staffSessions).set({ confirmedAt: new Date() });
  const copy = await (await exportOf(id, 'json')).text();
  for (const mark of [...marks, '下周再谈', '周四可以', '灯光']) expect(copy).toContain(mark);
  expect(await (await exportOf(id, 'csv')).text()).toContain('保留的原因');
  expect((await end(id, { status: 'refused' })).body.fields).toMatchObject([{ path: 'note' }]);
  expect((await end(id, { status: 'done' })).status).toBe(200);
  const ended = await read(id);
  expect(ended).toMatchObject({ status: 'done', phone: null, email: null, found: [] });
  expect((await erase(id)).status).toBe(409);
});

test('the person is erased everywhere but in what is signed, once no project needs the contact', async () => {
  const { id } = await take('erase');
  await verify(id);
  expect((await erase(id)).status).toBe(200);
  // The project is in progress: what it needs is still there.
  expect((await read(id)).found.map(({ source }) => source)).toEqual([
    'booking',
    'customer',
    'work_order',
    'engineer',
    'decision',
  ]);
  await db.update(projects).set({ stage: 'closed' }).where(eq(projects.id, projectId));
  expect((await end(id, { status: 'done' })).body.errorMessage).toContain('Erase');
  expect((await erase(id)).status).toBe(200);
  expect(await read(id)).toMatchObject({
    found: [],
    erased: expect.arrayContaining([
      { source: 'booking', count: 1 },
      { source: 'customer', count: 2 },
      { source: 'redemption', count: 1 },
      { source: 'comment', count: 1 },
    ]),
  });
  expect((await end(id, { status: 'done' })).status).toBe(200);
  // The requests of the other tests have their contacts until they end.
  await db.delete(privacyRequests).where(eq(privacyRequests.status, 'received'));
  expect(await traces()).toEqual([
    'acceptance_items',
    'acceptance_sheets',
    'sheet_decisions',
    'sheet_revisions',
    'sheet_seals',
    'sheets',
  ]);
  const named = await db.select().from(sheets).where(eq(sheets.customerName, person.name));
  expect(named.map((sheet) => sheet.id)).toEqual([acceptanceId]);
  const given = await db.select().from(consents);
  expect(given.length).toBeGreaterThan(0);
  expect(given.filter(({ withdrawnAt }) => withdrawnAt === null)).toEqual([]);
  expect(await db.select().from(customers)).toMatchObject([
    { name: '云栖茶事', contactEmail: null },
  ]);
});

test('tables of the person that were uploaded for an import are gone with an erasure, and their files', async () => {
  const table = `name,contactPhone\n欧阳,13912345678\n`;
  const upload = await uploadTable({ db, files }, admin.person, table);
  const imported = { resource: 'customer', upload };
  const check = () => admin.call('POST /admin/import-checks', { body: imported });
  expect((await check()).status).toBe(200);
  // Of a customer that was deleted for good, an import still has what it wrote.
  const [batch] = await db
    .insert(importBatches)
    .values({ resource: 'customer', fileName: 'a.csv', newCount: 1, changedCount: 0 })
    .returning({ id: importBatches.id });
  const of = { batchId: batch?.id ?? '', recordId: randomUUID(), name: person.name };
  await db.insert(importChanges).values([
    { ...of, row: 2, after: { contactPhone: '13912345678' } },
    { ...of, row: 3, after: { contactPhone: '+8613800000001' } },
  ]);
  const { id } = await take('erase');
  await verify(id);
  expect((await erase(id)).status).toBe(200);
  expect((await check()).body.errorMessage).toContain('expired');
  for await (const { key } of files.list('private/uploads')) expect.unreachable(key);
  expect((await db.select().from(importChanges)).map(({ row }) => row)).toEqual([3]);
});
