import { chmodSync, mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import type { KeyRing } from '#api/access/key-ring.ts';
import { publishSigningKeys } from '#api/access/signing-keys.ts';
import { AuditTrail } from '#api/audit/trail.ts';
import { publishTemplates } from '#api/message-templates/delivered.ts';
import { publishSealKeys } from '#api/sheets/seal-keys.ts';
import { ensureAdministrator, type FirstAdministrator } from '#api/staff/first-administrator.ts';
import type { JobQueue } from '#api/system/job-queue.ts';
import { closeDatabase, type Database, openDatabase } from '#db/connection.ts';
import type { DatabaseConnection } from '#db/connection-config.ts';
import { runningAsRoot } from '#db/embedded/account.ts';
import { type Applied, pendingMigrations, withMigrationLock } from '#db/migrate.ts';
import { isFilled } from '#db/seed/is-filled.ts';
import { watchDatabase } from '#db/watch.ts';
import type { FileStore } from '#files/file-store.ts';
import type { FileScanner } from '#files/scan/scanner.ts';
import { bulkJob, bulkOnCommit } from '#jobs/bulk.ts';
import { checkQrTargets } from '#jobs/check-qr-targets.ts';
import { emptyTrash } from '#jobs/empty-trash.ts';
import { exportAuditHead } from '#jobs/export-audit-head.ts';
import { startJobs } from '#jobs/jobs.ts';
import { mediaJobs, processOnCommit } from '#jobs/media/jobs.ts';
import { workOnCommit } from '#jobs/on-commit.ts';
import { publishDue } from '#jobs/publish-due.ts';
import { codesJob, makeCodesOnCommit } from '#jobs/redemptions.ts';
import { registeredJobs } from '#jobs/registry.ts';
import { storeReleaseFiles, storeReleaseFilesOnCommit } from '#jobs/releases/jobs.ts';
import { unusedFilesJob } from '#jobs/sheets/delete-unused-files.ts';
import { issueDocuments, issueDocumentsOnCommit } from '#jobs/sheets/issue-documents.ts';
import { verifyAudit } from '#jobs/verify-audit.ts';
import { PREVIEW_POOL } from '../pages/preview-pool.ts';
import type { Config } from './config.ts';
import { warnOfOpenFiles } from './file-modes.ts';
import { acquireInstanceLock } from './instance-lock.ts';
import { listen, stopAccepting } from './listen.ts';
import type { Log } from './log.ts';
import { provideDatabase } from './open-database.ts';
import { openFiles } from './open-files.ts';
import { openKeys, requireAuditKey } from './open-keys.ts';
import { openScanner } from './open-scanner.ts';
import { prepareSchema } from './prepare-schema.ts';
import { siteAddresses } from './site-addresses.ts';
import { openWorkProcesses } from './work-processes.ts';

/** Services for the HTTP server. */
export interface SiteServices {
  config: Config;
  log: Log;
  db: Database;
  /** A few connections for searches only. */
  searchDb: Database;
  /** Connections for the back office only. */
  staffDb: Database;
  /** Connections for previews only. */
  previewDb: Database;
  /** Database address for connections outside the pool, as the application's role. */
  connection: DatabaseConnection;
  /** Files that records refer to. */
  files: FileStore;
  /** Keys for the audit log, second factors and sign-in names. */
  keys: KeyRing;
  /** Looks for malware in files before they become public; undefined where none is set. */
  scanner: FileScanner | undefined;
  /** The job queue of this process. */
  queue: JobQueue;
  /** True when the database has all migrations of this release. */
  isMigrated(): Promise<boolean>;
}

/** An HTTP server that does not listen yet, and functions to release its resources. */
export interface SiteHttp {
  server: Server;
  /** Ends the answers that have no end of their own, which would hold up the stop. */
  endStreams(): void;
  close(): Promise<void>;
}

export interface StartOptions {
  config: Config;
  log: Log;
  /** Fills an empty database; only called for one. */
  fill(services: Pick<SiteServices, 'config' | 'connection' | 'files' | 'db'>): Promise<void>;
  openHttp(services: SiteServices): Promise<SiteHttp>;
  /** Aborts a start before its next step. */
  signal: AbortSignal;
  /** Called after each step that changed something, such as "database created". */
  onStep?: (step: string, milliseconds: number) => void;
}

export interface RunningSite {
  /** Address on this machine, with the base path. */
  url: string;
  /** The administrator that this start made; undefined if there was one. */
  firstAdministrator: FirstAdministrator | undefined;
  /** Stops everything in reverse order; requests in flight get 10 s. */
  stop(): Promise<void>;
}

/** Number of connections for the seed and jobs; no time limit on their statements. */
const WORK_POOL = 4;
/** Number of listening connections: the watch, changes of content and sheets, the outbox, other announced work. */
const LASTING_CONNECTIONS = 4;
/** Connections of one process besides DATABASE_POOL and SEARCH_POOL. */
export const OTHER_CONNECTIONS = WORK_POOL + LASTING_CONNECTIONS + PREVIEW_POOL.max;
/** Time limit for a request that waits for a connection. */
const CONNECT_LIMIT_MS = 2_000;
/** Time limit for a request that waits for what another one has locked. */
const LOCK_LIMIT_MS = 2_000;
/**
 * Time limit for a request's transaction in which no statement runs: longer than work in another
 * process may take.
 */
const IDLE_TRANSACTION_LIMIT_MS = 15_000;

/**
 * Starts the site: lock, database, migrations, seed, jobs, HTTP. If a step fails, the steps
 * before it are undone. @throws StartupError for reasons that an operator can fix
 */
export async function startSite(options: StartOptions): Promise<RunningSite> {
  const { config, log, fill, openHttp, signal, onStep } = options;
  const undo: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) {
      try {
        await step();
      } catch (error) {
        log.error({ err: error }, 'A component did not stop cleanly');
      }
    }
  };
  let stepStartedAt = performance.now();
  const endStep = (step: string | false) => {
    const now = performance.now();
    if (step) onStep?.(step, now - stepStartedAt);
    stepStartedAt = now;
  };
  try {
    makePrivateFolders(config, log);
    const lock = await acquireInstanceLock(config.dataDir);
    undo.push(() => lock.release());
    signal.throwIfAborted();

    const database = await provideDatabase(config, log, signal);
    undo.push(() => database.stop());
    endStep(database.isNew && 'database created');
    const applied = await prepareSchema(database);
    const step = stepOf(applied);
    if (step) log.info(applied, 'Migrations applied');
    endStep(step);
    signal.throwIfAborted();

    const { connection } = database;
    const watch = watchDatabase(connection, log);
    undo.push(() => watch.close());
    const open = (pool: Parameters<typeof openDatabase>[1]) => {
      const database = openDatabase(connection, { watch, log, ...pool });
      undo.push(() => closeDatabase(database));
      return database;
    };
    const workDb = open({ max: WORK_POOL });
    const forRequests = {
      statementLimitMs: config.statementTimeoutMs,
      lockLimitMs: LOCK_LIMIT_MS,
      idleTransactionLimitMs: IDLE_TRANSACTION_LIMIT_MS,
      connectLimitMs: CONNECT_LIMIT_MS,
    };
    // The back office never has more than half, so that the site goes on whatever staff do.
    const forStaff = Math.floor(config.databasePool / 2);
    const db = open({ max: config.databasePool - forStaff, ...forRequests });
    const staffDb = open({ max: forStaff, ...forRequests });
    const searchDb = open({ max: config.searchPool, ...forRequests });
    const previewDb = open({ ...forRequests, ...PREVIEW_POOL });
    signal.throwIfAborted();

    const files = await openFiles(config, log);
    const filled = await withMigrationLock(workDb, async () => {
      if (await isFilled(workDb)) return false;
      await fill({ config, connection, files, db: workDb });
      return true;
    });
    if (filled) log.info({ demo: config.seedDemo }, 'Filled the empty database');
    endStep(filled && (config.seedDemo ? 'demo content filled in' : 'settings filled in'));
    const keys = openKeys(config);
    warnOfOpenFiles(config, log);
    const trail = new AuditTrail(keys);
    const firstAdministrator = await withMigrationLock(workDb, async () => {
      await requireAuditKey(workDb, keys);
      await publishSealKeys(workDb, keys);
      await publishTemplates(workDb);
      await publishSigningKeys(workDb, keys, 'licence');
      return ensureAdministrator({ db: workDb, trail }, config.administrator);
    });
    signal.throwIfAborted();

    undo.push(openWorkProcesses(log));
    const site = siteAddresses(config);
    const scanner = openScanner(config);
    const jobs = await startJobs({
      connection,
      db: workDb,
      log,
      settings: { ...config, keys, staffUrl: site.publicUrl },
      jobs: [
        ...registeredJobs,
        exportAuditHead(files),
        verifyAudit(files, keys),
        emptyTrash(trail),
        storeReleaseFiles({ files, trail, scanner }),
        ...mediaJobs(files),
        unusedFilesJob(files),
        checkQrTargets(site),
        issueDocuments({ files, trail, publicUrl: site.publicUrl }),
        codesJob({ keys }),
        bulkJob({ trail, site }),
      ],
    });
    undo.push(() => jobs.stop());
    const schedules = publishDue({ db: workDb, trail, log });
    undo.push(() => schedules.close());
    const { publicUrl } = site;
    const works = workOnCommit(
      { connection, log },
      processOnCommit({ db: workDb, files, log }),
      makeCodesOnCommit({ db: workDb, keys }),
      bulkOnCommit({ db: workDb, trail, site, log }),
      storeReleaseFilesOnCommit({ db: workDb, files, trail, scanner, log }),
      issueDocumentsOnCommit({ db: workDb, files, trail, publicUrl, log }),
    );
    undo.push(() => works.close());
    const http = await openHttp({
      config,
      log,
      db,
      searchDb,
      staffDb,
      previewDb,
      connection,
      files,
      keys,
      scanner,
      queue: jobs,
      isMigrated: async () => (await pendingMigrations(db)) === 0,
    });
    undo.push(() => http.close());
    signal.throwIfAborted();
    const port = await listen(http.server, config);
    undo.push(() => stopAccepting(http.server));
    undo.push(() => http.endStreams());
    return { url: localAddress(config, port), firstAdministrator, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Creates the data folder and the folder for private files, which other users of the machine must
 * not read. An existing data folder keeps its mode, because its owner may have opened it on
 * purpose.
 */
function makePrivateFolders({ dataDir, s3 }: Config, log: Log): void {
  const files = path.join(dataDir, 'files');
  const privateFiles = path.join(files, 'private');
  mkdirSync(dataDir, { recursive: true, mode: runningAsRoot() ? 0o711 : 0o700 });
  if (!s3) {
    mkdirSync(files, { recursive: true, mode: 0o750 });
    mkdirSync(privateFiles, { recursive: true, mode: 0o700 });
    chmodSync(privateFiles, 0o700);
  }
  if (runningAsRoot()) log.warn('The site runs as root; use a separate user instead');
}

/** The address to open in a browser on this machine; a wildcard host becomes localhost. */
function localAddress({ host, basePath }: Config, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}${basePath}`;
}

/** "1 migration, 28 function files applied", or false if there were none. */
function stepOf({ migrations, functionFiles }: Applied): string | false {
  const parts = [
    migrations > 0 && `${migrations} ${migrations === 1 ? 'migration' : 'migrations'}`,
    functionFiles > 0 && `${functionFiles} function ${functionFiles === 1 ? 'file' : 'files'}`,
  ].filter((part) => part !== false);
  return parts.length > 0 && `${parts.join(', ')} applied`;
}
