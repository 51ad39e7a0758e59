import type { Logger } from 'pino';
import { contentChannel } from '#contracts/enums/publishing.ts';
import type { DatabaseConnection } from '#db/connection-config.ts';
import { keepConnected } from '#db/lasting-connection.ts';
import { isUnavailable } from '#db/unavailable.ts';

export interface ContentEvents {
  /** Content with this tag has changed. */
  changed(tag: string): void;
  /** Notifications may have been missed: every cached answer may be outdated. */
  uncertain(): void;
}

/**
 * Listens for content changes, which the database announces to all instances. When the connection
 * is lost, and again when it is back, everything counts as possibly outdated.
 */
export function listenToContent(
  connection: DatabaseConnection,
  events: ContentEvents,
  log: Pick<Logger, 'warn'>,
): { close(): Promise<void> } {
  return keepConnected(
    connection,
    {
      connected: events.uncertain,
      lost(error) {
        if (!isUnavailable(error)) log.warn({ err: error }, 'Cannot listen for content changes');
        events.uncertain();
      },
      notified: events.changed,
    },
    contentChannel,
  );
}
