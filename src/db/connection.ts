import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import type { DatabaseLog } from './database-log.ts';
import * as schema from './schema/index.ts';

/** The application's database handle; `$client` is the pool behind it. */
export type Database = NodePgDatabase<typeof schema> & { $client: Pool };

/** The database or a transaction on it: what code that only queries should ask for. */
export type Executor = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'query'
>;

/** Where a database is: an address (`postgresql://...`) or the parts of one. */
export type DatabaseConnection = string | PoolConfig;

/** Options of `openDatabase`. */
export interface DatabaseOptions {
  /** Most connections held at once; 10 by default. */
  max?: number;
  /** How long the database may work on one statement before it gives it up; no limit by default. */
  statementLimitMs?: number;
  log?: DatabaseLog;
}

/** The connection as `pg` wants it, whichever way it was given. */
export function connectionConfig(connection: DatabaseConnection): PoolConfig {
  return typeof connection === 'string' ? { connectionString: connection } : connection;
}

/** Opens a pool; connections are made when first needed, so nothing fails here. */
export function openDatabase(
  connection: DatabaseConnection,
  { max = 10, statementLimitMs, log }: DatabaseOptions = {},
): Database {
  const pool = new Pool({
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'mujing-site',
    ...(statementLimitMs && { statement_timeout: statementLimitMs }),
    ...connectionConfig(connection),
    max,
  });
  // An idle connection that breaks (database restart) is replaced by the pool; it must not end the process.
  pool.on('error', (error) => {
    if (!pool.ending) log?.warn({ err: error }, 'An idle database connection broke');
  });
  // One that breaks while it is lent out, between two queries of a transaction, is heard by nobody
  // else, and an error that nobody hears ends the process. The next query on it fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return drizzle({ client: pool, schema });
}

/** How long running queries may take once the database is closed. */
const CLOSE_LIMIT_MS = 5_000;

/** Waits for running queries, but not for ever, and closes all connections. */
export async function closeDatabase(db: Database, limitMs = CLOSE_LIMIT_MS): Promise<void> {
  const timer = new AbortController();
  // A query that waits for a lock or for a server that is gone must not keep the process.
  const limit = sleep(limitMs, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([db.$client.end(), limit]);
  timer.abort();
}
