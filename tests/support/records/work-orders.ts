import type { Database } from '#db/connection.ts';
import { workOrders } from '#db/schema/work-orders.ts';
import { addSheet, type HeadFields } from './sheets.ts';

/** The fields of a work order that tests set. */
export type WorkOrderFields = HeadFields & Partial<Omit<typeof workOrders.$inferInsert, 'id'>>;

/** Adds an installation order; returns its id. */
export function addWorkOrder(db: Database, fields: WorkOrderFields = {}): Promise<string> {
  return addSheet(db, 'work-order', fields, (transaction, id, body) =>
    transaction.insert(workOrders).values({
      kind: 'installation',
      status: 'in_progress',
      siteAddress: '地址',
      contactName: '王若溪',
      contactPhone: '+8613812340000',
      ...body,
      id,
    }),
  );
}
