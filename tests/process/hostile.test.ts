import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import memorySettings from '../../scripts/lib/server-environment.json' with { type: 'json' };
import flags from '../../scripts/lib/server-flags.json' with { type: 'json' };
import { createTestDatabase } from '../support/database.ts';
import { addMediaAsset } from '../support/records/media.ts';
import {
  type ServerProcess,
  startServer,
  stopAll,
  temporaryFolder,
} from '../support/server-process.ts';
import { slowness } from '../support/slowness.ts';

const database = await createTestDatabase();
/** PAGE_CACHE_MB in bytes. */
const CACHE_BYTES = 4 * 1024 * 1024;
const token = 'token-of-the-hostile-test';
const folders = [temporaryFolder(), temporaryFolder()] as const;
const sockets: Socket[] = [];
/** A server behind a proxy, with the heap limits of production. */
let server: ServerProcess;
let site: URL;
/** A server that clients reach without a proxy. */
let directServer: ServerProcess;
let directSite: URL;
/** Sends the beginning of its headers only, and waits during the other tests. */
let lateSender: Connection;
let lateSenderStartedAt: number;

beforeAll(async () => {
  const [{ folder }, { folder: directFolder }] = folders;
  server = startServer({
    env: {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      TRUST_PROXY: '1',
      METRICS_TOKEN: token,
      PAGE_CACHE_MB: '4',
    },
    flags,
  });
  site = new URL(await server.ready);
  directServer = startServer({
    // Half of the connections are for reads: one less of these run at once.
    env: {
      DATA_DIR: directFolder,
      DATABASE_URL: database.url,
      DATABASE_POOL: '32',
      LOG_LEVEL: 'info',
      ...memorySettings,
    },
    flags,
  });
  directSite = new URL(await directServer.ready);
  lateSenderStartedAt = Date.now();
  lateSender = await open('GET / HTTP/1.1\r\nHost: x\r\n', directSite);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await stopAll();
  await database.drop();
  for (const { remove } of folders) remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, site), { headers });

/** Requests a page of the direct server on a new connection from an address of this machine. */
function getFrom(localAddress: string, path: string): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = http.get(new URL(path, directSite), { localAddress, agent: false });
    request.once('error', reject).once('response', (response) => resolve(response.resume()));
  });
}

interface Connection {
  socket: Socket;
  /** Resolves with the received data when the connection is closed. */
  ended: Promise<string>;
}

/** Opens a connection and sends a text. */
async function open(text: string, at = site, localAddress = '127.0.0.1'): Promise<Connection> {
  const socket = connect({ port: Number(at.port), host: at.hostname, localAddress });
  sockets.push(socket);
  socket.on('error', () => {});
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  await new Promise<void>((resolve) => socket.once('connect', resolve).once('close', resolve));
  socket.write(text);
  return { socket, ended };
}

/** Larger than the buffers of a connection. */
const LARGE_FILE_BYTES = 16 * 1024 * 1024;

/** Opens connections that request a large file and do not read it. */
async function requestWithoutReading(count: number): Promise<Connection[]> {
  const storageKey = 'media/large.bin';
  const file = path.join(folders[1].folder, 'files', storageKey);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Buffer.alloc(LARGE_FILE_BYTES));
  const mime = 'application/octet-stream';
  await addMediaAsset(database.db, { storageKey, mime, bytes: LARGE_FILE_BYTES });
  const request = `GET /files/${storageKey} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const readers = await Promise.all(
    Array.from({ length: count }, () => open(request, directSite, '127.0.0.8')),
  );
  for (const { socket } of readers) socket.pause();
  return readers;
}

/** Checks that the site still answers quickly. */
async function expectAlive() {
  const startedAt = Date.now();
  expect((await get('/api/health')).status).toBe(200);
  expect(Date.now() - startedAt).toBeLessThan(2_000 * slowness());
  expect(server.child.exitCode).toBeNull();
}

async function metric(name: string): Promise<number> {
  const text = await (await get('/api/metrics', { authorization: `Bearer ${token}` })).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

test('thousands of unread pipelined requests only close their own connections', async () => {
  await get('/');
  await get('/');
  const many = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_400);
  const attackers = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const attacker = await open(many);
      attacker.socket.pause();
      return attacker;
    }),
  );
  for (const { socket } of attackers) socket.resume();
  await Promise.all(attackers.map(({ ended }) => ended));
  await expectAlive();
});

test('a few pipelined requests are answered in order', async () => {
  const paths = ['/api/health', '/', '/api/build', '/'];
  const requests = paths.map((path, index) => {
    const last = index === paths.length - 1 ? 'Connection: close\r\n' : '';
    return `HEAD ${path} HTTP/1.1\r\nHost: x\r\n${last}\r\n`;
  });
  const { ended } = await open(requests.join(''));
  const answers = (await ended).split('HTTP/1.1 200 OK\r\n').slice(1);
  const types = answers.map((answer) => /content-type: ([\w/]+)/i.exec(answer)?.[1]);
  expect(types).toEqual(['application/json', 'text/html', 'application/json', 'text/html']);
});

test('other spellings of an address use no memory', async () => {
  const spellings = Array.from({ length: 300 }, (_, n) => {
    return `/api/articles?locale=zh${'&'.repeat(n % 40)}&pageSize=+12&page=${'0'.repeat(n % 50)}1`;
  });
  await get(spellings[0] ?? '');
  const before = await metric('site_cache_entries');
  for (const path of spellings) expect((await get(path)).status).toBe(200);
  expect(await metric('site_cache_entries')).toBe(before);
});

test('list pages after the last one are not cached', async () => {
  const before = await metric('site_cache_entries');
  for (let page = 2; page < 30; page++) {
    expect((await get(`/api/articles?page=${page}`)).status).toBe(200);
  }
  expect(await metric('site_cache_entries')).toBe(before);
});

test('thousands of query fields are refused at once', async () => {
  const fields = Array.from({ length: 3_000 }, (_, n) => n).join('&');
  const startedAt = Date.now();
  for (let n = 0; n < 20; n++) expect((await get(`/api/articles?${fields}`)).status).toBe(400);
  expect(Date.now() - startedAt).toBeLessThan(1_500 * slowness());
});

test('invented filter values do not evict the real pages', async () => {
  const isKept = async (path: string) => {
    const misses = () => metric('site_cache_misses_total');
    const before = await misses();
    await get(path);
    return (await misses()) === before;
  };
  let sentBytes = 0;
  const real = ['/', '/info', '/about', '/support/document', '/api/site'];
  for (const path of real) await get(path);
  // Together they are larger than the cache.
  for (let batch = 0; batch < 8; batch++) {
    const paths = Array.from({ length: 20 }, (_, n) => `/support/document?section=x${batch}-${n}`);
    for (const answer of await Promise.all(paths.map((path) => get(path)))) {
      sentBytes += (await answer.text()).length;
    }
  }
  expect(sentBytes).toBeGreaterThan(CACHE_BYTES);
  for (const path of real) expect([path, await isKept(path)]).toEqual([path, true]);
  expect(await metric('site_cache_bytes')).toBeLessThan(CACHE_BYTES / 2);
});

test('a network with too many requests gets 429; other networks and the health check do not', async () => {
  const from = (address: string, path = '/nowhere') =>
    get(path, { 'x-forwarded-for': `6.6.6.6, ${address}` });
  /** Requests of many addresses of one network at once; the answer to one that was refused. */
  const refusedOf = async (path: string) => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, i) =>
        from(`[2001:db8:7:${i % 10}::${i + 1}]:${1000 + i}`, path),
      ),
    );
    const refused = answers.find(({ status }) => status === 429);
    for (const answer of answers) if (answer !== refused) await answer.arrayBuffer();
    return refused;
  };
  // Cheap requests empty the bucket: it may refill faster than a busy machine renders pages.
  let emptied: Response | undefined;
  for (let n = 0; n < 40 && !emptied; n++) emptied = await refusedOf('/api/nothing');
  await emptied?.arrayBuffer();
  const refused = await refusedOf('/nowhere');
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused?.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await from('2001:db8:8::1')).status).toBe(404);
  // The bucket refills by 40 a second, so one more request may be let through; of many some are not.
  // An unknown address is never cached: cached answers are not limited.
  const more = await Promise.all(
    Array.from({ length: 120 }, () => get('/api/nothing', { 'x-forwarded-for': '2001:db8:7::1' })),
  );
  const answers = await Promise.all(more.map((answer) => answer.json()));
  expect(answers).toContainEqual(
    expect.objectContaining({ success: false, errorCode: 'RATE_LIMITED' }),
  );
});

test('700 connections with unfinished requests do not block the others', async () => {
  const idle = await Promise.all(Array.from({ length: 700 }, () => open('GET / HTTP/1.1\r\n')));
  await expectAlive();
  for (const { socket } of idle) socket.destroy();
});

test('metrics need their token behind a proxy, whatever the headers say', async () => {
  for (const address of ['127.0.0.1', '::1', '127.evil.com']) {
    expect((await get('/api/metrics', { 'x-forwarded-for': address })).status).toBe(403);
  }
  const wrong = { authorization: `Bearer ${token}x` };
  expect((await get('/api/metrics', wrong)).status).toBe(403);
  expect(await metric('site_cache_entries')).toBeGreaterThan(0);
});

/** Requests of another visitor beside those that fill the queue. */
const VISITORS = 8;
/** A read waits this long for a lock (`LOCK_LIMIT_MS` of the server), and for up to 8 s in the queue before. */
const LOCK_WAIT_MS = 2_000;

test('a full API queue answers 503 at once, and pages in memory are still shown', async () => {
  const visitor = '127.0.0.5';
  const isCached = async () => (await getFrom(visitor, '/')).statusCode === 200;
  expect(await isCached()).toBe(true);
  const client = await database.db.$client.connect();
  try {
    await client.query('begin');
    await client.query('lock table article_listing, article_counts in access exclusive mode');
    const waiting = Array.from({ length: 415 }, async (_, n) => {
      const startedAt = performance.now();
      const { statusCode } = await getFrom('127.0.0.4', `/api/articles?page=${n + 1}`);
      return { statusCode, ms: performance.now() - startedAt };
    });
    const refused = await Promise.any(
      Array.from({ length: VISITORS }, (_, n) =>
        getFrom(visitor, `/api/articles?page=${n + 1000}`),
      ),
    );
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(await isCached()).toBe(true);
    await client.query('commit');
    const answers = await Promise.all(waiting);
    expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 503)).toEqual(
      [],
    );
    // On a slow machine the first have waited for too long by the time all have come.
    const early = answers.filter(({ statusCode, ms }) => statusCode === 503 && ms < LOCK_WAIT_MS);
    // The visitor's requests may have taken the last places.
    expect(early.length).toBeLessThanOrEqual(VISITORS);
  } finally {
    client.release(true);
  }
});

test('one network may open 512 connections', async () => {
  const openOne = () => open('GET / HTTP/1.1\r\n', directSite, '127.0.0.6');
  const idle = await Promise.all(Array.from({ length: 512 }, openOne));
  const isServed = async () =>
    (await getFrom('127.0.0.6', '/api/health').catch(() => undefined))?.statusCode === 200;
  expect(await isServed()).toBe(false);
  expect((await getFrom('127.0.0.7', '/api/health')).statusCode).toBe(200);
  expect(idle.filter(({ socket }) => socket.destroyed)).toEqual([]);
  idle[0]?.socket.destroy();
  await expect.poll(isServed, { timeout: 30_000 }).toBe(true);
  for (const { socket } of idle) socket.destroy();
});

test('100 clients that do not read a large file take little memory', async () => {
  const memory = async () => {
    const text = await (await fetch(new URL('/api/metrics', directSite))).text();
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
  };
  const before = await memory();
  const readers = await requestWithoutReading(100);
  const areAnswered = () => readers.every(({ socket }) => socket.bytesRead > 0);
  await expect.poll(areAnswered, { timeout: 30_000 }).toBe(true);
  expect((await getFrom('127.0.0.7', '/')).statusCode).toBe(200);
  // What has been read and sent to fill their connections is garbage, until it is collected.
  await expect
    .poll(async () => (await memory()) - before, { timeout: 60_000, interval: 250 })
    .toBeLessThan(100 * 1024 * 1024);
  for (const { socket } of readers) socket.destroy();
});

test('a request whose headers do not end is cut off after 15 s', async () => {
  expect(await lateSender.ended).toContain('408 Request Timeout');
  expect(Date.now() - lateSenderStartedAt).toBeGreaterThan(14_000);
});
