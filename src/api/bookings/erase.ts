import { type SQL, sql } from 'drizzle-orm';

/** What stands for the name of a customer who was a person. */
export const NAMELESS_CUSTOMER = '（已删除）';

/**
 * Erases bookings with every copy of the person: notes, answers, outbox messages, and the contact of the
 * customer and of the work orders created from the booking. All parts of the statement see the rows as
 * they were before it.
 * @param due the bookings, with id, reference, name and contacts
 */
export const eraseBookings = (due: SQL): SQL => sql`
  with due as (${due}),
  notes as (delete from booking_notes n using due where n.booking_id = due.id),
  answers as (delete from booking_answers a using due where a.booking_id = due.id),
  messages as (delete from outbox_messages m using due where m.payload ->> 'reference' = due.reference),
  contacts as (
    update customers c set
      -- Who is called like the contact is a person.
      name = case when c.name = c.contact_name then ${NAMELESS_CUSTOMER} else c.name end,
      contact_name = null, contact_phone = null, contact_email = null,
      contact_wechat = null, note = null, erased_at = now()
    from due join projects p on p.booking_id = due.id
    where c.id = p.customer_id and c.erased_at is null
      and (c.contact_name = due.name or c.contact_phone = due.phone
        or c.contact_email = due.email or c.contact_wechat = due.wechat)
  ),
  orders as (
    update work_orders o set contact_name = null, contact_phone = null
    from due join projects p on p.booking_id = due.id join sheets s on s.project_id = p.id
    where o.id = s.id and s.erased_at is null
      and (o.contact_name = due.name or o.contact_phone = due.phone)
    returning o.id
  ),
  erased_sheets as (update sheets s set erased_at = now() from orders where s.id = orders.id),
  events as (insert into booking_events (booking_id, kind) select id, 'erased' from due)
  update bookings b set name = '', company = '', phone = null, phone_extension = null, email = null,
    wechat = null, next_step = '', region = null, site_address = null, message = '', availability = '', utm = '{}',
    prefill = '{}', erased_at = now()
  from due where b.id = due.id`;
