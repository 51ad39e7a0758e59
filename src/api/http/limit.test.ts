import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Proofs } from '#api/proofs/proofs.ts';
import { beijingDay } from '#contracts/days.ts';
import type { AppError } from '#contracts/errors.ts';
import { CAN_PROVE, type ProofChallenge } from '#contracts/proofs.ts';
import { openDatabase } from '#db/connection.ts';
import { dailySalts, rateLimits } from '#db/schema/requests.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { prove } from '#tests/support/proofs.ts';
import { createLimitCheck } from './limit.ts';
import { perHour, readsPerMinute } from './policy.ts';
import { createVisitorHash } from './visitor-hash.ts';

const database = await createTestDatabase();
const { db } = database;
const other = openDatabase(database.connection);
afterAll(async () => {
  await other.$client.end();
  await database.drop();
});
beforeEach(async () => {
  await db.delete(rateLimits);
});

const checkOf = (limit = perHour(2), on = db) =>
  createLimitCheck('POST /things', limit, {
    db: on,
    visitorHash: createVisitorHash(on),
    proofs: new Proofs({ db: on, keys: testKeys }),
  });
const refused = { code: 'RATE_LIMITED' };

test('two processes share the daily salt and the counters', async () => {
  const [first, second] = [checkOf(perHour(2), db), checkOf(perHour(2), other)];
  await first('203.0.113.7');
  await second('203.0.113.7');
  await expect(first('203.0.113.7')).rejects.toMatchObject(refused);
  await expect(second('203.0.113.7')).rejects.toMatchObject(refused);
  await second('203.0.113.8');
});

test('concurrent processes create one salt, and salts of earlier days are deleted', async () => {
  await db.delete(dailySalts);
  await db.insert(dailySalts).values({ day: '2020-01-01', salt: 'old' });
  const marks = await Promise.all(
    [db, other, db, other].map((each) => createVisitorHash(each)('203.0.113.7')),
  );
  expect(new Set(marks).size).toBe(1);
  const salts = await db.select().from(dailySalts);
  expect(salts.map(({ day }) => day)).toEqual([beijingDay(new Date())]);
});

test('addresses are not stored', async () => {
  await checkOf()('203.0.113.7');
  const rows = await db.select().from(rateLimits);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

test('an IPv6 /64 counts as one visitor, and a /48 has its own limit', async () => {
  const check = checkOf();
  expect(await check('2001:db8:1:1::1')).toBe('admitted');
  expect(await check('2001:db8:1:1::2')).toBe('admitted');
  await expect(check('2001:db8:1:1::3')).rejects.toMatchObject(refused);
  let calls = 2;
  const next = () => check(`2001:db8:1:${(++calls).toString(16)}::1`);
  while (calls < 16) expect(await next()).toBe('admitted');
  await expect(next()).rejects.toMatchObject(refused);
  expect(await check('2001:db8:2::1')).toBe('admitted');
});

/** The challenge in a refusal. */
async function challengeOf(refusal: Promise<unknown>): Promise<ProofChallenge> {
  const error = await refusal.catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: 'PROOF_REQUIRED' });
  return ((error as AppError).data as { challenge: ProofChallenge }).challenge;
}

test('above the bound for all, a proof of work lets a visitor in', async () => {
  const check = checkOf(perHour(2, { all: 3 }));
  for (const host of [1, 2, 3]) expect(await check(`203.0.113.${host}`)).toBe('admitted');
  const challenge = await challengeOf(check('203.0.113.4'));
  const proof = prove(challenge);
  expect(await check('203.0.113.4', proof)).toBe('admitted');
  // Used up: it is like none.
  await challengeOf(check('203.0.113.5', proof));
  await challengeOf(check('203.0.113.6', CAN_PROVE));
});

test('a call with a proof was counted for its network when it got the challenge', async () => {
  const check = checkOf(perHour(2, { all: 1 }));
  await check('203.0.113.1');
  for (const _ of [1, 2]) {
    const proof = prove(await challengeOf(check('203.0.113.4')));
    expect(await check('203.0.113.4', proof)).toBe('admitted');
  }
  await expect(check('203.0.113.4')).rejects.toMatchObject(refused);
});

test('who is refused by the own limit, or asks for challenges only, uses nothing of the others up', async () => {
  const check = checkOf(perHour(2, { all: 3 }));
  for (const _ of [1, 2]) await check('203.0.113.4');
  for (const _ of [1, 2, 3]) await expect(check('203.0.113.4')).rejects.toMatchObject(refused);
  expect(await check('203.0.113.5')).toBe('admitted');
  for (const host of [11, 12, 13, 14]) await challengeOf(check(`203.0.113.${host}`));
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, 'POST /things.all:all'));
  expect(row?.points).toBe(3);
});

test('where the policy says so, a client that cannot do the work is let in as unproven', async () => {
  const check = checkOf(perHour(2, { all: 1, unproven: 2 }));
  await check('203.0.113.1');
  expect(await check('203.0.113.2')).toBe('unproven');
  await challengeOf(check('203.0.113.3', CAN_PROVE));
  expect(await check('203.0.113.4')).toBe('unproven');
  await expect(check('203.0.113.5')).rejects.toMatchObject(refused);
  // The way with a proof stays open.
  const proof = prove(await challengeOf(check('203.0.113.6', CAN_PROVE)));
  expect(await check('203.0.113.6', proof)).toBe('admitted');
});

test('reads are counted in memory, by visitor', async () => {
  const check = checkOf(readsPerMinute(2));
  await check('203.0.113.7');
  await check('::ffff:203.0.113.7');
  await expect(check('203.0.113.7')).rejects.toMatchObject(refused);
  await check('203.0.113.8');
  expect(await db.$count(rateLimits)).toBe(0);
});

test('a call without a client address is not counted', async () => {
  const check = checkOf(readsPerMinute(1));
  for (let calls = 0; calls < 3; calls++) await check('');
});
