import type { PoolConfig } from 'pg';

/** The address of a database (`postgresql://...`) or its parts. */
export type DatabaseConnection = string | PoolConfig;

/** The connection settings for `pg`, from either form. */
export function connectionConfig(connection: DatabaseConnection): PoolConfig {
  return typeof connection === 'string' ? { connectionString: connection } : connection;
}
