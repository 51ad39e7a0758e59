import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { StartupError } from '#db/startup-error.ts';
import { startS3Server, type TestS3 } from '#tests/support/s3-server.ts';
import { openFiles } from './open-files.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'open-files-'));
let storage: TestS3;
beforeAll(async () => {
  storage = await startS3Server();
});
afterAll(async () => {
  await storage.stop();
  rmSync(dataDir, { recursive: true });
});

test('files are stored as the settings say', async () => {
  const log = { error: vi.fn() };
  const inFolder = await openFiles({ dataDir, s3: undefined }, log);
  const inBucket = await openFiles({ dataDir, s3: storage.settings }, log);
  await inBucket.put('open-files/a.txt', Buffer.from('bucket'), 'text/plain');
  expect(await inFolder.stat('open-files/a.txt')).toBeUndefined();
  expect((await inBucket.stat('open-files/a.txt'))?.bytes).toBe(6);
  expect(log.error).not.toHaveBeenCalled();
});

test('wrong settings stop the start, unavailable storage does not', async () => {
  const log = { error: vi.fn() };
  const wrong = { ...storage.settings, bucket: 'no-such-bucket' };
  await expect(openFiles({ dataDir, s3: wrong }, log)).rejects.toThrow(StartupError);
  const away = { ...storage.settings, endpoint: 'http://127.0.0.1:9' };
  await openFiles({ dataDir, s3: away }, log);
  expect(log.error).toHaveBeenCalledTimes(1);
  const overloaded = http.createServer((_, response) => response.writeHead(503).end());
  await new Promise<void>((resolve) => overloaded.listen(0, '127.0.0.1', resolve));
  const { port } = overloaded.address() as AddressInfo;
  const busy = { ...storage.settings, endpoint: `http://127.0.0.1:${port}` };
  await openFiles({ dataDir, s3: busy }, log);
  expect(log.error).toHaveBeenCalledTimes(2);
  overloaded.closeAllConnections();
  overloaded.close();
});

test('a folder that cannot be made stops the start with one line', async () => {
  const file = path.join(dataDir, 'file');
  writeFileSync(file, '');
  const open = openFiles({ dataDir: file, s3: undefined }, { error: vi.fn() });
  await expect(open).rejects.toThrow(StartupError);
});

test('a folder keeps a reserve of its disk, a bucket has none', async () => {
  const log = { error: vi.fn() };
  const { bavail, blocks, bsize } = statfsSync(dataDir);
  const roomOf = async (settings: object) =>
    (await openFiles({ dataDir, s3: undefined, ...settings }, log)).room();
  const reserve = Math.max(2 * 1024 ** 3, blocks * bsize * 0.05);
  // Others write to the disk meanwhile.
  const nearly = (bytes: number) => [bytes / 1e9 - 1, bytes / 1e9 + 1] as const;
  for (const [settings, kept] of [
    [{}, reserve],
    [{ diskReserveBytes: 7e12 }, 7e12],
    [{ diskReserveBytes: 0 }, 0],
  ] as const) {
    const [least, most] = nearly(bavail * bsize - kept);
    const room = ((await roomOf(settings)) ?? 0) / 1e9;
    expect(room).toBeGreaterThan(least);
    expect(room).toBeLessThan(most);
  }
  expect(await roomOf({ s3: storage.settings })).toBeUndefined();
});
