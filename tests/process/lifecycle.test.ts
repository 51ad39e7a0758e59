import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyPreparedSite } from '../support/prepared-sites.ts';
import {
  builtInDatabase,
  connectTo,
  isRunning,
  type ServerProcess,
  startServer,
  stopAll,
  stopServer,
  temporaryFolder,
} from '../support/server-process.ts';

const { folder, remove } = temporaryFolder();
afterAll(async () => {
  await stopAll();
  remove();
});

/** A data folder of a site that was started before. */
function preparedFolder(name: string): string {
  const dataDir = path.join(folder, name);
  copyPreparedSite('empty', dataDir);
  return dataDir;
}

/** The message of a refused start: one line, with its own exit code. */
async function refusal(env: Record<string, string>): Promise<string> {
  const server = startServer({ env });
  expect(await server.ended).toEqual({ code: 78, signal: null });
  expect(server.errors()).toMatch(/^Cannot start: [^\n]+\n$/);
  return server.errors();
}

describe('the first start', () => {
  const dataDir = path.join(folder, 'made');
  let server: ServerProcess;
  let address: string;
  beforeAll(async () => {
    server = startServer({ env: { DATA_DIR: dataDir } });
    address = await server.ready;
  });

  test('creates the database and answers requests', async () => {
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(isRunning(builtInDatabase(dataDir).pid)).toBe(true);
  });

  test('makes a data folder and private files that only its owner can read', () => {
    const modeOf = (...names: string[]) => statSync(path.join(dataDir, ...names)).mode & 0o777;
    // As root, PostgreSQL's user must be able to enter the folder, but nobody can list it.
    expect(modeOf()).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
    expect(modeOf('files', 'private')).toBe(0o700);
  });

  test('keeps a second process from the folder, and goes on', async () => {
    expect(await refusal({ DATA_DIR: dataDir })).toContain(`in use by process ${server.child.pid}`);
    expect((await fetch(address)).status).toBe(200);
  });
});

describe('a start is refused', () => {
  test('with the name of a port in use, and the started database is stopped again', async () => {
    const dataDir = preparedFolder('port');
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const message = await refusal({ DATA_DIR: dataDir, PORT: String(port) });
    expect(message).toContain(`Port ${port} on 127.0.0.1 is taken`);
    expect(message).toContain('PORT');
    expect(() => builtInDatabase(dataDir)).toThrow('ENOENT');
    other.close();
  });

  test('with the name of a wrong setting', async () => {
    expect(await refusal({ DATA_DIR: folder, PORT: 'eighty' })).toContain(
      'The setting PORT=eighty is wrong',
    );
  });

  test('with the ways out for a data folder of another build', async () => {
    const dataDir = preparedFolder('other-build');
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
});

describe('a signal', () => {
  /** Starts a site with a request that waits in the database, and sends the first signal. */
  async function signalDuringRequest(name: string, signal: NodeJS.Signals) {
    const dataDir = preparedFolder(name);
    const server = startServer({ env: { DATA_DIR: dataDir } });
    const address = await server.ready;
    const { pid } = builtInDatabase(dataDir);
    const client = await connectTo(dataDir);
    await client.query('begin');
    await client.query('lock table article_listing in access exclusive mode');
    const answer = fetch(new URL('api/articles', address)).catch(() => 'cut' as const);
    const waiting =
      "select 1 from pg_locks where relation = 'article_listing'::regclass and not granted";
    const patience = { timeout: 30_000 };
    await expect
      .poll(async () => (await client.query(waiting)).rowCount, patience)
      .toBeGreaterThan(0);
    server.child.kill(signal);
    // The answer to the request must not come too late meanwhile, so this asks for the smallest answer.
    const health = () => fetch(new URL('api/health', address)).catch(() => 'refused' as const);
    await expect.poll(health, patience).toBe('refused');
    return { server, client, answer, database: pid };
  }

  test('lets requests in flight be answered before the process and its database end', async () => {
    const { server, client, answer, database } = await signalDuringRequest('slow', 'SIGTERM');
    await client.query('commit');
    expect(await answer).toMatchObject({ status: 200 });
    await client.end();
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(isRunning(database)).toBe(false);
  });

  test('that comes a second time ends the process at once', async () => {
    const { server, answer } = await signalDuringRequest('twice', 'SIGINT');
    // A signal soon after the first one counts as the same.
    const signals = setInterval(() => server.child.kill('SIGINT'), 100);
    expect(await server.ended).toEqual({ code: 1, signal: null });
    clearInterval(signals);
    expect(await answer).toBe('cut');
  });
});
