import { sql } from 'drizzle-orm';
import { beijingDay } from '#contracts/days.ts';
import { expiringRecords, type RetainedRecord } from '#contracts/enums/privacy.ts';
import type { Executor } from '#db/connection.ts';
import { retentionPolicies, retentionRuns } from '#db/schema/privacy.ts';
import { erasures } from './erasures.ts';
import { defineJob } from './job.ts';

/** Days after which what editors do not need any more is deleted; the privacy notice names them. */
export const EXPIRY_DAYS = { searchMisses: 180, downloadMarks: 2 };

/** Rows that expire and are then deleted. */
const expired: Record<(typeof expiringRecords)[number], string> = {
  idempotency_keys: 'expires_at < now()',
  rate_limits: 'expire < extract(epoch from now()) * 1000',
  spent_challenges: 'expires_at < now()',
  integration_tokens: 'expires_at < now()',
  // Ended sessions tell for a while whether a device is new.
  staff_sessions: "least(ended_at, expires_at) < now() - interval '90 days'",
  staff_tickets: 'expires_at < now()',
  staff_lockouts: "last_failed_at < now() - interval '1 day'",
  download_events: `started_at < now() - interval '${EXPIRY_DAYS.downloadMarks} days'`,
  visit_marks: "day < (now() at time zone 'Asia/Shanghai')::date",
  // Editors do not need queries that nobody repeats.
  search_misses: `last_asked_at < now() - interval '${EXPIRY_DAYS.searchMisses} days'`,
  scene_views: "day < (now() at time zone 'Asia/Shanghai')::date - 400",
  retention_runs: "ran_at < now() - interval '400 days'",
};

/**
 * Deletes expired rows, and erases what is older than its policy allows. The report for staff has each run.
 * @returns rows per kind of record, where there were any
 */
export async function enforceRetention(
  db: Executor,
  now = new Date(),
): Promise<Partial<Record<RetainedRecord, number>>> {
  const removed: Partial<Record<RetainedRecord, number>> = {};
  const note = async (record: RetainedRecord, rows: number) => {
    if (rows > 0) removed[record] = rows;
    const runs = { day: beijingDay(now), record, removed: rows, ranAt: now };
    await db
      .insert(retentionRuns)
      .values(runs)
      .onConflictDoUpdate({
        target: [retentionRuns.day, retentionRuns.record],
        set: { removed: sql`${retentionRuns.removed} + ${rows}`, ranAt: now },
      });
  };
  for (const record of expiringRecords) {
    const { rowCount } = await db.execute(
      sql`delete from ${sql.identifier(record)} where ${sql.raw(expired[record])}`,
    );
    await note(record, rowCount ?? 0);
  }
  for (const { record, keepDays } of await db.select().from(retentionPolicies)) {
    const days = sql`make_interval(days => ${keepDays}::integer)`;
    await note(record, await erasures[record](db, days));
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
