import http from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cachedResponse } from '../cache/cached-response.ts';
import { PreparedResponses } from './prepared-responses.ts';
import { RequestCounts } from './request-counts.ts';
import { RequestRecord } from './request-record.ts';

const common = ['x-common', 'everywhere', 'content-security-policy', 'of the server'];
const entry = cachedResponse(
  200,
  { 'content-type': 'text/plain', 'cache-control': 'public', 'content-security-policy': 'own' },
  '幕境',
  [],
);
entry.route = '/page';
const counts = new RequestCounts();
const prepared = new PreparedResponses(common, counts);
const lines: string[] = [];
const server = http.createServer((request, response) => {
  const record = new RequestRecord(request, 0);
  const kind = prepared.send(request, response, entry, record);
  if (kind) record.finishAs(kind, (...pieces) => void lines.push(pieces.join('')));
  else response.writeHead(501).end();
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

/** Sends raw text and returns what the server sends until it closes the connection. */
function exchange(text: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.once('error', reject).once('close', () => resolve(received));
  });
}

const get = (...headers: string[]) =>
  `${['GET / HTTP/1.1', 'Host: x', ...headers].join('\r\n')}\r\n\r\n`;

it('sends the same answer by the fast path and the ordinary one', async () => {
  const received = await exchange(get() + get('Connection: close'));
  const [fast = '', ordinary = ''] = received.split(/(?<=幕境)(?=HTTP)/);
  const linesOf = (answer: string) =>
    answer
      .toLowerCase()
      .replace(/x-request-id: [\w-]{12}/, 'x-request-id: *')
      .replace(/date: [^\r]+ gmt/, 'date: *')
      .split('\r\n')
      .sort();
  expect(fast).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(linesOf(fast)).toEqual(
    expect.arrayContaining([
      'content-length: 6',
      'content-security-policy: own',
      'x-common: everywhere',
      'x-request-id: *',
      'date: *',
    ]),
  );
  const perConnection = /^(?:connection|keep-alive)/;
  expect(linesOf(fast).filter((line) => !perConnection.test(line))).toEqual(
    linesOf(ordinary).filter((line) => !perConnection.test(line)),
  );
  expect(linesOf(fast)).toContain('connection: keep-alive');
  expect(linesOf(ordinary)).toContain('connection: close');
});

it('continues on one connection, also for pipelined requests', async () => {
  const received = await exchange(get().repeat(5) + get('Connection: close'));
  expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(6);
  const ids = [...received.matchAll(/x-request-id: ([\w-]{12})/gi)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(6);
});

it('answers 304 for a matching ETag', async () => {
  const etag = `"${entry.etag}-identity"`;
  const received = await exchange(get(`If-None-Match: ${etag}`, 'Connection: close'));
  expect(received).toMatch(/^HTTP\/1\.1 304 /);
  expect(received).not.toContain('幕境');
});

it('closes the connection of an HTTP/1.0 client', async () => {
  expect(await exchange('GET / HTTP/1.0\r\n\r\n')).toMatch(/幕境$/);
});

it('sends nothing until the body is compressed', async () => {
  const received = await exchange(get('Accept-Encoding: br', 'Connection: close'));
  expect(received).toMatch(/^HTTP\/1\.1 501 /);
});

it('counts each request and writes one JSON line for it', async () => {
  lines.length = 0;
  await exchange(get() + get('Connection: close'));
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(parsed).toHaveLength(2);
  expect(parsed[0]).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    requestId: expect.stringMatching(/^[\w-]{12}$/),
    method: 'GET',
    route: '/page',
    status: 200,
    ms: expect.any(Number),
    cached: true,
    msg: 'request',
  });
  expect(counts.text()).toMatch(/site_http_requests_total\{.*kind="page",status="200".*\} \d+/);
});
