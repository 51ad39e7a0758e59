import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { cachedResponse } from '../cache/cached-response.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from './send-cached.ts';

const cache = new ResponseCache(1_000_000, { warn: () => {} });

async function serve(entry: ReturnType<typeof cachedResponse>): Promise<string> {
  const server = http.createServer((request, response) => {
    void sendCached(request, response, entry, cache);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it('sends the age of a stale answer in seconds, and none with a current one', async () => {
  const entry = cachedResponse(200, { 'cache-control': 'public, max-age=0' }, 'text', []);
  const url = await serve(entry);
  expect((await fetch(url)).headers.get('age')).toBeNull();
  entry.isStale = true;
  entry.madeAt = Date.now() - 90_400;
  const stale = await fetch(url);
  expect([stale.status, stale.headers.get('age'), await stale.text()]).toEqual([200, '90', 'text']);
  const etag = stale.headers.get('etag') ?? '';
  const known = await fetch(url, { headers: { 'if-none-match': etag } });
  expect([known.status, known.headers.get('age')]).toEqual([304, '90']);
});
