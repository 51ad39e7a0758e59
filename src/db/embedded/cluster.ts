import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../startup-error.ts';
import type { Placement } from './placement.ts';

const run = promisify(execFile);

/** Superuser of the built-in cluster; only its owner and root can use the socket. */
export const CLUSTER_USER = 'mujing';

/** Environment for PostgreSQL's programs: no secrets of the application, messages in English. */
export const PROGRAM_ENV = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Creates the data folder if there is none. It is created under another name and renamed when
 * complete, so that an interrupted first start leaves no partial folder. @throws StartupError for
 * data of another PostgreSQL version
 */
export async function initialiseCluster({ home, data, account, major }: Placement): Promise<void> {
  const parent = path.dirname(data);
  const unfinishedPrefix = `${path.basename(data)}.new`;
  for (const entry of readdirSync(parent)) {
    if (entry.startsWith(unfinishedPrefix)) {
      rmSync(path.join(parent, entry), { recursive: true, force: true });
    }
  }
  if (existsSync(path.join(data, 'PG_VERSION'))) {
    const found = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
    if (found === major) return;
    throw new StartupError(
      `The database in ${data} was created by PostgreSQL ${found}, but this release runs ${major}: dump it with PostgreSQL ${found} and restore it into an empty DATA_DIR.`,
    );
  }
  if (existsSync(data) && readdirSync(data).length > 0) {
    throw new StartupError(
      `${data} contains files but no database (PG_VERSION is missing): restore it from a backup, or move it away to start with an empty one.`,
    );
  }

  const unfinished = path.join(parent, unfinishedPrefix);
  mkdirSync(unfinished, { mode: 0o700 });
  if (account) chownSync(unfinished, account.uid, account.gid);
  const args = [
    ['-D', unfinished],
    ['--username', CLUSTER_USER],
    ['--encoding', 'UTF8'],
    ['--locale', 'C'],
    ['--locale-provider', 'builtin'],
    ['--builtin-locale', 'C.UTF-8'],
    ['--auth-local', 'trust'],
    ['--auth-host', 'reject'],
  ].flat();
  await run(path.join(home, 'bin', 'initdb'), args, {
    ...(account && { uid: account.uid, gid: account.gid }),
    cwd: '/',
    env: PROGRAM_ENV,
  });
  renameSync(unfinished, data);
}
