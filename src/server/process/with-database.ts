import { closeDatabase, type Database, openDatabase } from '#db/connection.ts';
import { runningDatabase } from '#db/embedded/start.ts';
import type { Config } from './config.ts';
import { acquireInstanceLock } from './instance-lock.ts';
import { createLog } from './log.ts';
import { provideDatabase } from './open-database.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { requirePrepared } from './prepare-schema.ts';

/**
 * Runs work on the configured database as the application's role, while the site runs or not. The
 * built-in database is started for the work if the site does not run.
 * @throws StartupError
 */
export async function withDatabase<Result>(
  config: Config,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const log = createLog('error');
  const { signal } = new AbortController();
  if (config.databaseUrl) return onDatabase(await provideDatabase(config, log, signal), work);
  const running = await runningDatabase(config.dataDir);
  if (running) return onDatabase({ ...running, role: running.connection.user }, work);
  const lock = await acquireInstanceLock(config.dataDir);
  const database = await provideDatabase(config, log, signal);
  try {
    return await onDatabase(database, work);
  } finally {
    await database.stop();
    lock.release();
  }
}

async function onDatabase<Result>(
  { connection, ...roles }: Pick<OpenedDatabase, 'connection' | 'owner' | 'role'>,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase(connection, { max: 2 });
  try {
    await requirePrepared(db, roles);
    return await work(db);
  } finally {
    await closeDatabase(db);
  }
}
