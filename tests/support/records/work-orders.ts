import type { Database } from '#db/connection.ts';
import { workOrders } from '#db/schema/work-orders.ts';
import { onlyRow } from './only-row.ts';

type OrderRow = typeof workOrders.$inferInsert;

/** Adds an installation order; returns its id. */
export async function addWorkOrder(
  db: Database,
  fields: Pick<OrderRow, 'number'> & Partial<OrderRow>,
): Promise<string> {
  const rows = await db
    .insert(workOrders)
    .values({
      title: '实施',
      kind: 'installation',
      locale: 'zh',
      status: 'in_progress',
      customerName: '客户',
      siteName: '现场',
      siteAddress: '地址',
      contactName: '王若溪',
      contactPhone: '+8613812340000',
      ...fields,
    })
    .returning({ id: workOrders.id });
  return onlyRow(rows).id;
}
