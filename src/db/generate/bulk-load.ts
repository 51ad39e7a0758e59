import type { Pool, PoolClient } from 'pg';
import { inTransaction } from './bulk.ts';

const INDEX = 'search_entries_terms_index';
/** Up to so many search entries it is cheaper to build the index anew than to add to it. */
const FEW_ENTRIES = 5_000;
const MEMORY = '256MB';

/** Whether there are so few search entries that the index may be dropped for a large load. */
export async function isNearlyEmpty(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query(`select from search_entries limit 1 offset ${FEW_ENTRIES}`);
  return rows.length === 0;
}

/**
 * Runs `load` as one transaction without the search index, which is built at the end, sorted and by
 * all processors. Searches wait meanwhile; a failure leaves everything as it was.
 */
export async function loadWithoutIndex(
  pool: Pool,
  load: (client: PoolClient) => Promise<void>,
): Promise<void> {
  await inTransaction(
    () => pool.connect(),
    async (client) => {
      const { rows } = await client.query<{ definition: string }>(
        'select pg_get_indexdef($1::regclass) as definition',
        [INDEX],
      );
      await client.query(`drop index ${INDEX}`);
      await load(client);
      await client.query(`set local maintenance_work_mem = '${MEMORY}'`);
      await client.query(rows[0]?.definition ?? '');
      // As in src/db/functions/search-terms.sql.
      await client.query(`alter index ${INDEX} alter column 1 set statistics 0`);
    },
  );
}
