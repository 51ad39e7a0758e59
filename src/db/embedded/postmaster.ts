import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseLog } from '../database-log.ts';
import { PROGRAM_ENV } from './cluster.ts';
import { readPostmasterFile } from './leftover.ts';
import type { Placement } from './placement.ts';

/** PostgreSQL settings by name. */
export type Settings = Record<string, string | number>;

/**
 * Small memory, full durability. Passed on the command line, so that a new release brings its
 * own.
 */
const SETTINGS: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '64MB',
  max_connections: 100,
  work_mem: '8MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '512MB',
  max_wal_size: '256MB',
  random_page_cost: 1.1,
  jit: 'off',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  logging_collector: 'off',
  log_min_messages: 'fatal',
};

/** A postmaster that ended before it accepted connections; `message` contains its output. */
export class PostmasterFailed extends Error {
  override name = 'PostmasterFailed';

  /**
   * True when processes of an earlier, killed postmaster still use the data folder: a retry may
   * help.
   */
  get stillInUse(): boolean {
    return /still in use|already exists|could not bind/.test(this.message);
  }
}

export interface Postmaster {
  child: ChildProcess;
  /** Resolves when the process has ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Stops logging its final messages, which are now expected. */
  hush(): void;
}

export interface LaunchOptions {
  placement: Placement;
  socketFolder: string;
  settings: Settings;
  log: DatabaseLog;
}

/** Starts a postmaster and resolves once it accepts connections. @throws PostmasterFailed */
export async function launchPostmaster(options: LaunchOptions): Promise<Postmaster> {
  const { placement, socketFolder, log } = options;
  const { home, data, account } = placement;
  const settings = { ...SETTINGS, unix_socket_directories: socketFolder, ...options.settings };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // In its own session, Ctrl-C reaches only the application, which stops the database last.
  const child = spawn(path.join(home, 'bin', 'postgres'), ['-D', data, ...flags], {
    ...(account && { uid: account.uid, gid: account.gid }),
    cwd: '/',
    env: PROGRAM_ENV,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });

  let phase: 'starting' | 'running' | 'stopping' = 'starting';
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (phase === 'starting') said.push(line);
    else if (phase === 'running' && /\b(FATAL|PANIC):/.test(line))
      log.error({ postgres: line }, line);
  });
  const ended = new Promise<Awaited<Postmaster['ended']>>((resolve) => {
    child.once('error', (error) => {
      said.push(error.message);
      resolve({ code: null, signal: null });
    });
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  let over = false;
  void ended.then(() => {
    over = true;
  });

  // Recovery after a crash may take long, so there is no time limit while the process runs.
  for (;;) {
    const file = readPostmasterFile(data);
    if (file?.pid === child.pid && file?.status === 'ready') break;
    if (over) {
      throw new PostmasterFailed(said.join(' ').trim() || `could not be run from ${home}`);
    }
    await Promise.race([sleep(8), ended]);
  }
  phase = 'running';
  return {
    child,
    ended,
    hush: () => {
      phase = 'stopping';
    },
  };
}
