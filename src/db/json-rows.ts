import { type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A value as JSON has it: dates are text. */
type JsonValue<T> = T extends Date ? string : T;

/** Rows collected by `jsonRows`. */
export type JsonRows<Fields extends Record<string, AnyPgColumn>> = {
  [K in keyof Fields]: JsonValue<GetColumnData<Fields[K]>>;
}[];

/**
 * A field of a select that collects the rows of a dependent table in a list, so that one query reads
 * a record and its parts. Dates come as ISO 8601 with an offset: see `utc`.
 */
export function jsonRows<Fields extends Record<string, AnyPgColumn>>(
  from: PgTable,
  fields: Fields,
  { where, orderBy }: { where: SQL; orderBy: (AnyPgColumn | SQL)[] },
): SQL<JsonRows<Fields>> {
  const pairs = Object.entries(fields).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
  );
  const rows = sql`(select coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${sql.join(orderBy, sql`, `)}), '[]'::json) from ${from} where ${where})`;
  // Nested, because Drizzle drops table names from the columns of a field in a select of one table.
  return sql<JsonRows<Fields>>`${rows}`;
}

/** Converts a date of `jsonRows` to ISO 8601 in UTC. */
export function utc(value: string): string;
export function utc(value: string | null): string | null;
export function utc(value: string | null): string | null {
  return value && new Date(value).toISOString();
}
