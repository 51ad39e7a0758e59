import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createVisitorHash } from '#api/http/visitor-hash.ts';
import { downloadCounts, downloadEvents, downloadReleases } from '#db/schema/downloads.ts';
import { seedDownloads } from '#db/seed/downloads.ts';
import type { FileStore } from '#files/file-store.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createS3Store } from '#files/s3-store.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addSite } from '#tests/support/records/site.ts';
import { startS3Server, type TestS3 } from '#tests/support/s3-server.ts';
import type { SiteEnv } from '../http/request-record.ts';
import { siteListener } from '../http/site-listener.ts';
import { addFiles } from './files.ts';

let test: TestDatabase;
let storage: TestS3;
let folder: string;
let bytes: Buffer;
let release: typeof downloadReleases.$inferSelect;
const FILE_NAME = 'cyan-3.2.0-windows-x64.zip';

beforeAll(async () => {
  test = await createTestDatabase();
  storage = await startS3Server();
  folder = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  await addSite(test.db);
  await seedDownloads(test.db, createFolderStore(folder));
  await test.owner.execute(sql`alter table download_releases disable trigger protect_issued`);
  const [row] = await test.db
    .select()
    .from(downloadReleases)
    .where(eq(downloadReleases.fileName, FILE_NAME));
  if (!row?.fileKey) throw new Error('the seed has no such release');
  release = row;
  bytes = await readFile(path.join(folder, row.fileKey));
  await createS3Store(storage.settings, folder).put(row.fileKey, bytes, 'application/zip');
});

afterAll(async () => {
  await test.drop();
  await storage.stop();
  await rm(folder, { recursive: true });
});

afterEach(() => test.db.update(downloadReleases).set(release).where(isRelease()));

const isRelease = () => eq(downloadReleases.id, release.id);

type Site = Awaited<ReturnType<typeof serve>>;

/** Serves the files of a store; `address` is the file of the release. */
async function serve(files: FileStore) {
  let lines = '';
  const write = (line: string) => {
    lines += line;
  };
  const log = pino({ level: 'warn' }, { write });
  const app = new Hono<SiteEnv>();
  addFiles(app, { db: test.db, files, log, visitorHash: createVisitorHash(test.db) });
  const server = http.createServer(siteListener(app, 0));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/files/downloads/${release.id}/${FILE_NAME}`;
  const logged = () => {
    const text = lines;
    lines = '';
    return text;
  };
  return { address, logged, close: () => server.close() };
}

async function forgetCounts(): Promise<void> {
  await test.db.delete(downloadEvents);
  await test.db.delete(downloadCounts);
}

async function counted(): Promise<number> {
  const rows = await test.db
    .select({ count: downloadCounts.count })
    .from(downloadCounts)
    .where(eq(downloadCounts.releaseId, release.id));
  return rows.reduce((sum, row) => sum + row.count, 0);
}

const stores: Record<string, () => FileStore> = {
  'a folder': () => createFolderStore(folder),
  'S3, through the application': () => createS3Store(storage.settings, folder),
};

describe.each(Object.keys(stores))('files of downloadReleases in %s', (name) => {
  let site: Site;
  let address: string;
  beforeAll(async () => {
    await forgetCounts();
    site = await serve(stores[name]?.() as FileStore);
    address = site.address;
  });
  afterAll(() => site.close());

  it('answers HEAD with all headers but no body, and counts nothing', async () => {
    const response = await fetch(address, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(bytes.byteLength),
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="cyan-3.2.0-windows-x64.zip"',
      etag: `"${release.sha256}"`,
      vary: 'User-Agent',
    });
    expect((await response.arrayBuffer()).byteLength).toBe(0);
    expect(await counted()).toBe(0);
  });

  it('answers HEAD with a range as without one', async () => {
    for (const range of ['bytes=0-99', `bytes=${bytes.byteLength}-`]) {
      const response = await fetch(address, { method: 'HEAD', headers: { range } });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
      expect(response.headers.get('content-range')).toBeNull();
    }
  });

  it('serves ranges that add up to the file, and counts complete downloads once', async () => {
    const first = await fetch(address, { headers: { range: 'bytes=0-99', 'user-agent': 'probe' } });
    const rest = await fetch(address, {
      headers: { range: 'bytes=100-', 'if-range': `"${release.sha256}"` },
    });
    expect([first.status, rest.status]).toEqual([206, 206]);
    expect(first.headers.get('content-range')).toBe(`bytes 0-99/${bytes.byteLength}`);
    const whole = Buffer.concat([
      Buffer.from(await first.arrayBuffer()),
      Buffer.from(await rest.arrayBuffer()),
    ]);
    expect(whole.equals(bytes)).toBe(true);
    await (await fetch(address)).arrayBuffer();
    await eventually(async () => expect(await counted()).toBe(1));
    await (await fetch(address)).arrayBuffer();
    await (await fetch(address, { headers: { 'user-agent': 'another' } })).arrayBuffer();
    await eventually(async () => expect(await counted()).toBe(2));
  });

  it('sends the complete file if it has changed since the first part', async () => {
    const response = await fetch(address, { headers: { range: 'bytes=5-', 'if-range': '"old"' } });
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(bytes.byteLength);
  });

  it('answers 304 for a matching ETag, and 416 to a range outside the file', async () => {
    const same = await fetch(address, { headers: { 'if-none-match': `"${release.sha256}"` } });
    expect(same.status).toBe(304);
    const beyond = await fetch(address, { headers: { range: `bytes=${bytes.byteLength}-` } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.byteLength}`);
  });

  it('redirects WeChat, which cannot download, and sends Vary', async () => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0' },
    });
    expect(response.status).toBe(302);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      location: '../../../support/download#open-in-browser',
      'cache-control': 'no-store',
      vary: 'User-Agent',
    });
  });

  it('does not serve another file name, a draft or a future release', async () => {
    const otherId = address.replace(release.id, release.id.replace(/.$/, 'x'));
    for (const other of [address.replace('cyan-3', 'other-3'), otherId, `${address}%00`]) {
      expect((await fetch(other)).status, other).toBe(404);
    }
    for (const change of [
      { status: 'draft' as const },
      { status: 'published' as const, publishedAt: new Date(Date.now() + 60_000) },
    ]) {
      await test.db.update(downloadReleases).set(change).where(isRelease());
      expect((await fetch(address)).status).toBe(404);
    }
  });

  it('sends an empty file', async () => {
    const store = stores[name]?.() as FileStore;
    await store.put('downloads/empty.zip', new Uint8Array(), 'application/zip');
    const change = { fileKey: 'downloads/empty.zip', bytes: 0 };
    await test.db.update(downloadReleases).set(change).where(isRelease());
    const response = await fetch(address);
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-length')).toBe('0');
  });

  it('answers 404 and logs a stored file that is missing or of another size', async () => {
    for (const change of [{ fileKey: 'downloads/none.zip' }, { bytes: bytes.byteLength + 1 }]) {
      await test.db.update(downloadReleases).set(change).where(isRelease());
      for (const method of ['GET', 'HEAD']) {
        expect((await fetch(address, { method })).status).toBe(404);
        expect(site.logged()).toContain('A file is missing or its size differs from its record');
      }
      await test.db.update(downloadReleases).set(release).where(isRelease());
    }
  });
});

describe('release files in public S3', () => {
  let site: Site;
  beforeAll(async () => {
    await forgetCounts();
    const { endpoint } = storage.settings;
    site = await serve(createS3Store({ ...storage.settings, publicEndpoint: endpoint }, folder));
  });
  afterAll(() => site.close());

  it('are downloaded from S3, also in ranges, and counted', async () => {
    const answer = await fetch(site.address, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toContain(
      `${storage.settings.endpoint}/site/downloads/`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const whole = await fetch(site.address);
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    expect(whole.headers.get('content-disposition')).toBe(`attachment; filename="${FILE_NAME}"`);
    await eventually(async () => expect(await counted()).toBe(1));
    const headers = { range: 'bytes=2-5', 'user-agent': 'another' };
    const part = await fetch(site.address, { headers });
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(2, 6))).toBe(true);
    expect(await counted()).toBe(1);
  });

  it('answer HEAD and 304 directly: signed addresses are for GET only', async () => {
    const head = await fetch(site.address, { method: 'HEAD', redirect: 'manual' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, `${bytes.length}`]);
    const headers = { 'if-none-match': `"${release.sha256}"` };
    expect((await fetch(site.address, { headers, redirect: 'manual' })).status).toBe(304);
  });

  it('are not found where the storage lacks them', async () => {
    await test.db
      .update(downloadReleases)
      .set({ fileKey: 'downloads/none.zip' })
      .where(isRelease());
    expect((await fetch(site.address, { redirect: 'manual' })).status).toBe(404);
  });
});

it('a file whose reader has gone before it was open is closed', async () => {
  const working = createFolderStore(folder);
  const opening = Promise.withResolvers<void>();
  const cancelled = Promise.withResolvers<void>();
  const opened: Readable[] = [];
  const site = await serve({
    ...working,
    async open(...args) {
      const file = await working.open(...args);
      if (file) opened.push(file.content);
      opening.resolve();
      await cancelled.promise;
      return file;
    },
  });
  const request = http.get(site.address).on('error', () => {});
  await opening.promise;
  const closed = new Promise((resolve) => request.once('close', resolve));
  request.destroy();
  await closed;
  // Until the server has seen it too.
  await setTimeout(100);
  cancelled.resolve();
  await eventually(() => expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]));
  expect(site.logged()).toBe('');
  site.close();
});

describe('a store that fails', () => {
  it('answers 503 before the first byte', async () => {
    const away = { ...storage.settings, endpoint: 'http://127.0.0.1:9' };
    const site = await serve(createS3Store(away, folder));
    const response = await fetch(site.address);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
    expect(site.logged()).toContain('The file store failed');
    site.close();
  });

  it('closes the connection after the first byte, and logs the reason', async () => {
    const working = createFolderStore(folder);
    const content = () =>
      Readable.from(
        (async function* () {
          yield bytes.subarray(0, 10);
          throw new Error('the disk is broken');
        })(),
      );
    const open: FileStore['open'] = async (key) => {
      const file = await working.open(key);
      file?.content.destroy();
      return file && { ...file, content: content() };
    };
    const site = await serve({ ...working, open });
    await expect(fetch(site.address).then((answer) => answer.arrayBuffer())).rejects.toThrow();
    await eventually(() => expect(site.logged()).toContain('the disk is broken'));
    site.close();
  });

  it('logs nothing when the visitor cancels', async () => {
    const working = createFolderStore(folder);
    const endless = new Readable({ read() {} });
    const open: FileStore['open'] = async (key) => {
      const file = await working.open(key);
      file?.content.destroy();
      endless.push(bytes.subarray(0, 10));
      return file && { ...file, content: endless };
    };
    const site = await serve({ ...working, open });
    const abort = new AbortController();
    const response = await fetch(site.address, { signal: abort.signal });
    expect(response.status).toBe(200);
    abort.abort();
    await eventually(() => expect(endless.destroyed).toBe(true));
    expect(site.logged()).toBe('');
    site.close();
  });
});
