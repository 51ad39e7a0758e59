import { desc, sql } from 'drizzle-orm';
import { expiringRecords, retainedRecords } from '#contracts/enums/privacy.ts';
import type { RouteAnswer } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { retentionPolicies, retentionRuns } from '#db/schema/privacy.ts';
import type { readRetention } from './contract.ts';

/** The report of the nightly erasures, in the order of the list of kinds. */
export async function readRetentionReport(
  db: Executor,
): Promise<RouteAnswer<typeof readRetention>> {
  const policies = await db.select().from(retentionPolicies);
  const last = await db
    .selectDistinctOn([retentionRuns.record])
    .from(retentionRuns)
    .orderBy(retentionRuns.record, desc(retentionRuns.day));
  const month = await db
    .select({
      record: retentionRuns.record,
      removed: sql<number>`sum(${retentionRuns.removed})::integer`,
    })
    .from(retentionRuns)
    .where(sql`${retentionRuns.ranAt} > now() - interval '30 days'`)
    .groupBy(retentionRuns.record);
  const items = [...retainedRecords, ...expiringRecords].map((record) => {
    const policy = policies.find((one) => one.record === record);
    const run = last.find((one) => one.record === record);
    return {
      record,
      keepDays: policy?.keepDays ?? null,
      basis: policy ? { zh: policy.basisZh, en: policy.basisEn ?? policy.basisZh } : null,
      lastRanAt: run?.ranAt ?? null,
      lastRemoved: run?.removed ?? 0,
      removedInMonth: month.find((one) => one.record === record)?.removed ?? 0,
    };
  });
  return { items };
}
