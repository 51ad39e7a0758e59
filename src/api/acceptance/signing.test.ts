import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishSealKeys } from '#api/sheets/seal-keys.ts';
import type { AcceptanceRecord } from '#contracts/sheets/acceptance-record.ts';
import { contentHash } from '#contracts/sheets/hash.ts';
import { checkSeal } from '#contracts/sheets/seal.ts';
import { readContent } from '#db/acceptance-content.ts';
import { acceptanceItems } from '#db/schema/acceptance.ts';
import { auditLog } from '#db/schema/audit.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { sheetDecisions } from '#db/schema/sheets/decisions.ts';
import { sheetEvents } from '#db/schema/sheets/events.ts';
import { sheetSeals } from '#db/schema/sheets/seals.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { signingKeys } from '#db/schema/signing-keys.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { addAcceptanceSheet } from '#tests/support/records/acceptance-sheets.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { DRAWN, writeByLink } from '#tests/support/records/signing.ts';
import { addSite } from '#tests/support/records/site.ts';

let database: TestDatabase;
let site: TestApi;
let db: TestDatabase['db'];

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  site = createTestApi(db);
  await publishSealKeys(db, testKeys);
  await addSite(db, { email: 'office@example.com' });
});
afterAll(() => database?.drop());
beforeEach(() => db.delete(rateLimits));

const PASSED = { result: 'pass', decidedBy: '王若溪', decidedAt: new Date() } as const;

/** Adds a sheet with a link for a signer. */
async function makeSheet(fields: Parameters<typeof addAcceptanceSheet>[1] = { items: [PASSED] }) {
  const sheet = await addAcceptanceSheet(db, { expectedSigner: '王若溪', ...fields });
  return { ...sheet, token: await addShareLink(db, { sheetId: sheet.id, audience: 'signer' }) };
}

const open = (token: string) => site.api('GET /shares/acceptance/:token', { params: { token } });
const decide = (token: string, item: string, body: object, options = {}) =>
  writeByLink(site, `/shares/acceptance/${token}/items/${item}/decision`, body, options);

/** What the page of a link shows as the hash of its content. */
async function hashOf(token: string) {
  const [link] = await db.select().from(shareLinks).where(eq(shareLinks.token, token));
  return contentHash(await readContent(db, link?.sheetId ?? ''));
}

const sign = async (token: string, fields: object = {}, options = {}) =>
  writeByLink(
    site,
    `/shares/acceptance/${token}/signature`,
    {
      seenHash: await hashOf(token),
      name: '王若溪',
      title: '品牌负责人',
      ...DRAWN,
      ...fields,
    },
    options,
  );

async function sealOf(sheetId: string) {
  const [row] = await db
    .select({ seal: sheetSeals, publicKey: signingKeys.publicKey })
    .from(sheetSeals)
    .innerJoin(signingKeys, eq(signingKeys.id, sheetSeals.signingKeyId))
    .where(eq(sheetSeals.sheetId, sheetId));
  return row && { ...row.seal, publicKey: row.publicKey };
}

const entriesOf = (sheetId: string, action: string) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entityId, sheetId), eq(auditLog.action, action)));

describe('deciding', () => {
  test('an item passes or fails with the name of who decided, until the signature', async () => {
    const { id, token, itemIds } = await makeSheet({ items: [{}, {}] });
    const [first = '', second = ''] = itemIds;
    const pass = { result: 'pass', remark: null, name: ' 王若溪\u200b ' };
    expect(await decide(token, first, pass)).toMatchObject({ status: 200 });
    await decide(token, second, { result: 'fail', remark: '仍有蓝边', name: '林一' });
    expect((await open(token)).items).toMatchObject([
      { result: 'pass', decidedBy: '王若溪' },
      { result: 'fail', remark: '仍有蓝边', decidedBy: '林一' },
    ]);
    await decide(token, second, { result: 'pass', remark: null, name: '林一' });
    expect((await open(token)).items[1]).toMatchObject({ result: 'pass', remark: null });
    const entries = await entriesOf(id, 'acceptance.decide');
    expect(entries).toHaveLength(3);
    expect(entries[0]).toMatchObject({ actor: 'customer', actorLabel: '王**' });
    expect(await db.$count(sheetEvents, eq(sheetEvents.sheetId, id))).toBe(3);
  });

  test('a failed item needs a remark, and an item of another sheet is not found', async () => {
    const [{ token, itemIds }, other] = [
      await makeSheet({ items: [{}] }),
      await makeSheet({ items: [{}] }),
    ];
    const fail = { result: 'fail', remark: null, name: '林一' };
    expect(await decide(token, itemIds[0] ?? '', fail)).toMatchObject({
      errorCode: 'VALIDATION_FAILED',
    });
    const pass = { result: 'pass', remark: null, name: '林一' };
    expect(await decide(token, other.itemIds[0] ?? '', pass)).toMatchObject({ status: 404 });
    expect(await decide(token, itemIds[0] ?? '', { ...pass, name: '\u200b\u200f ' })).toMatchObject(
      { errorCode: 'VALIDATION_FAILED' },
    );
  });

  test('the rest passes as measured, but for what somebody has decided', async () => {
    const { token, itemIds } = await makeSheet({ items: [{}, {}, {}] });
    const [first = '', second = ''] = itemIds;
    await decide(token, first, { result: 'fail', remark: '不行', name: '林一' });
    await writeByLink(site, `/shares/acceptance/${token}/decisions`, {
      name: '王若溪',
      items: [first, second],
    });
    expect((await open(token)).items.map(({ result }) => result)).toEqual([
      'fail',
      'pass',
      'pending',
    ]);
  });
});

describe('signing', () => {
  test('seals the sheet with all that was signed', async () => {
    const { id, token } = await makeSheet({ number: 'AC-SIGN-1', items: [PASSED, PASSED] });
    const before = await open(token);
    expect(await sign(token)).toEqual({
      status: 200,
      errorCode: null,
      data: { state: 'sealed' },
    });
    const seal = await sealOf(id);
    if (!seal) throw new Error('no seal');
    expect(await checkSeal(seal)).toEqual({ isHashRight: true, isSignatureRight: true });
    const record = JSON.parse(seal.record) as AcceptanceRecord;
    expect(record).toMatchObject({
      contentHash: before.contentHash,
      content: { number: 'AC-SIGN-1', items: [{ result: 'pass' }, { result: 'pass' }] },
      customer: { name: '王若溪', title: '品牌负责人', ...DRAWN, isOtherThanExpected: false },
      isTrial: false,
      timeZone: 'Asia/Shanghai',
    });
    expect(seal.record).not.toMatch(/203\.0\.113|Mobile/);
    expect(await open(token)).toMatchObject({
      state: 'sealed',
      canSign: false,
      contentHash: before.contentHash,
      seal: { hash: seal.contentHash, verificationCode: seal.verificationCode },
      signatures: [{ party: 'customer', name: '王若溪', method: 'drawn', strokes: DRAWN.strokes }],
    });
    expect(seal.verificationCode).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  });

  test('by another name than the expected one is accepted and marked; a typed name is enough', async () => {
    const { id, token } = await makeSheet();
    await sign(token, { name: '赵一', method: 'typed', strokes: null });
    const record = JSON.parse((await sealOf(id))?.record ?? '') as AcceptanceRecord;
    expect(record.customer).toMatchObject({
      name: '赵一',
      method: 'typed',
      strokes: null,
      isOtherThanExpected: true,
    });
    expect((await open(token)).signatures).toMatchObject([{ isOtherThanExpected: true }]);
  });

  test('each seal names the one before, and a trial stands outside of the chain', async () => {
    const [first, trial, second] = [
      await makeSheet(),
      await makeSheet({ items: [PASSED], trialUntil: new Date(Date.now() + 86_400_000) }),
      await makeSheet(),
    ];
    for (const { token } of [first, trial, second]) await sign(token);
    expect((await sealOf(second.id))?.previousHash).toBe((await sealOf(first.id))?.contentHash);
    const sealed = await sealOf(trial.id);
    expect(sealed?.previousHash).toBeNull();
    expect(JSON.parse(sealed?.record ?? '')).toMatchObject({ isTrial: true, previousSeal: null });
    await db.delete(sheets).where(eq(sheets.id, trial.id));
    expect(await sealOf(trial.id)).toBeUndefined();
  });

  test.each([
    ['an open item', [PASSED, {}]],
    ['a failed item', [PASSED, { ...PASSED, result: 'fail' as const, remark: '不行' }]],
  ])('is refused with %s', async (_, items) => {
    const { id, token } = await makeSheet({ items });
    expect(await sign(token)).toMatchObject({ status: 409, errorCode: 'CONFLICT' });
    expect(await sealOf(id)).toBeUndefined();
    expect(await open(token)).toMatchObject({ state: 'sent', signatures: [] });
  });

  test.each([
    ['a drawing without strokes', { strokes: null }],
    ['a typed name with strokes', { method: 'typed' }],
    [
      'strokes outside of the pad',
      {
        strokes: [
          [
            [0, 0, 0],
            [1001, 0, 1],
            [5, 5, 2],
          ],
        ],
      },
    ],
    [
      'strokes that are no whole numbers',
      {
        strokes: [
          [
            [0, 0, 0],
            [0.5, 0, 1],
            [5, 5, 2],
          ],
        ],
      },
    ],
    ['no name', { name: ' ' }],
    ['a name that is too long', { name: '王'.repeat(81) }],
  ])('is refused with %s', async (_, fields) => {
    const { token } = await makeSheet();
    expect(await sign(token, fields)).toMatchObject({ errorCode: 'VALIDATION_FAILED' });
  });

  test('is refused to who has seen another decision', async () => {
    const { token, itemIds } = await makeSheet();
    const seenHash = await hashOf(token);
    const remark = { result: 'pass', remark: '请保留参数', name: '林一' };
    await decide(token, itemIds[0] ?? '', remark);
    expect(await sign(token, { seenHash })).toMatchObject({ status: 409, errorCode: 'CONFLICT' });
    expect(await sign(token)).toMatchObject({ status: 200 });
  });

  test('of 50 at once one seals, and the others learn who', async () => {
    const { id, token } = await makeSheet();
    const tokens = [token, await addShareLink(db, { sheetId: id, audience: 'signer' })];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        sign(
          tokens[index % 2] ?? token,
          { name: `签署人 ${index}` },
          { network: `198.51.100.${index}` },
        ),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([1, 49]);
    const { signatures } = await open(token);
    expect(signatures).toHaveLength(1);
    for (const { data } of lost) {
      const text = expect.stringContaining(signatures[0]?.name ?? '-');
      expect(data).toMatchObject({ stage: 'closed', events: [{ text }] });
    }
    expect(await entriesOf(id, 'acceptance.seal')).toHaveLength(1);
    expect(await db.$count(sheetDecisions, eq(sheetDecisions.sheetId, id))).toBe(1);
    const messages = await db
      .select({ event: outboxMessages.event, recipient: outboxMessages.recipient })
      .from(outboxMessages)
      .where(eq(outboxMessages.idempotencyKey, `mail:acceptance.signed:${id}`));
    expect(messages).toEqual([{ event: 'acceptance.signed', recipient: 'office@example.com' }]);
  });

  test('an item decided in the same instant is in the record, or refused', async () => {
    for (let round = 0; round < 10; round++) {
      const { id, token, itemIds } = await makeSheet();
      const body = { result: 'fail', remark: '改主意了', name: '林一' };
      const [signed, decided] = await Promise.all([
        sign(token, {}, { network: `198.51.100.${round}` }),
        decide(token, itemIds[0] ?? '', body),
      ]);
      const [item] = await db
        .select({ result: acceptanceItems.result })
        .from(acceptanceItems)
        .where(inArray(acceptanceItems.id, itemIds));
      const isSealed = (await sealOf(id)) !== undefined;
      expect([signed.status, decided.status].toSorted()).toEqual([200, 409]);
      expect(item?.result).toBe(isSealed ? 'pass' : 'fail');
    }
  });

  test('the same key twenty times at once has one effect and one answer', async () => {
    const { id, token } = await makeSheet();
    const key = randomUUID();
    const seenHash = await hashOf(token);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sign(token, { seenHash }, { key, network: `198.51.100.${index}` }),
      ),
    );
    expect(answers).toEqual(
      Array(20).fill({ status: 200, errorCode: null, data: { state: 'sealed' } }),
    );
    const [{ seals } = { seals: 0 }] = await db
      .select({ seals: count() })
      .from(sheetSeals)
      .where(eq(sheetSeals.sheetId, id));
    expect(seals).toBe(1);
  });
});
