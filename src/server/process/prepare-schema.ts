import { accessDifferences } from '#db/access.ts';
import { closeDatabase, type Database, openDatabase } from '#db/connection.ts';
import { migrate, pendingMigrations, sourceMigrations, withMigrationLock } from '#db/migrate.ts';
import { StartupError } from '#db/startup-error.ts';
import { hasQueue, installQueue } from '#jobs/queue-schema.ts';
import type { OpenedDatabase } from './open-database.ts';

/**
 * Brings the tables of a database to this release as their owner, and gives the application's role
 * its privileges. Without a connection of the owner it only checks that nothing is missing. Returns
 * how many migrations and function files were applied.
 * @throws StartupError where something is missing that only the owner may make
 */
export async function prepareSchema(
  { connection, owner, role }: OpenedDatabase,
  migrationsDir: string,
): Promise<number> {
  if (!owner) {
    const site = openDatabase(connection, { max: 1 });
    try {
      await requirePrepared(site, role, migrationsDir);
      return 0;
    } finally {
      await closeDatabase(site);
    }
  }
  const db = openDatabase(owner, { max: 2 });
  try {
    await withMigrationLock(db, () => installQueue(db));
    return await migrate(db, migrationsDir, role);
  } finally {
    await closeDatabase(db);
  }
}

/**
 * @param role the application's role; undefined if it owns the tables
 * @throws StartupError where the database does not suit this release
 */
export async function requirePrepared(
  db: Database,
  role: string | undefined,
  migrationsDir: string = sourceMigrations,
): Promise<void> {
  const lacks = role ? (await accessDifferences(db.$client, role)).missing : [];
  // Without privileges the lists of migrations cannot be read.
  if (
    lacks.length === 0 &&
    (await hasQueue(db)) &&
    (await pendingMigrations(db, migrationsDir)) === 0
  )
    return;
  throw new StartupError(
    `The database is not ready for this release${role ? `, and its role ${role} may not change it: start the site once with DATABASE_OWNER_URL, which names the owner of the tables` : ': start the site once'}.`,
  );
}
