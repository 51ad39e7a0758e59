import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { bookingNotes, bookings } from '#db/schema/bookings.ts';
import { importBatches, importChanges } from '#db/schema/imports.ts';
import { customers, projects } from '#db/schema/projects.ts';
import { sheetComments } from '#db/schema/sheets/comments.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { staffSessions } from '#db/schema/staff.ts';
import { trashedRecords } from '#db/schema/trash.ts';
import { workOrders } from '#db/schema/work-orders.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { signInTo } from '#tests/support/publishing.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db);
const sales = await signInTo(db, api, 'sales', '周琳');
afterAll(() => database.drop());

const contact = { contactName: '王若溪', contactPhone: '+8613800138000' };

/** A customer with copies of its person wherever there are any. */
async function addCopies() {
  const [customer] = await db
    .insert(customers)
    .values({ name: '王若溪', ...contact, note: '王若溪爱喝茶' })
    .returning();
  const customerId = customer?.id ?? '';
  const [booking] = await db
    .insert(bookings)
    .values({
      reference: 'MJ-1',
      idempotencyKey: randomUUID(),
      name: '王若溪',
      phone: contact.contactPhone,
      consentedAt: new Date(),
      privacyVersion: '1.2',
      locale: 'zh',
    })
    .returning();
  const bookingId = booking?.id ?? '';
  await db.insert(bookingNotes).values({ bookingId, body: '王若溪来电' });
  const [project] = await db
    .insert(projects)
    .values({ number: 'PJ-1', name: '三厅', customerId, bookingId, stage: 'build' })
    .returning();
  const order = {
    ...contact,
    number: 'WO-1',
    projectId: project?.id ?? '',
    customerName: '王若溪',
  };
  const sheetId = await addWorkOrder(db, order);
  await db.insert(sheetComments).values({
    sheetId,
    revision: 1,
    anchor: { part: 'sheet' },
    party: 'customer',
    authorName: '王若溪',
    body: '好',
  });
  const batch = { resource: 'customer', fileName: 'a.csv', newCount: 1, changedCount: 0 } as const;
  const [{ id: batchId } = { id: '' }] = await db.insert(importBatches).values(batch).returning();
  await db
    .insert(importChanges)
    .values({ batchId, row: 2, recordId: customerId, name: '王若溪', after: contact });
  const [other] = await db
    .insert(customers)
    .values({ name: '云栖', ...contact })
    .returning();
  await sales.ask(`POST /admin/customers/${customerId}/merger`, { other: other?.id });
  return { customerId, projectId: project?.id ?? '' };
}

async function copies(): Promise<string[]> {
  const tables = {
    bookings,
    bookingNotes,
    customers,
    workOrders,
    sheets,
    sheetComments,
    importChanges,
    trashedRecords,
    auditLog,
  };
  const found = await Promise.all(
    Object.entries(tables).map(async ([name, table]) => {
      const text = JSON.stringify(await db.select().from(table));
      return text.includes('王若溪') || text.includes('13800138000') ? [name] : [];
    }),
  );
  return found.flat();
}

test('the person of a customer is erased with all copies, once no project needs the contact', async () => {
  const { customerId, projectId } = await addCopies();
  const erase = () => sales.call(`POST /admin/customers/${customerId}/erasure`);
  const busy = await erase();
  expect([busy.status, busy.body.errorMessage]).toEqual([409, expect.stringContaining('PJ-1')]);
  // The log of the merger has no name of a person.
  expect(await copies()).toHaveLength(8);
  await db.update(projects).set({ stage: 'closed' }).where(eq(projects.id, projectId));
  await db.update(staffSessions).set({ confirmedAt: new Date(0) });
  expect((await erase()).body.errorCode).toBe('STEP_UP_REQUIRED');
  await db.update(staffSessions).set({ confirmedAt: new Date() });
  expect((await erase()).status).toBe(200);
  expect(await copies()).toEqual([]);
  const [customer] = await db.select().from(customers);
  expect(customer?.erasedAt).toBeInstanceOf(Date);
  // A contact that is written later is erased in its own time.
  await sales.ask(`PATCH /admin/customers/${customerId}`, { contactEmail: 'b@example.com' });
  expect((await db.select().from(customers))[0]?.erasedAt).toBeNull();
});
