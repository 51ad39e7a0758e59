import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '#api/access/sessions.ts';
import { csrfToken } from '#api/access/tokens.ts';
import { hashPassword } from '#api/staff/password-hash.ts';
import { type StaffRole, staffRoles } from '#contracts/enums/staff.ts';
import type { Database } from '#db/connection.ts';
import * as schema from '#db/schema/index.ts';
import flags from '../../scripts/lib/server-flags.json' with { type: 'json' };
import type { Load, LoadRequest, LoadResult } from '../support/load-generator.ts';
import { siteFolder } from '../support/prepared-sites.ts';
import { connectTo, type ServerProcess, startServer, stopAll } from '../support/server-process.ts';
import { addStaffMember, PASSWORD } from '../support/staff.ts';

/** Who takes what a little access gives, on this many connections of one address. */
const CONNECTIONS = 40;
const ATTACK_MS = 3_000;
/** Time for measuring the machine before each attack, and after it. */
const CALM_MS = 500;

/** What the others may expect in milliseconds on a machine that does nothing else. */
const READ_MS = 500;
const HEALTH_MS = 250;
/** Other visitors' reads on such a machine when nobody attacks, the slowest twentieth left out. */
const CALM_READ_MS = 60;
/** How much longer a busy machine may take. */
const MAX_SLOWNESS = 8;

const { folder, remove } = siteFolder('demo');
let server: ServerProcess;
let site: URL;
let recordId: string;
const cookies = new Map<string, Record<string, string>>();

beforeAll(async () => {
  server = startServer({
    env: {
      SEED_DEMO: 'true',
      DATA_DIR: folder,
      TRUST_PROXY: '1',
      // Every answer is made anew.
      PAGE_CACHE_MB: '0',
    },
    flags,
    ...(process.env.LOAD_TEST_SERVER && { main: process.env.LOAD_TEST_SERVER }),
  });
  site = new URL(await server.ready);
  const client = await connectTo(folder);
  const db = drizzle({ client, schema }) as unknown as Database;
  const origin = site.origin;
  // At its real cost, which is what an attack is made of.
  const passwordHash = await hashPassword(PASSWORD);
  const signIn = async (name: string, role: StaffRole, email = `${name}@example.com`) => {
    const { id } = await addStaffMember(db, role, { email, passwordHash });
    const { token } = await startSession(db, id, { network: '192.0.2.1', userAgent: 'Test' });
    cookies.set(name, { cookie: `staff=${token}`, 'x-csrf-token': csrfToken(token), origin });
  };
  for (const role of staffRoles) await signIn(role, role);
  await signIn('colleague', 'editor');
  const { rows } = await client.query(
    "select id from content_records where kind = 'article' and deleted_at is null order by id limit 1",
  );
  recordId = rows[0].id;
  await client.end();
});
afterAll(async () => {
  await stopAll();
  remove();
});

interface Sent {
  status: number;
  ms: number;
}

/** A request from an address. */
async function send(path: string, address: string, init: RequestInit = {}): Promise<Sent> {
  const started = performance.now();
  const response = await fetch(new URL(path, site), {
    ...init,
    headers: { 'x-forwarded-for': address, ...init.headers },
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - started };
}

/** The time that all but the slowest twentieth stay within. */
function p95(sent: readonly Sent[]): number {
  const sorted = sent.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

/** Repeats a request until the work has ended. */
async function repeat(work: Promise<unknown>, pauseMs: number, make: () => Promise<Sent>) {
  const sent: Sent[] = [];
  let isOver = false;
  void work.then(() => {
    isOver = true;
  });
  while (!isOver) {
    sent.push(await make());
    await sleep(pauseMs);
  }
  return sent;
}

const lists = ['documents', 'articles', 'cases', 'documents?category=guide'];
let visitor = 0;

/** Reads of other visitors, each from an address of its own, while the work goes on. */
async function readMeanwhile(work: Promise<unknown>): Promise<Sent[]> {
  const read = () => {
    visitor += 1;
    const list = lists[visitor % lists.length];
    return send(`api/${list}`, `198.51.100.${1 + (visitor % 250)}`);
  };
  const readers = Array.from({ length: 3 }, () => repeat(work, 40, read));
  return (await Promise.all(readers)).flat();
}

/** Attacks from a process of its own. */
function attack(load: Pick<Load, 'headers' | 'requests'>): Promise<LoadResult> {
  const generator = fork('tests/support/load-generator.ts', { execArgv: [], stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    generator.once('message', (result) => resolve(result as LoadResult));
    generator.once('error', reject);
    generator.once('exit', (code) => code && reject(new Error(`the generator ended: ${code}`)));
    generator.send({
      ...load,
      port: Number(site.port),
      connections: CONNECTIONS,
      ms: ATTACK_MS,
    } satisfies Load);
  });
}

const get = (path: string): LoadRequest => ({ method: 'GET', path: `/api/admin/${path}` });
const draft = (version: number, title: string) => ({ version, data: { title } });

/** Everybody may make hashes. */
const passwordChange: LoadRequest = {
  method: 'PUT',
  path: '/api/admin/account/password',
  body: { password: 'another wrong horse in the meadow' },
};

/** The costliest operations that a role may call, with a change of the password between any two. */
function costly(role: StaffRole): LoadRequest[] {
  const isWriter = role === 'administrator' || role === 'editor';
  const operations = [
    get(`content/article?q=${encodeURIComponent('直播')}`),
    get(`content/document?q=${encodeURIComponent('网络')}&sort=title`),
    get(`search?q=${encodeURIComponent('直播 设备')}`),
    get(`records/${recordId}/findings`),
    get('statistics?days=90'),
    get('exports/content/article?format=xlsx'),
    get('exports/content/document?format=csv'),
    get('exports/media?format=json'),
    get(`records/${recordId}/preview`),
    get('translations?state=stale'),
    get(`media?q=${encodeURIComponent('图')}`),
    ...(isWriter
      ? [
          {
            method: 'PUT',
            path: `/api/admin/records/${recordId}/parts/zh`,
            body: draft(0, 'An attack'),
          },
          {
            method: 'POST',
            path: `/api/admin/records/${recordId}/preview-links`,
            body: { locale: 'zh', hours: 1 },
          },
        ]
      : []),
    ...(role === 'sales' || role === 'support'
      ? [get('bookings?q=a'), get('exports/bookings?format=xlsx')]
      : []),
    ...(role === 'administrator' ? [get('audit?q=a'), get('exports/audit?format=csv')] : []),
  ];
  return operations.flatMap((operation) => [passwordChange, operation]);
}

/** Saves of a colleague, each on what the last one left. */
function colleague() {
  const headers = { ...cookies.get('colleague'), 'content-type': 'application/json' };
  const path = `api/admin/records/${recordId}/parts/zh`;
  const address = '203.0.113.77';
  return async (): Promise<Sent> => {
    const opened = await fetch(new URL(path, site), {
      headers: { ...headers, 'x-forwarded-for': address },
    });
    if (opened.status !== 200) return { status: opened.status, ms: 0 };
    const { data } = (await opened.json()) as {
      data: { version: number; data: Record<string, unknown> };
    };
    const title = `A title at ${Date.now()}`;
    const body = JSON.stringify({ version: data.version, data: { ...data.data, title } });
    return send(path, address, { method: 'PUT', headers, body });
  };
}

let count = 0;

/** A person signs in from an address where nobody did before. */
function signIn(): Promise<Sent> {
  return send('api/admin/session', `203.0.113.${100 + count++}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({ email: 'colleague@example.com', password: PASSWORD }),
  });
}

const refusedForLoad = ({ status }: Sent) => status >= 500 || status === 429;

/** Attacks, and measures what the others notice of it. */
async function measure(load: Pick<Load, 'headers' | 'requests'>) {
  const calm = await readMeanwhile(sleep(CALM_MS));
  const work = attack(load);
  const [reads, health, saves, signedIn, answers] = await Promise.all([
    readMeanwhile(work),
    repeat(work, 50, () => send('api/health', '198.51.100.251')),
    repeat(work, 200, colleague()),
    sleep(ATTACK_MS / 3).then(signIn),
    work,
  ]);
  const calmAgain = await readMeanwhile(sleep(CALM_MS));
  // Where even calm reads are slow, other programs take the machine: then all takes longer.
  const calmMs = Math.max(p95(calm), p95(calmAgain));
  const slowness = Math.min(MAX_SLOWNESS, Math.max(1, calmMs / CALM_READ_MS));
  const figures = {
    calmMs: Math.round(calmMs),
    readMs: Math.round(p95(reads)),
    reads: reads.length,
    refusedReads: reads.filter(refusedForLoad).length,
    healthMs: Math.round(p95(health)),
    saves: saves.map(({ status }) => status).join(' '),
    slowestSaveMs: Math.round(Math.max(...saves.map(({ ms }) => ms))),
    signIn: `${signedIn.status} ${Math.round(signedIn.ms)}`,
    answers,
  };
  if (process.env.LOAD_TEST_FIGURES) console.log(figures);
  expect(figures.refusedReads, 'reads of others that were refused').toBe(0);
  expect(reads.length).toBeGreaterThan(10);
  expect(figures.readMs, 'p95 of the reads of others').toBeLessThan(READ_MS * slowness);
  expect(figures.healthMs, 'p95 of the health check').toBeLessThan(HEALTH_MS * slowness);
  // A conflict is a matter of two writers of one text, not of load.
  const failed = saves.filter(({ status }) => status !== 200 && status !== 409);
  expect(failed, 'saves of a colleague that failed').toEqual([]);
  expect(saves.some(({ status }) => status === 200)).toBe(true);
  expect(signedIn.status, 'the sign-in of a colleague').toBe(200);
}

test.each(staffRoles)('a member of staff with the role %s cannot stop the others', async (role) => {
  const address = `203.0.113.${10 + staffRoles.indexOf(role)}`;
  const headers = { ...cookies.get(role), 'x-forwarded-for': address };
  await measure({ headers, requests: costly(role) });
});

test('who has a preview link cannot stop the others', async () => {
  const response = await fetch(new URL(`api/admin/records/${recordId}/preview-links`, site), {
    method: 'POST',
    headers: {
      ...cookies.get('colleague'),
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.77',
    },
    body: '{"locale":"zh"}',
  });
  const { data } = (await response.json()) as { data: { url: string } };
  const { pathname, search } = new URL(data.url, site);
  const requests = [{ method: 'GET', path: pathname + search }];
  await measure({ headers: { 'x-forwarded-for': '203.0.113.20' }, requests });
});
