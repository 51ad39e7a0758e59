import type { Logger } from 'pino';
import { contentChannel } from '#contracts/enums/publishing.ts';
import { linkChannel, sheetChannel } from '#contracts/sheets/channels.ts';
import type { DatabaseConnection } from '#db/connection-config.ts';
import { keepConnected } from '#db/lasting-connection.ts';
import { isUnavailable } from '#db/unavailable.ts';

export interface ChangeEvents {
  /** Content with this tag has changed. */
  contentChanged(tag: string): void;
  /** A sheet with this id has changed. */
  sheetChanged(id: string): void;
  /** A shared link with this id was revoked, or opens under other conditions. */
  linkChanged(id: string): void;
  /** Notifications may have been missed: every cached answer and every open page may be outdated. */
  uncertain(): void;
}

/**
 * Listens for changes, which the database announces to all instances. When the connection is lost, and
 * again when it is back, everything counts as possibly outdated.
 */
export function listenToChanges(
  connection: DatabaseConnection,
  events: ChangeEvents,
  log: Pick<Logger, 'warn'>,
): { close(): Promise<void> } {
  return keepConnected(
    connection,
    {
      connected: events.uncertain,
      lost(error) {
        if (!isUnavailable(error)) log.warn({ err: error }, 'Cannot listen for changes');
        events.uncertain();
      },
      notified(payload, channel) {
        if (channel === contentChannel) events.contentChanged(payload);
        else if (channel === linkChannel) events.linkChanged(payload);
        else events.sheetChanged(payload.split(':')[0] ?? '');
      },
    },
    contentChannel,
    sheetChannel,
    linkChannel,
  );
}
