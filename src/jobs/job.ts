import type { KeyRing } from '#api/access/key-ring.ts';
import type { Database } from '#db/connection.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import type { SearchPushSettings } from './outbox/search-push.ts';

/** Settings of the process that jobs use. */
export interface JobSettings {
  /** Mail server; without one, mail waits in the outbox. */
  smtpUrl?: string | undefined;
  /** Time limit of a post to a webhook and of each step with the mail server; 10 s if absent. */
  deliveryTimeoutMs?: number;
  /** True if webhooks may reach this machine and private networks. */
  webhookAllowPrivate?: boolean;
  /** Public origin of the site, without a slash at its end. */
  publicUrl?: string | undefined;
  /** Base path with slashes at both ends. */
  basePath?: string;
  /** Origin and base path in links to the back office, with a slash at the end. */
  staffUrl?: string;
  /** Makes the secrets of links when their mail is sent. */
  keys?: KeyRing;
  /** Baidu's push interface; without it nothing is announced. */
  baiduPush?: SearchPushSettings | undefined;
}

/** Services that a job may use while it runs. */
export interface JobContext {
  db: Database;
  log: DatabaseLog;
  settings: JobSettings;
  /** Aborted when the process stops or the job exceeds its time limit. */
  signal: AbortSignal;
}

/** A kind of background work: a queue, its worker, and optionally a schedule. */
export interface JobDefinition<Data extends object = object> {
  /** Name of the queue, such as `send-mail`. */
  name: string;
  /**
   * Cron expression in China Standard Time; the job then also runs on schedule, with empty data.
   */
  cron?: string;
  /** Number of retries after a failure, with growing delays; 5 by default. */
  retryLimit?: number;
  /** Time limit of one run in seconds; 300 by default. */
  timeoutSeconds?: number;
  /**
   * Does the work. It must be safe to repeat: if it throws, it runs again later. The queue keeps
   * what it returns with the run.
   */
  run(data: Data, context: JobContext): Promise<unknown>;
}

/** Declares a job with typed data. */
export function defineJob<Data extends object>(job: JobDefinition<Data>): JobDefinition<Data> {
  return job;
}
