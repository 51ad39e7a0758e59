import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMINISTRATOR, copyPreparedSite } from '../support/prepared-sites.ts';
import {
  connectTo,
  runCommand,
  SECRET_KEY,
  type ServerProcess,
  startServer,
  stopAll,
  temporaryFolder,
} from '../support/server-process.ts';

const { folder, remove } = temporaryFolder();
const env = { DATA_DIR: path.join(folder, 'data'), SECRET_KEY, TRUST_PROXY: '1' };
let server: ServerProcess;
let address: string;
beforeAll(async () => {
  copyPreparedSite('empty', env.DATA_DIR);
  server = startServer({ env });
  address = await server.ready;
}, 120_000);
afterAll(async () => {
  await stopAll();
  remove();
});

interface Call {
  /** Address of the client, as the proxy tells it. */
  from?: string;
  cookie?: string;
  csrf?: string;
  body?: object;
}

function send(method: string, route: string, { from = '198.51.100.7', ...call }: Call = {}) {
  return fetch(`${address}api/admin/${route}`, {
    method,
    headers: {
      origin: new URL(address).origin,
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(call.cookie && { cookie: call.cookie }),
      ...(call.csrf && { 'x-csrf-token': call.csrf }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(call.body ?? {}) }),
  });
}

const dataOf = async (response: Response) =>
  ((await response.json()) as { data: Record<string, string> }).data;
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

/** Signs the administrator in; the calls carry the cookies and the token against forgery. */
async function signIn(password = ADMINISTRATOR.password, call: Call = {}) {
  const body = { email: ADMINISTRATOR.email, password };
  const response = await send('POST', 'session', { ...call, body });
  expect(response.status).toBe(200);
  const cookie = cookiesOf(response);
  const { csrfToken: csrf } = await dataOf(await send('GET', 'session', { cookie }));
  return { cookie, csrf };
}

test('a flood of sign-ins keeps out neither other networks nor a signed-in person', async () => {
  const signedIn = await signIn();
  const guess = (index: number) =>
    send('POST', 'session', {
      from: `2001:db8:7:${index % 16}::1`,
      body: { email: `target${index}@example.com`, password: 'a wrong password' },
    });
  const flood = Promise.all(Array.from({ length: 60 }, (_, index) => guess(index)));
  const body = { password: ADMINISTRATOR.password };
  const [confirmed] = await Promise.all([
    send('POST', 'session/confirmation', { ...signedIn, body }),
    signIn(undefined, { from: '203.0.113.20' }),
  ]);
  expect(confirmed.status).toBe(200);
  const statuses = (await flood).map(({ status }) => status);
  expect(statuses).toContain(503);
  const client = await connectTo(env.DATA_DIR);
  const { rows } = await client.query('select failures from staff_lockouts');
  await client.end();
  expect(rows).toHaveLength(statuses.filter((status) => status === 401).length);
}, 60_000);

test('links are neither in the database nor in a backup, and stop working with a new password', async () => {
  const signedIn = await signIn();
  const person = { name: '林一', email: 'lin@example.com', role: 'editor', locale: 'zh' };
  const created = await send('POST', 'staff', { ...signedIn, body: person });
  const { invitationUrl = '' } = await dataOf(created);
  const token = invitationUrl.split('#')[1] ?? '';
  expect(token.length).toBeGreaterThan(40);
  await send('POST', 'password-requests', { body: { email: ADMINISTRATOR.email } });

  const backup = path.join(folder, 'backup');
  expect(await runCommand('backup', [backup], env)).toMatchObject({ status: 0 });
  const tables = readdirSync(path.join(backup, 'tables'))
    .filter((name) => /staff_tickets|outbox_messages/.test(name))
    .map((name) => gunzipSync(readFileSync(path.join(backup, 'tables', name))).toString());
  const client = await connectTo(env.DATA_DIR);
  const { rows } = await client.query(
    'select payload from outbox_messages union all select to_jsonb(t) from staff_tickets t',
  );
  await client.end();
  expect(tables).toHaveLength(2);
  expect(rows.length).toBeGreaterThan(3);
  for (const text of [...tables, JSON.stringify(rows)]) {
    expect(text).not.toContain(token);
    expect(text).not.toMatch(/new-password#/);
  }

  const choose = (password: string) => send('POST', 'new-password', { body: { token, password } });
  // The link works: a weak password is the only thing wrong.
  expect((await choose('short')).status).toBe(400);
  expect((await choose('quite another sentence')).status).toBe(200);
  expect((await choose('quite another sentence')).status).toBe(410);
}, 120_000);

test('a new sign-in ends the session before it, and signing out clears the cache', async () => {
  const first = await signIn();
  const second = await signIn(undefined, first);
  expect((await send('GET', 'session', first)).status).toBe(401);
  const left = await send('DELETE', 'session', second);
  expect([left.status, left.headers.get('clear-site-data')]).toEqual([200, '"cache"']);
  expect(left.headers.getSetCookie().join()).toMatch(/^staff=;/);
  expect((await send('GET', 'session', second)).status).toBe(401);
});
