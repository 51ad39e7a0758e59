import { setTimeout as sleep } from 'node:timers/promises';
import type { WriteDeps } from '#api/audit/transaction.ts';
import { runDueNotice } from '#api/privacy-notices/take-effect.ts';
import { runDueSchedules } from '#api/publishing/schedules.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import { isUnavailable } from '#db/unavailable.ts';

/** Pause between two looks at the schedules: they are late by at most this. */
const PAUSE_MS = 2_000;
/** Time limit for a running publication after the process stops. */
const CLOSE_LIMIT_MS = 5_000;

/**
 * Publishes and withdraws content at its time, and puts privacy notices in force, from now on. The queue of jobs looks at its schedules
 * only every minute, which is too rough for an announcement at noon.
 */
export function publishDue(deps: WriteDeps & { log: DatabaseLog }): { close(): Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await runDueSchedules(deps);
        await runDueNotice(deps);
      } catch (error) {
        if (!isUnavailable(error)) deps.log.error({ err: error }, 'Could not carry out schedules');
      }
      await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return {
    async close() {
      closing.abort();
      await Promise.race([running, sleep(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
