import { eq, type InferSelectModel } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { notFound } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';

/** A table whose rows have an id. */
type IdTable = PgTable & { id: AnyPgColumn };

/** The row with an id. @throws AppError NOT_FOUND */
export async function findById<Table extends IdTable>(
  db: Executor,
  table: Table,
  id: string,
): Promise<InferSelectModel<Table>> {
  const [row = notFound()] = await selectById(db, table, id);
  return row as InferSelectModel<Table>;
}

/** The row with an id, locked for a change until the transaction ends. @throws AppError NOT_FOUND */
export async function lockById<Table extends IdTable>(
  transaction: Executor,
  table: Table,
  id: string,
): Promise<InferSelectModel<Table>> {
  const [row = notFound()] = await selectById(transaction, table, id).for('update');
  return row as InferSelectModel<Table>;
}

const selectById = (db: Executor, table: IdTable, id: string) =>
  db
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id));
