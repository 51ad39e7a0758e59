import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/connection.ts';
import type { DatabaseConnection } from '#db/connection-config.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import { keepConnected } from '#db/lasting-connection.ts';
import { isUnavailable } from '#db/unavailable.ts';
import type { JobSettings } from '../job.ts';
import { deliverDue } from './deliver.ts';

/** The channel on which the trigger `notify_outbox` announces new messages. */
const CHANNEL = 'outbox_message';
/** Pause before the next attempt while the pool cannot use the database yet. */
const RETRY_MS = 200;
/** Time limit for a delivery after the process stops. */
const CLOSE_LIMIT_MS = 5_000;

export interface SendOnCommitOptions {
  connection: DatabaseConnection;
  db: Database;
  log: DatabaseLog;
  settings: JobSettings;
}

/**
 * Delivers messages as soon as the transaction that wrote them commits: a trigger of the outbox
 * announces them. The scheduled job delivers messages missed here, and retries.
 */
export function sendOnCommit({ connection, db, log, settings }: SendOnCommitOptions): {
  close(): Promise<void>;
} {
  const closing = new AbortController();
  let delivery: Promise<void> | undefined;
  let more = false;
  let isConnected = false;

  async function deliverAll(): Promise<void> {
    while (more && !closing.signal.aborted) {
      more = false;
      try {
        await deliverDue({ db, log, settings, signal: closing.signal });
      } catch (error) {
        if (!isUnavailable(error)) {
          log.error({ err: error }, 'Could not deliver outbox messages');
          return;
        }
        // After an outage this connection may work before the pool does.
        await sleep(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {});
        more ||= isConnected;
      }
    }
  }

  /** Announcements that arrive during a delivery cause one more round. */
  const deliver = () => {
    more = true;
    delivery ??= deliverAll().finally(() => {
      delivery = undefined;
    });
  };

  const link = keepConnected(
    connection,
    {
      connected() {
        isConnected = true;
        deliver();
      },
      notified: deliver,
      lost() {
        isConnected = false;
      },
    },
    CHANNEL,
  );
  return {
    async close() {
      closing.abort();
      await link.close();
      await Promise.race([delivery, sleep(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
