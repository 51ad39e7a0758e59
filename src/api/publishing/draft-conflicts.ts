import { getTableName, sql } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import type { Violation } from '#db/violations.ts';
import type { DraftTable } from './draft-tables.ts';

interface Rule extends Record<string, unknown> {
  table: string;
  columns: string[];
  /** The table that the columns refer to; null for columns that must be unique. */
  parent: string | null;
  parentColumns: string[] | null;
}

const columnNames = (of: 'conkey' | 'confkey', relation: 'conrelid' | 'confrelid') => sql`
  (select array_agg(a.attname::text order by k.place)
   from unnest(c.${sql.identifier(of)}) with ordinality as k (number, place)
   join pg_attribute a on a.attrelid = c.${sql.identifier(relation)} and a.attnum = k.number)`;

const id = (name: string) => sql.identifier(name);
const list = (row: string, names: string[]) =>
  sql.join(
    names.map((name) => sql`${id(row)}.${id(name)}`),
    sql`, `,
  );

/**
 * The constraint that drafts, laid by `layDrafts`, would break if they were published: copies of
 * tables know neither what other tables nor what other records have.
 */
export async function conflictOfDrafts(
  db: Executor,
  recordId: string,
  tables: readonly DraftTable[],
): Promise<Violation | undefined> {
  const recordIds = new Map(tables.map((one) => [getTableName(one.table), one.recordId?.name]));
  const { rows: rules } = await db.execute<Rule>(sql`
    select child.relname as table, ${columnNames('conkey', 'conrelid')} as columns,
      parent.relname as parent, ${columnNames('confkey', 'confrelid')} as "parentColumns"
    from pg_constraint c join pg_class child on child.oid = c.conrelid
    left join pg_class parent on parent.oid = c.confrelid
    where c.contype in ('f', 'u') and c.connamespace = 'public'::regnamespace
      and child.relname in ${[...recordIds.keys()]}`);
  const checks = rules.flatMap(({ table, columns, parent, parentColumns }) => {
    const draft = sql`pg_temp.${id(`draft_${table}`)} d`;
    const own = list('d', columns);
    if (parent && parentColumns) {
      const isFound = sql`exists (
        select from ${id(parent)} p where (${list('p', parentColumns)}) = (${own}))`;
      return sql`select 'reference' as kind from ${draft}
        where num_nulls(${own}) = 0 and not ${isFound}`;
    }
    const recordColumn = recordIds.get(table);
    if (recordColumn === undefined) return [];
    return sql`select 'unique' as kind from ${draft} join public.${id(table)} p
      on (${list('p', columns)}) = (${own}) and p.${id(recordColumn)} <> ${recordId}`;
  });
  const { rows } = await db.execute<{ kind: Violation }>(
    sql`${sql.join(checks, sql` union all `)} limit 1`,
  );
  return rows[0]?.kind;
}
