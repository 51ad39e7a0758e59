import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { downloadCounts, releases } from '#db/schema/downloads.ts';
import { seedDownloads } from '#db/seed/downloads.ts';
import { seedSite } from '#db/seed/site.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { beginsDownload, parseRange } from '../http/byte-range.ts';
import { RequestRecord, type SiteEnv } from '../http/request-record.ts';
import { siteListener } from '../http/site-listener.ts';
import { addFiles } from './files.ts';

describe('parseRange', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=50-500', { start: 50, end: 99 }],
    ['bytes=100-', null],
    ['bytes=-0', null],
    ['bytes=9-0', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
    [undefined, undefined],
  ])('reads %s', (header, range) => expect(parseRange(header, 100)).toEqual(range));
});

describe('beginsDownload', () => {
  const MIB = 1024 * 1024;
  it.each([
    ['the whole of a small file', 0, 9, 10, true],
    ['the whole of a large file', 0, 9 * MIB - 1, 9 * MIB, true],
    ['its first MiB', 0, MIB - 1, 9 * MIB, true],
    ['less', 0, MIB - 2, 9 * MIB, false],
    ['one byte, to try', 0, 0, 10, false],
    ['the end', 1, 9, 10, false],
  ])('%s', (_, start, end, size, begins) =>
    expect(beginsDownload({ start, end }, size)).toBe(begins),
  );
});

describe('files of releases', () => {
  let test: TestDatabase;
  let filesDir: string;
  let server: http.Server;
  let address: string;
  let bytes: Buffer;
  let id: string;
  let sha256: string | null;

  beforeAll(async () => {
    test = await createTestDatabase();
    filesDir = await mkdtemp(path.join(os.tmpdir(), 'files-'));
    await seedSite(test.db);
    await seedDownloads(test.db, filesDir);
    const [release] = await test.db
      .select()
      .from(releases)
      .where(eq(releases.fileName, 'cyan-3.2.0-windows-x64.zip'));
    if (!release?.fileKey) throw new Error('the seed has no such release');
    ({ id, sha256 } = release);
    bytes = await readFile(path.join(filesDir, release.fileKey));
    const app = new Hono<SiteEnv>();
    addFiles(app, { db: test.db, filesDir, log: pino({ level: 'silent' }) });
    server = http.createServer(siteListener(app, (request) => new RequestRecord(request, 0)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    address = `http://127.0.0.1:${port}/files/downloads/${id}/cyan-3.2.0-windows-x64.zip`;
  });

  afterAll(async () => {
    server.close();
    await test.drop();
    await rm(filesDir, { recursive: true });
  });

  const counted = async () => {
    const rows = await test.db
      .select({ count: downloadCounts.count })
      .from(downloadCounts)
      .where(eq(downloadCounts.releaseId, id));
    return rows.reduce((sum, row) => sum + row.count, 0);
  };

  it('answers HEAD with everything but the bytes, and counts nothing', async () => {
    const response = await fetch(address, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(bytes.byteLength),
      'content-type': 'application/zip',
      'content-disposition':
        'attachment; filename="cyan-3.2.0-windows-x64.zip"; filename*=UTF-8\'\'cyan-3.2.0-windows-x64.zip',
      etag: `"${sha256}"`,
    });
    expect((await response.arrayBuffer()).byteLength).toBe(0);
    expect(await counted()).toBe(0);
  });

  it('serves parts that make up the whole, and counts whole downloads once', async () => {
    const first = await fetch(address, { headers: { range: 'bytes=0-99', 'user-agent': 'probe' } });
    const rest = await fetch(address, {
      headers: { range: 'bytes=100-', 'if-range': `"${sha256}"` },
    });
    expect([first.status, rest.status]).toEqual([206, 206]);
    expect(first.headers.get('content-range')).toBe(`bytes 0-99/${bytes.byteLength}`);
    const whole = Buffer.concat([
      Buffer.from(await first.arrayBuffer()),
      Buffer.from(await rest.arrayBuffer()),
    ]);
    expect(whole.equals(bytes)).toBe(true);
    await (await fetch(address)).arrayBuffer();
    await vi.waitFor(async () => expect(await counted()).toBe(1));
    await (await fetch(address)).arrayBuffer();
    await (await fetch(address, { headers: { 'user-agent': 'another' } })).arrayBuffer();
    await vi.waitFor(async () => expect(await counted()).toBe(2));
  });

  it('sends the whole file anew where it has changed since', async () => {
    const response = await fetch(address, { headers: { range: 'bytes=5-', 'if-range': '"old"' } });
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(bytes.byteLength);
  });

  it('answers 304 for what the client has, 416 for what does not exist', async () => {
    const same = await fetch(address, { headers: { 'if-none-match': `"${sha256}"` } });
    expect(same.status).toBe(304);
    const beyond = await fetch(address, { headers: { range: `bytes=${bytes.byteLength}-` } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.byteLength}`);
  });

  it('leads WeChat, which starts no downloads, to the way out of it', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(address, {
        redirect: 'manual',
        headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0', ...headers },
      });
    const { status, headers } = await ask({});
    expect([status, headers.get('location')]).toEqual([
      302,
      '../../../support/download#open-in-browser',
    ]);
    const english = await ask({ referer: 'https://www.mujing.example/en/support/download' });
    expect(english.headers.get('location')).toContain('/en/support/download');
  });

  it('knows no other name, no draft and no release of the future', async () => {
    expect((await fetch(address.replace('cyan-3', 'other-3'))).status).toBe(404);
    expect((await fetch(address.replace(id, id.replace(/.$/, 'x')))).status).toBe(404);
    for (const change of [
      { status: 'draft' as const },
      { status: 'published' as const, publishedAt: new Date(Date.now() + 60_000) },
    ]) {
      await test.db.update(releases).set(change).where(eq(releases.id, id));
      expect((await fetch(address)).status).toBe(404);
    }
  });
});
