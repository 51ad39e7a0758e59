import { and, eq, getTableColumns, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { compileProjection } from '#api/http/projection.ts';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';

/** Returns a function that makes a body of rows: the fields of its schema, moments as texts. */
export function bodyMaker<Schema extends z.ZodType>(
  schema: Schema,
): (rows: z.input<Schema>) => z.output<Schema> {
  const cut = compileProjection(schema);
  return (rows) => cut(rows) as z.output<Schema>;
}

/** Rows of one statement; each value is a parameter, of which PostgreSQL takes 65,535. */
const BATCH = 1_000;

/** The rows of one sheet in a table of parts. */
interface PartRows {
  table: PgTable;
  /** Column with the id of the sheet, or of the part that the rows belong to. */
  parent: PgColumn;
  parentId: string;
}

/**
 * Makes the rows of a part those of a list of the body: entries keep their id, new ones are added,
 * others go.
 * @throws AppError VALIDATION_FAILED if an id belongs to another sheet
 */
export async function syncRows(
  db: Executor,
  { table, parent, parentId }: PartRows,
  rows: readonly { id: string; [field: string]: unknown }[],
): Promise<void> {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const { id } = columns;
  if (!id) throw new TypeError('rows without an id cannot be kept');
  const ids = rows.map((row) => row.id);
  const isHere = eq(parent, parentId);
  await db.delete(table).where(ids.length > 0 ? and(isHere, notInArray(id, ids)) : isHere);
  const set = Object.fromEntries(
    Object.keys(rows[0] ?? {}).flatMap((field): [string, SQL][] => {
      const name = columns[field]?.name;
      return name && field !== 'id' ? [[field, sql.raw(`excluded."${name}"`)]] : [];
    }),
  );
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    const stored = await db
      .insert(table)
      .values(batch)
      .onConflictDoUpdate({ target: id, set, setWhere: isHere })
      .returning({ id });
    if (stored.length < batch.length) throw new AppError('VALIDATION_FAILED');
  }
}

/** Replaces the rows of a part, to which nothing else points. */
export async function replaceRows(
  db: Executor,
  { table, parent, parentId }: PartRows,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  await db.delete(table).where(eq(parent, parentId));
  for (let at = 0; at < rows.length; at += BATCH) {
    await db.insert(table).values(rows.slice(at, at + BATCH));
  }
}
