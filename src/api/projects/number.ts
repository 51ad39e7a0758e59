import { sql } from 'drizzle-orm';
import { beijingDay } from '#contracts/days.ts';
import type { Executor } from '#db/connection.ts';

/** The next number of a project, such as `PJ-2026-0319`; those in the trash keep theirs. */
export async function nextProjectNumber(transaction: Executor, now = new Date()): Promise<string> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('project-numbers'))`);
  const prefix = `PJ-${beijingDay(now).slice(0, 4)}-`;
  const { rows } = await transaction.execute<{ last: number | null }>(sql`
    select max(substr(number, ${prefix.length + 1}::integer)::integer) as last
    from (
      select number from projects
      union all select record ->> 'number' from trashed_records where kind = 'project'
    ) known
    where number ~ ${`^${prefix}[0-9]{1,9}$`}`);
  return prefix + String((rows[0]?.last ?? 0) + 1).padStart(4, '0');
}
