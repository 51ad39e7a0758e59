import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { addressOf } from '../support/database.ts';
import { siteFolder } from '../support/prepared-sites.ts';
import {
  builtInDatabase,
  connectTo,
  runCommand,
  startServer,
  stopAll,
  stopServer,
  temporaryFolder,
} from '../support/server-process.ts';

afterEach(stopAll);

/** What an injection into a statement of the site would try. */
const ATTEMPTS = [
  'alter table audit_log disable trigger all',
  "update audit_log set action = 'x'",
  'delete from audit_log',
  'truncate audit_log',
  'set session_replication_role = replica',
  'truncate articles',
  'drop table articles',
  'alter table articles add column stolen integer',
  'create table stolen (n integer)',
  'create schema stolen',
  "create function stolen() returns integer language sql as 'select 1'",
  "create function pg_temp.stolen() returns integer language internal as 'pg_backend_pid'",
  "create function pg_temp.stolen() returns integer language c as '/lib/x.so', 'x'",
  'create trigger stolen before insert on articles for each row execute function refuse_change()',
  'create extension pg_stat_statements',
  'create role stolen',
  'create database stolen',
  "copy articles to program 'id'",
  "copy articles from '/etc/passwd'",
  "select pg_read_file('/etc/passwd')",
  "select lo_import('/etc/passwd')",
  'select pg_reload_conf()',
  "insert into drizzle.__drizzle_migrations (hash) values ('x')",
  'delete from drizzle.function_files',
];

/** The attempts of a role that were not refused for want of privileges, and what it is. */
async function examine(client: Client, owner: string) {
  const allowed: string[] = [];
  for (const attempt of [...ATTEMPTS, `set role ${owner}`, `set session authorization ${owner}`]) {
    const code = await client.query(attempt).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );
    if (code !== '42501') allowed.push(`${attempt}: ${code}`);
  }
  const { rows } = await client.query(
    `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as powerful,
       exists (select from pg_auth_members where member = r.oid) as member,
       (select count(*)::int from pg_shdepend where refobjid = r.oid and deptype = 'o') as owned
     from pg_roles r where rolname = current_user`,
  );
  return { allowed, ...rows[0] };
}

const HARMLESS = { allowed: [], powerful: false, member: false, owned: 0 };

/** The roles of all connections that the site keeps. */
async function siteRoles(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ usename: string }>(
    `select distinct usename from pg_stat_activity
     where datname = current_database() and application_name like 'mujing-site%'`,
  );
  return rows.map(({ usename }) => usename);
}

describe('the built-in database', () => {
  const { folder, remove } = siteFolder();
  const env = { DATA_DIR: folder, LOG_LEVEL: 'warn' };
  afterAll(remove);

  test('is used by a role that owns nothing and may only read and write rows', async () => {
    const server = startServer({ env });
    await server.ready;
    const { host } = builtInDatabase(folder);
    const client = new Client({ host, user: 'mujing_app', database: 'mujing' });
    await client.connect();
    expect(await examine(client, 'mujing')).toEqual(HARMLESS);
    expect(await siteRoles(client)).toEqual(['mujing_app']);
    await client.query('create temporary table preview (n integer)');
    await client.end();
    expect(server.output()).not.toContain('DATABASE_OWNER_URL');
    await stopServer(server);
  });

  test('gets the role again where it is missing or was changed', async () => {
    const server = startServer({ env });
    await server.ready;
    const owner = await connectTo(folder);
    await owner.query('drop owned by mujing_app');
    await owner.query(
      'alter role mujing_app superuser; alter role mujing_app set default_transaction_read_only = on; grant pg_read_all_data to mujing_app',
    );
    await owner.end();
    await stopServer(server);

    const early = await runCommand('backup', [path.join(folder, 'backup')], env);
    expect(early).toMatchObject({
      status: 1,
      stderr: 'The database is not ready for this release; start the site once.\n',
    });
    const key = path.join(folder, 'secret.key');
    writeFileSync(key, 'a key of earlier times\n');
    chmodSync(key, 0o644);
    const again = startServer({ env });
    const site = await again.ready;
    expect((await fetch(`${site}api/ready`)).status).toBe(200);
    const { host } = builtInDatabase(folder);
    const client = new Client({ host, user: 'mujing_app', database: 'mujing' });
    await client.connect();
    expect(await examine(client, 'mujing')).toEqual(HARMLESS);
    await client.end();
    expect(again.output()).toContain(`(mode 0644): chmod 600 ${key}`);
  });
});

describe('an external database', () => {
  const [first, other] = [temporaryFolder(), temporaryFolder()];
  const { owner: postgres } = inject('postgres');
  const address = (user: string) => addressOf({ ...postgres, user, database: 'roles_test' });
  const [OWNER, SITE] = [address('roles_owner'), address('roles_site')];
  const asSuperuser = async (database: string, ...statements: string[]) => {
    const client = new Client({ ...postgres, database });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const start = (env: Record<string, string>) =>
    startServer({ env: { DATA_DIR: first.folder, LOG_LEVEL: 'warn', ...env } });

  beforeAll(() =>
    // As docs/operating.md says.
    asSuperuser(
      'postgres',
      'create role roles_owner login',
      'create role roles_site login',
      'create database roles_test owner roles_owner',
      'revoke all on database roles_test from public',
      'grant connect, temporary on database roles_test to roles_site',
    ),
  );
  afterAll(async () => {
    await stopAll();
    await asSuperuser(
      'postgres',
      'drop database roles_test with (force)',
      'drop role roles_owner',
      'drop role roles_site',
      'drop role if exists roles_new',
    );
    first.remove();
    other.remove();
  });

  test('that is not ready is refused without its owner, in one line that says what to do', async () => {
    const server = start({ DATABASE_URL: SITE });
    expect(await server.ended).toEqual({ code: 78, signal: null });
    expect(server.errors()).toMatch(
      /^Cannot start: The database is not ready [^\n]* role roles_site [^\n]* DATABASE_OWNER_URL[^\n]*\n$/,
    );
  });

  test('is made by its owner, who needs no superuser, and used by the role of the site', async () => {
    const server = start({ DATABASE_URL: SITE, DATABASE_OWNER_URL: OWNER });
    const site = await server.ready;
    const client = new Client({ connectionString: SITE });
    await client.connect();
    expect(await examine(client, 'roles_owner')).toEqual(HARMLESS);
    expect(await siteRoles(client)).toEqual(['roles_site']);
    await client.end();
    expect((await fetch(`${site}api/ready`)).status).toBe(200);
    expect(server.output()).not.toContain('DATABASE_OWNER_URL');
    await stopServer(server);
  });

  test('that is ready needs no owner, and its commands run; a restore needs the owner', async () => {
    const server = start({ DATABASE_URL: SITE });
    await server.ready;
    await stopServer(server);
    const env = {
      DATA_DIR: first.folder,
      DATABASE_URL: SITE,
      SECRET_KEY: 'the secret key of the processes under test',
    };
    const backup = path.join(other.folder, 'backup');
    const run = (name: string, args: string[], more = {}) =>
      runCommand(name, args, { ...env, ...more });
    expect(await run('backup', [backup])).toMatchObject({ status: 0, stderr: '' });
    expect(await run('audit-verify', [])).toMatchObject({ status: 0, stderr: '' });
    expect((await run('restore', [backup, '--replace'])).stderr).toMatch(/set DATABASE_OWNER_URL/);
    const owner = { DATABASE_OWNER_URL: OWNER };
    expect(await run('restore', [backup, '--replace'], owner)).toMatchObject({
      status: 0,
      stderr: '',
    });
    const again = start({ DATABASE_URL: SITE });
    expect((await fetch(await again.ready)).status).toBe(200);
  });

  test('whose DATABASE_URL is the owner works with a warning, until the roles are separated', async () => {
    const server = start({ DATABASE_URL: OWNER });
    await server.ready;
    const warnings = server.output().match(/The role roles_owner of DATABASE_URL owns the tables/g);
    expect(warnings).toHaveLength(1);
    expect(server.output()).toContain('DATABASE_OWNER_URL');
    await stopServer(server);

    await asSuperuser(
      'roles_test',
      'create role roles_new login',
      'reassign owned by roles_owner to roles_new',
      'grant connect, temporary on database roles_test to roles_owner',
    );
    const separated = start({ DATABASE_URL: OWNER, DATABASE_OWNER_URL: address('roles_new') });
    await separated.ready;
    expect(separated.output()).not.toContain('DATABASE_OWNER_URL');
    const client = new Client({ connectionString: OWNER });
    await client.connect();
    expect(await examine(client, 'roles_new')).toEqual(HARMLESS);
    await client.end();
  });
});
