import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { eraseBookings, isUnsealed, NAMELESS_CUSTOMER } from '#api/bookings/erase.ts';
import { lockById } from '#api/rows.ts';
import { eraseSceneNames, eraseSheetNames } from '#api/sheets/erase-names.ts';
import { AppError } from '#contracts/errors.ts';
import { customers, projects } from '#db/schema/projects.ts';

/**
 * Erases the contacts of customers, with the copies that imports and merges kept for their undo. Who is
 * called like the contact is a person, whose name goes from sheets too that are not sealed.
 * @param due ids of the customers
 */
export const eraseContacts = (due: SQL): SQL => sql`
  with due as (${due}),
  imports as (delete from import_changes i using due where i.record_id = due.id),
  merged as (
    delete from trashed_records t using due
    where t.kind = 'customer' and t.record ->> 'merged_into' = due.id::text
  ),
  named as (
    update sheets s set customer_name = ${NAMELESS_CUSTOMER}
    from due join customers c on c.id = due.id join projects p on p.customer_id = c.id
    where s.project_id = p.id and c.name = c.contact_name
      and s.customer_name in (c.name, c.short_name) and ${isUnsealed}
  )
  update customers c set
    name = case when c.name = c.contact_name then ${NAMELESS_CUSTOMER} else c.name end,
    short_name = case when c.name = c.contact_name then null else c.short_name end,
    contact_name = null, contact_phone = null, contact_email = null, contact_wechat = null,
    note = null, erased_at = now()
  from due where c.id = due.id`;

/**
 * Erases a customer's persons on request: contacts, the bookings of its projects, contacts of work orders,
 * authors of comments, and the names of those who have a link. Signed sheets keep the signer's name.
 * @throws AppError NOT_FOUND, or CONFLICT while a project is in progress
 */
export async function eraseCustomer(
  id: string,
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  await lockById(transaction, customers, id);
  const [busy] = await transaction
    .select({ number: projects.number })
    .from(projects)
    .where(
      and(eq(projects.customerId, id), notInArray(projects.stage, ['live', 'closed', 'cancelled'])),
    )
    .limit(1);
  if (busy) throw new AppError('CONFLICT', { messages: inProgress(busy.number) });
  const ofCustomer = sql`
    select s.id from sheets s join projects p on p.id = s.project_id where p.customer_id = ${id}::uuid`;
  await transaction.execute(sql`
    update work_orders set contact_name = null, contact_phone = null where id in (${ofCustomer})`);
  await eraseSheetNames(transaction, ofCustomer);
  await eraseSceneNames(
    transaction,
    sql`scene_id in (
      select c.id from scenes c join projects p on p.id = c.project_id
      where p.customer_id = ${id}::uuid)`,
  );
  // Before the bookings, which would take the name that is looked for on sheets.
  await transaction.execute(eraseContacts(sql`select ${id}::uuid as id`));
  await transaction.execute(
    eraseBookings(sql`
      select b.id, b.reference, b.name, b.phone, b.email, b.wechat
      from bookings b join projects p on p.booking_id = b.id
      where p.customer_id = ${id}::uuid and b.erased_at is null`),
  );
  audit({ action: 'customer.erase', entityType: 'customer', entityId: id });
}

const inProgress = (number: string) => ({
  zh: `项目 ${number} 还在进行，需要联系方式。请先结束或取消它，再删除个人信息。`,
  en: `The project ${number} is in progress and needs the contact. Close or cancel it first, then erase the personal data.`,
});
