import type { DatabaseConnection } from './connection-config.ts';
import type { DatabaseLog } from './database-log.ts';
import { keepConnected } from './lasting-connection.ts';

/** Knows whether the database is there, by a connection of its own. */
export interface DatabaseWatch {
  /** While true, nothing is sent to the database: what needs it fails at once. */
  readonly isAway: boolean;
  /** Checks by a new connection; for a pool that could not make one. */
  checkNow(): void;
  /** Calls back each time the database goes away. */
  onAway(listener: () => void): void;
  close(): Promise<void>;
}

/** Starts to watch a database that is there at the moment. */
export function watchDatabase(connection: DatabaseConnection, log: DatabaseLog): DatabaseWatch {
  const listeners: (() => void)[] = [];
  let awaySince: number | undefined;
  const link = keepConnected(connection, {
    connected() {
      if (awaySince === undefined) return;
      log.warn({ awayMs: Date.now() - awaySince }, 'The database answers again');
      awaySince = undefined;
    },
    lost(error) {
      awaySince = Date.now();
      log.warn(
        { err: error },
        'The database is away: pages in memory are still shown, other requests get 503',
      );
      for (const listener of listeners) listener();
    },
  });
  return {
    get isAway() {
      return awaySince !== undefined;
    },
    checkNow() {
      if (awaySince === undefined) link.renew();
    },
    onAway: (listener) => void listeners.push(listener),
    close: () => link.close(),
  };
}
