import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyPreparedSite } from '../support/prepared-sites.ts';
import { type SealedSheet, showSealed, signDemoSheet } from '../support/sealed-site.ts';
import {
  connectTo,
  runCommand,
  startServer,
  stopAll,
  stopServer,
  temporaryFolder,
} from '../support/server-process.ts';

/** Each command starts a process, and most of them the database; a busy machine is slow at both. */
const TIMEOUT_MS = 120_000;
const { folder, remove } = temporaryFolder();
const SECRET_KEY = 'the secret key of the processes under test';
const first = { DATA_DIR: path.join(folder, 'first'), SECRET_KEY };
const backup = path.join(folder, 'backup');
/** Downloads, bytes of a file, an article and results of a search, as the first site answers. */
let shown: string[];
let facts: object;
let sealedSheet: SealedSheet;
/** What the first site shows of it. */
let sealed: unknown;
afterAll(async () => {
  await stopAll();
  remove();
});

const run = (env: Record<string, string>, name: string, ...args: string[]) =>
  runCommand(name, args, env);

async function book(site: string, name: string): Promise<void> {
  const form = (await (await fetch(`${site}api/bookings/form?locale=zh`)).json()) as {
    data: { privacyVersion: string };
  };
  const response = await fetch(`${site}api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      idempotencyKey: crypto.randomUUID(),
      name,
      phone: '138 0013 8000',
      consent: true,
      privacyVersion: form.data.privacyVersion,
    }),
  });
  expect(response.status).toBe(200);
}

async function show(site: string): Promise<string[]> {
  const downloads = await (await fetch(`${site}api/downloads`)).text();
  const [file = ''] = /files\/downloads\/[^"]+/.exec(downloads) ?? [];
  const bytes = Buffer.from(await (await fetch(site + file)).arrayBuffer());
  expect(bytes.length).toBeGreaterThan(100);
  const article = await (await fetch(`${site}api/articles/cyan-3-2-release`)).text();
  const found = await (await fetch(`${site}api/search?q=${encodeURIComponent('绿幕布光')}`)).text();
  return [downloads, bytes.toString('base64'), article, found];
}

/** Keys, triggers and sequences of the tables, and how many rows some of them have. */
async function describeDatabase(client: Client): Promise<object> {
  const { rows } = await client.query(
    `select
       (select json_agg(conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
          order by conrelid::regclass::text, conname)
        from pg_constraint where connamespace = 'public'::regnamespace) as constraints,
       (select json_agg(tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text
          order by tgrelid::regclass::text, tgname)
        from pg_trigger where not tgisinternal) as triggers,
       (select json_agg(sequencename || ' ' || coalesce(last_value, 0) order by sequencename)
        from pg_sequences where schemaname = 'public') as sequences,
       (select count(*) from bookings) as bookings,
       (select count(*) from audit_log) as audited`,
  );
  return rows[0];
}

async function describeSite(dataDir: string): Promise<object> {
  const client = await connectTo(dataDir);
  const described = await describeDatabase(client);
  await client.end();
  return described;
}

beforeAll(async () => {
  copyPreparedSite('demo', first.DATA_DIR);
  const server = startServer({ env: first });
  const site = await server.ready;
  await book(site, '备份之前');
  sealedSheet = await signDemoSheet(site, first);
  sealed = await showSealed(site, sealedSheet);
  shown = await show(site);
  facts = await describeSite(first.DATA_DIR);
  const { status, stdout, stderr } = await run(first, 'backup', backup);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Backup of \S+ in \S+: \d+ rows of \d+ tables, \d+ files, /);
  await book(site, '备份之后');
  await stopServer(server);
}, TIMEOUT_MS);

test('a backup needs a folder of its own', { timeout: TIMEOUT_MS }, async () => {
  expect((await run(first, 'backup', backup)).stderr).toMatch(/is not empty: name a new folder/);
  expect((await run(first, 'backup')).stderr).toMatch(/^Usage: npm run backup/);
});

describe('a restored site', { timeout: TIMEOUT_MS }, () => {
  const second = { ...first, DATA_DIR: path.join(folder, 'second') };
  const rotated = {
    ...second,
    SECRET_KEY: `the newer secret key of the processes under test,${SECRET_KEY}`,
  };
  beforeAll(async () => {
    expect(await run(rotated, 'restore', backup)).toMatchObject({ status: 0, stderr: '' });
  }, TIMEOUT_MS);

  /** What it shows of the sealed sheet, and what the check of the audit log says. */
  async function expectSealed(site: string, env: typeof second): Promise<void> {
    expect(await showSealed(site, sealedSheet)).toEqual(sealed);
    const { stdout } = await run(env, 'audit-verify');
    expect(stdout).toMatch(/^The audit log is intact/);
    expect(stdout).toMatch(/All seals are intact: 1/);
  }

  test('shows, finds and sends the same, and takes new bookings', async () => {
    const server = startServer({ env: second });
    const site = await server.ready;
    expect(await describeSite(second.DATA_DIR)).toEqual(facts);
    expect(await show(site)).toEqual(shown);
    expect((await fetch(site)).status).toBe(200);
    await book(site, '恢复之后');
    await expectSealed(site, second);
    const again = await run(second, 'restore', backup, '--replace');
    expect(again.stderr).toMatch(/is in use by process \d+: stop that one first/);
    await stopServer(server);
  });

  test('has the same links, passes, seals, PDFs and private pictures, also with a new key before the old one', async () => {
    expect(sealed).toMatchObject({
      statuses: [200, 403, 200],
      state: 'sealed',
      seal: { isIntact: true, documents: [{}] },
    });
    const server = startServer({ env: rotated });
    await expectSealed(await server.ready, rotated);
    await stopServer(server);
    // Without the old key the seal counts as a forgery: nobody can say that this site made it.
    const { stderr } = await run({ ...rotated, SECRET_KEY: 'x'.repeat(40) }, 'audit-verify');
    expect(stderr).toContain(`The seal of ${sealedSheet.number} is NOT intact`);
  });
});

describe('a refused restore', { timeout: TIMEOUT_MS }, () => {
  test('of a folder without a manifest, or with a changed file, says which', async () => {
    const third = { ...first, DATA_DIR: path.join(folder, 'third') };
    const empty = path.join(folder, 'empty');
    expect((await run(third, 'restore', empty)).stderr).toMatch(/is not a complete backup/);
    const broken = path.join(folder, 'broken');
    cpSync(backup, broken, { recursive: true });
    const table = path.join(broken, 'tables', 'articles.copy.gz');
    const bytes = readFileSync(table);
    bytes[bytes.length - 9] = (bytes.at(-9) ?? 0) ^ 1;
    writeFileSync(table, bytes);
    expect(await run(third, 'restore', broken)).toEqual({
      status: 1,
      stdout: '',
      stderr: `${table} is not what was backed up: use another backup.\n`,
    });
  });

  test('of another release, or without the key of the audit log, changes nothing', async () => {
    const fourth = { ...first, DATA_DIR: path.join(folder, 'fourth') };
    const other = path.join(folder, 'other');
    cpSync(backup, other, { recursive: true });
    const file = path.join(other, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...manifest, migrations: ['0'.repeat(64)] }));
    expect((await run(fourth, 'restore', other)).stderr).toMatch(/was made by another release/);
    expect((await run({ ...fourth, SECRET_KEY: '' }, 'restore', backup)).stderr).toMatch(
      /^The key of the backup is missing: copy its secret\.key to /,
    );
    expect(
      (await run({ ...fourth, SECRET_KEY: 'x'.repeat(32) }, 'restore', backup)).stderr,
    ).toMatch(/^The audit log was written with another key/);
    const server = startServer({ env: { ...fourth, SEED_DEMO: 'false' } });
    await server.ready;
    const client = await connectTo(fourth.DATA_DIR);
    expect((await client.query('select from articles')).rowCount).toBe(0);
    await client.end();
    await stopServer(server);
  });

  test('into a database with content needs --replace, which brings the backup back', async () => {
    expect((await run(first, 'restore', backup)).stderr).toMatch(/^The database is not empty/);
    expect(await run(first, 'restore', backup, '--replace')).toMatchObject({
      status: 0,
      stderr: '',
    });
    const server = startServer({ env: first });
    await server.ready;
    expect(await describeSite(first.DATA_DIR)).toEqual(facts);
    await stopServer(server);
  });
});
