import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Executor } from '#db/connection.ts';

/** A table that is written when a record is published. */
export interface DraftTable {
  table: PgTable;
  /** The column with the id of the record; absent for a small table that is drafted as a whole. */
  recordId?: PgColumn;
}

/** An open transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** Name of the temporary table with the rows of the record. */
const draftOf = (name: string) => `draft_${name}`;

/**
 * Shows a record as it would be published, to this transaction only: `write` writes to temporary
 * copies of the record's rows, and views of the tables' names then show these in place of the public
 * ones, since the database looks for temporary relations first. No public row is written or locked.
 * A write to a table that is not given fails. Everything ends with the transaction; its connection
 * must not be used again, as it has prepared statements on the views.
 */
export async function layDrafts(
  transaction: Transaction,
  recordId: string,
  tables: readonly DraftTable[],
  write: (savepoint: Executor) => Promise<void>,
): Promise<void> {
  const drafts = tables.map(({ table, recordId: column }) => ({
    name: getTableName(table),
    columns: Object.values(getTableColumns(table))
      .filter(({ generated }) => !generated)
      .map(({ name }) => quoted(name))
      .join(', '),
    isOfRecord: column && `${quoted(column.name)} = '${recordId}'`,
  }));
  const run = (statements: string[]) => transaction.execute(sql.raw(statements.join(';\n')));
  await run(
    drafts.flatMap(({ name, columns, isOfRecord }) => [
      `create temp table ${quoted(name)} (like public.${quoted(name)}
        including defaults including generated including indexes including constraints) on commit drop`,
      `insert into pg_temp.${quoted(name)} (${columns})
        select ${columns} from public.${quoted(name)} where ${isOfRecord ?? 'true'}`,
    ]),
  );
  const names = drafts.map(({ name }) => name);
  await run(await columnTriggers(transaction, names));
  await transaction.transaction(async (savepoint) => {
    // Temporary tables may be written all the same. The mode ends with the savepoint.
    await savepoint.execute(sql`set transaction read only`);
    await write(savepoint);
  });
  await run(
    drafts.flatMap(({ name, isOfRecord }) => {
      const draft = `select * from pg_temp.${quoted(draftOf(name))}`;
      const others = `select * from public.${quoted(name)} where not (${isOfRecord})`;
      return [
        `alter table pg_temp.${quoted(name)} rename to ${quoted(draftOf(name))}`,
        `create temp view ${quoted(name)} as ${isOfRecord ? `${others} union all ${draft}` : draft}`,
      ];
    }),
  );
  await transaction.execute(sql`set transaction read only`);
}

/** The triggers that compute columns of a written row, for the copies of tables. */
async function columnTriggers(db: Executor, tables: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select c.relname as name, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and c.relname in ${tables}
      -- Before each row.
      and t.tgtype & 3 = 3 and not t.tgisinternal
    order by t.tgname`);
  return rows.map(({ name, definition }) =>
    definition.replace(/ ON (?:public\.)?("?)\w+\1 /, () => ` ON pg_temp.${quoted(name)} `),
  );
}
