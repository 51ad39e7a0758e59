import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
  builtInDatabase,
  connectTo,
  isRunning,
  startServer,
  stopAll,
  stopServer,
  temporaryFolder,
} from '../support/server-process.ts';

const { folder, remove } = temporaryFolder();
const env = { DATA_DIR: folder };
afterEach(stopAll);
afterAll(remove);

/** The message of a refused start: one line, with its own exit code. */
async function refusal(overrides: Record<string, string>): Promise<string> {
  const server = startServer({ env: { ...env, ...overrides } });
  expect(await server.ended).toEqual({ code: 78, signal: null });
  expect(server.errors()).toMatch(/^Cannot start: [^\n]+\n$/);
  return server.errors();
}

test('the first start creates the database, answers requests, and stops cleanly', async () => {
  const server = startServer({ env });
  const response = await fetch(await server.ready);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  const { pid } = builtInDatabase(folder);
  expect(isRunning(pid)).toBe(true);
  expect(await stopServer(server)).toEqual({ code: 0, signal: null });
  expect(isRunning(pid)).toBe(false);
});

test('a second process on the same folder is refused', async () => {
  const server = startServer({ env });
  const address = await server.ready;
  expect(await refusal({})).toContain(`in use by process ${server.child.pid}`);
  expect((await fetch(address)).status).toBe(200);
  expect(await stopServer(server)).toEqual({ code: 0, signal: null });
});

test('only its owner can read the data folder and the private files', async () => {
  const dataDir = path.join(folder, 'made');
  const server = startServer({ env: { DATA_DIR: dataDir } });
  await server.ready;
  const modeOf = (...names: string[]) => statSync(path.join(dataDir, ...names)).mode & 0o777;
  // As root, PostgreSQL's user must be able to enter the folder, but nobody can list it.
  expect(modeOf()).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
  expect(modeOf('files', 'private')).toBe(0o700);
  expect(await stopServer(server)).toEqual({ code: 0, signal: null });
});

test('a port in use is named, and the started database is stopped again', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const message = await refusal({ PORT: String(port) });
  expect(message).toContain(`Port ${port} on 127.0.0.1 is taken`);
  expect(message).toContain('PORT');
  expect(() => builtInDatabase(folder)).toThrow('ENOENT');
  other.close();
});

test('a wrong setting is named', async () => {
  expect(await refusal({ PORT: 'eighty' })).toContain('The setting PORT=eighty is wrong');
});

test('a data folder of another build is refused with the ways out', async () => {
  const dataDir = path.join(folder, 'other-build');
  const server = startServer({ env: { DATA_DIR: dataDir } });
  await server.ready;
  const client = await connectTo(dataDir);
  await client.query("update drizzle.__drizzle_migrations set hash = 'of another build'");
  await client.end();
  await stopServer(server);
  const message = await refusal({ DATA_DIR: dataDir });
  expect(message).toContain('made by another build');
  expect(message).toMatch(/empty data folder.*backup/);
});

test('requests in flight are answered before the process ends', async () => {
  const server = startServer({ env });
  const address = await server.ready;
  const client = await connectTo(folder);
  await client.query('begin');
  await client.query('lock table article_listing in access exclusive mode');
  const answer = fetch(new URL('api/articles', address));
  const waiting =
    "select 1 from pg_locks where relation = 'article_listing'::regclass and not granted";
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBeGreaterThan(0);
  server.child.kill('SIGTERM');
  await expect.poll(() => fetch(address).catch(() => 'refused')).toBe('refused');
  await client.query('commit');
  expect((await answer).status).toBe(200);
  await client.end();
  expect(await server.ended).toEqual({ code: 0, signal: null });
});

test('a second signal ends the process at once', async () => {
  const server = startServer({ env });
  const address = await server.ready;
  const client = await connectTo(folder);
  await client.query('begin');
  await client.query('lock table article_listing in access exclusive mode');
  const answer = fetch(new URL('api/articles', address)).catch(() => 'cut');
  const waiting =
    "select 1 from pg_locks where relation = 'article_listing'::regclass and not granted";
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBeGreaterThan(0);
  server.child.kill('SIGINT');
  await expect.poll(() => fetch(address).catch(() => 'refused')).toBe('refused');
  // A signal soon after the first one counts as the same.
  const signals = setInterval(() => server.child.kill('SIGINT'), 100);
  expect(await server.ended).toEqual({ code: 1, signal: null });
  clearInterval(signals);
  expect(await answer).toBe('cut');
});
