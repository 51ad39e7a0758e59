import { eq, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { emptyObject } from '#api/empty-values.ts';
import type { Executor } from '#db/connection.ts';
import type { DraftTable } from '../draft-tables.ts';
import { definePart, type PartData } from '../kind.ts';
import { type Columns, columnMap, columnOf, type StoredFields } from './fields.ts';

/** A field with a table of its own. */
export interface StoredList<Value> {
  table: PgTable;
  recordId: PgColumn;
  read(db: Executor, recordId: string): Promise<Value>;
  write(db: Executor, recordId: string, value: Value): Promise<void>;
}

export interface SharedFields<Data extends PartData, Table extends PgTable>
  extends StoredFields<Data, Table> {
  /** Columns that are stored otherwise than their fields are written. */
  write?(data: Data): Columns<Table>;
  lists?: { readonly [Field in keyof Data]?: StoredList<Data[Field]> };
}

/** The part that the languages of a record share: its row, and the lists that belong to it. */
export function sharedPart<Data extends PartData, Table extends PgTable>(
  fields: SharedFields<Data, Table>,
) {
  const table: PgTable = fields.table;
  const id = columnOf(table, 'id');
  const lists = Object.entries((fields.lists ?? {}) as Record<string, StoredList<unknown>>);
  const { dataOf, valuesOf } = columnMap(fields);
  const columnsOf = (data: Data) => ({ ...valuesOf(data), ...fields.write?.(data) });
  const writeLists = async (db: Executor, recordId: string, data: Data) => {
    for (const [field, list] of lists) await list.write(db, recordId, data[field]);
  };
  const part = definePart<Data>({
    schema: fields.schema,
    empty: emptyObject(fields.schema, fields.empty),
    async read(db, recordId) {
      const [row] = await db.select().from(table).where(eq(id, recordId));
      if (!row) return undefined;
      const data: PartData = dataOf(row);
      for (const [field, list] of lists) data[field] = await list.read(db, recordId);
      return { data: data as Data, state: 'published', publishedAt: null };
    },
    async write(db, recordId, data) {
      await db.update(table).set(columnsOf(data)).where(eq(id, recordId));
      await writeLists(db, recordId, data);
    },
    texts: fields.texts ?? (() => []),
    references: fields.references ?? (() => []),
  });
  return {
    part,
    draftTables: [
      { table, recordId: id },
      ...lists.map(([, list]) => ({ table: list.table, recordId: list.recordId })),
    ] satisfies DraftTable[],
    async create(db: Executor, shared: PartData): Promise<string> {
      const data = shared as Data;
      const [row] = await db.insert(table).values(columnsOf(data)).returning({ id });
      if (!row) throw new Error(`${getTableName(table)} got no row`);
      await writeLists(db, String(row.id), data);
      return String(row.id);
    },
    async remove(db: Executor, recordId: string): Promise<void> {
      await db.delete(table).where(eq(id, recordId));
    },
  };
}
