/** Columns of a booking that identify a person, with their values after erasure. */
const BOOKING_BLANKS = `name = '', company = '', phone = null, phone_extension = null, email = null, wechat = null,
  region = null, site_address = null, message = '', availability = '', utm = '{}', prefill = '{}', erased_at = now()`;

/**
 * Erases bookings with every copy of the person: notes, answers, outbox messages, and the contact of the
 * customer and of the work orders created from the booking. The age counts from the last
 * activity; a booking with a project in progress is not erased. `updated_at` cannot be used,
 * because any bulk update sets it. All parts of the statement see the rows as they were before
 * it.
 */
const ERASE_BOOKINGS = `
  with due as (
    select id, reference, name, phone, email, wechat from bookings b
    where erased_at is null
      and greatest(
        created_at,
        (select max(e.created_at) from booking_events e where e.booking_id = b.id),
        (select max(n.created_at) from booking_notes n where n.booking_id = b.id),
        (select max(a.created_at) from booking_answers a where a.booking_id = b.id)
      ) < now() - $days
      and not exists (
        select from projects p
        where p.booking_id = b.id and p.stage not in ('live', 'closed', 'cancelled')
      )
  ),
  notes as (delete from booking_notes n using due where n.booking_id = due.id),
  answers as (delete from booking_answers a using due where a.booking_id = due.id),
  messages as (delete from outbox_messages m using due where m.payload ->> 'reference' = due.reference),
  contacts as (
    update customers c set contact_name = null, contact_phone = null, contact_email = null,
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
  update bookings b set ${BOOKING_BLANKS} from due where b.id = due.id`;

/** How to erase each kind of record once it is older than `$days`. */
export const erasures: Record<string, string> = {
  bookings: ERASE_BOOKINGS,
  customers: `update customers c set contact_name = null, contact_phone = null, contact_email = null,
    contact_wechat = null, note = null, erased_at = now()
    where erased_at is null and created_at < now() - $days and not exists (
      select from projects p left join sheets s on s.project_id = p.id
      where p.customer_id = c.id and (p.stage not in ('live', 'closed', 'cancelled')
        or greatest(p.created_at, s.created_at, s.closed_at) >= now() - $days))`,
  work_orders: `with due as (
      update sheets set erased_at = now()
      where kind = 'work-order' and erased_at is null and stage = 'closed'
        and greatest(created_at, closed_at) < now() - $days
      returning id
    )
    update work_orders o set contact_name = null, contact_phone = null from due where o.id = due.id`,
  redemptions: `update redemptions set name = '', phone = null, email = null, device_serial = null,
    erased_at = now() where erased_at is null and expires_at < now() - $days`,
  share_openings: 'delete from share_openings where opened_at < now() - $days',
  redemption_attempts: 'delete from redemption_attempts where attempted_at < now() - $days',
  document_feedback: 'delete from document_feedback where created_at < now() - $days',
  outbox_messages: `delete from outbox_messages
    where status in ('sent', 'failed', 'cancelled') and updated_at < now() - $days`,
};
