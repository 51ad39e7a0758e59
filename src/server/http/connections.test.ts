import { once } from 'node:events';
import http, { type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundConnections, stayOpenForWork } from './connections.ts';

/** More than the buffers of a connection take. */
const LARGE_BYTES = 16 * 1024 * 1024;

/**
 * A server with time-outs of its own. Only those that its tests wait for are short, so that a pause
 * of a busy machine ends nothing else.
 */
function serve(timeouts: { headers: number; request: number; idle: number; work: number }) {
  const server = http.createServer({ connectionsCheckingInterval: 20 }, (request, response) => {
    stayOpenForWork(request, response, timeouts);
    if (request.url === '/never') return;
    const answer = request.url === '/large' ? Buffer.alloc(LARGE_BYTES) : 'small';
    setTimeout(() => response.end(answer), request.url === '/slow' ? 4 * timeouts.idle : 0);
  });
  boundConnections(server, false, timeouts);
  return server;
}
const cutsIdle = serve({ headers: 60_000, request: 60_000, idle: 1_500, work: 60_000 });
const cutsLate = serve({ headers: 100, request: 150, idle: 60_000, work: 60_000 });
const keepsWork = serve({ headers: 60_000, request: 60_000, idle: 200, work: 60_000 });
const endsWork = serve({ headers: 60_000, request: 60_000, idle: 100, work: 300 });
const servers = [cutsIdle, cutsLate, keepsWork, endsWork];
beforeAll(async () => {
  for (const server of servers) {
    await once(server.listen(0, '127.0.0.1'), 'listening');
  }
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Opens a connection and sends a text; `closed` resolves when the server has closed it. */
async function open(server: Server, text: string) {
  const accepted = once(server, 'connection');
  const client = connect(portOf(server), '127.0.0.1').on('error', () => {});
  client.write(text);
  const [atServer] = (await accepted) as [Socket];
  const closed = new Promise((resolve) => atServer.once('close', resolve));
  return { client, atServer, closed };
}

test('a client that stops reading is cut off, and others are answered meanwhile', async () => {
  const { client, atServer, closed } = await open(
    cutsIdle,
    'GET /large HTTP/1.1\r\nHost: x\r\n\r\n',
  );
  client.pause();
  expect(await (await fetch(`http://127.0.0.1:${portOf(cutsIdle)}/`)).text()).toBe('small');
  expect(atServer.destroyed).toBe(false);
  await closed;
  expect(atServer.bytesWritten).toBeGreaterThan(0);
  client.destroy();
});

test('a client that reads slowly gets the whole answer', async () => {
  const { client } = await open(
    cutsIdle,
    'GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  let received = 0;
  for await (const chunk of client) received += chunk.length;
  expect(received).toBeGreaterThan(LARGE_BYTES);
});

test('a client that waits for an answer is not cut off while the server works on it', async () => {
  expect(await (await fetch(`http://127.0.0.1:${portOf(keepsWork)}/slow`)).text()).toBe('small');
});

test('a client whose answer never comes is cut off in the end', async () => {
  await expect(fetch(`http://127.0.0.1:${portOf(endsWork)}/never`)).rejects.toThrow('fetch failed');
});

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc'],
])('a client that does not finish %s is told so and cut off', async (_, text) => {
  const { client, closed } = await open(cutsLate, text);
  let answer = '';
  for await (const chunk of client.setEncoding('utf8')) answer += chunk;
  expect(answer).toMatch(/HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n\r\n$/);
  await closed;
});
