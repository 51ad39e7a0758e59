import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { isOnOneConnection } from './one-connection.ts';
import { DatabaseAwayError } from './unavailable.ts';
import type { DatabaseWatch } from './watch.ts';

export interface WatchedPoolOptions {
  watch?: DatabaseWatch | undefined;
  /** Refuses another connection to what runs by `onOneConnection`. */
  refusesSecond?: boolean | undefined;
}

type ConnectCallback = Parameters<Pool['connect']>[0];

/**
 * A pool that fails at once while the database is away, and drops its connections when it goes away:
 * queries that wait for a silent server would otherwise wait for ever.
 */
export class WatchedPool extends Pool {
  readonly #watch: DatabaseWatch | undefined;
  readonly #refusesSecond: boolean;
  readonly #clients = new Set<PoolClient>();

  constructor(config: PoolConfig, { watch, refusesSecond = false }: WatchedPoolOptions = {}) {
    super(config);
    this.#watch = watch;
    this.#refusesSecond = refusesSecond;
    this.on('connect', (client) => {
      this.#clients.add(client);
      client.once('end', () => this.#clients.delete(client));
      // A connection that breaks between two queries of a transaction has no other listener, and an
      // error without one ends the process. The next query on it fails.
      client.on('error', () => {});
    });
    // A query that was given up may still run; its connection must not serve another request.
    this.on('release', (_, client) => {
      if ('readyForQuery' in client && client.readyForQuery === false) dropConnection(client);
    });
    watch?.onAway(() => {
      for (const client of this.#clients) dropConnection(client);
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    if (!callback) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => {
          if (client) resolve(client);
          else reject(error);
        });
      });
    }
    if (this.#watch?.isAway) {
      process.nextTick(callback, new DatabaseAwayError(), undefined, () => {});
      return;
    }
    if (this.#refusesSecond && isOnOneConnection()) {
      const error = new Error('the work of a transaction asked for a second connection');
      process.nextTick(callback, error, undefined, () => {});
      return;
    }
    super.connect((error, client, done) => {
      if (error && isConnectFailure(error)) this.#watch?.checkNow();
      callback(error, client, done);
    });
  }
}

/** Whether a new connection could not be made; a pool whose connections are all in use is none. */
function isConnectFailure(error: Error): boolean {
  return 'syscall' in error || error.message === 'Connection terminated due to connection timeout';
}

/** Ends a connection without waiting for the server. */
function dropConnection(client: PoolClient): void {
  client.connection.stream.destroy();
}
