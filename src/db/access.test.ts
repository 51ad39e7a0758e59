import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { accessDifferences } from './access.ts';
import { migrate, releaseMigrations } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const owner = (statement: string) => database.owner.$client.query(statement);
const site = (statement: string) => database.db.$client.query(statement);
const grant = () => migrate(database.owner, releaseMigrations, database.connection.user);

test('a new table, view, sequence or function needs no line: the next start grants it', async () => {
  await owner(`
    create table later (id serial primary key, note text);
    create view later_view as select note from later;
    create function later_count() returns bigint language sql as 'select count(*) from later';
    revoke execute on function later_count() from public`);
  await expect(site('select from later')).rejects.toMatchObject({ code: '42501' });
  const before = await accessDifferences(database.db.$client, database.connection.user);
  expect(before.missing).toHaveLength(4);
  await grant();
  expect(await accessDifferences(database.db.$client, database.connection.user)).toEqual({
    missing: [],
    excess: [],
  });
  await site("insert into later (note) values ('x')");
  expect((await site('select note, later_count() as n from later_view')).rows).toEqual([
    { note: 'x', n: '1' },
  ]);
  await expect(site('truncate later')).rejects.toMatchObject({ code: '42501' });
});

test('what was granted beyond that is taken back', async () => {
  const role = database.connection.user;
  await owner(`
    grant all on audit_log to ${role};
    grant update on audit_log to public;
    grant truncate, trigger on articles to ${role};
    grant insert on drizzle.function_files to ${role};
    grant create on schema public to public`);
  const { missing, excess } = await accessDifferences(database.db.$client, role);
  expect([missing.length, excess.length]).toEqual([0, 5]);
  await grant();
  for (const statement of [
    "update audit_log set action = 'x'",
    'delete from audit_log',
    'truncate articles',
    "insert into drizzle.function_files values ('a', 'b', now())",
    'create table stolen (n integer)',
  ]) {
    await expect(site(statement), statement).rejects.toMatchObject({ code: '42501' });
  }
});
