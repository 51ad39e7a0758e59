import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishSealKeys } from '#api/sheets/seal-keys.ts';
import { verifySeals } from '#api/sheets/verify-seals.ts';
import type { AcceptanceBody } from '#contracts/sheets/acceptance.ts';
import { contentHash } from '#contracts/sheets/hash.ts';
import { ITEM_PART, readContent } from '#db/acceptance-content.ts';
import { acceptanceItems, acceptanceSheets } from '#db/schema/acceptance.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { sheetDecisions } from '#db/schema/sheets/decisions.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { staffSessions } from '#db/schema/staff.ts';
import { workOrders, workOrderTasks } from '#db/schema/work-orders.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { addPrivatePicture } from '#tests/support/records/media.ts';
import { addCustomer, addProject } from '#tests/support/records/projects.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { DRAWN, writeByLink } from '#tests/support/records/signing.ts';
import { addSite } from '#tests/support/records/site.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import { addStaffMember, type StaffClient, staffClient } from '#tests/support/staff.ts';

let database: TestDatabase;
let site: TestApi;
let sales: StaffClient;
let db: TestDatabase['db'];

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  site = createTestApi(db);
  sales = await staffClient(db, site, await addStaffMember(db, 'sales'));
  await publishSealKeys(db, testKeys);
  await addSite(db);
});
afterAll(() => database?.drop());

async function call<Data>(name: string, body?: unknown): Promise<Data> {
  const answer = await sales(name, { body });
  expect(answer.body, name).toMatchObject({ success: true });
  return answer.body.data as Data;
}

interface SheetRecord {
  version: number;
  head: Record<string, unknown>;
  body: AcceptanceBody;
}

const item = (titleZh: string) => ({
  id: crypto.randomUUID(),
  titleZh,
  titleEn: null,
  criterionZh: '标准',
  criterionEn: null,
  measured: '实测',
});

/** A draft made from a work order, with items; returns its id. */
async function makeDraft(titles: string[] = ['照度', '抠像']): Promise<string> {
  const projectId = await addProject(db, {
    number: `PJ-${crypto.randomUUID()}`,
    customerId: await addCustomer(db, { contactName: '王若溪' }),
  });
  const orderId = await addWorkOrder(db, { projectId, siteAddress: '杭州' });
  const { id } = await call<{ id: string }>('POST /admin/sheets', {
    kind: 'acceptance',
    titleZh: '实施验收',
    previousId: orderId,
  });
  const { version, head, body } = await call<SheetRecord>(`GET /admin/sheets/${id}`);
  expect(body.expectedSigner).toBe('王若溪');
  await call(`PUT /admin/sheets/${id}`, {
    version,
    head,
    body: { ...body, items: titles.map(item) },
  });
  return id;
}

const versionOf = async (id: string) =>
  (await call<SheetRecord>(`GET /admin/sheets/${id}`)).version;
const send = async (id: string) =>
  call(`POST /admin/acceptance/${id}/sending`, {
    version: await versionOf(id),
    name: '赵启明',
    title: '实施负责人',
  });
const itemsOf = (sheetId: string) =>
  db
    .select()
    .from(acceptanceItems)
    .where(eq(acceptanceItems.sheetId, sheetId))
    .orderBy(acceptanceItems.sort);

/** Decides the items as given, by a link of the signer; returns its token. */
async function decide(sheetId: string, results: ('pass' | 'fail')[]): Promise<string> {
  const token = await addShareLink(db, { sheetId, audience: 'signer' });
  const items = await itemsOf(sheetId);
  for (const [at, result] of results.entries()) {
    const path = `/shares/acceptance/${token}/items/${items[at]?.id}/decision`;
    const remark = result === 'fail' ? '仍有蓝边' : null;
    await writeByLink(site, path, { result, remark, name: '王若溪' });
  }
  return token;
}

const seen = async (id: string) => contentHash(await readContent(db, id));

describe('sending', () => {
  test('signs for the provider over exactly what is sent', async () => {
    const id = await makeDraft();
    await send(id);
    const [signature] = await db
      .select()
      .from(sheetDecisions)
      .where(eq(sheetDecisions.sheetId, id));
    expect(signature).toMatchObject({ party: 'provider', name: '赵启明', method: 'typed' });
    const { provider } = await readContent(db, id);
    expect(provider).toMatchObject({ name: '赵启明', contentHash: signature?.contentHash });
    const token = await decide(id, ['pass', 'pass']);
    await writeByLink(site, `/shares/acceptance/${token}/signature`, {
      seenHash: await seen(id),
      name: '王若溪',
      title: null,
      ...DRAWN,
    });
    const files = createFolderStore('/nowhere');
    expect(await verifySeals({ db, keys: testKeys, files })).toEqual({ seals: 1, problems: [] });
  });

  test('is refused by the common operation, and with findings that block', async () => {
    const id = await makeDraft([]);
    const version = await versionOf(id);
    const common = await sales(`POST /admin/sheets/${id}/sending`, { body: { version } });
    expect(common.status).toBe(404);
    const body = { version, name: '赵启明', title: null };
    const blocked = await sales(`POST /admin/acceptance/${id}/sending`, { body });
    expect(blocked.body).toMatchObject({
      errorCode: 'PUBLICATION_BLOCKED',
      data: { findings: expect.arrayContaining([expect.objectContaining({ field: 'items' })]) },
    });
    expect(await db.$count(sheetDecisions, eq(sheetDecisions.sheetId, id))).toBe(0);
  });

  test('asks for the password, which signs for the provider', async () => {
    const id = await makeDraft();
    const body = { version: await versionOf(id), name: '赵启明', title: null };
    await db.update(staffSessions).set({ confirmedAt: new Date(0) });
    const late = await sales(`POST /admin/acceptance/${id}/sending`, { body });
    expect([late.status, late.body.errorCode]).toEqual([403, 'STEP_UP_REQUIRED']);
    const [draft] = await db.select().from(sheets).where(eq(sheets.id, id));
    expect(draft?.stage).toBe('draft');
    expect(await db.$count(sheetDecisions, eq(sheetDecisions.sheetId, id))).toBe(0);
    await db.update(staffSessions).set({ confirmedAt: new Date() });
    expect((await sales(`POST /admin/acceptance/${id}/sending`, { body })).status).toBe(200);
  });

  test('what was sent is withdrawn before it changes, and decisions on it are void then', async () => {
    const id = await makeDraft();
    await send(id);
    await decide(id, ['pass']);
    const sent = await call<SheetRecord>(`GET /admin/sheets/${id}`);
    const changed = {
      version: sent.version,
      head: sent.head,
      body: { ...sent.body, statementZh: '另一段文字' },
    };
    expect((await sales(`PUT /admin/sheets/${id}`, { body: changed })).body.success).toBe(false);
    await call(`POST /admin/sheets/${id}/withdrawal`, { version: sent.version });
    await call(`PUT /admin/sheets/${id}`, { ...changed, version: await versionOf(id) });
    expect((await itemsOf(id)).map(({ result }) => result)).toEqual(['pending', 'pending']);
    await send(id);
    const { provider, statement } = await readContent(db, id);
    expect(statement.zh).toBe('另一段文字');
    expect(provider?.name).toBe('赵启明');
  });
});

test('a rejection makes drafts of the repairs and of the sheet that is submitted again', async () => {
  const id = await makeDraft(['照度', '抠像']);
  const [passed, failed] = await itemsOf(id);
  for (const [at, partKey] of [passed?.id, failed?.id].entries()) {
    const fileId = await addPrivatePicture(db, { storageKey: `private/reject-${at}.webp` });
    const file = { sheetId: id, fileId, part: ITEM_PART, partKey: partKey ?? '' };
    await db.insert(sheetFiles).values({ ...file, caption: `照片 ${at}` });
  }
  await send(id);
  const token = await decide(id, ['pass', 'fail']);
  const rejection = { seenHash: await seen(id), name: '王若溪', reason: '抠像没有达到标准' };
  const path = `/shares/acceptance/${token}/rejection`;
  const answers = await Promise.all([1, 2].map(() => writeByLink(site, path, rejection)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);

  const [repair, ...others] = await db
    .select({ order: workOrders, sheet: sheets, task: workOrderTasks })
    .from(workOrders)
    .innerJoin(sheets, eq(sheets.id, workOrders.id))
    .innerJoin(workOrderTasks, eq(workOrderTasks.orderId, workOrders.id))
    .where(eq(workOrders.acceptanceItemId, failed?.id ?? ''));
  expect(others).toEqual([]);
  expect(repair).toMatchObject({
    order: { kind: 'repair', siteAddress: '杭州' },
    sheet: { stage: 'draft', previousId: id, titleZh: '整改：抠像' },
    task: { title: '抠像', detail: '仍有蓝边\n\n标准', evidenceRequired: true },
  });

  const [next] = await db
    .select({ sheet: sheets, body: acceptanceSheets })
    .from(acceptanceSheets)
    .innerJoin(sheets, eq(sheets.id, acceptanceSheets.id))
    .where(eq(acceptanceSheets.replacesId, id));
  expect(next?.sheet).toMatchObject({ stage: 'draft', previousId: id, kind: 'acceptance' });
  const nextId = next?.sheet.id ?? '';
  const items = await itemsOf(nextId);
  expect(items).toMatchObject([
    { titleZh: '照度', measured: '实测', result: 'pending' },
    { titleZh: '抠像', measured: null, result: 'pending' },
  ]);
  const files = await db.select().from(sheetFiles).where(eq(sheetFiles.sheetId, nextId));
  expect(files).toMatchObject([{ partKey: items[0]?.id, caption: '照片 0' }]);

  const open = (link: string) =>
    site.api('GET /shares/acceptance/:token', { params: { token: link } });
  expect(await open(token)).toMatchObject({
    state: 'rejected',
    rejection: { name: '王若溪', reason: '抠像没有达到标准' },
    replacedByNumber: null,
  });
  const measured = await call<SheetRecord>(`GET /admin/sheets/${nextId}`);
  await call(`PUT /admin/sheets/${nextId}`, {
    ...{ version: measured.version, head: measured.head },
    body: {
      ...measured.body,
      items: measured.body.items.map((one) => ({ ...one, measured: '复测' })),
    },
  });
  await send(nextId);
  expect((await open(token)).replacedByNumber).toBe(next?.sheet.number);
  const nextToken = await addShareLink(db, { sheetId: nextId });
  const [before] = await db.select().from(sheets).where(eq(sheets.id, id));
  expect((await open(nextToken)).replacesNumber).toBe(before?.number);
  const messages = await db
    .select({ payload: outboxMessages.payload })
    .from(outboxMessages)
    .where(and(eq(outboxMessages.event, 'acceptance.rejected')));
  expect(messages).toMatchObject([
    { payload: { draft: next?.sheet.number, orders: [repair?.sheet.number] } },
  ]);
});
