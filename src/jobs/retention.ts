import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { retentionPolicies } from '#db/schema/privacy.ts';
import { erasures } from './erasures.ts';
import { defineJob } from './job.ts';

/** Rows that expire and are then deleted. */
const expired: Record<string, string> = {
  idempotency_keys: 'expires_at < now()',
  rate_limits: 'expire < extract(epoch from now()) * 1000',
  spent_challenges: 'expires_at < now()',
  integration_tokens: 'expires_at < now()',
  // Ended sessions tell for a while whether a device is new.
  staff_sessions: "least(ended_at, expires_at) < now() - interval '90 days'",
  staff_tickets: 'expires_at < now()',
  staff_lockouts: "last_failed_at < now() - interval '1 day'",
  download_events: "started_at < now() - interval '2 days'",
  visit_marks: "day < (now() at time zone 'Asia/Shanghai')::date",
  // Editors do not need queries that nobody repeats.
  search_misses: "last_asked_at < now() - interval '180 days'",
};

/** Deletes expired rows, and erases rows older than their policy allows; returns rows per table. */
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
    const erase = erasures[record];
    if (!erase) continue;
    const { rowCount } = await db.execute(erase(sql`make_interval(days => ${keepDays}::integer)`));
    note(record, rowCount);
    await db
      .update(retentionPolicies)
      .set({ lastRunAt: new Date() })
      .where(eq(retentionPolicies.record, record));
  }
  return removed;
}

export const retention = defineJob({
  name: 'retention',
  cron: '20 3 * * *',
  async run(_, { db, log }) {
    const removed = await enforceRetention(db);
    if (Object.keys(removed).length > 0) log.info({ removed }, 'Removed expired records');
  },
});
