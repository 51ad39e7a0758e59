import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool, PoolClient } from 'pg';
import { grantAccess } from './access.ts';
import type { Database } from './connection.ts';
import {
  applyFunctionFiles,
  changedFunctionFiles,
  missingFunctionFiles,
} from './function-files.ts';
import { StartupError } from './startup-error.ts';

/** Key of the advisory lock that lets one process migrate and seed at a time. */
const MIGRATION_LOCK = 7_241_190_331;

/**
 * Folder with `migrations/` and `functions/` of this release: that of this file, and for the built
 * server the one that the build makes.
 */
export const releaseMigrations = import.meta.url.endsWith('.ts')
  ? path.dirname(fileURLToPath(import.meta.url))
  : fileURLToPath(new URL('../database', import.meta.url));

/** Runs `work` on one connection while no other process on this database is inside. */
export async function withMigrationLock<T>(
  db: Database,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await db.$client.connect();
  let broken = false;
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      return await work(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {
        broken = true;
      });
    }
  } finally {
    client.release(broken);
  }
}

/** What a migration applied, in numbers. */
export interface Applied {
  migrations: number;
  /** Files with functions and triggers. */
  functionFiles: number;
}

/**
 * Brings the database to this release in one transaction: first the migrations of tables that it
 * lacks, then the function files that changed, then the privileges of the application's role.
 * @param db connects as the owner of the tables
 * @param role the application's role; without one no privilege changes
 * @throws StartupError where the tables were made by a build that this release does not continue
 */
export async function migrate(
  db: Database,
  folder: string = releaseMigrations,
  role?: string,
): Promise<Applied> {
  return withMigrationLock(db, async (client) => {
    await requireSameOrigin(client, folder);
    const migrations = await missingMigrations(client, folder);
    const functions = await changedFunctionFiles(client, functionsIn(folder));
    await client.query('begin');
    try {
      if (migrations.length + functions.length > 0) {
        await applyMigrations(client, migrations);
        await applyFunctionFiles(client, functionsIn(folder), {
          hasNewTables: migrations.length > 0,
        });
      }
      if (role) await grantAccess(client, role);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
    return { migrations: migrations.length, functionFiles: functions.length };
  });
}

/** How many migrations and function files the database lacks: 0 when it is ready for this release. */
export async function pendingMigrations(
  db: Database,
  folder: string = releaseMigrations,
): Promise<number> {
  const migrations = await missingMigrations(db.$client, folder);
  const functions = await missingFunctionFiles(db.$client, functionsIn(folder));
  return migrations.length + functions.length;
}

/** Folder of the function files. */
export const functionsIn = (folder: string) => path.join(folder, 'functions');

/** Hashes of all migrations of this release, the first ones first. */
export function migrationHashes(folder: string = releaseMigrations): string[] {
  return readMigrations(folder).map(({ hash }) => hash);
}

type Migration = ReturnType<typeof readMigrationFiles>[number];

/** The migrations of each folder; they do not change while the process runs. */
const migrationsByFolder = new Map<string, readonly Migration[]>();

function readMigrations(folder: string): readonly Migration[] {
  const migrations =
    migrationsByFolder.get(folder) ??
    readMigrationFiles({ migrationsFolder: path.join(folder, 'migrations') });
  migrationsByFolder.set(folder, migrations);
  return migrations;
}

/**
 * Until the first release the one migration is made anew with each change of the tables, so a
 * database may begin with another one than this build. Nothing leads from there to here.
 * @throws StartupError
 */
export async function requireSameOrigin(
  client: Pool | PoolClient,
  folder: string = releaseMigrations,
): Promise<void> {
  if (!(await hasMigrations(client))) return;
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at limit 1',
  );
  const [first] = rows;
  if (!first || first.hash === readMigrations(folder)[0]?.hash) return;
  throw new StartupError(
    'The database was made by another build, whose tables this one cannot take over. Begin with an empty data folder (DATA_DIR) or database (DATABASE_URL); a backup made by this build can be restored into it.',
  );
}

async function hasMigrations(client: Pool | PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  );
  return rows[0]?.name != null;
}

async function missingMigrations(
  client: Pool | PoolClient,
  folder: string,
): Promise<readonly Migration[]> {
  if (!(await hasMigrations(client))) return readMigrations(folder);
  const last = await client.query<{ applied: string | null }>(
    'select max(created_at) as applied from drizzle.__drizzle_migrations',
  );
  const applied = Number(last.rows[0]?.applied ?? 0);
  return readMigrations(folder).filter(({ folderMillis }) => folderMillis > applied);
}

/** The migrator of Drizzle does the same, but in a transaction of its own. */
async function applyMigrations(client: PoolClient, migrations: readonly Migration[]) {
  await client.query(
    `create schema if not exists drizzle;
     create table if not exists drizzle.__drizzle_migrations (
       id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql, hash, folderMillis } of migrations) {
    await client.query(sql.join(';'));
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}
