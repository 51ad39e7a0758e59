import { existsSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseLog } from '../database-log.ts';
import { StartupError } from '../startup-error.ts';
import { APPLICATION_USER, ensureApplicationRole } from './application-role.ts';
import { CLUSTER_USER, initialiseCluster } from './cluster.ts';
import { clearLeftover, readPostmasterFile } from './leftover.ts';
import { choosePlacement } from './placement.ts';
import {
  launchPostmaster,
  type Postmaster,
  PostmasterFailed,
  type Settings,
} from './postmaster.ts';
import { makeSocketFolder } from './socket-folder.ts';

/** Connection settings of the built-in database: a Unix socket in `host`. */
export interface EmbeddedConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

/** Ways into the built-in database. */
export interface EmbeddedConnections {
  /** As the application: a role that owns nothing. */
  connection: EmbeddedConnection;
  /** As the superuser, who owns the tables: for migrations, restores and the like. */
  owner: EmbeddedConnection;
}

/** The built-in PostgreSQL, kept running until `stop`. */
export interface EmbeddedPostgres extends EmbeddedConnections {
  /** True if this start created the database. */
  isNew: boolean;
  /** Number of restarts after the postmaster died. */
  readonly restartCount: number;
  /** Shuts down cleanly; forced after 10 s. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /**
   * Folder of the application's data. It contains the cluster, or `postgres-location.txt` says
   * where it is.
   */
  dataDir: string;
  log: DatabaseLog;
  /** PostgreSQL settings over the defaults, for tests. */
  settings?: Settings;
}

const DATABASE = 'mujing';
const PORT = 5432;
/** Time limit for processes of a killed postmaster to release the data folder. */
const BUSY_LIMIT_MS = 30_000;

/**
 * Runs the PostgreSQL that comes with the package, on a Unix socket, as a child process: creates
 * the cluster on the first start, cleans up after a killed process, and restarts a postmaster
 * that dies. @throws StartupError with one line for the operator
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, settings = {} } = options;
  const placement = choosePlacement(dataDir, log);
  await initialiseCluster(placement);
  await clearLeftover(placement, log);
  const { account } = placement;
  const socketFolder = makeSocketFolder(account);
  const connections = connectionsAt(socketFolder);
  const launch = () => launchPostmaster({ placement, socketFolder, settings, log });

  let postmaster = await launchWhenFree(launch, placement.data);
  let restartCount = 0;
  let stopping = false;
  // Runs when the process exits without `stop`, after an error: the database must not keep
  // running.
  const stopOnExit = () => {
    postmaster.child.kill('SIGINT');
    rmSync(socketFolder, { recursive: true, force: true });
  };
  process.once('exit', stopOnExit);

  const supervision = (async () => {
    let delay = 50;
    let startedAt = Date.now();
    for (;;) {
      const how = await postmaster.ended;
      if (stopping) return;
      if (Date.now() - startedAt > 60_000) delay = 50;
      log.error(how, 'The database process ended unexpectedly; starting it again');
      for (;;) {
        await sleep(delay);
        delay = Math.min(delay * 2, 5000);
        if (stopping) return;
        if (!existsSync(socketFolder)) log.error({ socketFolder }, 'The socket folder is gone');
        try {
          postmaster = await launch();
          break;
        } catch (error) {
          log.error({ err: error }, 'Could not start the database; trying again');
        }
      }
      startedAt = Date.now();
      restartCount += 1;
      log.warn({ restartCount }, 'The database is running again');
      if (stopping) {
        await halt(postmaster);
        return;
      }
    }
  })();

  const stop = async () => {
    stopping = true;
    await halt(postmaster);
    await supervision;
    process.removeListener('exit', stopOnExit);
    rmSync(socketFolder, { recursive: true, force: true });
  };
  let isNew: boolean;
  try {
    isNew = await ensureDatabase(connections.owner);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...connections,
    isNew,
    get restartCount() {
      return restartCount;
    },
    stop,
  };
}

/** Stops the database that a killed process left running on a data folder, if there is one. */
export async function stopLeftoverPostgres(dataDir: string, log: DatabaseLog): Promise<void> {
  if (existsSync(dataDir)) await clearLeftover(choosePlacement(dataDir, log), log);
}

function connectionsAt(socketFolder: string): EmbeddedConnections {
  const place = { host: socketFolder, port: PORT, database: DATABASE };
  return {
    connection: { ...place, user: APPLICATION_USER },
    owner: { ...place, user: CLUSTER_USER },
  };
}

/** The built-in database while a site runs on the data folder; undefined if none does. */
export async function runningDatabase(dataDir: string): Promise<EmbeddedConnections | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const postmaster = readPostmasterFile(choosePlacement(dataDir, silent).data);
  if (postmaster?.status !== 'ready') return undefined;
  const connections = connectionsAt(postmaster.socketFolder);
  const client = new Client(connections.connection);
  try {
    await client.connect();
    return connections;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The first start: waits until processes of a killed postmaster have released the data folder. */
async function launchWhenFree(launch: () => Promise<Postmaster>, data: string) {
  const until = Date.now() + BUSY_LIMIT_MS;
  for (let delay = 50; ; delay = Math.min(delay * 2, 200)) {
    try {
      return await launch();
    } catch (error) {
      if (!(error instanceof PostmasterFailed)) throw error;
      if (!error.stillInUse || Date.now() > until) {
        throw new StartupError(`The database in ${data} does not start: ${error.message}`);
      }
    }
    await sleep(delay);
  }
}

/**
 * Fast shutdown (rolls back, checkpoints), then immediate (recovers at the next start), then
 * kill.
 */
async function halt(postmaster: Postmaster): Promise<void> {
  postmaster.hush();
  for (const [signal, limitMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 4000],
    ['SIGKILL', 2000],
  ] as const) {
    postmaster.child.kill(signal);
    const timer = new AbortController();
    const gone = await Promise.race([
      postmaster.ended.then(() => true),
      sleep(limitMs, false, { signal: timer.signal }).catch(() => false),
    ]);
    timer.abort();
    if (gone) return;
  }
}

/** Creates the application's database and role if they are missing; returns whether the database was. */
async function ensureDatabase(connection: EmbeddedConnection): Promise<boolean> {
  const client = new Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
    await ensureApplicationRole(client);
    return found.rowCount === 0;
  } finally {
    await client.end();
  }
}
