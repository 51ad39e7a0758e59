import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database, Executor } from '#db/connection.ts';
import { functionHashes } from '#db/function-files.ts';
import { functionsIn, migrate, migrationHashes, releaseMigrations } from '#db/migrate.ts';
import * as schema from '#db/schema/index.ts';
import { StartupError } from '#db/startup-error.ts';
import type { FileStore } from '#files/file-store.ts';
import { filePath, type Manifest, readCheckedManifest, tablePath } from './manifest.ts';
import { copyTarget, listTables, withoutConstraints } from './tables.ts';

export interface RestoreOptions {
  /** Connects as the owner of the tables. */
  db: Database;
  /** The application's role, which gets its privileges. */
  role: string | undefined;
  files: FileStore;
  folder: string;
  /** Deletes what the database contains. */
  replaces: boolean;
  /** Last check of the restored rows; an error undoes everything. */
  check(db: Executor): Promise<void>;
}

/**
 * Puts a backup into a database whose site does not run. The rows come and the old ones go in one
 * transaction; the files come first, under names that nothing refers to yet. @throws StartupError
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { db, role, files, folder, replaces, check } = options;
  const manifest = await readCheckedManifest(folder);
  await requireSameTables(manifest);
  await migrate(db, releaseMigrations, role);
  const client = await db.$client.connect();
  try {
    await requireReady(client, replaces);
    for (const { key } of manifest.files) {
      await files.put(key, createReadStream(filePath(folder, key)), 'application/octet-stream');
    }
    await client.query('begin');
    try {
      await withoutConstraints(client, () => loadTables(client, folder, manifest));
      await forgetOtherFunctions(client, manifest);
      await check(drizzle({ client, schema }));
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
    await client.query('analyze');
  } finally {
    client.release();
  }
  // Brings stored data up to date that depends on functions of another release.
  await migrate(db, releaseMigrations, role);
  return manifest;
}

async function requireSameTables({ migrations, createdAt }: Manifest): Promise<void> {
  if (JSON.stringify(migrations) === JSON.stringify(migrationHashes())) return;
  throw new StartupError(
    `The backup of ${createdAt} was made by another release: restore it with that release, then update.`,
  );
}

async function requireReady(client: PoolClient, replaces: boolean): Promise<void> {
  const { rows } = await client.query<{ running: boolean; used: boolean }>(
    `select exists (select from pg_stat_activity
         where datname = current_database() and application_name = 'mujing-site-watch') as running,
       exists (select from site_settings) or exists (select from staff_users) as used`,
  );
  if (rows[0]?.running) {
    throw new StartupError('The site runs on this database: stop all its processes first.');
  }
  if (rows[0]?.used && !replaces) {
    throw new StartupError(
      'The database is not empty: add --replace to delete what it contains, or set DATA_DIR or DATABASE_URL to an empty one.',
    );
  }
}

async function loadTables(client: PoolClient, folder: string, manifest: Manifest): Promise<void> {
  const present = await listTables(client);
  const names = present.map(({ name }) => client.escapeIdentifier(name));
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of manifest.tables) {
    const rows = client.query(copyFrom(`copy ${copyTarget(client, table)} from stdin`));
    await pipeline(createReadStream(tablePath(folder, table.name)), createGunzip(), rows);
    if (rows.rowCount !== table.rows) {
      throw new StartupError(
        `Table ${table.name} has ${rows.rowCount} rows instead of ${table.rows}: use another backup.`,
      );
    }
  }
  for (const [name, value] of Object.entries(manifest.sequences)) {
    await client.query('select setval($1::regclass, $2)', [`public.${name}`, value]);
  }
}

/** The next migration applies again the function files that were not the ones of this release. */
async function forgetOtherFunctions(client: PoolClient, { functions }: Manifest): Promise<void> {
  const current = functionHashes(functionsIn(releaseMigrations));
  const others = Object.keys(current).filter((name) => current[name] !== functions[name]);
  await client.query('delete from drizzle.function_files where name = any($1)', [others]);
}
