import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { connectionConfig, type DatabaseConnection } from './connection-config.ts';
import type { DatabaseLog } from './database-log.ts';
import * as schema from './schema/index.ts';
import type { DatabaseWatch } from './watch.ts';
import { WatchedPool } from './watched-pool.ts';

/** The application's database handle; `$client` is the pool behind it. */
export type Database = NodePgDatabase<typeof schema> & { $client: Pool };

/** The database or a transaction on it: what code that only queries should ask for. */
export type Executor = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'query'
>;

/** Options of `openDatabase`. */
export interface DatabaseOptions {
  /** Most connections open at once; 10 by default. */
  max?: number;
  /** How long the database may work on one statement before it cancels it; no limit by default. */
  statementLimitMs?: number;
  /** How long a query may wait for a connection; 10 s by default. */
  connectLimitMs?: number;
  /** Lets queries fail at once while the database is away. */
  watch?: DatabaseWatch;
  log?: DatabaseLog;
}

/** How much longer than the database this side waits before it gives a statement up. */
const ANSWER_MARGIN_MS = 1_000;

/** Opens a pool; connections are made when first needed, so nothing fails here. */
export function openDatabase(
  connection: DatabaseConnection,
  { max = 10, statementLimitMs, connectLimitMs = 10_000, watch, log }: DatabaseOptions = {},
): Database {
  const pool = new WatchedPool(
    {
      connectionTimeoutMillis: connectLimitMs,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'mujing-site',
      ...(statementLimitMs && {
        statement_timeout: statementLimitMs,
        query_timeout: statementLimitMs + ANSWER_MARGIN_MS,
      }),
      ...connectionConfig(connection),
      max,
    },
    watch,
  );
  // The pool replaces an idle connection that breaks; it must not end the process.
  pool.on('error', (error) => {
    if (!pool.ending && !watch?.isAway)
      log?.warn({ err: error }, 'An idle database connection broke');
  });
  return drizzle({ client: pool, schema });
}

/** How long running queries may take once the pool is being closed. */
const CLOSE_LIMIT_MS = 5_000;

/** Waits for running queries up to a limit and closes all connections. */
export async function closeDatabase(db: Database, limitMs = CLOSE_LIMIT_MS): Promise<void> {
  const timer = new AbortController();
  // A query that waits for a lock or for a server that is gone must not keep the process.
  const limit = sleep(limitMs, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([db.$client.end(), limit]);
  timer.abort();
}
