import { afterAll, afterEach, expect, test } from 'vitest';
import { siteFolder } from '../support/prepared-sites.ts';
import {
  builtInDatabase,
  connectTo,
  isRunning,
  type ServerProcess,
  startServer,
  stopAll,
  stopServer,
} from '../support/server-process.ts';
import { slowness } from '../support/slowness.ts';

const { folder, remove } = siteFolder();
const env = { DATA_DIR: folder };
afterEach(stopAll);
afterAll(remove);

/** Rows that are inserted one by one until the connection breaks. */
interface Writing {
  /** Number of committed rows so far. */
  committed(): number;
  /** Resolves when the connection is broken. */
  broken: Promise<void>;
}

async function startWriting(): Promise<Writing> {
  const client = await connectTo(folder);
  await client.query('create table if not exists crash_probe (n int primary key)');
  await client.query('truncate crash_probe');
  let committed = 0;
  const insert = async () => {
    for (;;) {
      await client.query('insert into crash_probe values ($1)', [committed + 1]);
      committed += 1;
    }
  };
  const broken = insert().catch(() => {});
  await expect.poll(() => committed, { interval: 5, timeout: 30_000 }).toBeGreaterThan(20);
  return { committed: () => committed, broken };
}

async function countRows(): Promise<number> {
  const client = await connectTo(folder);
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from crash_probe');
  await client.end();
  return rows[0]?.n ?? 0;
}

const killApp = (server: ServerProcess) => server.child.kill('SIGKILL');
const killDatabase = () => process.kill(builtInDatabase(folder).pid, 'SIGKILL');

test('the server restarts a killed database with every committed row', async () => {
  const server = startServer({ env });
  const address = await server.ready;
  const firstDatabase = builtInDatabase(folder).pid;
  const writing = await startWriting();
  killDatabase();
  await writing.broken;
  await expect
    .poll(() => countRows().catch(() => -1), { timeout: 30_000 })
    .toBeGreaterThanOrEqual(writing.committed());
  expect(builtInDatabase(folder).pid).not.toBe(firstDatabase);
  // The server notices within a second that its database is back.
  const status = async () => (await fetch(new URL('api/articles', address))).status;
  await expect.poll(status, { timeout: 1_000 * slowness() }).toBe(200);
  expect(await stopServer(server)).toEqual({ code: 0, signal: null });
});

test.each([
  ['the server is killed and leaves its database running', [killApp]],
  ['server and database are killed', [killApp, killDatabase]],
  ['database and server are killed', [killDatabase, killApp]],
])('%s: the next start has every committed row', async (_, kills) => {
  const server = startServer({ env });
  await server.ready;
  const firstDatabase = builtInDatabase(folder).pid;
  const writing = await startWriting();
  for (const kill of kills) kill(server);
  await server.ended;

  const next = startServer({ env });
  const address = await next.ready;
  await writing.broken;
  expect(isRunning(firstDatabase)).toBe(false);
  expect(await countRows()).toBeGreaterThanOrEqual(writing.committed());
  expect((await fetch(address)).status).toBe(200);
  expect(await stopServer(next)).toEqual({ code: 0, signal: null });
});
