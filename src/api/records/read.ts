import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lt, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import type { RecordDefinition, RecordTable, Values } from './definition.ts';

/** Records of one page. */
const PAGE_SIZE = 50;

type Listed = Pick<RecordDefinition, 'table' | 'order' | 'where'>;

/** Rows in the order of the list, after the one at `after`; each with its place there. */
export function readRows(
  db: Executor,
  { table, order, where }: Listed,
  { after, ...filters }: Values & { after?: string | undefined },
  limit: number,
  more: Readonly<Record<string, SQL>> = {},
): Promise<(Values & { place: string })[]> {
  const place = order ?? table.id;
  const beyond = after && (order ? gt(order, after) : lt(table.id, after));
  return db
    .select({ ...getTableColumns(table), ...more, place })
    .from(table as PgTable)
    .where(and(where(filters), beyond || undefined))
    .orderBy(order ? asc(place) : desc(place))
    .limit(limit) as unknown as Promise<(Values & { place: string })[]>;
}

/** One page of a list, with the number of all records that match. */
export async function readPage(
  db: Executor,
  listed: Listed,
  query: Values & { after?: string | undefined },
): Promise<{ rows: Values[]; total: number; next: string | null }> {
  const found = await readRows(db, listed, query, PAGE_SIZE + 1);
  const { after: _, ...filters } = query;
  const [all] = await db.select({ total: count() }).from(listed.table).where(listed.where(filters));
  const rows = found.slice(0, PAGE_SIZE);
  return {
    rows,
    total: all?.total ?? 0,
    next: found.length > PAGE_SIZE ? (rows.at(-1)?.place ?? null) : null,
  };
}

/** Ids of the first `limit` records that match. @throws ZodError if the list has no such filter */
export async function selectIds(
  db: Executor,
  { table, query, where }: RecordDefinition,
  filters: Values,
  limit: number,
): Promise<{ id: string }[]> {
  return db
    .select({ id: table.id })
    .from(table)
    .where(where(query.parse(filters)))
    .orderBy(table.id)
    .limit(limit);
}

/** Names of records by their ids. */
export async function selectNames(
  db: Executor,
  { table, name }: RecordDefinition,
  ids: string[],
): Promise<{ id: string; name: string }[]> {
  return db.select({ id: table.id, name }).from(table).where(inArray(table.id, ids));
}

/** A record, locked for a change; undefined if there is no such record. */
export async function lockRow(
  db: Executor,
  table: RecordTable,
  id: string,
): Promise<Values | undefined> {
  const [row] = await db.select().from(table).where(eq(table.id, id)).for('update');
  return row;
}

/** As `lockRow`. @throws AppError NOT_FOUND */
export async function lockKnownRow(db: Executor, table: RecordTable, id: string): Promise<Values> {
  const row = await lockRow(db, table, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
