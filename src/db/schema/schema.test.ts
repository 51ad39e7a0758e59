import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentKindOf, contentKinds } from '#contracts/content-kinds.ts';
import { contentChannel, contentTags } from '#contracts/enums/publishing.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let test: TestDatabase;
let client: Client;

/** Names of the tables that have a doc comment above their `pgTable`. */
function tablesWithComment(): string[] {
  const table = /\*\/\nexport const \w+ = pgTable\(\s*'(\w+)'/g;
  return readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(table)])
    .map(([, name = '']) => name);
}

beforeAll(async () => {
  test = await createTestDatabase();
  client = new Client(test.connection);
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await test?.drop();
});

describe('every table', () => {
  it('has the trigger of its column updated_at', async () => {
    const { rows } = await client.query(`
      select a.attrelid::regclass::text as name from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      where a.attname = 'updated_at' and not exists (
        select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'set_updated_at')`);
    expect(rows).toEqual([]);
  });

  it('has an index for each foreign key', async () => {
    const { rows } = await client.query(`
      select f.conrelid::regclass::text as table, f.conname as key from pg_constraint f
      where f.contype = 'f' and f.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i
        where i.indrelid = f.conrelid and i.indpred is null and i.indkey[0] = any (f.conkey)
          and (i.indisunique and i.indnkeyatts = 1
            or (i.indkey::int2[])[0:cardinality(f.conkey) - 1] <@ f.conkey))`);
    expect(rows).toEqual([]);
  });

  it('has a doc comment in its schema', async () => {
    const { rows } = await client.query<{ name: string }>(`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
    expect(rows.map(({ name }) => name)).toEqual(tablesWithComment().sort());
  });

  it('has names that PostgreSQL does not shorten', async () => {
    const { rows } = await client.query(`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and length(relname) >= 63`);
    expect(rows).toEqual([]);
  });
});

it('knows the kinds of content that the rest knows, with their languages', async () => {
  const { rows } = await client.query('select kind, has_english from content_kinds order by kind');
  const expected = contentKinds
    .toSorted()
    .map((kind) => ({ kind, has_english: contentKindOf(kind).parts.includes('en') }));
  expect(rows).toEqual(expected);
});

describe('content notifications', () => {
  it('have the tag of each changed domain, once per transaction', async () => {
    const listener = new Client(test.connection);
    await listener.connect();
    const tags: string[] = [];
    listener.on('notification', ({ payload }) => tags.push(payload ?? ''));
    await listener.query(`listen ${contentChannel}`);
    const { rows } = await client.query<{ tag: string; relation: string }>(`
      select encode(tgargs, 'escape') as tag, tgrelid::regclass::text as relation from pg_trigger
      where tgname = 'notify_content'`);
    for (const { relation } of rows) await client.query(`delete from ${relation}`);
    await client.query('begin');
    await client.query("insert into industries (key, name_zh) values ('beauty', '美妆')");
    await client.query("update industries set name_zh = '美妆个护'");
    await client.query('commit');
    await client.query('delete from industries');
    await listener.query('select 1');
    await listener.end();
    expect(new Set(tags)).toEqual(new Set(contentTags));
    expect(tags.length).toBe(rows.length + 2);
    for (const table of ['site_settings', 'menu_items', 'redirects', 'article_translations']) {
      expect(rows.map((row) => row.relation)).toContain(table);
    }
  });
});
