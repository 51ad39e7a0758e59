import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { connectionConfig, type Database, type DatabaseConnection } from '#db/connection.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import type { JobContext, JobDefinition, JobSettings } from './job.ts';
import { registeredJobs } from './registry.ts';

/** A database handle or a transaction of one. */
export type Executor = Pick<Database, 'execute'>;

/** The running jobs. */
export interface Jobs {
  /**
   * Puts a job into its queue within the given transaction: it runs if and only if that commits. `after`
   * delays it.
   */
  enqueue<Data extends object>(
    transaction: Executor,
    job: JobDefinition<Data>,
    data: Data,
    options?: { after?: Date },
  ): Promise<void>;
  /** Takes no new jobs and gives running ones 5 s to finish; the others run again later. */
  stop(): Promise<void>;
}

/** Options of `startJobs`. */
export interface JobsOptions {
  connection: DatabaseConnection;
  db: Database;
  log: DatabaseLog;
  settings?: JobSettings;
  jobs?: JobDefinition<never>[];
}

/** Makes the queues where they are missing and starts working them, on connections of their own. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { connection, db, log, settings = {}, jobs = registeredJobs } = options;
  const boss = new PgBoss({
    ...connectionConfig(connection),
    max: 3,
    application_name: 'mujing-site-jobs',
    schema: 'jobs',
  } as ConstructorParameters<typeof PgBoss>[0] & object);
  boss.on('error', (error) => log.error({ err: error }, 'The job queue reports an error'));
  await boss.start();
  try {
    for (const job of jobs) await startJob(boss, job, { db, log, settings });
    await forgetSchedules(boss, jobs);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return {
    async enqueue(transaction, job, data, { after } = {}) {
      await boss.send(job.name, data, {
        db: fromDrizzle(transaction, sql),
        ...(after && { startAfter: after }),
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

async function startJob(
  boss: PgBoss,
  job: JobDefinition<never>,
  context: Omit<JobContext, 'signal'>,
): Promise<void> {
  const queue = {
    retryLimit: job.retryLimit ?? 5,
    retryBackoff: true,
    expireInSeconds: job.timeoutSeconds ?? 300,
  };
  await boss.createQueue(job.name, queue);
  await boss.updateQueue(job.name, queue);
  await boss.work(job.name, async ([work]) => {
    if (!work) return;
    try {
      await job.run((work.data ?? {}) as never, { ...context, signal: work.signal });
    } catch (error) {
      context.log.error({ err: error, job: job.name, jobId: work.id }, 'A job failed');
      throw error;
    }
  });
  if (job.cron)
    await boss.schedule(job.name, job.cron, {}, { tz: 'Asia/Shanghai', missed: 'once' });
}

/** Schedules of jobs that an earlier release had. */
async function forgetSchedules(boss: PgBoss, jobs: JobDefinition<never>[]): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (!jobs.some((job) => job.name === name && job.cron)) await boss.unschedule(name);
  }
}
