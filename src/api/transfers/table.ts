import { and, asc, desc, getTableColumns, gt, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';

/** Value of a cell in a table. */
export type Cell = string | number | boolean | null;
/** Values of a record by the names of its columns. */
export type Values = Record<string, unknown>;
export type Message = Record<Locale, string>;
/** What the interface calls columns, in Chinese and in English. */
export type ColumnNames = Readonly<Record<string, readonly [zh: string, en: string]>>;

/** A column of a resource. */
export interface Column {
  name: string;
  /** What the interface calls it: the head of an exported sheet, which an import knows too. */
  title?: Message;
  /** Other names in the head of a table, in people's own words. */
  labels?: readonly string[];
  /** What a value must be; absent for columns that only an export has. */
  schema?: z.ZodType;
  /** Words that a cell may have for a value, such as the Chinese names of a list. */
  words?: Readonly<Record<string, string>>;
}

/** A record with its values as they are now. */
export interface CurrentRecord {
  id: string;
  values: Values;
  /** Its values as they are stored, where `values` has names of other records. */
  stored?: Values;
}

/** A row of an import that adds a record, or changes values of one. */
export interface RowChange {
  /** Undefined for a new record. */
  record: CurrentRecord | undefined;
  /** The values that are given and differ. */
  values: Values;
}

/** What an import has done to a record; `before` is null for a new one. */
export interface AppliedChange {
  recordId: string;
  name: string;
  before: Values | null;
  after: Values;
}

/** How the rows of a table become records. */
export interface Importer {
  /** Column that says which record a row is about. */
  key: string;
  /** The form in which keys are compared; by default as they are. */
  normalKey?(key: string): string;
  /** Which rows add a record: those without a key, those with an unknown one, or none. */
  newRows: 'without-key' | 'unknown-key' | 'none';
  /** Columns that a new record needs. */
  required: readonly string[];
  /** Records by their keys. */
  find(db: Executor, keys: readonly string[]): Promise<ReadonlyMap<string, CurrentRecord>>;
  /** What is wrong with a row besides the values of its columns. */
  problem?(change: RowChange): { column: string; message: Message } | undefined;
  /** As `problem`, for what only the database knows. Rows of one table do not see each other. */
  check?(
    db: Executor,
    change: RowChange,
  ): Promise<{ column: string; message: Message } | undefined>;
  apply(call: StaffWriteCall, change: RowChange): Promise<AppliedChange>;
  /** Takes a change back; false if somebody has changed the record since. */
  undo(call: StaffWriteCall, change: AppliedChange): Promise<boolean>;
}

/**
 * A table of records for exports and imports. Content (content.ts) and plain records
 * (api/records/transfer.ts) have it for free. Others declare theirs in `transfer.ts` of their domain:
 * columns, rows page by page, and an importer if they can be imported. The export gets an entry in
 * exports.ts, the import one in resources.ts.
 */
export interface Resource<Filter> {
  columns: readonly Column[];
  /** Filters that may name a person; the audit log does not keep them. */
  personalFilters?: readonly (keyof Filter & string)[];
  /** All records that match, in an order that lasts. */
  rows(db: Executor, filter: Filter): AsyncIterable<Values>;
}

/** All items of a list that is read page by page. */
export async function* allItems<Item>(
  readPage: (after: string | undefined) => Promise<{ items: Item[]; next: string | null }>,
): AsyncGenerator<Item> {
  for (let after: string | undefined; ; ) {
    const { items, next } = await readPage(after);
    yield* items;
    if (next === null) return;
    after = next;
  }
}

/** Rows that `allRows` reads at a time. */
export const BATCH = 500;

/** All rows of a query that is run batch by batch, each after the place of the last row before. */
export async function* allRows<Row, Place>(
  readBatch: (after: Place | undefined) => Promise<Row[]>,
  placeOf: (last: Row) => Place,
): AsyncGenerator<Row> {
  for (let after: Place | undefined; ; ) {
    const rows = await readBatch(after);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = placeOf(last);
  }
}

/**
 * All rows of a table that pass the filters.
 * @param order a column that tells the rows apart, and whether the last ones come first
 */
export function filteredRows<
  Table extends PgTable,
  By extends keyof Table['$inferSelect'] & string,
>(
  db: Executor,
  table: Table,
  filters: readonly (SQL | undefined)[],
  order: { by: By; isDescending?: boolean },
): AsyncGenerator<Table['$inferSelect']> {
  type Row = Table['$inferSelect'];
  const column = getTableColumns(table)[order.by] as PgColumn;
  const [directed, beyond] = order.isDescending ? [desc, lt] : [asc, gt];
  return allRows(
    async (after: Row[By] | undefined): Promise<Row[]> =>
      db
        .select()
        .from(table as PgTable)
        .where(and(...filters, after === undefined ? undefined : beyond(column, after)))
        .orderBy(directed(column))
        .limit(BATCH),
    (row) => row[order.by],
  );
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The keys that can be ids; the database refuses to compare others with one. */
export const idsAmong = (keys: readonly string[]): string[] => keys.filter((key) => uuid.test(key));
