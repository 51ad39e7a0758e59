import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A value as JSON has it: dates are text. */
type JsonValue<T> = T extends Date ? string : T;

/** Rows collected by `jsonRows`. */
export type JsonRows<Table extends PgTable, Name extends keyof InferSelectModel<Table>> = {
  [K in Name]: JsonValue<InferSelectModel<Table>[K]>;
}[];

/**
 * A field of a select that collects some columns of a dependent table's rows in a list, so that one
 * query reads a record and its parts. Dates come as ISO 8601 with an offset: see `utc`.
 */
export function jsonRows<
  Table extends PgTable,
  Name extends keyof InferSelectModel<Table> & string,
>(
  from: Table,
  names: readonly Name[],
  { where, orderBy }: { where: SQL; orderBy: (AnyPgColumn | SQL)[] },
): SQL<JsonRows<Table, Name>> {
  const columns = getTableColumns(from);
  const pairs = names.map((name) => sql`${sql.raw(`'${name}'`)}, ${columns[name]}`);
  const rows = sql`(select coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${sql.join(orderBy, sql`, `)}), '[]'::json) from ${from} where ${where})`;
  // Nested, because Drizzle drops table names from the columns of a field in a select of one table.
  return sql<JsonRows<Table, Name>>`${rows}`;
}

/** Converts a date of `jsonRows` to ISO 8601 in UTC. */
export function utc(value: string): string;
export function utc(value: string | null): string | null;
export function utc(value: string | null): string | null {
  return value && new Date(value).toISOString();
}
