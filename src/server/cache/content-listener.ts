import { Client } from 'pg';
import type { Logger } from 'pino';
import { connectionConfig, type DatabaseConnection } from '#db/connection.ts';

/** What the listener tells. */
export interface ContentEvents {
  /** Content with this tag has changed. */
  changed(tag: string): void;
  /** Notifications may have been missed: everything may have changed. */
  uncertain(): void;
}

const RETRY_MS = 1_000;
/** How long the database may take to answer. */
const ANSWER_MS = 10_000;
/** A connection that broke without a word (failover, network) is found out by asking. */
const CHECK_MS = 30_000;

/**
 * Follows the content changes that the database announces to all instances, on a connection of its
 * own that is made again whenever it breaks.
 */
export function listenToContent(
  connection: DatabaseConnection,
  events: ContentEvents,
  log: Logger,
): { close(): Promise<void> } {
  let client: Client | undefined;
  let check: NodeJS.Timeout | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new Client({
      ...connectionConfig(connection),
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    client = next;
    let broken = false;
    const again = (error?: Error) => {
      if (broken || closed) return;
      broken = true;
      clearInterval(check);
      if (error) log.warn({ err: error }, 'the connection for content changes broke');
      events.uncertain();
      void next.end().catch(() => {});
      retry = setTimeout(() => void connect(), RETRY_MS);
    };
    next.on('error', again);
    next.on('end', () => again());
    next.on('notification', ({ payload }) => events.changed(payload ?? ''));
    try {
      await next.connect();
      await next.query('listen content_changed');
      events.uncertain();
      check = setInterval(() => next.query('select 1').catch(again), CHECK_MS);
    } catch (error) {
      again(error as Error);
    }
  };
  void connect();

  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(check);
      await client?.end().catch(() => {});
    },
  };
}
