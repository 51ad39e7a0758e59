import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { connectionConfig, type DatabaseConnection } from './connection-config.ts';
import type { DatabaseLog } from './database-log.ts';
import { restartForSlowWork } from './outside-transaction.ts';
import * as schema from './schema/index.ts';
import type { DatabaseWatch } from './watch.ts';
import { WatchedPool } from './watched-pool.ts';

/** The application's database handle; `$client` is its connection pool. */
export type Database = NodePgDatabase<typeof schema> & { $client: Pool };

/** The database or a transaction: the type for code that only queries. */
export type Executor = Pick<
  Database,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | 'query'
>;

export interface DatabaseOptions {
  /** Maximum number of open connections; 10 by default. */
  max?: number;
  /** Number of uses after which a connection is closed; unlimited by default. */
  maxUses?: number;
  /** Time limit after which the database cancels a statement; none by default. */
  statementLimitMs?: number;
  /** Time limit for a statement that waits for a lock; none by default. */
  lockLimitMs?: number;
  /** Time limit for a transaction in which no statement runs; none by default. */
  idleTransactionLimitMs?: number;
  /** Time limit for a query that waits for a connection; 10 s by default. */
  connectLimitMs?: number;
  /** Makes queries fail at once while the database is unavailable. */
  watch?: DatabaseWatch;
  log?: DatabaseLog;
  /** Refuses another connection to what runs by `onOneConnection`; for tests, which find it so. */
  refusesSecond?: boolean;
}

/** The client's time limit exceeds the database's by this much. */
const ANSWER_MARGIN_MS = 1_000;

/** Opens a pool; connections are made when first needed, so nothing fails here. */
export function openDatabase(
  connection: DatabaseConnection,
  options: DatabaseOptions = {},
): Database {
  const { max = 10, maxUses, statementLimitMs, lockLimitMs, idleTransactionLimitMs } = options;
  const { connectLimitMs = 10_000, watch, log, refusesSecond } = options;
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
      ...(lockLimitMs && { lock_timeout: lockLimitMs }),
      ...(idleTransactionLimitMs && {
        idle_in_transaction_session_timeout: idleTransactionLimitMs,
      }),
      ...connectionConfig(connection),
      max,
      ...(maxUses && { maxUses }),
    },
    { watch, refusesSecond },
  );
  // The pool replaces a broken idle connection; its error must not end the process.
  pool.on('error', (error) => {
    if (!pool.ending && !watch?.isAway)
      log?.warn({ err: error }, 'An idle database connection broke');
  });
  const db = drizzle({ client: pool, schema });
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) =>
    restartForSlowWork((guard) => begin((transaction) => guard(() => work(transaction)), config));
  return db;
}

/** Time limit for running queries when the pool closes. */
const CLOSE_LIMIT_MS = 5_000;

/** Waits for running queries up to a limit, then closes all connections. */
export async function closeDatabase(db: Database, limitMs = CLOSE_LIMIT_MS): Promise<void> {
  const timer = new AbortController();
  // A query that waits for a lock or for a dead server must not keep the process running.
  const limit = sleep(limitMs, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([db.$client.end(), limit]);
  timer.abort();
}
