import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerClientError, escapedTarget } from './client-errors.ts';

const server = http.createServer((request, response) => response.end(request.url));
server.on('clientError', answerClientError);
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends the bytes of a request and returns the answer. */
function send(request: string | Buffer): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  client.write(request);
  return text(client);
}

describe('a request that the parser refuses', () => {
  it.each([
    ['GET /info?q=绿幕 HTTP/1.1', '/info?q=%E7%BB%BF%E5%B9%95'],
    ['HEAD /关于 HTTP/1.1', '/%E5%85%B3%E4%BA%8E'],
  ])('is sent on to the escaped address: %s', async (line, location) => {
    const answer = await send(`${line}\r\nHost: x\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 308 /);
    expect(answer).toContain(`\r\nLocation: ${location}\r\n`);
    expect(answer).toContain('\r\nConnection: close\r\n\r\n');
  });

  it('is answered with its fault otherwise', async () => {
    expect(await send('GET / HTTP/1.1\r\nHost: x\r\na\u0000: b\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 /,
    );
    expect(await send('POST /绿幕 HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    const large = `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`;
    expect(await send(large)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('never leads to another site, and keeps the bytes of other encodings', () => {
    const target = (line: string | Buffer) => escapedTarget(Buffer.from(line));
    expect(target('GET //evil.example/é HTTP/1.1\r\n')).toBeNull();
    expect(target('GET /\\evil.example/é HTTP/1.1\r\n')).toBeNull();
    expect(target('GET http://evil.example/é HTTP/1.1\r\n')).toBeNull();
    const gbk = Buffer.concat([
      Buffer.from('GET /?q='),
      Buffer.of(0xc2, 0xcc),
      Buffer.from(' HTTP/1.1\r\n'),
    ]);
    expect(target(gbk)).toBe('/?q=%C2%CC');
    expect(escapedTarget(undefined)).toBeNull();
  });
});
