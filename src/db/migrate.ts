import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import type { Database } from './connection.ts';

/** Key of the advisory lock that lets one process migrate and seed at a time. */
const MIGRATION_LOCK = 7_241_190_331;

/** Migrations next to this file in development and tests; the built server passes its own folder. */
export const sourceMigrations = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  'migrations',
);

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

/** Brings the database up to the newest migration, all in one transaction; returns how many were applied. */
export async function migrate(db: Database, folder: string = sourceMigrations): Promise<number> {
  return withMigrationLock(db, async (client) => {
    const before = await countPending(client, folder);
    if (before > 0) await applyMigrations(drizzle({ client }), { migrationsFolder: folder });
    return before;
  });
}

/** How many migrations the database lacks: 0 when it is ready for this release. */
export async function pendingMigrations(
  db: Database,
  folder: string = sourceMigrations,
): Promise<number> {
  return countPending(db.$client, folder);
}

/** When the migrations of each folder were made; they do not change while the process runs. */
const madeAt = new Map<string, readonly number[]>();

function migrationMoments(folder: string): readonly number[] {
  const moments =
    madeAt.get(folder) ??
    readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis);
  madeAt.set(folder, moments);
  return moments;
}

async function countPending(client: Pool | PoolClient, folder: string): Promise<number> {
  const moments = migrationMoments(folder);
  const table = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  );
  if (!table.rows[0]?.name) return moments.length;
  const last = await client.query<{ applied: string | null }>(
    'select max(created_at) as applied from drizzle.__drizzle_migrations',
  );
  const applied = Number(last.rows[0]?.applied ?? 0);
  return moments.filter((moment) => moment > applied).length;
}
