import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireOneHost } from './host.ts';

const server = http.createServer((request, response) => {
  if (requireOneHost(request, response)) response.end();
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

it.each([
  [['www.example.com'], 200],
  [['[::1]:3000'], 200],
  [['a b'], 400],
  [['a,b'], 400],
  [['a/b'], 400],
  [['name@a'], 400],
  [['a', 'b'], 400],
])('the Host headers %j are answered with %i', async (hosts, status) => {
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
  client.write(`GET / HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
  expect(await text(client)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
