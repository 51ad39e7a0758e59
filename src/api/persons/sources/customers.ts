import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { eraseContacts } from '#api/customers/erase.ts';
import { customers, projects } from '#db/schema/projects.ts';
import { trashedRecords } from '#db/schema/trash.ts';
import { holdsText, isBusy, listOf } from '../person.ts';
import type { PersonRecords } from '../source.ts';

/** Customers, also those in the trash, with the copies that merges kept. */
export const customerRecords: PersonRecords = {
  source: 'customer',
  async find(db, { customerIds, texts }) {
    const busy = db
      .select({ one: sql`1` })
      .from(projects)
      .where(and(eq(projects.customerId, customers.id), isBusy));
    const rows = await db
      .select({ customer: customers, isBusy: sql<boolean>`exists (${busy})` })
      .from(customers)
      .where(inArray(customers.id, customerIds))
      .orderBy(desc(customers.id));
    const deleted = await db
      .select()
      .from(trashedRecords)
      .where(and(eq(trashedRecords.kind, 'customer'), holdsText(trashedRecords.record, texts)))
      .orderBy(desc(trashedRecords.deletedAt));
    return [
      ...rows.map(({ customer, isBusy: isKept }) => ({
        id: customer.id,
        title: customer.name,
        at: customer.createdAt,
        page: `/customers?id=${customer.id}`,
        kept: isKept ? ('project' as const) : null,
        values: customer,
      })),
      ...deleted.map(({ id, name, deletedAt, record }) => ({
        id,
        title: name,
        at: deletedAt,
        page: '/trash?kind=customer',
        kept: null,
        values: record,
      })),
    ];
  },
  async erase(transaction, ids) {
    await transaction.execute(
      eraseContacts(sql`select id from customers where id::text = any(${listOf(ids)})`),
    );
    await transaction
      .delete(trashedRecords)
      .where(and(eq(trashedRecords.kind, 'customer'), inArray(trashedRecords.id, [...ids])));
  },
};
