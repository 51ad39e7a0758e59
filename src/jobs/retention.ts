import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { retentionPolicies } from '#db/schema/privacy.ts';
import { defineJob } from './job.ts';

/** What has an end of its own and is simply forgotten after it. */
const expired: Record<string, string> = {
  idempotency_keys: 'expires_at < now()',
  rate_limits: 'expire < extract(epoch from now()) * 1000',
  spent_challenges: 'expires_at < now()',
  saved_designs: 'expires_at < now()',
  download_handoffs: 'expires_at < now()',
  integration_tokens: 'expires_at < now()',
  staff_sessions: 'expires_at < now()',
  staff_verifications: 'expires_at < now()',
  download_events: "started_at < now() - interval '2 days'",
  visit_marks: 'day < current_date - 1',
  // Nobody has asked for half a year: editors need not see it any more.
  search_misses: "last_asked_at < now() - interval '180 days'",
};

/** How each kind of record that a policy may name is erased once it is older than `$days` days. */
const erasures: Record<string, string> = {
  bookings: `update bookings set name = '', company = '', phone = null, email = null, wechat = null,
    region = null, site_address = null, message = '', utm = '{}', prefill = '{}', erased_at = now()
    where erased_at is null and updated_at < now() - $days`,
  share_openings: 'delete from share_openings where opened_at < now() - $days',
  redemption_attempts: 'delete from redemption_attempts where attempted_at < now() - $days',
  document_feedback: 'delete from document_feedback where created_at < now() - $days',
  feedback: 'delete from feedback where created_at < now() - $days',
  outbox_messages: `delete from outbox_messages
    where status in ('sent', 'failed', 'cancelled') and updated_at < now() - $days`,
};

/** Removes what has expired and erases what the policies say is old; returns rows per table. */
export async function enforceRetention(db: Executor): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  const note = (table: string, rows: number | null) => {
    if (rows) removed[table] = (removed[table] ?? 0) + rows;
  };
  for (const [table, condition] of Object.entries(expired)) {
    const { rowCount } = await db.execute(
      sql`delete from ${sql.identifier(table)} where ${sql.raw(condition)}`,
    );
    note(table, rowCount);
  }
  for (const { record, keepDays } of await db.select().from(retentionPolicies)) {
    const statement = erasures[record];
    if (!statement) continue;
    const days = `make_interval(days => ${Number(keepDays)})`;
    const { rowCount } = await db.execute(sql.raw(statement.replaceAll('$days', days)));
    note(record, rowCount);
    await db
      .update(retentionPolicies)
      .set({ lastRunAt: new Date() })
      .where(eq(retentionPolicies.record, record));
  }
  return removed;
}

/** Enforces the retention periods every night. */
export const retention = defineJob({
  name: 'retention',
  cron: '20 3 * * *',
  async run(_, { db, log }) {
    const removed = await enforceRetention(db);
    if (Object.keys(removed).length > 0) log.info({ removed }, 'Expired records were removed');
  },
});
