import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditTrail } from '#api/audit/trail.ts';
import type { DeviceSheetBody } from '#contracts/sheets/device-sheet.ts';
import type { WorkOrderBody } from '#contracts/sheets/work-order.ts';
import { auditLog } from '#db/schema/audit.ts';
import { facts } from '#db/schema/facts.ts';
import { sheetRevisions } from '#db/schema/sheets/revisions.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { addFact } from '#tests/support/records/facts.ts';
import { addCustomer, addProject } from '#tests/support/records/projects.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { addStaffMember, type StaffClient, staffClient } from '#tests/support/staff.ts';
import { emptyTrashedSheets } from '../empty-trash.ts';

let test: TestDatabase;
let api: TestApi;
let sales: StaffClient;
let editor: StaffClient;
let salesId: string;

beforeAll(async () => {
  test = await createTestDatabase();
  api = createTestApi(test.db);
  const person = await addStaffMember(test.db, 'sales');
  salesId = person.id;
  sales = await staffClient(test.db, api, person);
  editor = await staffClient(test.db, api, await addStaffMember(test.db, 'editor'));
});
afterAll(() => test?.drop());

/** The answer's data; the call must succeed. */
async function call<Data>(name: string, body?: unknown, client = sales): Promise<Data> {
  const answer = await client(name, { body });
  expect(answer.body, name).toMatchObject({ success: true });
  return answer.body.data as Data;
}

interface SheetRecord {
  version: number;
  number: string;
  stage: string;
  customerName: string;
  head: Record<string, unknown>;
  body: WorkOrderBody & DeviceSheetBody;
  previous: { number: string } | null;
  next: { number: string }[];
}

const make = (input: Record<string, unknown>) =>
  call<{ id: string; number: string }>('POST /admin/sheets', { titleZh: '单据', ...input });
const read = (id: string, client = sales) =>
  call<SheetRecord>(`GET /admin/sheets/${id}`, undefined, client);

/** Saves changes of head and body over what is stored. */
async function save(
  id: string,
  { head = {}, body = {} }: { head?: Record<string, unknown>; body?: Record<string, unknown> },
) {
  const before = await read(id);
  return sales(`PUT /admin/sheets/${id}`, {
    body: {
      version: before.version,
      head: { ...before.head, ...head },
      body: { ...before.body, ...body },
    },
  });
}

const task = (title: string) => ({
  id: randomUUID(),
  title,
  detail: '',
  state: 'todo',
  stateReason: null,
  weight: 1,
  evidenceRequired: false,
  photoSlots: [],
  startedAt: null,
  finishedAt: null,
});

/** A work order that can be sent. */
async function makeOrder(input: Record<string, unknown> = {}) {
  const sheet = await make({ kind: 'work-order', ...input });
  await save(sheet.id, { body: { siteAddress: '地址', tasks: [task('布光')] } });
  return sheet;
}

async function send(id: string, note = '') {
  const { version } = await read(id);
  return sales(`POST /admin/sheets/${id}/sending`, { body: { version, note } });
}

const auditOf = async (id: string) =>
  (await test.db.select().from(auditLog).where(eq(auditLog.entityId, id))).map(
    ({ action }) => action,
  );

describe('a sheet that staff make', () => {
  it('gets the next number, the customer of its project and a place in the chain', async () => {
    const customerId = await addCustomer(test.db, {
      name: '云栖茶事',
      contactName: '王若溪',
      contactPhone: '+8613812340000',
    });
    const projectId = await addProject(test.db, {
      number: 'PJ-1',
      name: '3 号厅',
      customerId,
      siteAddress: '云栖路 66 号',
    });
    const devices = await make({ kind: 'device-sheet', projectId });
    const order = await make({ kind: 'work-order', previousId: devices.id });
    const next = await make({ kind: 'work-order', previousId: order.id });
    expect(devices.number).toMatch(/^DV-\d{4}-0001$/);
    expect(Number(next.number.slice(-4))).toBe(Number(order.number.slice(-4)) + 1);
    expect(await read(order.id)).toMatchObject({
      stage: 'draft',
      customerName: '云栖茶事',
      siteName: '3 号厅',
      project: { number: 'PJ-1' },
      previous: { number: devices.number },
      next: [{ number: next.number }],
      body: { siteAddress: '云栖路 66 号', contactName: '王若溪' },
    });
    expect(await auditOf(order.id)).toEqual(['sheet.create']);
  });

  it('has a number of its own when many are made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, () => make({ kind: 'live-report', titleZh: '战报' })),
    );
    expect(new Set(made.map(({ number }) => number)).size).toBe(12);
  });

  it('is refused where what it is made from does not fit', async () => {
    const order = await make({ kind: 'work-order' });
    for (const input of [
      { kind: 'live-report', previousId: order.id },
      { kind: 'device-sheet', copyOf: order.id },
      { kind: 'work-order', templateId: randomUUID() },
      { kind: 'work-order', projectId: randomUUID() },
    ]) {
      const { body } = await sales('POST /admin/sheets', { body: { titleZh: '单据', ...input } });
      expect(body).toMatchObject({ success: false, errorCode: 'VALIDATION_FAILED' });
    }
  });

  it('begins as a copy without states, dates and serial numbers, with ids of its own', async () => {
    const { id } = await make({ kind: 'device-sheet' });
    const [from, to] = [randomUUID(), randomUUID()];
    const device = {
      category: 'camera',
      name: '摄像机',
      maker: null,
      model: 'C1',
      quantity: 1,
      serial: 'S-1',
      position: '主机位',
      port: null,
      ip: '10.0.0.1',
      warrantyUntil: '2028-01-01',
      accessories: [{ name: '电源', quantity: 1 }],
      note: null,
    };
    const cable = { label: 'V01', signal: 'sdi', fromPort: '', toPort: '', lengthCm: null };
    const stored = await save(id, {
      body: {
        devices: [
          { ...device, id: from },
          { ...device, id: to, serial: 'S-2' },
        ],
        cables: [{ ...cable, fromId: from, toId: to }],
      },
    });
    expect(stored.body.success).toBe(true);
    const template = await call<{ id: string }>(`POST /admin/sheets/${id}/template`, {
      name: '常用机位',
    });
    for (const source of [{ copyOf: id }, { templateId: template.id }]) {
      const { body } = await read((await make({ kind: 'device-sheet', ...source })).id);
      expect(body.devices).toMatchObject([
        { position: '主机位', serial: null, ip: null, warrantyUntil: null },
        { accessories: [{ name: '电源', quantity: 1 }] },
      ]);
      const ids = body.devices.map((one) => one.id);
      expect(ids).not.toContain(from);
      expect(body.cables).toMatchObject([{ fromId: ids[0], toId: ids[1] }]);
    }
    const again = await read(id);
    expect(again.body.devices.map(({ serial }) => serial)).toEqual(['S-1', 'S-2']);
  });
});

describe('saving', () => {
  it('refuses an older version, also of two at once, and takes the same text twice', async () => {
    const { id } = await makeOrder();
    const { version, head, body } = await read(id);
    const put = (summary: string) =>
      sales(`PUT /admin/sheets/${id}`, { body: { version, head, body: { ...body, summary } } });
    const answers = await Promise.all([put('甲'), put('乙')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stored = await read(id);
    expect((await put(stored.body.summary)).status).toBe(200);
    expect((await read(id)).version).toBe(stored.version);
  });

  it('keeps the ids of entries, and devices may change their serial numbers', async () => {
    const { id } = await make({ kind: 'device-sheet' });
    const device = {
      category: 'camera',
      name: '摄像机',
      maker: null,
      model: 'C1',
      quantity: 1,
      position: null,
      port: null,
      ip: null,
      warrantyUntil: null,
      accessories: [],
      note: null,
    };
    const [one, two] = [randomUUID(), randomUUID()];
    const devices = (first: string, second: string) => [
      { ...device, id: one, serial: first },
      { ...device, id: two, serial: second },
    ];
    await save(id, { body: { devices: devices('A', 'B') } });
    expect((await save(id, { body: { devices: devices('B', 'A') } })).status).toBe(200);
    const { body } = await read(id);
    expect(body.devices.map(({ id: key, serial }) => [key, serial])).toEqual([
      [one, 'B'],
      [two, 'A'],
    ]);
  });

  it('names what is wrong, and takes no entry of another sheet', async () => {
    const order = await makeOrder();
    const other = await makeOrder();
    const blocked = await save(order.id, { body: { tasks: [{ ...task('x'), state: 'failed' }] } });
    expect(blocked.body).toMatchObject({ data: null, errorCode: 'VALIDATION_FAILED' });
    expect(JSON.stringify(blocked.body)).toContain('body.tasks.0.stateReason');
    const foreign = (await read(other.id)).body.tasks;
    expect((await save(order.id, { body: { tasks: foreign } })).status).toBe(400);
    expect((await read(other.id)).body.tasks).toEqual(foreign);
  });

  it('is noted once for a draft, and each time while customers see it', async () => {
    const { id } = await makeOrder();
    await save(id, { body: { summary: '一' } });
    expect(await auditOf(id)).toEqual(['sheet.create', 'sheet.update']);
    await send(id);
    await save(id, { body: { summary: '二' } });
    await save(id, { body: { summary: '三' } });
    expect(await auditOf(id)).toEqual([
      'sheet.create',
      'sheet.update',
      'sheet.send',
      'sheet.update',
      'sheet.update',
    ]);
  });

  it('leaves persons out for those who may not change sheets', async () => {
    const { id } = await makeOrder();
    await save(id, { body: { contactName: '王若溪' } });
    const seen = await read(id, editor);
    expect(seen.body.summary).toBe('');
    expect(JSON.stringify(seen)).not.toContain('王若溪');
  });
});

describe('sending', () => {
  it('is refused with findings, and shows nothing to customers before', async () => {
    const { id } = await make({ kind: 'work-order' });
    const token = await addShareLink(test.db, { sheetId: id });
    const refusal = await send(id);
    expect(refusal.body).toMatchObject({
      errorCode: 'PUBLICATION_BLOCKED',
      data: { findings: expect.arrayContaining([expect.objectContaining({ field: 'tasks' })]) },
    });
    const open = async () => (await api.fetch(`/shares/work-orders/${token}`)).status;
    expect(await open()).toBe(404);
    await save(id, { body: { siteAddress: '地址', tasks: [task('布光')] } });
    expect((await send(id)).body).toMatchObject({ success: true, data: { revision: 1 } });
    expect(await open()).toBe(200);
  });

  it('keeps the body with its hash, and the facts as they are on that day', async () => {
    await addFact(test.db, { key: 'ups-time', minimum: 12, maximum: 12, unitZh: '分钟' });
    const { id } = await makeOrder();
    await save(id, { body: { summary: '供电 {{fact:ups-time}}。' } });
    expect((await send(id, '首次发送')).status).toBe(200);
    await test.db.update(facts).set({ minimum: 30, maximum: 30 }).where(eq(facts.key, 'ups-time'));
    const { body } = await read(id);
    expect(body.summary).toBe('供电 12 分钟。');
    const [revision] = await test.db
      .select()
      .from(sheetRevisions)
      .where(eq(sheetRevisions.sheetId, id));
    expect(revision).toMatchObject({ revision: 1, note: '首次发送', authorId: salesId, body });
    const timeline = await call<{ events: { kind: string; text: string }[] }>(
      `GET /admin/sheets/${id}/timeline`,
    );
    expect(timeline.events.map(({ kind, text }) => [kind, text])).toEqual([
      ['sent', '首次发送'],
      ['created', '单据建立。'],
    ]);
  });

  it('of 20 at once, one sends', async () => {
    const { id } = await makeOrder();
    const { version } = await read(id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        sales(`POST /admin/sheets/${id}/sending`, { body: { version } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await auditOf(id)).filter((action) => action === 'sheet.send')).toHaveLength(1);
  });

  it('can be taken back, and another revision is sent then', async () => {
    const { id } = await makeOrder();
    await send(id);
    const act = async (name: string) => {
      const { version } = await read(id);
      return sales(`POST /admin/sheets/${id}/${name}`, { body: { version } });
    };
    expect((await act('withdrawal')).status).toBe(200);
    await save(id, { body: { summary: '改过' } });
    const { data } = (await send(id)).body as { data: { revision: number } | null };
    expect(data?.revision).toBeGreaterThan(1);
    expect((await act('closing')).status).toBe(200);
    expect((await save(id, { body: { summary: '又改' } })).status).toBe(409);
    const [sheet] = await test.db.select().from(sheets).where(eq(sheets.id, id));
    expect(sheet).toMatchObject({ stage: 'closed', waitingOn: null });
  });
});

describe('the list', () => {
  it('finds sheets by words, kind, stage and project, page by page', async () => {
    const projectId = await addProject(test.db, { number: 'PJ-LIST', name: '清单项目' });
    const mine = await make({ kind: 'work-order', titleZh: '苍山厅实施', projectId });
    const list = async (query: string) =>
      (
        await call<{ items: { id: string }[]; next: string | null }>(`GET /admin/sheets?${query}`)
      ).items.map(({ id }) => id);
    for (const query of [
      `q=${encodeURIComponent('苍山')}`,
      `q=${mine.number}`,
      `project=${projectId}`,
      `kind=work-order&stage=draft&project=${projectId}`,
    ]) {
      expect(await list(query), query).toEqual([mine.id]);
    }
    expect(await list(`project=${projectId}&kind=device-sheet`)).toEqual([]);
    expect(await list(`project=${projectId}&after=${mine.id}`)).toEqual([]);
  });

  it('has deleted sheets in the trash alone, and an open one cannot be deleted', async () => {
    const { id } = await makeOrder();
    const remove = async () => {
      const { version } = await read(id);
      return sales(`DELETE /admin/sheets/${id}`, { body: { version } });
    };
    await send(id);
    expect((await remove()).body).toMatchObject({ errorCode: 'CONFLICT' });
    const { version } = await read(id);
    await sales(`POST /admin/sheets/${id}/withdrawal`, { body: { version } });
    expect((await remove()).status).toBe(200);
    const shown = async (query: string) =>
      JSON.stringify(await call(`GET /admin/sheets?${query}`)).includes(id);
    expect([await shown(''), await shown('show=trash')]).toEqual([false, true]);
    await call(`POST /admin/sheets/${id}/recovery`);
    expect([await shown(''), await shown('show=trash')]).toEqual([true, false]);
  });

  it('loses a sheet for good after 30 days in the trash, with all its parts', async () => {
    const { id } = await makeOrder();
    await send(id);
    const ago = (days: number) => sql`now() - make_interval(days => ${days})`;
    const trail = new AuditTrail(testKeys);
    await test.db
      .update(sheets)
      .set({ deletedAt: ago(29) })
      .where(eq(sheets.id, id));
    await emptyTrashedSheets({ db: test.db, trail });
    expect(await auditOf(id)).not.toContain('trash.delete');
    await test.db
      .update(sheets)
      .set({ deletedAt: ago(31) })
      .where(eq(sheets.id, id));
    expect(await emptyTrashedSheets({ db: test.db, trail })).toBe(1);
    expect((await auditOf(id)).at(-1)).toBe('trash.delete');
    expect(await test.db.select().from(sheets).where(eq(sheets.id, id))).toEqual([]);
  });
});
