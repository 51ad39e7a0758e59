import { type SQL, sql } from 'drizzle-orm';
import { eraseBookings } from '#api/bookings/erase.ts';
import { eraseContacts } from '#api/customers/erase.ts';
import { eraseRedemptions } from '#api/redemptions/erase.ts';
import { eraseSceneNames, eraseSheetNames } from '#api/sheets/erase-names.ts';
import type { retainedRecords } from '#contracts/enums/privacy.ts';
import type { Executor } from '#db/connection.ts';

/** Erases the records that are older than some days, given as an interval; returns how many. */
type Erasure = (db: Executor, days: SQL) => Promise<number>;

const byStatement =
  (statement: (days: SQL) => SQL): Erasure =>
  async (db, days) =>
    (await db.execute(statement(days))).rowCount ?? 0;

/** How each kind of record is erased once it is older than the privacy notice allows. */
export const erasures: Record<(typeof retainedRecords)[number], Erasure> = {
  // The age counts from the last activity; a booking with a project in progress is not erased.
  // `updated_at` cannot be used, because any bulk update sets it.
  bookings: byStatement((days) =>
    eraseBookings(sql`
      select id, reference, name, phone, email, wechat from bookings b
      where erased_at is null
        and greatest(
          created_at,
          (select max(e.created_at) from booking_events e where e.booking_id = b.id),
          (select max(n.created_at) from booking_notes n where n.booking_id = b.id),
          (select max(a.created_at) from booking_answers a where a.booking_id = b.id)
        ) < now() - ${days}
        and not exists (
          select from projects p
          where p.booking_id = b.id and p.stage not in ('live', 'closed', 'cancelled')
        )`),
  ),
  customers: byStatement((days) =>
    eraseContacts(sql`
      select id from customers c
      where erased_at is null and created_at < now() - ${days} and not exists (
        select from projects p left join sheets s on s.project_id = p.id
        where p.customer_id = c.id and (p.stage not in ('live', 'closed', 'cancelled')
          or greatest(p.created_at, s.created_at, s.closed_at) >= now() - ${days}))`),
  ),
  work_orders: byStatement(
    (days) => sql`with due as (
      update sheets set erased_at = now()
      where kind = 'work-order' and erased_at is null and stage = 'closed'
        and greatest(created_at, closed_at) < now() - ${days}
      returning id
    )
    update work_orders o set contact_name = null, contact_phone = null from due where o.id = due.id`,
  ),
  sheet_names: async (db, days) =>
    (await eraseSheetNames(
      db,
      sql`select id from sheets where stage = 'closed' and closed_at < now() - ${days}`,
    )) +
    // A scene is never closed.
    (await eraseSceneNames(db, sql`created_at < now() - ${days}`)),
  redemptions: byStatement((days) => eraseRedemptions(sql`expires_at < now() - ${days}`)),
  redemption_attempts: byStatement(
    (days) => sql`delete from redemption_attempts where attempted_at < now() - ${days}`,
  ),
  share_openings: byStatement(
    (days) => sql`delete from share_openings where opened_at < now() - ${days}`,
  ),
  document_feedback: byStatement(
    (days) => sql`delete from document_feedback where created_at < now() - ${days}`,
  ),
  outbox_messages: byStatement(
    (days) => sql`delete from outbox_messages
      where status in ('sent', 'failed', 'cancelled') and updated_at < now() - ${days}`,
  ),
  privacy_requests: byStatement(
    (days) => sql`delete from privacy_requests where done_at < now() - ${days}`,
  ),
};
