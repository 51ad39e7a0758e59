import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { startServer, stopAll, stopServer, temporaryFolder } from '../support/server-process.ts';
import { slowness } from '../support/slowness.ts';

const database = await createTestDatabase();
const folders = [temporaryFolder(), temporaryFolder()];
afterEach(stopAll);
afterAll(async () => {
  await database.drop();
  for (const { remove } of folders) remove();
});

test('two servers can start at once with one DATABASE_URL, without the built-in database', async () => {
  const servers = folders.map(({ folder }) =>
    startServer({ env: { DATA_DIR: folder, DATABASE_URL: database.url } }),
  );
  const addresses = await Promise.all(servers.map((server) => server.ready));
  for (const address of addresses) expect((await fetch(address)).status).toBe(200);
  for (const server of servers) {
    expect(await stopServer(server)).toEqual({ code: 0, signal: null });
  }
  for (const { folder } of folders) expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
  const settings = await database.db.execute('select count(*)::int as n from site_settings');
  expect(settings.rows).toEqual([{ n: 1 }]);
});

test.each([
  ['nobody listens', 'postgresql://site:hunter2@127.0.0.1:1/site', '127.0.0.1:1/site'],
  ['no such database', database.url.replace(/test_[0-9a-f]+/, 'missing'), 'does not exist'],
])('DATABASE_URL where %s: one line within 15 s, without the password', async (_, url, named) => {
  const startedAt = Date.now();
  const { folder, remove } = temporaryFolder();
  const server = startServer({ env: { DATA_DIR: folder, DATABASE_URL: url } });
  expect(await server.ended).toEqual({ code: 78, signal: null });
  expect(server.errors()).toMatch(/^Cannot start: The database of DATABASE_URL [^\n]+\n$/);
  expect(server.errors()).toContain(named);
  expect(server.errors()).not.toContain('hunter2');
  expect(Date.now() - startedAt).toBeLessThan(15_000 * slowness());
  remove();
});
