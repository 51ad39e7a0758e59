import type { PoolClient } from 'pg';

/** A column to write: its PostgreSQL type, and a value for each row. */
export type BulkColumns = Record<string, [type: string, values: readonly unknown[]]>;

/** Writes many rows with one statement; returns their ids in order, if asked. */
export async function insertRows(
  client: PoolClient,
  table: string,
  columns: BulkColumns,
): Promise<void> {
  const names = Object.keys(columns);
  const lists = Object.values(columns);
  const parameters = lists.map(([type], index) => `$${index + 1}::${type}[]`);
  await client.query(
    `insert into ${table} (${names.join(', ')}) select * from unnest(${parameters.join(', ')})`,
    lists.map(([, values]) => values),
  );
}

/** Runs `work` as one transaction on a connection of its own. */
export async function inTransaction<T>(
  connect: () => Promise<PoolClient>,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
