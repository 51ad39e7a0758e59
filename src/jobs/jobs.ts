import { PgBoss } from 'pg-boss';
import type { JobQueue } from '#api/system/job-queue.ts';
import type { Database } from '#db/connection.ts';
import type { DatabaseConnection } from '#db/connection-config.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import { isUnavailable } from '#db/unavailable.ts';
import type { JobContext, JobDefinition, JobSettings } from './job.ts';
import { sendOnCommit } from './outbox/send-on-commit.ts';
import { QUEUE_SCHEMA } from './queue-schema.ts';
import { registeredJobs } from './registry.ts';

export interface Jobs extends JobQueue {
  /** Accepts no new jobs and gives running ones 5 s to finish; the others run again later. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  /** Database address for the connection that listens for new outbox messages. */
  connection: DatabaseConnection;
  /** For the queue and the jobs; without a time limit on statements. */
  db: Database;
  log: DatabaseLog;
  settings?: JobSettings;
  jobs?: JobDefinition<never>[];
}

/**
 * Creates missing queues, then starts the workers and the delivery of the outbox. The tables of the
 * queue are there already: src/jobs/queue-schema.ts makes them, since only their owner may.
 */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { connection, db, log, settings = {}, jobs = registeredJobs } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.$client.query(text, values) },
    schema: QUEUE_SCHEMA,
  });
  boss.on('error', (error) => {
    // The queue polls every few seconds; the log already says that the database is unavailable.
    if (!isUnavailable(error)) log.error({ err: error }, 'Job queue error');
  });
  await boss.start();
  try {
    for (const job of jobs) await startJob(boss, job, { db, log, settings });
    await removeOldSchedules(boss, jobs);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  const sender = sendOnCommit({ connection, db, log, settings });
  return {
    async send(name) {
      await boss.send(name, {});
    },
    async retry(name, id) {
      await boss.retry(name, id);
    },
    async stop() {
      await sender.close();
      await boss.stop({ graceful: true, timeout: 5000 });
    },
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
    if (!work) return undefined;
    try {
      return await job.run((work.data ?? {}) as never, { ...context, signal: work.signal });
    } catch (error) {
      if (!isUnavailable(error)) {
        context.log.error({ err: error, job: job.name, jobId: work.id }, 'A job failed');
      }
      throw error;
    }
  });
  if (job.cron) {
    await boss.schedule(job.name, job.cron, {}, { tz: 'Asia/Shanghai', missed: 'once' });
  }
}

/** Removes the schedules of jobs that only an earlier release had. */
async function removeOldSchedules(boss: PgBoss, jobs: JobDefinition<never>[]): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (!jobs.some((job) => job.name === name && job.cron)) await boss.unschedule(name);
  }
}
