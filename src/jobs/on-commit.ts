import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConnection } from '#db/connection-config.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import { keepConnected } from '#db/lasting-connection.ts';
import { isUnavailable } from '#db/unavailable.ts';

/** Pause before the next attempt while the pool cannot use the database yet. */
const RETRY_MS = 200;
/** Time limit for work under way after the process stops. */
const CLOSE_LIMIT_MS = 5_000;

export interface WorkOnCommitOptions {
  connection: DatabaseConnection;
  /** The channel on which a trigger announces new work. */
  channel: string;
  /** Does all work that is due. */
  work: (signal: AbortSignal) => Promise<void>;
  log: DatabaseLog;
  /** Text for the log. */
  failed: string;
}

/**
 * Works as soon as a transaction with new work commits: a trigger announces it. A scheduled job does
 * what is missed here.
 */
export function workOnCommit({ connection, channel, work, log, failed }: WorkOnCommitOptions): {
  close(): Promise<void>;
} {
  const closing = new AbortController();
  let round: Promise<void> | undefined;
  let more = false;
  let isConnected = false;

  async function workAll(): Promise<void> {
    while (more && !closing.signal.aborted) {
      more = false;
      try {
        await work(closing.signal);
      } catch (error) {
        if (!isUnavailable(error)) {
          log.error({ err: error }, failed);
          return;
        }
        // After an outage this connection may work before the pool does.
        await sleep(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {});
        more ||= isConnected;
      }
    }
  }

  /** Announcements that arrive during a round cause one more. */
  const start = () => {
    more = true;
    round ??= workAll().finally(() => {
      round = undefined;
    });
  };

  const link = keepConnected(
    connection,
    {
      connected() {
        isConnected = true;
        start();
      },
      notified: start,
      lost() {
        isConnected = false;
      },
    },
    channel,
  );
  return {
    async close() {
      closing.abort();
      await link.close();
      await Promise.race([round, sleep(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
