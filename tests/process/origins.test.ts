import http from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteSettings } from '#db/schema/site.ts';
import { createTestDatabase } from '../support/database.ts';
import { startServer, stopAll, temporaryFolder } from '../support/server-process.ts';

const database = await createTestDatabase();
const folders = [temporaryFolder(), temporaryFolder()] as const;
const outputs: (() => string)[] = [];
const reportUrl = 'https://reports.example/csp';
/** A site without a configured address, and one with. */
let local: URL;
let published: URL;

beforeAll(async () => {
  const start = async (dataDir: string, env: Record<string, string>) => {
    const server = startServer({
      env: { DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'info', ...env },
    });
    outputs.push(server.output);
    return new URL(await server.ready);
  };
  local = await start(folders[0].folder, {});
  published = await start(folders[1].folder, {
    PUBLIC_URL: 'https://www.example.com',
    BASE_PATH: '/brand/',
    CSP_REPORT_URL: reportUrl,
    OTHER_ORIGINS: 'https://staff.example.com, http://127.0.0.1:8080',
  });
});
afterAll(async () => {
  await stopAll();
  await database.drop();
  for (const { remove } of folders) remove();
});

interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** `fetch` sets Host and Origin itself. */
function send(to: URL, path: string, headers: Record<string, string>, body?: string) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const method = body === undefined ? 'GET' : 'POST';
  const request = http.request(new URL(path, to), { method, headers, agent: false });
  request.once('error', reject).once('response', async (response) => {
    const text = Buffer.concat(await response.toArray()).toString();
    resolve({ status: response.statusCode, headers: response.headers, text });
  });
  request.end(body);
  return promise;
}

let persons = 0;
/** Whether a sign-in is refused as foreign (403) or for its password (401). */
async function signIn(to: URL, origin: string, host: string): Promise<number | undefined> {
  const email = `nobody-${persons++}@example.com`;
  const body = JSON.stringify({ email, password: 'not the password' });
  const headers = { 'content-type': 'application/json', origin, host };
  return (await send(to, 'api/admin/session', headers, body)).status;
}
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = async (to: URL, origin: string, host: string) =>
  (await send(to, 'cooperation', { ...form, origin, host }, 'name=Lin')).status;

describe('a write must come from the site itself', () => {
  test.each([
    ['http://192.168.1.20:3000', '192.168.1.20:3000'],
    ['http://[fd00::1]:3000', '[fd00::1]:3000'],
    ['http://localhost:3000', 'localhost:3000'],
    [`http://${os.hostname().toLowerCase()}:3000`, `${os.hostname()}:3000`],
  ])('without PUBLIC_URL %s is taken', async (origin, host) => {
    expect([await signIn(local, origin, host), await post(local, origin, host)]).toEqual([
      401, 422,
    ]);
  });

  test.each([
    // A name of another site that points to this machine.
    ['http://evil.example', 'evil.example'],
    ['http://127.0.0.1.evil.example:3000', '127.0.0.1.evil.example:3000'],
    ['http://localhost.evil.example', 'localhost.evil.example'],
    ['http://192.168.1.21:3000', '192.168.1.20:3000'],
    ['null', '192.168.1.20:3000'],
    ['http://localhost:3001', 'localhost:3000'],
  ])('without PUBLIC_URL %s at %s is refused', async (origin, host) => {
    expect([await signIn(local, origin, host), await post(local, origin, host)]).toEqual([
      403, 403,
    ]);
  });

  test.each([
    ['https://www.example.com', 401, 422],
    ['https://staff.example.com', 401, 422],
    ['http://127.0.0.1:8080', 401, 422],
    ['http://127.0.0.1:8081', 403, 403],
    ['http://www.example.com', 403, 403],
    ['https://www.example.com:8443', 403, 403],
    ['https://www.example.com.evil.example', 403, 403],
  ])('with PUBLIC_URL %s answers %i', async (origin, api, page) => {
    const { host } = new URL(origin);
    expect([await signIn(published, origin, host), await post(published, origin, host)]).toEqual([
      api,
      page,
    ]);
  });

  test('with PUBLIC_URL the host of the request does not count', async () => {
    expect(await signIn(published, 'http://127.0.0.1:3000', '127.0.0.1:3000')).toBe(403);
    expect(await signIn(published, 'https://www.example.com', 'anything')).toBe(401);
    expect(outputs[1]?.()).toMatch(
      /"code":"CROSS_SITE","requestId":"[\w-]{12}","route":"POST \/api\/admin\/session"/,
    );
  });
});

test('two Host headers are refused, also for an answer in memory', async () => {
  const ask = async (hosts: string[]) => {
    const socket = connect(Number(local.port), local.hostname);
    const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
    socket.write(`GET / HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
    return Buffer.concat(await socket.toArray())
      .toString()
      .slice(9, 12);
  };
  for (let times = 0; times < 2; times++) expect(await ask(['a.example'])).toBe('200');
  expect(await ask(['a.example', 'b.example'])).toBe('400');
  expect(await ask(['a.example', 'a.example'])).toBe('400');
  expect(await ask(['a.example'])).toBe('200');
});

test('security.txt names the contact of the site settings at the root of the origin', async () => {
  const path = '/.well-known/security.txt';
  const setEmail = async (email: string | null) => {
    await database.db.update(siteSettings).set({ email }).where(eq(siteSettings.single, true));
  };
  await setEmail(null);
  await expect
    .poll(async () => (await send(published, path, {})).status, { timeout: 30_000 })
    .toBe(404);
  await setEmail('security@example.com');
  await expect
    .poll(async () => (await send(published, path, {})).status, { timeout: 30_000 })
    .toBe(200);
  const { headers, text } = await send(published, path, {});
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  expect(text.replace(/^Expires: .+$/m, '')).toBe(
    'Contact: mailto:security@example.com\n\nPreferred-Languages: zh, en\nCanonical: https://www.example.com/.well-known/security.txt\n',
  );
  expect((await send(local, path, {})).text).not.toContain('Canonical');
});

test('breaches of the policy are reported where an address is set', async () => {
  for (const path of ['./', 'admin']) {
    const { headers } = await send(published, path, {});
    expect(headers['reporting-endpoints']).toBe(`csp="${reportUrl}"`);
    expect(headers['content-security-policy']).toContain(
      `; report-uri ${reportUrl}; report-to csp`,
    );
    const other = await send(local, path, {});
    expect(JSON.stringify(other.headers)).not.toContain('report');
  }
});
