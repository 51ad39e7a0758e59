import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConnection } from '#db/connection-config.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import { keepConnected } from '#db/lasting-connection.ts';
import { isUnavailable } from '#db/unavailable.ts';

/** Pause before the next attempt while the pool cannot use the database yet. */
const RETRY_MS = 200;
/** Time limit for work under way after the process stops. */
const CLOSE_LIMIT_MS = 5_000;

/** Work that a trigger announces. */
export interface AnnouncedWork {
  /** The channel on which the trigger announces it. */
  channel: string;
  /** Does all work that is due. */
  work: (signal: AbortSignal) => Promise<void>;
  /** Text for the log. */
  failed: string;
}

export interface WorkOnCommitOptions {
  connection: DatabaseConnection;
  log: DatabaseLog;
}

/**
 * Works as soon as a transaction with new work commits: a trigger announces it. A scheduled job does
 * what is missed here. All works listen on one connection; one does not wait for another.
 */
export function workOnCommit(
  { connection, log }: WorkOnCommitOptions,
  ...works: readonly AnnouncedWork[]
): { close(): Promise<void> } {
  const closing = new AbortController();
  const link = { isConnected: false };
  const rounds = new Map(
    works.map((announced) => [
      announced.channel,
      new Rounds(announced, { log, link, signal: closing.signal }),
    ]),
  );
  const listening = keepConnected(
    connection,
    {
      connected() {
        link.isConnected = true;
        for (const round of rounds.values()) round.start();
      },
      notified: (_, channel) => rounds.get(channel)?.start(),
      lost() {
        link.isConnected = false;
      },
    },
    ...rounds.keys(),
  );
  return {
    async close() {
      closing.abort();
      await listening.close();
      const running = Promise.all(Array.from(rounds.values(), (round) => round.running));
      await Promise.race([running, sleep(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}

interface RoundsContext {
  log: DatabaseLog;
  /** Whether the database can be reached. */
  link: { isConnected: boolean };
  signal: AbortSignal;
}

/** The rounds of one work: announcements that arrive during a round cause one more. */
class Rounds {
  running: Promise<void> | undefined;
  #more = false;
  readonly #announced: AnnouncedWork;
  readonly #context: RoundsContext;

  constructor(announced: AnnouncedWork, context: RoundsContext) {
    this.#announced = announced;
    this.#context = context;
  }

  start(): void {
    this.#more = true;
    this.running ??= this.#workAll().finally(() => {
      this.running = undefined;
    });
  }

  async #workAll(): Promise<void> {
    const { work, failed } = this.#announced;
    const { log, link, signal } = this.#context;
    while (this.#more && !signal.aborted) {
      this.#more = false;
      try {
        await work(signal);
      } catch (error) {
        if (!isUnavailable(error)) {
          log.error({ err: error }, failed);
          return;
        }
        // After an outage this connection may work before the pool does.
        await sleep(RETRY_MS, undefined, { signal }).catch(() => {});
        this.#more ||= link.isConnected;
      }
    }
  }
}
