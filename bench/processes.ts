import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { median } from './table.ts';

/** A process started for the benchmarks. */
export interface RunningProcess {
  url: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

const started: RunningProcess[] = [];

/** Installs Debian's packages for missing programs. */
export function ensurePrograms(programs: string[]): void {
  const missing = programs.filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.length === 0) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...missing],
  ]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/** A folder for the benchmarks that every user can enter; deleted at the end. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mujing-bench-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** A running site and its start time until the first answer. */
export interface RunningSite extends RunningProcess {
  startMs: number;
}

/** Absolute path of a built checkout of another commit. */
export function builtFolder(folder: string): string {
  const absolute = path.resolve(folder);
  if (!existsSync(path.join(absolute, 'dist/server/main.js'))) {
    throw new Error(`${absolute} is not built; run "node scripts/build.mjs" in it first`);
  }
  return absolute;
}

/** The SECRET_KEY of all processes: those on one database need the same. */
export const MEASURED_KEY = 'the secret key of the measured processes';

/**
 * Starts the built site with demo content, with the application on the first core.
 * @param folder a checkout with a build; this one by default
 */
export async function startSite(
  env: Record<string, string>,
  folder = process.cwd(),
): Promise<RunningSite> {
  const dataDir = scratchFolder();
  // The log goes to a file, like nginx's log: reading it here would affect the result.
  const logFile = path.join(dataDir, 'stdout.log');
  // As `npm start` runs the server.
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(folder, 'scripts/lib', name), 'utf8'));
  const flags: string[] = read('server-flags.json');
  const memory: Record<string, string> = read('server-environment.json');
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...flags, 'dist/server/main.js'], {
    env: {
      ...process.env,
      ...memory,
      PORT: '0',
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      SECRET_KEY: MEASURED_KEY,
      ...env,
    },
    cwd: folder,
    stdio: ['ignore', openSync(logFile, 'w'), 'inherit'],
  });
  const url = await readyAddress(child, logFile);
  const startMs = performance.now() - startedAt;
  // Only the application is limited to one core; its database is a separate process, as in
  // production.
  execFileSync('taskset', ['-a', '-c', '-p', '0', String(child.pid)], { stdio: 'ignore' });
  return { startMs, ...remember({ url, child, stop: () => end(child, dataDir) }) };
}

async function readyAddress(child: ChildProcess, logFile: string): Promise<string> {
  while (child.exitCode === null) {
    const address = /Site ready: (\S+)/.exec(readFileSync(logFile, 'utf8'))?.[1];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('the site ended before it was ready');
}

/**
 * Serves gzip files with nginx, with one worker on the first core, with its access log on and
 * with the headers that the site sends.
 */
export async function startNginx(
  files: Record<string, { body: string | Buffer; type: string }>,
  headers: Headers,
): Promise<RunningProcess> {
  const folder = scratchFolder();
  const types = new Map<string, string>();
  for (const [name, { body, type }] of Object.entries(files)) {
    const file = path.join(folder, 'www', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, body);
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 6 }));
    // A name without extension has nginx's default type, HTML.
    if (path.extname(name)) types.set(path.extname(name).slice(1), type);
  }
  const port = 4190;
  const added = [...headers]
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `add_header ${name} "${value}";`)
    .join(' ');
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `worker_processes 1; worker_cpu_affinity 01; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log ${folder}/access.log; sendfile on; tcp_nopush on; keepalive_requests 1000000; etag on;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  open_file_cache max=100; default_type "text/html; charset=utf-8";
  types { ${[...types].map(([extension, type]) => `${type} ${extension};`).join(' ')} }
  ${added}
  server { listen 127.0.0.1:${port}; root ${folder}/www; gzip_static on; index index.html; } }`,
  );
  const child = spawn(
    'nginx',
    ['-c', path.join(folder, 'nginx.conf'), '-p', folder, '-e', `${folder}/error.log`],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}/`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const up = await fetch(url).then(
      () => true,
      () => false,
    );
    if (up) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return remember({ url, child, stop: () => end(child, folder) });
}

/** Headers that nginx sets itself. */
const ownHeaders = new Set(
  'content-type content-length content-encoding date etag connection keep-alive vary'.split(' '),
);

/** Requests per second of one address, with wrk on the second core: the median of three runs. */
export function throughput(url: string, seconds: number): number {
  return median([1, 2, 3].map(() => requestsPerSecond(url, seconds)));
}

/**
 * Requests per second of two addresses, each asked in turn so that whatever else the machine does
 * weighs on both alike: the medians of nine turns, and the median of the turns' ratios.
 */
export function throughputBeside(url: string, other: string, seconds: number) {
  const turns = Array.from({ length: 9 }, () => {
    const [rate, otherRate] = [requestsPerSecond(url, seconds), requestsPerSecond(other, seconds)];
    return { rate, otherRate, ratio: rate / otherRate };
  });
  return {
    rate: median(turns.map(({ rate }) => rate)),
    otherRate: median(turns.map(({ otherRate }) => otherRate)),
    ratio: median(turns.map(({ ratio }) => ratio)),
  };
}

function requestsPerSecond(url: string, seconds: number): number {
  const wrk = ['-t1', '-c16', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url];
  const out = execFileSync('taskset', ['-c', '1', 'wrk', ...wrk]).toString();
  if (/Non-2xx/.test(out)) throw new Error(`${url} answered with errors:\n${out}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1]);
}

/** Resident memory of a process and of the PostgreSQL below it, in MiB. */
export function residentMemory(child: ChildProcess): { app: number; database: number } {
  const family = [{ id: child.pid ?? 0, database: false }];
  // The list grows during the loop: children are appended and visited in turn.
  for (const { id } of family) {
    for (const other of childrenOf(id)) {
      family.push({ id: other, database: statusField(other, 'Name') === 'postgres' });
    }
  }
  const sum = (database: boolean) =>
    family
      .filter((member) => member.database === database)
      .reduce((total, { id }) => total + proportionalMemory(id), 0);
  return { app: sum(false), database: sum(true) };
}

export function childrenOf(id: number): number[] {
  const text = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

function statusField(id: number, name: string): string {
  const text = readFileSync(`/proc/${id}/status`, 'utf8');
  return new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(text)?.[1] ?? '';
}

/**
 * Proportional set size: shared pages are divided among the processes, so nothing is counted
 * twice.
 */
export function proportionalMemory(id: number): number {
  const text = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
}

/**
 * Memory that only this process uses, in MiB: without the pages of program files, of which a process
 * has a larger share whenever another one of the same program ends.
 */
export function ownMemory(id: number): number {
  const text = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
  return Number(/^Pss_Anon:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
}

function remember(entry: RunningProcess): RunningProcess {
  started.push(entry);
  return entry;
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Ends all started processes. */
export async function stopAll(): Promise<void> {
  await Promise.all(started.map((entry) => entry.stop()));
}
