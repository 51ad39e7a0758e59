import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentHash } from '#contracts/sheets/hash.ts';
import { checkSeal } from '#contracts/sheets/seal.ts';
import { readContent } from '#db/acceptance-content.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { addAcceptanceSheet } from '#tests/support/records/acceptance-sheets.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { DRAWN, writeByLink } from '#tests/support/records/signing.ts';
import { publishSealKeys } from '../seal-keys.ts';

const number = 'AC-2026-0007';
let database: TestDatabase;
let site: TestApi;
let code = '';

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  site = createTestApi(db);
  await publishSealKeys(db, testKeys);
  const passed = { result: 'pass', decidedBy: '林一', decidedAt: new Date() } as const;
  const { id } = await addAcceptanceSheet(db, { number, items: [passed] });
  const token = await addShareLink(db, { sheetId: id, audience: 'signer' });
  await writeByLink(site, `/shares/acceptance/${token}/signature`, {
    seenHash: await contentHash(await readContent(db, id)),
    name: '王若溪',
    title: null,
    ...DRAWN,
  });
  const { seal } = await site.api('GET /shares/acceptance/:token', { params: { token } });
  code = seal?.verificationCode ?? '';
});
afterAll(() => database?.drop());

const find = (typed: string, of = number) =>
  site.api('GET /seals/:code', { params: { code: typed }, query: { number: of } });

test('a sealed record is found by number and code, however they are typed, and can be checked', async () => {
  const found = await find(code);
  expect(found).toMatchObject({ number, kind: 'acceptance', isIntact: true, documents: [] });
  expect(await checkSeal(found)).toEqual({ isHashRight: true, isSignatureRight: true });
  expect(await find(code.toLowerCase().replace('-', ' '), ' ac-2026-0007 ')).toEqual(found);
});

test('neither the code nor the number is enough', async () => {
  await expect(find(code, 'AC-2026-0008')).rejects.toMatchObject({ errorCode: 'NOT_FOUND' });
  await expect(find('ZZZZ-ZZZZ')).rejects.toMatchObject({ errorCode: 'NOT_FOUND' });
});

test('the server says so where the rows no longer fit the record', async () => {
  await database.owner.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql`update acceptance_items set remark = '另一条'`);
  });
  expect((await find(code)).isIntact).toBe(false);
});
