import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { siteFolder } from '../support/prepared-sites.ts';
import { startServer, stopAll } from '../support/server-process.ts';

/** As `npm start` runs the server. */
const read = (name: string) => JSON.parse(readFileSync(`scripts/lib/${name}.json`, 'utf8'));
const flags: string[] = read('server-flags');
const environment: Record<string, string> = read('server-environment');

const { folder, remove } = siteFolder('demo');
afterAll(async () => {
  await stopAll();
  remove();
});

/** Addresses with a value that names nothing, each with another number. */
const invented: ((n: number) => string)[] = [
  (n) => `/support/document?section=x${n}abc`,
  (n) => `/api/documents?section=x${n}abc`,
  (n) => `/support/document?product=x${n}`,
  (n) => `/api/cases?industry=x${n}abc`,
  (n) => `/cases?solution=x${n}abc`,
  (n) => `/api/cases?solution=x${n}abc`,
  (n) => `/info?category=x${n}abc`,
  (n) => `/api/articles?category=x${n}abc`,
  (n) => `/support/download?since=${n}`,
  (n) => `/api/articles?page=${1000 + n}`,
  (n) => `/info?page=${1000 + n}`,
  (n) => `/api/documents?section=x${n}abc&locale=en`,
  (n) => `/product/flower?seed=${n}`,
  (n) => `/cooperation?solution=x${n}`,
  (n) => `/api/documents?page=${1000 + n}`,
];
/** Real addresses, which stay shared. */
const real = [
  '/info',
  '/api/articles',
  '/cases?product=cyan',
  '/support/download?platform=windows',
];
const MB = 1024 * 1024;

test('1,500 invented query values are not kept or shared, and the process stays below 250 MB', async () => {
  const server = startServer({
    env: { DATA_DIR: folder, ...environment },
    flags,
  });
  const site = await server.ready;
  const ask = (path: string) =>
    fetch(new URL(path, site), { headers: { 'accept-encoding': 'br' } }).then(async (answer) => {
      await answer.arrayBuffer();
      return { status: answer.status, cache: answer.headers.get('cache-control') };
    });
  const metric = async (name: string) => {
    const text = await (await fetch(new URL('/api/metrics', site))).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  };
  const shared = { status: 200, cache: 'public, max-age=0, must-revalidate' };
  for (const path of real) expect([path, await ask(path)]).toEqual([path, shared]);
  const before = await metric('site_cache_entries');
  for (let n = 0; n < 100; n++) {
    const answers = await Promise.all(
      invented.map(async (address) => [address(0), await ask(address(n))]),
    );
    const expected = invented.map((address) => [address(0), { status: 200, cache: 'no-store' }]);
    expect(answers).toEqual(expected);
  }
  expect(await metric('site_cache_entries')).toBe(before);
  expect((await metric('process_resident_memory_bytes')) / MB).toBeLessThan(250);
});
