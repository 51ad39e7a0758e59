import { sql } from 'drizzle-orm';
import type { RouteAnswer } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import type { readSystem } from './contract.ts';

type System = RouteAnswer<typeof readSystem>;
type Job = System['jobs'][number];
type Run = NonNullable<Job['lastRun']>;

/** Name of the job that checks the audit log. */
export const VERIFY_AUDIT_JOB = 'verify-audit';

/** Failed runs that are shown of a job. */
const FAILURES = 5;

interface RunRow extends Record<string, unknown> {
  id: string;
  name: string;
  state: Run['state'];
  started_on: string | null;
  completed_on: string | null;
  output: Record<string, unknown> | null;
}

/** All jobs by name, with their last run and failed runs. pg-boss keeps them in the schema `jobs`. */
export async function readJobs(db: Executor): Promise<Job[]> {
  if (!(await hasQueue(db))) return [];
  const { rows: queues } = await db.execute<{ name: string; cron: string | null }>(sql`
    select q.name, s.cron from jobs.queue q left join jobs.schedule s on s.name = q.name
    where q.name not like '\\_\\_%' order by q.name`);
  const { rows } = await db.execute<RunRow>(sql`
    select last.* from jobs.queue q, lateral (
      select id, name, state, started_on, completed_on, output from jobs.job
      where name = q.name and started_on is not null order by started_on desc limit 1
    ) as last
    union
    select failed.* from jobs.queue q, lateral (
      select id, name, state, started_on, completed_on, output from jobs.job
      where name = q.name and state = 'failed' order by started_on desc limit ${FAILURES}
    ) as failed
    order by started_on desc`);
  return queues.map(({ name, cron }) => {
    const runs = rows.filter((row) => row.name === name);
    return {
      name,
      cron,
      lastRun: runs[0] ? runOf(runs[0]) : null,
      failures: runs.filter(({ state }) => state === 'failed').map(runOf),
    };
  });
}

/** The last check of the audit log that was started. */
export async function readLastCheck(db: Executor): Promise<System['audit']['lastCheck']> {
  if (!(await hasQueue(db))) return null;
  const { rows } = await db.execute<RunRow>(sql`
    select id, name, state, started_on, completed_on, output from jobs.job
    where name = ${VERIFY_AUDIT_JOB} order by created_on desc limit 1`);
  const [row] = rows;
  if (!row) return null;
  const { rows: checked, problem } = row.output ?? {};
  return {
    ...runOf(row),
    rows: typeof checked === 'number' ? checked : null,
    problem: typeof problem === 'string' ? problem : null,
  };
}

/** The queue makes its tables when it first starts. */
async function hasQueue(db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ name: string | null }>(
    sql`select to_regclass('jobs.job')::text as name`,
  );
  return Boolean(rows[0]?.name);
}

function runOf({ id, state, started_on, completed_on, output }: RunRow): Run {
  const message = output?.message;
  return {
    id,
    state,
    startedAt: started_on && new Date(started_on).toISOString(),
    endedAt: completed_on && new Date(completed_on).toISOString(),
    error: state === 'failed' || state === 'retry' ? String(message ?? '').slice(0, 500) : null,
  };
}
