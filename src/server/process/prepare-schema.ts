import { accessDifferences } from '#db/access.ts';
import { closeDatabase, type Database, openDatabase } from '#db/connection.ts';
import {
  type Applied,
  migrate,
  pendingMigrations,
  releaseMigrations,
  requireSameOrigin,
  withMigrationLock,
} from '#db/migrate.ts';
import { StartupError } from '#db/startup-error.ts';
import { hasQueue, installQueue } from '#jobs/queue-schema.ts';
import type { OpenedDatabase } from './opened-database.ts';

/**
 * Brings the tables of a database to this release as their owner, and gives the application's role
 * its privileges. Without a connection of the owner it only checks that nothing is missing.
 * @throws StartupError where something is missing that only the owner may make
 */
export async function prepareSchema(database: OpenedDatabase): Promise<Applied> {
  const { connection, owner, role } = database;
  const db = openDatabase(owner ?? connection, { max: 2 });
  try {
    if (!owner) {
      await requirePrepared(db, database);
      return { migrations: 0, functionFiles: 0 };
    }
    await withMigrationLock(db, () => installQueue(db));
    return await migrate(db, releaseMigrations, role);
  } finally {
    await closeDatabase(db);
  }
}

/**
 * @param db connects as the application
 * @throws StartupError where the database does not suit this release
 */
export async function requirePrepared(
  db: Database,
  { owner, role }: Pick<OpenedDatabase, 'owner' | 'role'>,
): Promise<void> {
  if (await isPrepared(db, role)) return;
  const remedy = owner
    ? 'start the site once'
    : `its role ${role} may not change it: start the site once with DATABASE_OWNER_URL, which names the owner of the tables`;
  throw new StartupError(`The database is not ready for this release; ${remedy}.`);
}

async function isPrepared(db: Database, role: string | undefined) {
  // Without privileges the lists of migrations cannot be read.
  if (role && (await accessDifferences(db.$client, role)).missing.length > 0) return false;
  await requireSameOrigin(db.$client);
  return (await hasQueue(db)) && (await pendingMigrations(db)) === 0;
}
