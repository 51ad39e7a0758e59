import type { Server } from 'node:http';
import {
  closeDatabase,
  type Database,
  type DatabaseConnection,
  openDatabase,
} from '#db/connection.ts';
import { migrate, pendingMigrations, withMigrationLock } from '#db/migrate.ts';
import { seed } from '#db/seed/seed.ts';
import type { FileStore } from '#files/file-store.ts';
import { type Jobs, startJobs } from '#jobs/jobs.ts';
import type { Config } from './config.ts';
import { acquireInstanceLock } from './instance-lock.ts';
import { listen, stopAccepting } from './listen.ts';
import type { Log } from './log.ts';
import { provideDatabase } from './open-database.ts';
import { openFiles } from './open-files.ts';

/** What the HTTP side gets to work with. */
export interface SiteServices {
  config: Config;
  log: Log;
  db: Database;
  /** Where the database is, for connections outside of the pool. */
  connection: DatabaseConnection;
  /** The files that records point to. */
  files: FileStore;
  jobs: Jobs;
  /** Whether the database has every migration of this release. */
  isMigrated(): Promise<boolean>;
}

/** The HTTP side: a server that does not listen yet, and what to close once it has stopped. */
export interface SiteHttp {
  server: Server;
  close(): Promise<void>;
}

/** Options of `startSite`. */
export interface StartOptions {
  config: Config;
  log: Log;
  /** Folder with the `migrations/` and `functions/` of this release. */
  migrationsDir: string;
  /** Folder of the pictures of this release, for the demo content. */
  mediaDir: string;
  openHttp(services: SiteServices): Promise<SiteHttp>;
  /** Aborting ends a start under way at its next step. */
  signal: AbortSignal;
}

/** The running site. */
export interface RunningSite {
  /** Address on this machine, with the base path. */
  url: string;
  /** Stops everything in reverse order; requests in flight get 10 s. */
  stop(): Promise<void>;
}

/** How long the database may work on one statement of a request. */
const STATEMENT_LIMIT_MS = 10_000;

/**
 * Brings the site up: lock, database, migrations, seed, jobs, HTTP. If a step fails, what was started is
 * stopped again. Throws StartupError for reasons an operator can remove.
 */
export async function startSite(options: StartOptions): Promise<RunningSite> {
  const { config, log, migrationsDir, mediaDir, openHttp, signal } = options;
  const undo: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) {
      try {
        await step();
      } catch (error) {
        log.error({ err: error }, 'A part did not stop cleanly');
      }
    }
  };
  try {
    const lock = await acquireInstanceLock(config.dataDir);
    undo.push(() => lock.release());
    signal.throwIfAborted();

    const { connection, stop: stopDatabase } = await provideDatabase(config, log, signal);
    undo.push(stopDatabase);
    // Migrations, the seed and jobs may take their time; somebody waits for a request.
    const patient = openDatabase(connection, { max: 4, log });
    undo.push(() => closeDatabase(patient));
    const db = openDatabase(connection, { max: 20, statementLimitMs: STATEMENT_LIMIT_MS, log });
    undo.push(() => closeDatabase(db));
    signal.throwIfAborted();

    const applied = await migrate(patient, migrationsDir);
    if (applied > 0) log.info({ applied }, 'Migrations applied');
    const files = await openFiles(config, log);
    const filled = await withMigrationLock(patient, () =>
      seed(patient, { demo: config.seedDemo, files, mediaDir }),
    );
    if (filled) log.info({ demo: config.seedDemo }, 'The empty database was filled');
    signal.throwIfAborted();

    const jobs = await startJobs({ connection, db: patient, log, settings: config });
    undo.push(() => jobs.stop());
    const http = await openHttp({
      config,
      log,
      db,
      connection,
      files,
      jobs,
      isMigrated: async () => (await pendingMigrations(db, migrationsDir)) === 0,
    });
    undo.push(() => http.close());
    signal.throwIfAborted();
    const port = await listen(http.server, config);
    undo.push(() => stopAccepting(http.server));
    return { url: localAddress(config, port), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address to open in a browser on this machine; "every interface" is shown as the local one. */
function localAddress({ host, basePath }: Config, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}${basePath}`;
}
