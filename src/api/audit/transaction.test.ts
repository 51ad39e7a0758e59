import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import { auditLog } from '#db/schema/audit.ts';
import { industries } from '#db/schema/industries.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testTrail } from '#tests/support/keys.ts';
import { auditedTransaction } from './transaction.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

beforeAll(async () => {
  await db.insert(industries).values(['a', 'b'].map((key) => ({ key, nameZh: '0' })));
});

const context = { actor: 'system', requestId: '' } as const;

/** Resolves for both when two have come. */
function meetingOfTwo() {
  const met = Promise.withResolvers<void>();
  let count = 0;
  return () => {
    count += 1;
    if (count === 2) met.resolve();
    return met.promise;
  };
}

test('of two writes that block each other both are done, and noted once', async () => {
  const meet = meetingOfTwo();
  const runs = { first: 0, second: 0 };
  const write = (name: keyof typeof runs, keys: [string, string]) =>
    auditedTransaction({ db, trail: testTrail }, context, async (transaction, audit) => {
      runs[name] += 1;
      audit({ action: `test.${name}`, entityType: 'system', entityId: null });
      for (const key of keys) {
        await transaction
          .update(industries)
          .set({ nameZh: sql`${industries.nameZh} || ${name.slice(0, 1)}` })
          .where(eq(industries.key, key));
        await meet();
      }
    });
  await Promise.all([write('first', ['a', 'b']), write('second', ['b', 'a'])]);
  // One ran again. On a busy machine it may come too soon, and lose once more.
  expect(runs.first + runs.second).toBeGreaterThanOrEqual(3);
  const names = await db.select({ name: industries.nameZh }).from(industries);
  for (const { name } of names) expect(['0fs', '0sf']).toContain(name);
  const noted = await db
    .select({ action: auditLog.action })
    .from(auditLog)
    .orderBy(asc(auditLog.position));
  expect(noted.map(({ action }) => action).sort()).toEqual(['test.first', 'test.second']);
});

test('an error that is no matter of others is thrown at once', async () => {
  let runs = 0;
  const work = auditedTransaction({ db, trail: testTrail }, context, async (transaction) => {
    runs += 1;
    await transaction.execute(sql`select 1 / 0`);
  });
  await expect(work).rejects.toThrow();
  expect(runs).toBe(1);
});

test('nobody waits for a lock longer than its time limit', async () => {
  const patient = openDatabase(database.connection, { lockLimitMs: 100 });
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holder = db.transaction(async (transaction) => {
    await transaction.select().from(industries).for('update');
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  const started = performance.now();
  const waiter = patient.update(industries).set({ nameZh: 'x' });
  await expect(waiter).rejects.toMatchObject({ cause: { code: '55P03' } });
  expect(performance.now() - started).toBeLessThan(5_000);
  held.resolve();
  await holder;
  await patient.$client.end();
});
