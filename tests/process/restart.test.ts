import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { copyPreparedSite } from '../support/prepared-sites.ts';
import {
  builtInDatabase,
  isRunning,
  SECRET_KEY,
  temporaryFolder,
} from '../support/server-process.ts';

const { folder, remove } = temporaryFolder();
const launchers = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of launchers) child.kill('SIGTERM');
  await expect.poll(() => launchers.size, { timeout: 30_000 }).toBe(0);
});
afterAll(remove);

/** Runs the launcher's supervision of a server, with short delays. */
function launch(main: string, env: Record<string, string> = {}) {
  const script = path.join(folder, 'launch.mjs');
  const supervise = path.resolve('scripts/lib/supervise.mjs');
  writeFileSync(
    script,
    `import { supervise } from ${JSON.stringify(supervise)};
    process.exitCode = await supervise({
      command: process.execPath,
      args: [process.argv[2]],
      cleanUp: ['stop-database'],
      pauseMs: 20,
      options: { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
    });`,
  );
  const child = spawn(process.execPath, [script, main], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      SEED_DEMO: 'false',
      LOG_LEVEL: 'error',
      SECRET_KEY,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  launchers.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      launchers.delete(child);
      resolve(code);
    });
  });
  const addresses = () => [...output.matchAll(/^Site ready: (\S+)$/gm)].map(([, at]) => at ?? '');
  return { child, ended, output: () => output, addresses };
}

const MAIN = path.resolve('dist/server/main.js');

/** The server process of a launcher. */
function childOf({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }));
}

test('a crashed server is restarted, and stops with the launcher', async () => {
  const dataDir = path.join(folder, 'data');
  copyPreparedSite('empty', dataDir);
  const launcher = launch(MAIN, { DATA_DIR: dataDir });
  await expect.poll(launcher.addresses, { timeout: 30_000 }).toHaveLength(1);
  const database = builtInDatabase(dataDir).pid;
  process.kill(childOf(launcher.child), 'SIGKILL');
  await expect.poll(launcher.addresses, { timeout: 30_000 }).toHaveLength(2);
  expect(launcher.output()).toContain('The server ended by SIGKILL; it starts again in 0.02 s.');
  expect((await fetch(launcher.addresses()[1] ?? '')).status).toBe(200);
  expect(isRunning(database)).toBe(false);

  const next = builtInDatabase(dataDir).pid;
  launcher.child.kill('SIGTERM');
  expect(await launcher.ended).toBe(0);
  expect(isRunning(next)).toBe(false);
});

test('after repeated crashes the launcher gives up and cleans up', async () => {
  const main = path.join(folder, 'crash.mjs');
  writeFileSync(
    main,
    `if (process.argv[2] === 'stop-database') console.log('cleaned up');
    else process.abort();`,
  );
  const launcher = launch(main);
  expect(await launcher.ended).toBe(134);
  expect(launcher.output().match(/it starts again/g)).toHaveLength(5);
  expect(launcher.output()).toMatch(/6 times: giving up\.\ncleaned up\n$/);
});

test('a refused start is not repeated', async () => {
  const launcher = launch(MAIN, { PORT: 'eighty' });
  expect(await launcher.ended).toBe(78);
  expect(launcher.output()).toBe(
    'Cannot start: The setting PORT=eighty is wrong: it must be a port from 0 (any free one) to 65535.\n',
  );
});

test('a database left running by a crash is stopped when the launcher gives up', async () => {
  const dataDir = path.join(folder, 'left');
  copyPreparedSite('empty', dataDir);
  const launcher = launch(MAIN, { DATA_DIR: dataDir });
  await expect.poll(launcher.addresses, { timeout: 30_000 }).toHaveLength(1);
  const database = builtInDatabase(dataDir).pid;
  launcher.child.kill('SIGSTOP');
  process.kill(childOf(launcher.child), 'SIGKILL');
  launcher.child.kill('SIGTERM');
  launcher.child.kill('SIGCONT');
  await launcher.ended;
  expect(isRunning(database)).toBe(false);
});
