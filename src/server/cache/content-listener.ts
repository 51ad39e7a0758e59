import type { Logger } from 'pino';
import { contentChannel } from '#contracts/enums/publishing.ts';
import type { DatabaseConnection } from '#db/connection-config.ts';
import { keepConnected } from '#db/lasting-connection.ts';
import { isUnavailable } from '#db/unavailable.ts';

/** Reports of the listener. */
export interface ContentEvents {
  /** Content with this tag has changed. */
  changed(tag: string): void;
  /** Announcements are or were missed: every kept answer may be outdated. */
  uncertain(): void;
}

/**
 * Follows the content changes that the database announces to all instances. While the connection is
 * lost, and once more when it is back, everything counts as possibly outdated.
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
        if (!isUnavailable(error)) log.warn({ err: error }, 'Content changes are not heard');
        events.uncertain();
      },
      notified: events.changed,
    },
    contentChannel,
  );
}
