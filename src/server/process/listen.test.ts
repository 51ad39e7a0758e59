import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listen, stopAccepting } from './listen.ts';

test('a stopping server closes its open connections after their next answer', async () => {
  let arrived = Promise.withResolvers<void>();
  const server = http.createServer(async (_, response) => {
    arrived.resolve();
    await sleep(30);
    response.end('answered');
  });
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get({ port, agent }, (answer) => resolve(answer.resume())).once('error', reject);
    });
  expect((await ask()).headers.connection).toBe('keep-alive');
  arrived = Promise.withResolvers<void>();
  const first = ask();
  await arrived.promise;
  const stopped = stopAccepting(server);
  // Waits for the same connection, which a busy client would keep open like this.
  const second = ask();
  expect((await first).statusCode).toBe(200);
  await second.then(
    (answer) => expect(answer.headers.connection).toBe('close'),
    (error: NodeJS.ErrnoException) => expect(error.code).toMatch(/ECONN/),
  );
  await stopped;
  agent.destroy();
});
