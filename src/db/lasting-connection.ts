import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { connectionConfig, type DatabaseConnection } from './connection-config.ts';

/** Pause between two checks of a connection that works. */
const CHECK_MS = 500;
/** How long the database may take to answer. With the pause, a silent server is noticed within 2 s. */
const ANSWER_MS = 1_500;
/** Least time between the beginnings of two attempts to connect: how late a server that is back is noticed. */
const RETRY_MS = 200;

/** Reports of a lasting connection. */
export interface ConnectionEvents {
  /** It works, for the first time or again. */
  connected(): void;
  /** It broke, does not answer, or could not be made; reported once until it works again. */
  lost(error: Error): void;
  /** Something was announced on a channel. */
  notified?(payload: string, channel: string): void;
}

/** A connection that is made again whenever it is lost. */
export interface LastingConnection {
  /** Gives the present connection up and makes a new one. */
  renew(): void;
  close(): Promise<void>;
}

/**
 * Keeps one connection of its own to the database. A server that hangs never closes a connection,
 * so it is asked twice a second.
 * @param channels PostgreSQL channels to listen on
 */
export function keepConnected(
  connection: DatabaseConnection,
  events: ConnectionEvents,
  ...channels: readonly string[]
): LastingConnection {
  const closing = new AbortController();
  let client: Client | undefined;
  let lost = false;

  const reportLost = (error: Error) => {
    if (lost || closing.signal.aborted) return;
    lost = true;
    events.lost(error);
  };

  /** Connects and returns once the connection is lost. */
  async function connectOnce(): Promise<void> {
    const current = new Client({
      ...connectionConfig(connection),
      application_name: 'mujing-site-watch',
      keepAlive: true,
    });
    client = current;
    const broken = new AbortController();
    current.on('error', (error) => broken.abort(error));
    current.on('end', () => broken.abort(new Error('Connection terminated')));
    current.on('notification', ({ payload, channel }) => events.notified?.(payload ?? '', channel));
    try {
      await answered(current.connect());
      const listen = channels.map((channel) => `listen ${channel}`).join(';');
      await answered(current.query(listen || 'select'));
      if (closing.signal.aborted) return;
      lost = false;
      events.connected();
      for (;;) {
        await sleep(CHECK_MS, undefined, { ref: false, signal: broken.signal });
        await answered(current.query('select'));
      }
    } catch (error) {
      reportLost((broken.signal.aborted ? broken.signal.reason : error) as Error);
    } finally {
      current.connection.stream.destroy();
    }
  }

  const running = (async () => {
    while (!closing.signal.aborted) {
      const startedAt = Date.now();
      await connectOnce();
      const pause = Math.max(0, RETRY_MS - (Date.now() - startedAt));
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => {});
    }
  })();

  return {
    renew: () => client?.connection.stream.destroy(),
    async close() {
      closing.abort();
      client?.connection.stream.destroy();
      await running;
    },
  };
}

/** The result of work that must not take long. A process that was busy first reads what has arrived. */
async function answered<T>(work: Promise<T>): Promise<T> {
  const done = new AbortController();
  const { signal } = done;
  const tooLate = async (): Promise<never> => {
    await sleep(ANSWER_MS, undefined, { ref: false, signal });
    await nextTurn(undefined, { signal });
    await nextTurn(undefined, { signal });
    throw new Error(`The database did not answer within ${ANSWER_MS} ms`);
  };
  try {
    return await Promise.race([work, tooLate()]);
  } finally {
    done.abort();
  }
}
