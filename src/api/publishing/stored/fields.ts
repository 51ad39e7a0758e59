import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PartData, PartDefinition, PartReference, PartText } from '../kind.ts';

export type Row<Table extends PgTable> = Table['$inferSelect'];
export type ColumnName<Table extends PgTable> = keyof Row<Table> & string;
/** Values for some columns of a table. */
export type Columns<Table extends PgTable> = Partial<Table['$inferInsert']>;

/** A part whose fields are columns of a table, each of the same name if nothing says otherwise. */
export interface StoredFields<Data extends PartData, Table extends PgTable> {
  schema: PartDefinition<Data>['schema'];
  /** Values of a new record, where a field is not empty at first. */
  empty?: Partial<Data>;
  table: Table;
  /** Columns that are named otherwise than their fields. */
  columns?: { readonly [Field in keyof Data]?: ColumnName<Table> };
  /** Fields that are read otherwise than they are stored. */
  read?(row: Row<Table>): Partial<Data>;
  texts?(data: Data): PartText[];
  references?(data: Data): PartReference[];
}

/** Translates between the fields of a part and the columns of its table. */
export function columnMap<Data extends PartData, Table extends PgTable>({
  schema,
  columns = {},
  read,
  lists = {},
}: StoredFields<Data, Table> & { lists?: object }) {
  const pairs = Object.keys(schema.shape)
    .filter((field) => !(field in lists))
    .map((field) => [field, columns[field] ?? field] as const);
  return {
    dataOf: (row: Record<string, unknown>) => ({
      ...Object.fromEntries(pairs.map(([field, column]) => [field, row[column]])),
      ...read?.(row as Row<Table>),
    }),
    valuesOf: (data: Data) =>
      Object.fromEntries(pairs.map(([field, column]) => [column, data[field]])),
  };
}

/** @throws Error if the table has no such column */
export function columnOf(table: PgTable, name: string): PgColumn {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[name];
  if (!column) throw new Error(`${getTableName(table)} has no column ${name}`);
  return column;
}
