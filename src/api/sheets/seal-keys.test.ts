import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KeyRing } from '#api/access/key-ring.ts';
import {
  ACCEPTANCE_RECORD_SCHEMA,
  type AcceptanceContent,
  acceptanceRecord,
} from '#contracts/sheets/acceptance-record.ts';
import { checkSeal } from '#contracts/sheets/seal.ts';
import { signingKeys } from '#db/schema/signing-keys.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { currentSealKey, publishSealKeys } from './seal-keys.ts';

const [first, second] = [Buffer.from('the first secret key'), Buffer.from('the second secret key')];
const old = new KeyRing([first]);
const rotated = new KeyRing([second, first]);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const content: AcceptanceContent = {
  number: 'AC-2026-0001',
  title: { zh: '实施验收', en: null },
  customerName: '云栖茶业',
  siteName: '直播间',
  orderNumber: null,
  replacesNumber: null,
  expectedSigner: null,
  statement: { zh: '双方逐项验收。', en: null, version: '2026-10' },
  items: [],
  provider: null,
};

async function sealBy(keys: KeyRing) {
  const [publicKey = ''] = keys.publicKeys('seal');
  const { record, hash } = await acceptanceRecord(content, {
    customer: {
      name: '王若溪',
      title: null,
      method: 'drawn',
      strokes: [
        [
          [10, 20, 0],
          [11, 24, 16],
        ],
      ],
      isOtherThanExpected: false,
    },
    sealedAt: '2026-11-28T03:00:00.000Z',
    timeZone: 'Asia/Shanghai',
    linkHash: 'a'.repeat(64),
    previousSeal: null,
    publicKey,
    isTrial: false,
  });
  return { record, contentHash: hash, signature: keys.sign('seal', record), publicKey };
}

test('the public keys are published at a start, once, and an older one is retired', async () => {
  const { db } = database;
  await publishSealKeys(db, old);
  await Promise.all([publishSealKeys(db, old), publishSealKeys(db, old)]);
  const before = await currentSealKey(db, old);
  await publishSealKeys(db, rotated);
  const rows = await db.select().from(signingKeys).orderBy(asc(signingKeys.id));
  expect(rows.map(({ publicKey, retiredAt }) => [publicKey, retiredAt !== null])).toEqual([
    [before.publicKey, true],
    [rotated.publicKeys('seal')[0], false],
  ]);
  expect((await currentSealKey(db, rotated)).publicKey).toBe(rotated.publicKeys('seal')[0]);
});

test('a seal is right for everybody, also after the secret key was changed', async () => {
  const seal = await sealBy(old);
  expect(JSON.parse(seal.record)).toMatchObject({ schema: ACCEPTANCE_RECORD_SCHEMA, content });
  expect(rotated.publicKeys('seal')).toContain(seal.publicKey);
  expect(await checkSeal(seal)).toEqual({ isHashRight: true, isSignatureRight: true });
});

test.each([
  ['a changed remark', '双方逐项验收', '双方逐项验过'],
  ['a moved stroke', '[11,24,16]', '[11,25,16]'],
  ['another order of fields', '"isTrial":false,', ''],
])('%s is found by hash and signature', async (_, from, to) => {
  const seal = await sealBy(old);
  const changed = { ...seal, record: seal.record.replace(from, to) };
  expect(changed.record).not.toBe(seal.record);
  expect(await checkSeal(changed)).toEqual({ isHashRight: false, isSignatureRight: false });
});

test('a record that another key has signed anew is found by its signature', async () => {
  const [seal, other] = [await sealBy(old), await sealBy(rotated)];
  expect(await checkSeal({ ...seal, publicKey: other.publicKey })).toEqual({
    isHashRight: true,
    isSignatureRight: false,
  });
});

test('a record with the same data in another writing is not canonical', async () => {
  const seal = await sealBy(old);
  const record = JSON.stringify(JSON.parse(seal.record), null, 1);
  expect((await checkSeal({ ...seal, record })).isHashRight).toBe(false);
});

test('a browser without Ed25519 says that it cannot check the signature', async () => {
  const seal = await sealBy(old);
  const real = crypto.subtle.importKey;
  crypto.subtle.importKey = async () => {
    throw new DOMException('Ed25519', 'NotSupportedError');
  };
  try {
    expect(await checkSeal(seal)).toEqual({ isHashRight: true, isSignatureRight: undefined });
  } finally {
    crypto.subtle.importKey = real;
  }
});
