import { type SQL, sql } from 'drizzle-orm';

/** What stands for the name of a customer who was a person. */
export const NAMELESS_CUSTOMER = '（已删除）';

/** Whether the sheet `s` may change: what is signed stays as it was. */
export const isUnsealed = sql.raw(
  'not exists (select from sheet_seals seal where seal.sheet_id = s.id)',
);

/**
 * Erases bookings with every copy of the person: notes, answers, outbox messages, the contact of the
 * customer and of the work orders created from the booking, and the customer's name on sheets that are not
 * sealed. All parts of the statement see the rows as
 * they were before it.
 * @param due the bookings, with id, reference, name and contacts
 */
export const eraseBookings = (due: SQL): SQL => sql`
  with due as (${due}),
  notes as (delete from booking_notes n using due where n.booking_id = due.id),
  answers as (delete from booking_answers a using due where a.booking_id = due.id),
  messages as (delete from outbox_messages m using due where m.payload ->> 'reference' = due.reference),
  persons as (
    select c.id, c.name, c.short_name, c.contact_name
    from due join projects p on p.booking_id = due.id join customers c on c.id = p.customer_id
    where c.erased_at is null
      and (c.contact_name = due.name or c.contact_phone = due.phone
        or c.contact_email = due.email or c.contact_wechat = due.wechat)
  ),
  contacts as (
    update customers c set
      -- Who is called like the contact is a person.
      name = case when c.name = c.contact_name then ${NAMELESS_CUSTOMER} else c.name end,
      short_name = case when c.name = c.contact_name then null else c.short_name end,
      contact_name = null, contact_phone = null, contact_email = null,
      contact_wechat = null, note = null, erased_at = now()
    from persons where c.id = persons.id
  ),
  orders as (
    update work_orders o set contact_name = null, contact_phone = null
    from due join projects p on p.booking_id = due.id join sheets s on s.project_id = p.id
    where o.id = s.id and s.erased_at is null
      and (o.contact_name = due.name or o.contact_phone = due.phone)
    returning o.id
  ),
  named as (
    select s.id from sheets s join projects p on p.id = s.project_id
    where s.customer_name <> '' and ${isUnsealed} and (
      exists (select from due where due.id = p.booking_id and due.name = s.customer_name)
      or exists (select from persons c where c.id = p.customer_id and c.name = c.contact_name
        and s.customer_name in (c.name, c.short_name))
    )
  ),
  erased_sheets as (
    -- One update: a statement changes a row only once.
    update sheets s set erased_at = now(),
      customer_name = case when s.id in (select id from named) then ${NAMELESS_CUSTOMER} else s.customer_name end
    where s.id in (select id from orders union select id from named)
  ),
  events as (insert into booking_events (booking_id, kind) select id, 'erased' from due)
  update bookings b set name = '', company = '', phone = null, phone_extension = null, email = null,
    wechat = null, next_step = '', region = null, site_address = null, message = '', availability = '', utm = '{}',
    prefill = '{}', erased_at = now()
  from due where b.id = due.id`;
