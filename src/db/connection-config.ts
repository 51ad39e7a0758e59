import type { PoolConfig } from 'pg';

/** Where a database is: an address (`postgresql://...`) or the parts of one. */
export type DatabaseConnection = string | PoolConfig;

/** The connection in the form that `pg` takes, whichever way it was given. */
export function connectionConfig(connection: DatabaseConnection): PoolConfig {
  return typeof connection === 'string' ? { connectionString: connection } : connection;
}
