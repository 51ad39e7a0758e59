import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { isUnsealed, NAMELESS_CUSTOMER } from '#api/bookings/erase.ts';
import { projects } from '#db/schema/projects.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { workOrderEngineers, workOrders } from '#db/schema/work-orders.ts';
import { hasContact, isBusy, listOf } from '../person.ts';
import type { PersonRecords } from '../source.ts';

/** An order without a project is in progress until it is closed. */
const isNeeded = sql<boolean>`coalesce(${isBusy}, ${sheets.stage} <> 'closed')`;

/** Contacts on site. */
export const workOrderRecords: PersonRecords = {
  source: 'work_order',
  async find(db, { contact, names, sheets: known }) {
    const rows = await db
      .select({
        id: sheets.id,
        number: sheets.number,
        at: sheets.createdAt,
        isNeeded,
        contactName: workOrders.contactName,
        contactPhone: workOrders.contactPhone,
        siteAddress: workOrders.siteAddress,
      })
      .from(workOrders)
      .innerJoin(sheets, eq(sheets.id, workOrders.id))
      .leftJoin(projects, eq(projects.id, sheets.projectId))
      .where(
        or(
          hasContact({ phone: workOrders.contactPhone }, contact),
          and(
            inArray(
              sheets.id,
              known.map(({ id }) => id),
            ),
            inArray(workOrders.contactName, names),
          ),
        ),
      )
      .orderBy(desc(sheets.id));
    return rows.map(({ id, number, at, isNeeded: isKept, ...values }) => ({
      id,
      title: number,
      at,
      page: `/sheets/${id}`,
      kept: isKept ? 'project' : null,
      values,
    }));
  },
  async erase(transaction, ids) {
    // First: an order without a project may have its customer as the contact.
    await transaction.execute(sql`
      update sheets s set erased_at = now(), customer_name =
        case when s.customer_name = o.contact_name and ${isUnsealed} then ${NAMELESS_CUSTOMER}
          else s.customer_name end
      from work_orders o where o.id = s.id and s.id::text = any(${listOf(ids)})`);
    await transaction
      .update(workOrders)
      .set({ contactName: null, contactPhone: null })
      .where(inArray(workOrders.id, [...ids]));
  },
};

/** Engineers who are not staff. */
export const engineerRecords: PersonRecords = {
  source: 'engineer',
  async find(db, { contact }) {
    const rows = await db
      .select({
        engineer: workOrderEngineers,
        sheetId: sheets.id,
        number: sheets.number,
        isNeeded,
      })
      .from(workOrderEngineers)
      .innerJoin(sheets, eq(sheets.id, workOrderEngineers.orderId))
      .leftJoin(projects, eq(projects.id, sheets.projectId))
      .where(hasContact({ phone: workOrderEngineers.phone }, contact))
      .orderBy(desc(workOrderEngineers.id));
    return rows.map(({ engineer, sheetId, number, isNeeded: isKept }) => ({
      id: engineer.id,
      title: number,
      at: engineer.createdAt,
      page: `/sheets/${sheetId}`,
      kept: isKept ? 'project' : null,
      values: { name: engineer.name, role: engineer.role, phone: engineer.phone },
    }));
  },
  erase: (transaction, ids) =>
    transaction
      .update(workOrderEngineers)
      .set({
        // Names are different within an order.
        name: sql`${NAMELESS_CUSTOMER} || right(${workOrderEngineers.id}::text, 4)`,
        phone: null,
      })
      .where(inArray(workOrderEngineers.id, [...ids])),
};
