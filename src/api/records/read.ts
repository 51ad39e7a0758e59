import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lt, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { cutPage, PAGE_ROWS } from '#api/http/keyset.ts';
import { notFound } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import type { RecordDefinition, RecordTable, Values } from './definition.ts';

type Listed = Pick<RecordDefinition, 'table' | 'order' | 'where' | 'shown'>;

/** The columns of a table and what is shown besides. */
const columnsOf = ({ table, shown = {} }: Pick<Listed, 'table' | 'shown'>) => ({
  ...getTableColumns(table),
  ...shown,
});

/**
 * Rows in the order of the list, after the one at `after`; each with its place there.
 * @param hidden fields that the reader does not see
 */
export function readRows(
  db: Executor,
  listed: Listed,
  { after, ...filters }: Values & { after?: string | undefined },
  {
    limit,
    hidden,
    more = {},
  }: { limit: number; hidden: readonly string[]; more?: Readonly<Record<string, SQL>> },
): Promise<(Values & { place: string })[]> {
  const { table, order, where } = listed;
  const place = order ?? table.id;
  const beyond = after && (order ? gt(order, after) : lt(table.id, after));
  return db
    .select({ ...columnsOf(listed), ...more, place })
    .from(table as PgTable)
    .where(and(where(filters, hidden), beyond || undefined))
    .orderBy(order ? asc(place) : desc(place))
    .limit(limit) as unknown as Promise<(Values & { place: string })[]>;
}

/**
 * One page of a list, with the number of all records that match.
 * @param hidden fields that the reader does not see
 */
export async function readPage(
  db: Executor,
  listed: Listed,
  query: Values & { after?: string | undefined },
  hidden: readonly string[],
): Promise<{ rows: Values[]; total: number; next: string | null }> {
  const found = await readRows(db, listed, query, { limit: PAGE_ROWS, hidden });
  const { after: _, ...filters } = query;
  const matching = listed.where(filters, hidden);
  const [all] = await db.select({ total: count() }).from(listed.table).where(matching);
  const { page, next } = cutPage(found, ({ place }) => place);
  return { rows: page, total: all?.total ?? 0, next };
}

/** A row with what is shown besides. @throws AppError NOT_FOUND */
export async function readShownRow(
  db: Executor,
  shown: Pick<RecordDefinition, 'table' | 'shown'>,
  id: string,
): Promise<Values> {
  const [row = notFound()] = await db
    .select(columnsOf(shown))
    .from(shown.table as PgTable)
    .where(eq(shown.table.id, id));
  return row;
}

/** Ids of the first `limit` records that match. @throws ZodError if the list has no such filter */
export async function selectIds(
  db: Executor,
  { table, query, where }: RecordDefinition,
  filters: Values,
  { limit, hidden }: { limit: number; hidden: readonly string[] },
): Promise<{ id: string }[]> {
  return db
    .select({ id: table.id })
    .from(table)
    .where(where(query.parse(filters), hidden))
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
