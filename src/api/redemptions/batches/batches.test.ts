import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '#api/access/sessions.ts';
import { readCode, writeCode } from '#contracts/redemptions/code.ts';
import { auditLog } from '#db/schema/audit.ts';
import { redemptionBatches, redemptionCodes, redemptionFileParts } from '#db/schema/redemptions.ts';
import { staffSessions } from '#db/schema/staff.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { addCampaign } from '#tests/support/records/campaigns.ts';
import { addCodes, newCode } from '#tests/support/records/codes.ts';
import { addStaffMember, type StaffClient, sessionClient } from '#tests/support/staff.ts';
import type { CodeBatch } from './contract.ts';
import { makeDueCodes } from './make-codes.ts';
import { deleteOldFiles } from './upkeep.ts';

const database = await createTestDatabase();
const { db } = database;
const site = createTestApi(db);
afterAll(() => database.drop());

const passphrase = 'one long passphrase';
let admin: StaffClient;
let cookie = '';
let campaignId = '';
beforeAll(async () => {
  campaignId = await addCampaign(db, { slug: 'camera' });
  const { id } = await addStaffMember(db, 'administrator');
  const { token } = await startSession(db, id, { network: '203.0.113.1', userAgent: 'Test' });
  cookie = `staff=${token}`;
  admin = sessionClient(site, token);
});

const terms = { label: '首批', validFrom: null, validUntil: null };
const order = async (quantity: number, fields: object = {}) => {
  const { body } = await admin('POST /admin/code-batches', {
    body: { campaignId, quantity, passphrase, ...terms, ...fields },
  });
  return (body.data as unknown as { id: string }).id;
};
const batchOf = async (id: string) => {
  const { body } = await admin('GET /admin/code-batches');
  return (body.data as unknown as { items: CodeBatch[] }).items.find((one) => one.id === id);
};
const download = (id: string) =>
  site.fetch(`/admin/code-batches/${id}/file`, { headers: { cookie, 'user-agent': 'Test' } });

/** Opens a file as `openssl enc -d -aes-256-ctr -pbkdf2 -iter 600000` does. */
function open(file: Buffer, phrase: string): string {
  expect(file.subarray(0, 8).toString()).toBe('Salted__');
  const derived = pbkdf2Sync(phrase, file.subarray(8, 16), 600_000, 48, 'sha256');
  const cipher = createDecipheriv('aes-256-ctr', derived.subarray(0, 32), derived.subarray(32));
  return cipher.update(file.subarray(16)).toString('latin1');
}

test('a job makes the codes in parts; the file has all of them, for the passphrase only', async () => {
  const id = await order(4_003);
  expect(await batchOf(id)).toMatchObject({ made: 0, quantity: 4_003, hasFile: false });
  expect((await download(id)).status).toBe(409);
  // Two processes at once, of which each makes what the other has not.
  await Promise.all([makeDueCodes({ db, keys: testKeys }), makeDueCodes({ db, keys: testKeys })]);
  expect(await batchOf(id)).toMatchObject({ made: 4_003, hasFile: true });
  const [batch] = await db.select().from(redemptionBatches).where(eq(redemptionBatches.id, id));
  expect(batch?.passphrase).toBeNull();
  const file = Buffer.from(await (await download(id)).arrayBuffer());
  const lines = open(file, passphrase).trimEnd().split('\n');
  expect(lines.length).toBe(4_003);
  expect(lines.filter((line) => readCode(line).problem)).toEqual([]);
  const stored = await db
    .select({ mac: redemptionCodes.codeMac })
    .from(redemptionCodes)
    .where(eq(redemptionCodes.batchId, id));
  const macs = new Set(stored.map(({ mac }) => mac));
  const symbols = lines.map((line) => readCode(line).symbols);
  expect(symbols.filter((code) => !macs.has(testKeys.mac('code', code)))).toEqual([]);
  expect(macs.size).toBe(4_003);
  expect(open(file, 'another passphrase')).not.toContain(lines[0]);
});

test('a process that ends in the middle leaves whole parts, and the next one goes on', async () => {
  const id = await order(6_000);
  let parts = 0;
  const ending = {
    get aborted() {
      return parts++ > 0;
    },
  } as AbortSignal;
  await makeDueCodes({ db, keys: testKeys }, ending);
  expect(await batchOf(id)).toMatchObject({ made: 2_000, hasFile: false });
  await makeDueCodes({ db, keys: testKeys });
  expect(await db.$count(redemptionCodes, eq(redemptionCodes.batchId, id))).toBe(6_000);
  const file = Buffer.from(await (await download(id)).arrayBuffer());
  const lines = open(file, passphrase).trimEnd().split('\n');
  expect(lines.filter((line) => readCode(line).problem)).toEqual([]);
  expect(new Set(lines).size).toBe(6_000);
});

test('the file is deleted a day after its first download, and who took it is known', async () => {
  const id = await order(5);
  await makeDueCodes({ db, keys: testKeys });
  expect((await download(id)).status).toBe(200);
  await deleteOldFiles(db);
  expect((await download(id)).status).toBe(200);
  await db
    .update(redemptionBatches)
    .set({ downloadedAt: new Date(Date.now() - 25 * 3_600_000) })
    .where(eq(redemptionBatches.id, id));
  await deleteOldFiles(db);
  expect((await download(id)).status).toBe(409);
  expect(await db.$count(redemptionFileParts, eq(redemptionFileParts.batchId, id))).toBe(0);
  expect(await batchOf(id)).toMatchObject({ hasFile: false });
  const entries = await db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.entityId, id));
  expect(entries.map(({ action }) => action)).toEqual([
    'code-batch.create',
    'code-batch.export',
    'code-batch.export',
  ]);
});

test('making, taking and revoking codes need the password again', async () => {
  const { id: personId } = await addStaffMember(db, 'administrator');
  const { token } = await startSession(db, personId, {
    network: '203.0.113.1',
    userAgent: 'Test',
  });
  await db
    .update(staffSessions)
    .set({ confirmedAt: new Date(Date.now() - 3_600_000) })
    .where(eq(staffSessions.userId, personId));
  const late = sessionClient(site, token);
  for (const call of [
    'POST /admin/code-batches',
    'POST /admin/code-batch-imports',
    `GET /admin/code-batches/${crypto.randomUUID()}/file`,
    `POST /admin/code-batches/${crypto.randomUUID()}/revocation`,
    `POST /admin/codes/${crypto.randomUUID()}/revocation`,
  ]) {
    expect([call, (await late(call)).body.errorCode]).toEqual([call, 'STEP_UP_REQUIRED']);
  }
});

test('codes that were made elsewhere are imported, all or none', async () => {
  const codes = Array.from({ length: 2_500 }, newCode);
  const bring = (text: string) =>
    admin('POST /admin/code-batch-imports', { body: { campaignId, codes: text, ...terms } });
  const wrong = (codes[1] ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  const refused = await bring(`${codes[0]}\n\n${wrong}\n`);
  expect(refused.body.fields).toMatchObject([
    { path: 'codes', message: expect.stringContaining('Line 3') },
  ]);
  const double = await bring(`${codes[0]}\n${writeCode(codes[0] ?? '')}`);
  expect(double.body.fields).toMatchObject([
    { path: 'codes', message: expect.stringContaining('Line 2') },
  ]);
  const answer = await bring(codes.map(writeCode).join('\r\n'));
  expect(answer.body.data).toMatchObject({ quantity: 2_500 });
  const again = await bring(codes[7] ?? '');
  expect(again.body.fields).toMatchObject([
    { path: 'codes', message: expect.stringContaining('Line 1') },
  ]);
});

test('a batch that would end before it begins is refused', async () => {
  const { body } = await admin('POST /admin/code-batches', {
    body: {
      campaignId,
      quantity: 1,
      passphrase,
      ...terms,
      validFrom: '2026-12-02',
      validUntil: '2026-12-01',
    },
  });
  expect(body.fields).toMatchObject([{ path: 'validUntil' }]);
  const id = await order(1, { validFrom: '2026-12-01', validUntil: '2026-12-01' });
  expect(await batchOf(id)).toMatchObject({
    validFrom: '2026-11-30T16:00:00.000Z',
    validUntil: '2026-12-01T16:00:00.000Z',
  });
});

test('revoking a batch ends the codes that nobody has redeemed', async () => {
  const { batchId } = await addCodes(db, campaignId, { count: 3 });
  const [first] = await db
    .select({ id: redemptionCodes.id })
    .from(redemptionCodes)
    .where(eq(redemptionCodes.batchId, batchId));
  await db
    .update(redemptionCodes)
    .set({ status: 'redeemed' })
    .where(eq(redemptionCodes.id, first?.id ?? ''));
  const revoke = () =>
    admin(`POST /admin/code-batches/${batchId}/revocation`, { body: { reason: '印错了' } });
  expect((await revoke()).body.data).toEqual({ revoked: 2 });
  expect((await revoke()).body.data).toEqual({ revoked: 0 });
  expect(await batchOf(batchId)).toMatchObject({ redeemed: 1, revoked: 2 });
});

test('codes are found by their last symbols, their state and their batch', async () => {
  const { batchId, codes } = await addCodes(db, campaignId, { count: 2 });
  const find = async (query: string) => {
    const { body } = await admin(`GET /admin/codes?batch=${batchId}${query}`);
    return (body.data as unknown as { items: { last4: string }[] }).items.map(({ last4 }) => last4);
  };
  const [code = ''] = codes;
  expect((await find('')).length).toBe(2);
  expect(await find(`&q=${code.slice(-4).toLowerCase()}`)).toContain(code.slice(-4));
  expect(await find(`&q=${writeCode(code)}`)).toContain(code.slice(-4));
  expect(await find('&status=redeemed')).toEqual([]);
});

test('campaigns have their name in the language of the reader, or else in Chinese', async () => {
  const texts = { zh: { title: '镜头活动' }, en: { title: 'Lens campaign' } };
  const lens = await addCampaign(db, { slug: 'lens', texts });
  const { batchId } = await addCodes(db, lens, { count: 1 });
  const read = async (path: string, locale: string) => {
    const headers = { cookie, 'user-agent': 'Test', 'accept-language': locale };
    return (await site.fetch(path, { headers })).json();
  };
  const names = [{ name: '活动' }, { name: 'Lens campaign' }];
  expect(await read('/admin/code-batches', 'en')).toMatchObject({ data: { campaigns: names } });
  const codes = `/admin/codes?batch=${batchId}`;
  expect(await read(codes, 'en')).toMatchObject({
    data: { items: [{ campaign: 'Lens campaign' }] },
  });
  expect(await read(codes, 'zh')).toMatchObject({ data: { items: [{ campaign: '镜头活动' }] } });
});
