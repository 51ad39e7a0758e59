import { type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A value as it comes out of JSON: moments are text there. */
type JsonValue<T> = T extends Date ? string : T;

/** Rows gathered by `jsonRows`. */
export type JsonRows<Fields extends Record<string, AnyPgColumn>> = {
  [K in keyof Fields]: JsonValue<GetColumnData<Fields[K]>>;
}[];

/**
 * A field of a select that gathers the rows of a dependent table as a list, so that a record and
 * its parts are read by one query. Moments come as ISO 8601 with an offset: see `utc`.
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
  // Wrapped once more: a select of one table drops the table names from a field's own columns.
  return sql<JsonRows<Fields>>`${rows}`;
}

/** A moment out of `jsonRows` as ISO 8601 in UTC. */
export function utc(value: string): string;
export function utc(value: string | null): string | null;
export function utc(value: string | null): string | null {
  return value && new Date(value).toISOString();
}
