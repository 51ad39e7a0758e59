import { afterAll, beforeEach, expect, test } from 'vitest';
import { beijingDay } from '#contracts/days.ts';
import { openDatabase } from '#db/connection.ts';
import { dailySalts, rateLimits } from '#db/schema/requests.ts';
import { createTestDatabase } from '#tests/support/database.ts';
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
  createLimitCheck('POST /things', limit, { db: on, visitorHash: createVisitorHash(on) });
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
  await check('2001:db8:1:1::1');
  await check('2001:db8:1:1::2');
  await expect(check('2001:db8:1:1::3')).rejects.toMatchObject(refused);
  let calls = 2;
  const next = () => check(`2001:db8:1:${(++calls).toString(16)}::1`);
  while (calls < 16) await next();
  await expect(next()).rejects.toMatchObject(refused);
  await check('2001:db8:2::1');
});

test('all visitors together have a limit', async () => {
  const check = checkOf(perHour(2, { all: 3 }));
  for (const host of [1, 2, 3]) await check(`203.0.113.${host}`);
  await expect(check('203.0.113.4')).rejects.toMatchObject(refused);
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
