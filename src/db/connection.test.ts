import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { closeDatabase, openDatabase } from './connection.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a connection lost within a transaction fails only that transaction', async () => {
  const db = openDatabase(database.connection, { max: 2 });
  const ended = new Promise<void>((resolve) => {
    db.$client.once('connect', (client) => client.once('end', resolve));
  });
  const cut = db.transaction(async (transaction) => {
    const { rows } = await transaction.execute(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await ended;
    await transaction.execute(sql`select 1`);
  });
  await expect(cut).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await closeDatabase(db);
});

test('closing does not wait for a query that hangs', async () => {
  const db = openDatabase(database.connection);
  const client = await db.$client.connect();
  const hanging = client.query('select pg_sleep(60)').catch(() => 'broken off');
  await closeDatabase(db, 50);
  expect(await Promise.race([hanging, 'still running'])).toBe('still running');
  client.release(true);
  expect(await hanging).toBe('broken off');
});

test('a slow statement is cancelled, and the connection still works', async () => {
  const db = openDatabase(database.connection, { max: 1, statementLimitMs: 250 });
  const endless = db.execute(sql`select pg_sleep(5)`);
  await expect(endless).rejects.toMatchObject({ cause: { code: '57014' } });
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await closeDatabase(db);
});
