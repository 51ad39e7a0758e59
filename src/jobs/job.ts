import type { Database } from '#db/connection.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import type { SearchPushSettings } from './outbox/search-push.ts';

/** Settings of the process that reach into the jobs. */
export interface JobSettings {
  /** Mail server; without one mail waits in the outbox. */
  smtpUrl?: string | undefined;
  /** Whether webhooks may reach this machine and private networks. */
  webhookAllowPrivate?: boolean;
  /** Origin under which visitors see the site, without a slash at its end. */
  publicUrl?: string | undefined;
  /** Base path with slashes at both ends. */
  basePath?: string;
  /** Where new addresses are announced; nothing is announced without it. */
  baiduPush?: SearchPushSettings | undefined;
}

/** What a job may use while it runs. */
export interface JobContext {
  db: Database;
  log: DatabaseLog;
  settings: JobSettings;
  /** Aborted when the process stops or the job has run too long. */
  signal: AbortSignal;
}

/** One kind of background work: a queue, the worker for it, and its schedule if it has one. */
export interface JobDefinition<Data extends object = object> {
  /** Name of the queue, such as `send-mail`. */
  name: string;
  /** Cron expression in China Standard Time; the job then also runs by itself, with empty data. */
  cron?: string;
  /** Further tries after a failure, with growing pauses; 5 by default. */
  retryLimit?: number;
  /** How long one run may take, in seconds; 300 by default. */
  timeoutSeconds?: number;
  /** Does the work. Throwing makes it run again later, so it must bear being repeated. */
  run(data: Data, context: JobContext): Promise<void>;
}

/** Declares a job; its data is typed for whoever enqueues it. */
export function defineJob<Data extends object>(job: JobDefinition<Data>): JobDefinition<Data> {
  return job;
}
