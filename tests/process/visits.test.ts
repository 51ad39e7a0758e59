import { afterAll, afterEach, expect, test } from 'vitest';
import { siteFolder } from '../support/prepared-sites.ts';
import { connectTo, startServer, stopAll, stopServer } from '../support/server-process.ts';

const { folder, remove } = siteFolder('demo');
afterEach(stopAll);
afterAll(remove);

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0';
const VIEWS = 200;

test('every view of a cached page reaches the database, also those before a stop', async () => {
  const env = { DATA_DIR: folder };
  const first = startServer({ env });
  const address = (await first.ready).replace(/\/$/, '');
  const headers = { 'user-agent': BROWSER };
  for (let view = 0; view < VIEWS; view++) {
    const answer = await fetch(`${address}/about`, { headers });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
  await stopServer(first);
  const second = startServer({ env });
  await second.ready;
  const client = await connectTo(folder);
  const { rows } = await client.query(
    'select path, views, visitors from visit_stats order by path',
  );
  await client.end();
  expect(rows).toEqual([
    { path: '', views: VIEWS, visitors: 1 },
    { path: '/about', views: VIEWS, visitors: 1 },
  ]);
});
