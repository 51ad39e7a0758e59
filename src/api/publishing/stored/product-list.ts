import { and, eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type ProductKey, productKeys } from '#contracts/enums/products.ts';
import { type ColumnName, columnOf } from './fields.ts';
import type { StoredList } from './shared-part.ts';

/** The products of a record, in a table of its id and `productKey`. */
export function productList<Table extends PgTable>(
  joined: Table,
  recordName: ColumnName<Table>,
): StoredList<ProductKey[]> {
  const table: PgTable = joined;
  const recordId = columnOf(table, recordName);
  const productKey = columnOf(table, 'productKey');
  return {
    table,
    recordId,
    async read(db, id) {
      const rows = await db.select({ key: productKey }).from(table).where(eq(recordId, id));
      return productKeys.filter((key) => rows.some((row) => row.key === key));
    },
    /** Leaves rows that stay as they are, so that their lists are not announced as changed. */
    async write(db, id, products) {
      const before = await this.read(db, id);
      const removed = before.filter((key) => !products.includes(key));
      const added = products.filter((key) => !before.includes(key));
      if (removed.length > 0) {
        await db.delete(table).where(and(eq(recordId, id), inArray(productKey, removed)));
      }
      if (added.length > 0) {
        await db.insert(table).values(added.map((key) => ({ [recordName]: id, productKey: key })));
      }
    },
  };
}
