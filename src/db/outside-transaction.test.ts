import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Executor } from './connection.ts';
import { askTogether, outsideTransaction, withSlowWorkInside } from './outside-transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.execute(sql`create table notes (text text primary key)`);
});
afterAll(() => database?.drop());

/** Connections in a transaction, besides the one that asks. */
async function openTransactions(): Promise<number> {
  const { rows } = await database.db.execute(sql`
    select from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`);
  return rows.length;
}

const add = (db: Executor, text: string) => db.execute(sql`insert into notes values (${text})`);
const notes = async () =>
  (await database.db.execute<{ text: string }>(sql`select text from notes order by 1`)).rows.map(
    ({ text }) => text,
  );

test('slow work that a transaction asks for runs while none is open, once for each input', async () => {
  const ran: string[] = [];
  const upper = (text: string) =>
    outsideTransaction(
      () => text,
      async () => {
        ran.push(`${text} ${await openTransactions()}`);
        return text.toUpperCase();
      },
    );
  const result = await database.db.transaction(async (transaction) => {
    await add(transaction, await upper('a'));
    await add(transaction, await upper('b'));
    return upper('a');
  });
  expect(result).toBe('A');
  expect(ran).toEqual(['a 0', 'b 0']);
  expect(await notes()).toEqual(['A', 'B']);
});

test('its error is thrown where it was asked for', async () => {
  const fail = () =>
    outsideTransaction(
      () => 'fails',
      () => Promise.reject(new Error('too costly')),
    );
  const work = database.db.transaction(async (transaction) => {
    await add(transaction, 'lost');
    await fail();
  });
  await expect(work).rejects.toThrow('too costly');
  expect(await notes()).not.toContain('lost');
  const caught = await database.db.transaction(() => fail().catch((error: Error) => error.message));
  expect(caught).toBe('too costly');
});

test('a transaction that swallows the request is not committed without the result', async () => {
  const attempts: (string | undefined)[] = [];
  await database.db.transaction(async (transaction) => {
    const result = await outsideTransaction(
      () => 'c',
      async () => 'C',
    ).catch(() => undefined);
    attempts.push(result);
    await add(transaction, result ?? 'without');
  });
  expect(attempts).toEqual([undefined, 'C']);
  expect(await notes()).not.toContain('without');
});

test('outside of transactions, and where it is allowed, it runs at once', async () => {
  const count = () => outsideTransaction(() => 'count', openTransactions);
  expect(await count()).toBe(0);
  expect(await database.db.transaction(() => withSlowWorkInside(count))).toBe(1);
});

test('what is asked for together begins the transaction again once', async () => {
  let attempts = 0;
  const numbers = Array.from({ length: 120 }, (_, at) => at);
  const results = await database.db.transaction(() => {
    attempts += 1;
    const ask = (at: number) => () =>
      outsideTransaction(
        () => `number ${at}`,
        async () => at * 2,
      );
    return askTogether(numbers.map(ask));
  });
  expect([attempts, results]).toEqual([2, numbers.map((at) => at * 2)]);
});
