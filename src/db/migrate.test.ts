import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { functionFiles } from './function-files.ts';
import { migrate, pendingMigrations, releaseMigrations } from './migrate.ts';
import { StartupError } from './startup-error.ts';

const folders: string[] = [];
let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.drop());
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A release whose function file has `more` SQL at its end. Files are read once per folder. */
function release(name: string, more: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mujing-release-'));
  folders.push(folder);
  for (const part of ['migrations', 'functions']) {
    cpSync(path.join(releaseMigrations, part), path.join(folder, part), { recursive: true });
  }
  appendFileSync(path.join(folder, 'functions', `${name}.sql`), more);
  return folder;
}

async function monthOf(moment: string): Promise<string> {
  const { rows } = await test.owner.$client.query('select month_of($1)::text as month', [moment]);
  return rows[0].month;
}

describe('function files', () => {
  it('are all in the list that gives their order', () => {
    const names = readdirSync(path.join(releaseMigrations, 'functions'));
    expect(names.toSorted()).toEqual(functionFiles.map((name) => `${name}.sql`).toSorted());
  });

  it('are applied where their text changed, and again where it changed back', async () => {
    expect(await migrate(test.owner)).toEqual({ migrations: 0, functionFiles: 0 });
    const changed = release(
      'article-listing',
      `create or replace function month_of(moment timestamptz) returns date
       language sql immutable strict parallel safe return date '2000-01-01';`,
    );
    expect(await pendingMigrations(test.owner, changed)).toBe(1);
    expect(await migrate(test.owner, changed)).toEqual({ migrations: 0, functionFiles: 1 });
    expect(await monthOf('2026-11-22')).toBe('2000-01-01');
    expect(await pendingMigrations(test.owner, changed)).toBe(0);

    // A process of the release before stays ready until it is restarted.
    expect(await pendingMigrations(test.owner)).toBe(0);
    expect(await migrate(test.owner)).toEqual({ migrations: 0, functionFiles: 1 });
    expect(await monthOf('2026-11-22')).toBe('2026-11-01');
  });

  it('leave the database as it was where one fails', async () => {
    const broken = release('article-listing', 'create table half_done (id integer); select 1 / 0;');
    await expect(migrate(test.owner, broken)).rejects.toThrow('division by zero');
    const { rows } = await test.owner.$client.query("select to_regclass('half_done') as half_done");
    expect(rows).toEqual([{ half_done: null }]);
    expect(await pendingMigrations(test.owner, broken)).toBe(1);
  });

  it('can be applied to a filled database, and bring derived rows up to date', async () => {
    const { $client: pool } = test.owner;
    await pool.query(`
      insert into article_categories (key, name_zh) values ('news', '动态');
      insert into articles (slug, category_key) values ('a', 'news');
      insert into article_translations (article_id, locale, title, status, published_at)
        select id, 'zh', '延迟', 'published', '2026-05-05' from articles`);
    const derived = async () =>
      (
        await pool.query(
          `select slug, title_key, month::text, total
           from search_entries e join article_listing l on l.article_id = e.entity_id
           join article_counts c on c.category_key = l.category_key`,
        )
      ).rows;
    const before = await derived();
    expect(before).toEqual([{ slug: 'a', title_key: '延迟', month: '2026-05-01', total: 1 }]);
    await pool.query('truncate article_listing, article_counts, search_entries');
    const everyFile = release('updated-at', '');
    for (const name of functionFiles) {
      appendFileSync(path.join(everyFile, 'functions', `${name}.sql`), '-- the same again\n');
    }
    expect((await migrate(test.owner, everyFile)).functionFiles).toBe(functionFiles.length);
    expect(await derived()).toEqual(before);
  });
});

it('takes over no tables that another build made', async () => {
  const { $client: pool } = test.owner;
  const change = (to: string) =>
    pool.query(`update drizzle.__drizzle_migrations set hash = ${to} where id = 1`);
  await change("'of another build ' || hash");
  await expect(migrate(test.owner)).rejects.toThrow(StartupError);
  await change("replace(hash, 'of another build ', '')");
  expect((await migrate(test.owner)).migrations).toBe(0);
});

it('gives a table of a later migration the trigger of its column updated_at', async () => {
  await migrate(test.owner);
  const later = release('search-find', '');
  const migrations = path.join(later, 'migrations');
  const journal = path.join(migrations, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  const next = { ...entries.at(-1), idx: 1, when: entries.at(-1).when + 1, tag: '0001_later' };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, next] }));
  writeFileSync(
    path.join(migrations, '0001_later.sql'),
    'create table later (id integer, updated_at timestamptz);',
  );
  expect((await migrate(test.owner, later)).migrations).toBe(1);
  const { rows } = await test.owner.$client.query(
    "select tgname from pg_trigger where tgrelid = 'later'::regclass",
  );
  expect(rows).toEqual([{ tgname: 'set_updated_at' }]);
});

it('applies migrations and functions of an empty database as one transaction', async () => {
  const { $client: pool } = test.owner;
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  const broken = release('search-find', 'select 1 / 0;');
  await expect(migrate(test.owner, broken)).rejects.toThrow('division by zero');
  const tables = () =>
    pool.query("select from pg_class where relnamespace = 'public'::regnamespace");
  expect((await tables()).rowCount).toBe(0);
  expect(await migrate(test.owner)).toEqual({
    migrations: 1,
    functionFiles: functionFiles.length,
  });
  expect((await tables()).rowCount).toBeGreaterThan(100);
});
