import { closeDatabase, type Database, openDatabase } from '#db/connection.ts';
import type { DatabaseConnection } from '#db/connection-config.ts';
import { runningDatabase } from '#db/embedded/start.ts';
import { pendingMigrations } from '#db/migrate.ts';
import { StartupError } from '#db/startup-error.ts';
import type { Config } from './config.ts';
import { acquireInstanceLock } from './instance-lock.ts';
import { createLog } from './log.ts';
import { provideDatabase } from './open-database.ts';

/**
 * Runs work on the configured database, while the site runs or not. The built-in database is
 * started for the work if the site does not run.
 * @throws StartupError
 */
export async function withDatabase<Result>(
  config: Config,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const running = config.databaseUrl ?? (await runningDatabase(config.dataDir));
  if (running) return onConnection(running, work);
  const lock = await acquireInstanceLock(config.dataDir);
  const log = createLog('error');
  const database = await provideDatabase(config, log, new AbortController().signal);
  try {
    return await onConnection(database.connection, work);
  } finally {
    await database.stop();
    lock.release();
  }
}

async function onConnection<Result>(
  connection: DatabaseConnection,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase(connection, { max: 2 });
  try {
    if ((await pendingMigrations(db)) > 0) {
      throw new StartupError('The database lacks migrations of this release: start the site once.');
    }
    return await work(db);
  } finally {
    await closeDatabase(db);
  }
}
