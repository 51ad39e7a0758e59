import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '#api/access/sessions.ts';
import type { Database } from '#db/connection.ts';
import * as schema from '#db/schema/index.ts';
import { watchHealth } from '../support/fuzz/probe.ts';
import { Random } from '../support/fuzz/random.ts';
import { Client, type Fault, openReaders, type Reader } from '../support/fuzz/readers.ts';
import { largestTables, openTables } from '../support/fuzz/tables.ts';
import { siteFolder } from '../support/prepared-sites.ts';
import { connectTo, type ServerProcess, startServer, stopAll } from '../support/server-process.ts';
import { slowness } from '../support/slowness.ts';
import { addStaffMember } from '../support/staff.ts';

/** Seconds of hostile texts and tables. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 20);
/** Repeats the choices of a run; which requests meet each other differs. */
const SEED = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 32));
/** Things that each editor sends at least, however long a busy machine takes. */
const SENT_AT_LEAST = 3;
/** Editors who send one thing after the other, all at the same time. */
const EDITORS = 4;
/** Longest answer of the health check on a usual machine. */
const HEALTH_MS = 250;
/** Resident memory of the server at most: its heap limits, and bytes outside of the heap. */
const MEMORY_BYTES = 400 * 1024 * 1024;
/** Longest request on a usual machine. A text waits for those of others, each of which has a time limit. */
const REQUEST_MS = 90_000;

const { folder, remove } = siteFolder('demo');
let server: ServerProcess;
let address: string;
const faults: Fault[] = [];
const clients: Client[] = [];

beforeAll(async () => {
  server = startServer({
    env: { DATA_DIR: folder, TRUST_PROXY: '1' },
    flags: JSON.parse(readFileSync('scripts/lib/server-flags.json', 'utf8')),
  });
  address = await server.ready;
  const connection = await connectTo(folder);
  const db = drizzle({ client: connection, schema }) as unknown as Database;
  for (let number = 0; number < EDITORS; number++) clients.push(await signInEditor(db));
  await connection.end();
});
afterAll(async () => {
  await stopAll();
  remove();
});

async function signInEditor(db: Database): Promise<Client> {
  const { id } = await addStaffMember(db, 'editor');
  const { token } = await startSession(db, id, { network: '192.0.2.1', userAgent: 'Test' });
  return new Client(address, token, faults);
}

/** One thing that was sent to a reader. */
interface Sent {
  /** Seed of this thing alone. */
  seed: number;
  reader: string;
  startedAt: number;
  endedAt: number;
}

/** Sends hostile things to readers until the time is over, and a few in any case. */
async function fuzz(
  random: Random,
  client: Client,
  readers: Record<string, Reader>,
  until: number,
): Promise<Sent[]> {
  const all: Sent[] = [];
  const isDone = () => all.length >= SENT_AT_LEAST && Date.now() >= until;
  while (!isDone() && server.child.exitCode === null) {
    const reader = random.pick(Object.keys(readers));
    const seed = random.int(0, 2 ** 32 - 1);
    const startedAt = Date.now();
    client.reader = reader;
    await readers[reader]?.(new Random(seed), client).catch((error: unknown) => {
      faults.push({ request: `${reader} ${seed}`, status: 0, text: String(error) });
    });
    all.push({ seed, reader, startedAt, endedAt: Date.now() });
  }
  return all;
}

/** How often each reader answered with each status. */
function countAnswers(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [name, count] of clients.flatMap(({ statuses }) => [...statuses])) {
    counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}

test('tables and bodies that once ended the process are refused with what to do', async () => {
  const [client] = clients as [Client];
  for (const table of (await openTables()).known) {
    const isSent = await client.withUpload('import', table(new Random(1)), async (upload) => {
      const body = { resource: 'risky-word', upload };
      const answer = await client.ask('POST', '/admin/import-checks', body);
      expect([answer.status, await answer.json()]).toEqual([
        422,
        expect.objectContaining({
          errorCode: 'FILE_REFUSED',
          errorMessage: expect.stringMatching(/Delete|Change/),
        }),
      ]);
    });
    expect(isSent).toBe(true);
  }
  for (const path of ['/admin/content/article', '/bookings']) {
    const answer = await client.ask('POST', path, '{"a":'.repeat(40_000));
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ errorMessage: expect.stringMatching(/more than 32 lists/) }),
    ]);
  }
  expect((await fetch(`${address}api/health`)).status).toBe(200);
  expect(server.child.exitCode).toBeNull();
});

test('the largest tables are checked, and stop nobody else meanwhile', async () => {
  const [client] = clients as [Client];
  const tables = await largestTables();
  let slowdown = slowness();
  const health = await watchHealth(address, server.child.pid ?? 0);
  for (const [form, table] of Object.entries(tables)) {
    let counts: Record<string, number> | undefined;
    await client.withUpload('import', table, async (upload) => {
      const body = { resource: 'article', upload };
      const check = await client.call<{ counts: Record<string, number> }>(
        'POST',
        '/admin/import-checks',
        body,
      );
      counts = check?.counts;
    });
    expect([form, counts]).toEqual([form, { new: 2_000, changed: 0, unchanged: 0, wrong: 0 }]);
    // A machine that was slow meanwhile may be quick again at the end.
    slowdown = Math.max(slowdown, slowness());
  }
  const { slowest, memoryBytes } = await health.stop();
  console.info(
    'largest tables:',
    slowest.slice(0, 3),
    `${Math.round(memoryBytes / 1024 / 1024)} MB, the machine ${slowdown.toFixed(1)} times as slow as usual`,
  );
  expect(slowest.filter(({ ownMs }) => ownMs > HEALTH_MS * slowdown)).toEqual([]);
});

test(
  'hostile texts and tables stop no reader and nobody else',
  async () => {
    const readers = await openReaders(clients[0] as Client, (await openTables()).hostile);
    const { pid = 0 } = server.child;
    const slownessBefore = slowness();
    const health = await watchHealth(address, pid);
    const until = Date.now() + SECONDS * 1000;
    const sent = await Promise.all(
      clients.map((client, number) => fuzz(new Random(SEED + number), client, readers, until)),
    );
    const slowdown = Math.max(slownessBefore, slowness());
    const report = await health.stop();
    const all = sent.flat();
    /** What was with the readers when the health check was slow. */
    const near = (at: number) =>
      all
        .filter(({ startedAt, endedAt }) => startedAt < at + 500 && endedAt > at)
        .map(({ reader, seed }) => `${reader} ${seed}`);
    const slowest = report.slowest.map((one) => ({ ...one, near: near(one.at) }));
    console.info(
      `FUZZ_SEED=${SEED}, ${all.length} things in ${SECONDS} s, ${report.count} health checks,`,
      `median ${report.medianMs} ms, slowest ${slowest[0]?.ownMs} ms,`,
      `${Math.round(report.memoryBytes / 1024 / 1024)} MB\n`,
      JSON.stringify({ answers: countAnswers(), slowest: slowest.slice(0, 3) }),
    );
    const longest = all.filter(
      ({ startedAt, endedAt }) => endedAt - startedAt > REQUEST_MS * slowdown,
    );
    const details = `FUZZ_SEED=${SEED} ${server.errors()} ${server.output().slice(-2_000)}`;
    expect(faults, details).toEqual([]);
    expect(longest, details).toEqual([]);
    expect([server.child.exitCode, server.child.signalCode], details).toEqual([null, null]);
    expect(report.failures, details).toBe(0);
    expect(
      slowest.filter(({ ownMs }) => ownMs > HEALTH_MS * slowdown),
      details,
    ).toEqual([]);
    expect(report.memoryBytes, details).toBeLessThan(MEMORY_BYTES);
  },
  (SECONDS + 600) * 1000,
);
