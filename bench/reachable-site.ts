import { closeDatabase, type Database, openDatabase } from '#db/connection.ts';
import { type EmbeddedConnection, startEmbeddedPostgres } from '#db/embedded/start.ts';
import { ensurePrograms, type RunningSite, scratchFolder, startSite } from './processes.ts';

/** A running site whose database the bench can reach too. */
export interface ReachableSite {
  site: RunningSite;
  db: Database;
  /** Ends the site and its database. */
  stop(): Promise<void>;
}

/**
 * Starts the built site, which believes the addresses of visitors in `X-Forwarded-For`.
 * @param connections of the bench to the database, at most
 * @param folder a checkout with a build; this one by default
 */
export async function startReachableSite(
  connections: number,
  folder?: string,
): Promise<ReachableSite> {
  ensurePrograms(['taskset']);
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const postgres = await startEmbeddedPostgres({ dataDir: scratchFolder(), log });
  const admin = openDatabase({ ...postgres.owner, database: 'postgres' }, { max: 1 });
  await admin.$client.query('create database demo');
  await closeDatabase(admin);
  const env = {
    DATABASE_URL: addressOf(postgres.connection),
    DATABASE_OWNER_URL: addressOf(postgres.owner),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  };
  const site = await startSite(env, folder);
  const db = openDatabase({ ...postgres.owner, database: 'demo' }, { max: connections });
  const stop = async () => {
    await site.stop();
    await closeDatabase(db);
    await postgres.stop();
  };
  return { site, db, stop };
}

function addressOf({ host, port, user }: EmbeddedConnection): string {
  return `postgresql://localhost/demo?${new URLSearchParams({ host, port: String(port), user })}`;
}
