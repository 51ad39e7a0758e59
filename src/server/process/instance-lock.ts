import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '#db/startup-error.ts';

/** The exclusive right of this process to use its data folder. */
export interface InstanceLock {
  release(): void;
}

interface Holder {
  pid: number;
  startedAt: string;
}

const LOCK = /^instance\.(\d+)\.lock$/;

/**
 * Locks the data folder for this process. Waits up to `waitLimitMs` for a process that is ending,
 * then throws StartupError. A lock whose process is gone (kill -9, power cut) does not count,
 * even if another process now has its process id.
 * Locks are numbered and the highest number counts. A new lock is made by an atomic link to a
 * free number, so only one of two processes that find an old lock succeeds.
 * PostgreSQL's own lock is not enough: it does not cover files, nor a site that uses
 * DATABASE_URL.
 */
export async function acquireInstanceLock(
  dataDir: string,
  waitLimitMs = 3000,
): Promise<InstanceLock> {
  mkdirSync(dataDir, { recursive: true });
  const own: Holder = { pid: process.pid, startedAt: startTime(process.pid) ?? '' };
  const until = Date.now() + waitLimitMs;
  for (;;) {
    const [highest, holder] = highestLock(dataDir);
    if (!holder || !isAlive(holder)) {
      const number = highest + 1;
      if (create(dataDir, number, own) && highestLock(dataDir)[0] === number) {
        for (const older of lockNumbers(dataDir)) if (older < number) remove(dataDir, older);
        return { release: () => remove(dataDir, number) };
      }
      remove(dataDir, number, own);
    } else if (Date.now() >= until) {
      throw new StartupError(
        `The data folder ${dataDir} is in use by process ${holder.pid}: stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    await sleep(50);
  }
}

function lockFile(dataDir: string, number: number): string {
  return path.join(dataDir, `instance.${number}.lock`);
}

function lockNumbers(dataDir: string): number[] {
  return readdirSync(dataDir).flatMap((name) => {
    const number = LOCK.exec(name)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
}

function highestLock(dataDir: string): [number, Holder | undefined] {
  const highest = Math.max(0, ...lockNumbers(dataDir));
  return [highest, read(dataDir, highest)];
}

function read(dataDir: string, number: number): Holder | undefined {
  try {
    return JSON.parse(readFileSync(lockFile(dataDir, number), 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Creates a lock file together with its content; false when the number is taken. */
function create(dataDir: string, number: number, own: Holder): boolean {
  const draft = path.join(dataDir, `.instance.${randomBytes(6).toString('hex')}`);
  writeFileSync(draft, `${JSON.stringify(own)}\n`);
  try {
    linkSync(draft, lockFile(dataDir, number));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function remove(dataDir: string, number: number, onlyOf?: Holder): void {
  if (onlyOf && read(dataDir, number)?.pid !== onlyOf.pid) return;
  rmSync(lockFile(dataDir, number), { force: true });
}

function isAlive({ pid, startedAt }: Holder): boolean {
  return pid !== process.pid && startTime(pid) === startedAt;
}

/**
 * Start time of a process, as text that no later process with its id has; undefined if it does
 * not run.
 */
function startTime(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    }
    // The name in brackets may contain spaces. State is field 1 after it, start time field 20.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}
