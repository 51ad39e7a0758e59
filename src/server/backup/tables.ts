import type { PoolClient } from 'pg';

/** A table with the columns that are copied: generated ones are computed again. */
export interface CopiedTable {
  name: string;
  columns: string[];
}

/** All tables of the application. Those of the job queue are made anew by a start. */
export async function listTables(client: PoolClient): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select c.relname::text as name,
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     group by c.relname
     order by c.relname`,
  );
  return rows;
}

/** Last value of each sequence that was used. */
export async function readSequences(client: PoolClient): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename::text as name, last_value::text as value
     from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** A table and its columns for a COPY command. */
export function copyTarget(client: PoolClient, { name, columns }: CopiedTable): string {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `${client.escapeIdentifier(name)} (${list})`;
}

/**
 * Runs work without foreign keys and triggers, inside the caller's transaction. Both are put back
 * as they were; putting the keys back checks every row. It needs no superuser, only the owner.
 */
export async function withoutConstraints(
  client: PoolClient,
  work: () => Promise<void>,
): Promise<void> {
  const keys = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  );
  const triggers = await client.query<{ table: string; name: string; mode: 'O' | 'A' | 'R' }>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name, tgenabled as mode
     from pg_trigger join pg_class c on c.oid = tgrelid
     where not tgisinternal and tgenabled <> 'D' and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys.rows) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  for (const { table, name } of triggers.rows) {
    await client.query(`alter table ${table} disable trigger ${name}`);
  }
  await work();
  for (const { table, name, mode } of triggers.rows) {
    const enable = { O: 'enable', A: 'enable always', R: 'enable replica' }[mode];
    await client.query(`alter table ${table} ${enable} trigger ${name}`);
  }
  for (const { table, name, definition } of keys.rows) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}
