import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { DatabaseLog } from '../database-log.ts';
import { StartupError } from '../startup-error.ts';
import { type Account, accountOf, runningAsRoot, unprivilegedAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';

/** Locations of the programs and the data, and the user that runs them. */
export interface Placement {
  /** Folder with `bin`, `lib` and `share`. */
  home: string;
  /** The cluster's data folder; may not exist yet. */
  data: string;
  /** The user that PostgreSQL runs as; set when started as root. */
  account?: Account;
  /** PostgreSQL's major version. */
  major: string;
}

const SHARED_ROOT = '/var/lib/mujing-site';
const NOTE = 'postgres-location.txt';

/**
 * Chooses the locations of the database. For an ordinary user everything stays in place. When
 * started as root, files that PostgreSQL's user cannot reach are placed below
 * /var/lib/mujing-site, and a note in `dataDir` says so. @throws StartupError when existing data
 * belongs to another user or was moved
 */
export function choosePlacement(dataDir: string, log: DatabaseLog): Placement {
  mkdirSync(dataDir, { recursive: true });
  const folder = realpathSync(dataDir);
  const binaries = findBinaries();
  const major = binaries.version.split('.')[0] ?? '';
  const inPlace = path.join(folder, 'postgres');
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const elsewhere = path.join(SHARED_ROOT, hash, 'postgres');
  const noted = readNote(folder);

  if (!existsSync(inPlace) && noted && noted !== elsewhere && existsSync(noted)) {
    throw new StartupError(
      `${folder} was moved or copied; its database is in ${noted}. Move that folder to ${elsewhere} to keep it, or delete ${path.join(folder, NOTE)} to start with an empty one.`,
    );
  }

  if (!runningAsRoot()) {
    refuseForeignData(inPlace, noted);
    return { home: binaries.home, data: inPlace, major };
  }

  const data = existsSync(inPlace)
    ? inPlace
    : existsSync(elsewhere) || !canEnter(folder, unprivilegedAccount())
      ? elsewhere
      : inPlace;
  const account = ownerOf(data) ?? unprivilegedAccount();
  if (data === inPlace && !canEnter(folder, account)) {
    throw new StartupError(
      `The database in ${inPlace} belongs to ${account.name}, who cannot enter ${folder}: allow others to enter the folders above it (chmod o+x) or set another DATA_DIR.`,
    );
  }
  if (data === elsewhere) writeNote(folder, elsewhere, account, log);
  return { home: reachableHome(binaries, account), data, account, major };
}

/** Location noted by an earlier start as root. */
function readNote(folder: string): string | undefined {
  const file = path.join(folder, NOTE);
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8').split('\n')[0]?.trim() || undefined;
}

function writeNote(folder: string, data: string, account: Account, log: DatabaseLog): void {
  mkdirSync(path.dirname(data), { recursive: true, mode: 0o755 });
  const file = path.join(folder, NOTE);
  const text = `${data}\n\nThe database of this data folder is kept there, because it was started as root and\nPostgreSQL's user (${account.name}) cannot reach this folder. Back up both places.\n`;
  if (readNote(folder) !== data) writeFileSync(file, text);
  log.info({ data, user: account.name }, `Database files are in ${data} (see ${file})`);
}

function refuseForeignData(inPlace: string, noted: string | undefined): void {
  if (!existsSync(inPlace)) {
    if (!noted || !existsSync(path.dirname(noted))) return;
    throw new StartupError(
      `The database of this data folder was made by root and is in ${noted}: start as root, or set another DATA_DIR.`,
    );
  }
  const { uid } = statSync(inPlace);
  if (uid !== process.getuid?.()) {
    throw new StartupError(
      `The database in ${inPlace} belongs to another user (uid ${uid}): start as that user or as root, or set another DATA_DIR.`,
    );
  }
}

/**
 * Owner of existing data. Data that root restored from a copy is first given to PostgreSQL's
 * user.
 */
function ownerOf(data: string): Account | undefined {
  if (!existsSync(data)) return undefined;
  const stats = statSync(data);
  if (stats.uid !== 0) return accountOf(stats);
  const account = unprivilegedAccount();
  for (const entry of readdirSync(data, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(data, entry), account.uid, account.gid);
  }
  lchownSync(data, account.uid, account.gid);
  chmodSync(data, 0o700);
  return account;
}

function canEnter(folder: string, { uid, gid }: Account): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { uid, gid, cwd: '/' });
  return probe.status === 0;
}

function canRun(home: string, { uid, gid }: Account): boolean {
  const program = path.join(home, 'bin', 'postgres');
  const probe = spawnSync(program, ['--version'], { uid, gid, cwd: '/', env: {} });
  return probe.status === 0;
}

/** The installed programs, or a copy that the account can run (made once per version). */
function reachableHome({ home, version }: Binaries, account: Account): string {
  if (canRun(home, account)) return home;
  const copy = path.join(SHARED_ROOT, 'programs', version);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 });
    cpSync(home, unfinished, { recursive: true, verbatimSymlinks: true });
    makeReadable(unfinished);
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  if (canRun(copy, account)) return copy;
  throw new StartupError(
    `PostgreSQL's user ${account.name} cannot run the programs in ${copy}: allow others to enter the folders above it, or set DATABASE_URL.`,
  );
}

/** The public copy must be readable even with a strict umask. */
function makeReadable(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = path.join(entry.parentPath, entry.name);
    chmodSync(file, entry.isDirectory() || isExecutable(file) ? 0o755 : 0o644);
  }
  chmodSync(folder, 0o755);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
