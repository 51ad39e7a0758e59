import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { makeDataFolder } from './data-folder.ts';

const MAIN = path.resolve('dist/server/main.js');
/** For processes under test: where programs are, and where Node keeps what it has compiled, if it does. */
const SURROUNDINGS = Object.fromEntries(
  ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);
/** Processes and programs on one database need the same key. */
export const SECRET_KEY = 'the secret key of the processes under test';

/** A server process under test. */
export interface ServerProcess {
  child: ChildProcess;
  /** Resolves with the address when the server is ready; rejects when it ends before. */
  ready: Promise<string>;
  /** Resolves with exit code and signal when the process has ended and all its output was read. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** All stdout output so far. */
  output(): string;
  /** All stderr output so far. */
  errors(): string;
}

/** Options of a server process. */
export interface ServerProcessOptions {
  env?: Record<string, string>;
  /** Another folder of the built server. */
  main?: string;
  /** Node flags, e.g. the heap limits of production. */
  flags?: string[];
  /** User id to run as; the tests must then run as root. */
  uid?: number;
}

const running = new Set<ChildProcess>();

/** Starts the built server on a free port, without demo content unless `env` says otherwise. */
export function startServer({
  env,
  main = MAIN,
  flags = [],
  uid,
}: ServerProcessOptions): ServerProcess {
  const child = spawn(process.execPath, [...flags, main], {
    cwd: os.tmpdir(),
    env: {
      ...SURROUNDINGS,
      PORT: '0',
      SEED_DEMO: 'false',
      LOG_LEVEL: 'error',
      // The disk of a test machine may be small.
      DISK_RESERVE_MB: '0',
      SECRET_KEY,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  running.add(child);
  let output = '';
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = new Promise<Awaited<ServerProcess['ended']>>((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code, signal });
    });
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /^Site ready: (\S+)$/m.exec(output)?.[1];
      if (address) resolve(address);
    });
    void ended.then(({ code }) => reject(new Error(`ended with ${code}: ${errors}${output}`)));
  });
  ready.catch(() => {});
  return { child, ready, ended, output: () => output, errors: () => errors };
}

/** Runs a command of the built site and waits for its end. */
export async function runCommand(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const script = path.resolve('dist/server', `${name}.js`);
  const command = spawn(process.execPath, [script, ...args], {
    env: { ...SURROUNDINGS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close') as Promise<[number | null]>,
  ]);
  return { status, stdout, stderr };
}

/** Asks a server to stop and waits for its end. */
export async function stopServer(server: ServerProcess) {
  server.child.kill('SIGTERM');
  return server.ended;
}

/** Prints the warnings and faults that a server logged: often the reason of a test that failed. */
export function printFaults({ output, errors }: ServerProcess): void {
  const noted = output().match(/^\{.*\n/gm) ?? [];
  process.stderr.write(noted.join('') + errors());
}

/** Kills processes that a failed test left running. */
export async function stopAll(): Promise<void> {
  for (const child of running) child.kill('SIGTERM');
  while (running.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A data folder that PostgreSQL's user can enter; `remove` deletes it. */
export function temporaryFolder(): { folder: string; remove(): void } {
  const folder = makeDataFolder('mujing-process');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Process id and socket folder of the built-in database that runs on a data folder. */
export function builtInDatabase(dataDir: string): { pid: number; host: string } {
  const lines = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), host: lines[4] ?? '' };
}

/** A connection to the built-in database; losing the server does not fail the test. */
export async function connectTo(dataDir: string): Promise<Client> {
  const { host } = builtInDatabase(dataDir);
  const client = new Client({ host, user: 'mujing', database: 'mujing' });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** True when a process with this id runs. A zombie does not count. */
export function isRunning(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return state.stdout.trim() !== '' && !state.stdout.startsWith('Z');
}
