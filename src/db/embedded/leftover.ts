import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DatabaseLog } from '../database-log.ts';
import { PROGRAM_ENV } from './cluster.ts';
import type { Placement } from './placement.ts';
import { isSocketFolder } from './socket-folder.ts';

const run = promisify(execFile);

/** Contents of postmaster.pid. */
export interface PostmasterFile {
  pid: number;
  socketFolder: string;
  /** `starting`, `ready`, `stopping` ...; empty while it is being written. */
  status: string;
}

/** Reads postmaster.pid; undefined when there is none. */
export function readPostmasterFile(data: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    return {
      pid: Number(lines[0]),
      socketFolder: lines[4]?.trim() ?? '',
      status: lines[7]?.trim() ?? '',
    };
  } catch {
    return undefined;
  }
}

/**
 * Cleans up after a killed application: stops a postmaster that still runs on this data folder,
 * and removes a pid file whose process id now belongs to another program.
 */
export async function clearLeftover(placement: Placement, log: DatabaseLog): Promise<void> {
  const { data } = placement;
  const left = readPostmasterFile(data);
  if (!left) return;
  const command = commandOf(left.pid);
  if (serves(command, data)) {
    log.warn({ pid: left.pid }, 'Stopping the database that a killed process left running');
    await stopLeftover(placement, left.pid);
  } else if (command !== undefined) {
    rmSync(path.join(data, 'postmaster.pid'), { force: true });
  }
  if (isSocketFolder(left.socketFolder))
    rmSync(left.socketFolder, { recursive: true, force: true });
}

async function stopLeftover({ home, data, account }: Placement, pid: number): Promise<void> {
  for (const [mode, seconds] of [
    ['fast', '15'],
    ['immediate', '5'],
  ] as const) {
    const args = ['stop', '-D', data, '-m', mode, '-w', '-t', seconds];
    try {
      await run(path.join(home, 'bin', 'pg_ctl'), args, {
        ...(account && { uid: account.uid, gid: account.gid }),
        cwd: '/',
        env: PROGRAM_ENV,
      });
      return;
    } catch {
      if (!serves(commandOf(pid), data)) return;
    }
  }
  process.kill(pid, 'SIGKILL');
  while (serves(commandOf(pid), data)) await sleep(20);
}

function serves(command: string | undefined, data: string): boolean {
  return command?.includes(` -D ${data} `) ?? false;
}

/**
 * Command line of a process; undefined if it does not run. A zombie has none and counts as ended.
 */
function commandOf(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  try {
    const text =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return text.trim() || undefined;
  } catch {
    return undefined;
  }
}
