import { createHook } from 'node:async_hooks';
import { eq } from 'drizzle-orm';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { KeyRing } from '#api/access/key-ring.ts';
import type { ProofChallenge } from '#contracts/proofs.ts';
import { proofHeader } from '#contracts/proofs.ts';
import { openDatabase } from '#db/connection.ts';
import { spentChallenges } from '#db/schema/requests.ts';
import { solve } from '#site/proofs/solve.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { Proofs } from './proofs.ts';

const database = await createTestDatabase();
const { db } = database;
/** The connections of a second process. */
const other = openDatabase(database.connection);
afterAll(async () => {
  await other.$client.end();
  await database.drop();
});

const [oldKey, newKey] = [Buffer.from('the old key of this test'), Buffer.from('the new one')];
const keys = new KeyRing([oldKey]);
const proofs = new Proofs({ db, keys });
const BOOK = 'POST /bookings';
const solved = (challenge: ProofChallenge) => proofHeader(challenge, solve(challenge));

test('a proof is taken once, for its operation', async () => {
  const proof = solved(await proofs.challenge(BOOK, 4));
  expect(await proofs.spend('POST /bookings/status', proof)).toBe(false);
  expect(await proofs.spend(BOOK, proof)).toBe(true);
  expect(await proofs.spend(BOOK, proof)).toBe(false);
});

test('of twenty uses at the same moment on two processes, one passes', async () => {
  const proof = solved(await proofs.challenge(BOOK, 4));
  const elsewhere = new Proofs({ db: other, keys });
  const uses = Array.from({ length: 20 }, (_, use) => (use % 2 ? proofs : elsewhere));
  const taken = await Promise.all(uses.map((process) => process.spend(BOOK, proof)));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test('a challenge ends after five minutes', async () => {
  const challenge = await proofs.challenge(BOOK, 4);
  const later = new Proofs({ db, keys, now: () => Date.now() + 5 * 60_000 + 1000 });
  expect(await later.spend(BOOK, solved(challenge))).toBe(false);
  expect(await proofs.spend(BOOK, solved(challenge))).toBe(true);
  const [row] = await db
    .select()
    .from(spentChallenges)
    .where(eq(spentChallenges.challenge, challenge.signature ?? ''));
  // It is remembered longer than the challenge lives, or it could be used again.
  expect(row?.expiresAt.getTime()).toBeGreaterThan((challenge.parameters.expiresAt ?? 0) * 1000);
});

test('whoever makes the work easier, changes the operation or guesses is refused', async () => {
  const challenge = await proofs.challenge(BOOK, 4);
  const solution = solve(challenge);
  const { parameters } = challenge;
  const changed = (changes: object) => ({
    ...challenge,
    parameters: { ...parameters, ...changes },
  });
  const forged = [
    proofHeader(changed({ keyPrefix: '00'.repeat(16) }), solution),
    proofHeader(changed({ cost: 2 }), solution),
    proofHeader(changed({ expiresAt: (parameters.expiresAt ?? 0) + 600 }), solution),
    proofHeader(changed({ data: { operation: BOOK, keyId: '0'.repeat(12) } }), solution),
    proofHeader(changed({ more: 1 }), solution),
    proofHeader({ ...challenge, signature: 'f'.repeat(64) }, solution),
    proofHeader(challenge, { ...solution, derivedKey: parameters.keyPrefix + '0'.repeat(32) }),
    proofHeader(challenge, { ...solution, derivedKey: '__proto__' }),
    'able',
    'e30',
    'x'.repeat(5000),
  ];
  for (const proof of forged) expect(await proofs.spend(BOOK, proof)).toBe(false);
  expect(await proofs.spend(BOOK, proofHeader(challenge, solution))).toBe(true);
});

test('after the key was changed, challenges of the old one are still taken while it is listed', async () => {
  const before = solved(await proofs.challenge(BOOK, 4));
  expect(await new Proofs({ db, keys: new KeyRing([newKey]) }).spend(BOOK, before)).toBe(false);
  const rotated = new Proofs({ db, keys: new KeyRing([newKey, oldKey]) });
  expect(await rotated.spend(BOOK, before)).toBe(true);
  const after = solved(await rotated.challenge(BOOK, 4));
  expect(await proofs.spend(BOOK, after)).toBe(false);
  expect(await rotated.spend(BOOK, after)).toBe(true);
});

test('a challenge derives one key, and a check none', async () => {
  let derived = 0;
  const count = (_: number, type: string) => {
    if (type === 'SCRYPTREQUEST') derived += 1;
  };
  const hook = createHook({ init: count }).enable();
  onTestFinished(() => void hook.disable());
  const challenge = await proofs.challenge(BOOK, 4);
  expect(derived).toBe(1);
  const proof = solved(challenge);
  derived = 0;
  expect(await proofs.spend('POST /bookings/status', proof)).toBe(false);
  expect(await proofs.spend(BOOK, proof)).toBe(true);
  expect(await proofs.spend(BOOK, proof)).toBe(false);
  expect(derived).toBe(0);
});
