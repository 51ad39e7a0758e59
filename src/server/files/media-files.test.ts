import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedMedia } from '#db/seed/media.ts';
import { type FileStore, FileStoreError } from '#files/file-store.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createTestMedia, testDrawing } from '#tests/support/pictures.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import type { SiteEnv } from '../http/request-record.ts';
import { siteListener } from '../http/site-listener.ts';
import { addMediaFiles } from './media-files.ts';

let test: TestDatabase;
let mediaDir: string;
let filesDir: string;
let server: http.Server;
let origin: string;
/** True while the file store fails. */
let isAway = false;

beforeAll(async () => {
  test = await createTestDatabase();
  mediaDir = await createTestMedia(['home-stage']);
  filesDir = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  const files = createFolderStore(filesDir);
  await seedMedia(test.db, { mediaDir, files });
  const app = new Hono<SiteEnv>();
  const open: FileStore['open'] = (key, range) =>
    isAway ? Promise.reject(new FileStoreError('no answer')) : files.open(key, range);
  const log = pino({ level: 'silent' });
  const cache = new ResponseCache(1_000_000, log);
  addMediaFiles(app, { db: test.db, files: { ...files, open }, cache, log });
  server = http.createServer(siteListener(app, 0));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/media/`;
});

afterAll(async () => {
  server.close();
  await test.drop();
  await rm(filesDir, { recursive: true });
  await rm(mediaDir, { recursive: true });
});

const picture = 'home-stage-000000000000/32.webp';

describe('files of the media library', () => {
  it('are immutable, because their keys contain a hash', async () => {
    const response = await fetch(origin + picture);
    const content = Buffer.from(await response.arrayBuffer());
    expect(content.equals(await readFile(path.join(mediaDir, 'home-stage/32.webp')))).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    });
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(origin + picture, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const avif = await fetch(origin + picture.replace('webp', 'avif'));
    expect(avif.headers.get('content-type')).toBe('image/avif');
    expect(avif.headers.get('etag')).not.toBe(etag);
  });

  it('are sent in ranges, and without content for HEAD', async () => {
    const part = await fetch(origin + picture, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
    const head = await fetch(origin + picture, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('include drawings, whose policy allows styles only', async () => {
    const [name] = await readdir(path.join(filesDir, 'media', 'diagrams'));
    const response = await fetch(`${origin}diagrams/${name}`);
    expect(await response.text()).toBe(testDrawing);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline';/,
    );
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('exist only if a record refers to them', async () => {
    await writeFile(path.join(filesDir, 'secret.webp'), 'x');
    await writeFile(path.join(filesDir, 'media', 'unknown.webp'), 'x');
    for (const name of [
      'unknown.webp',
      'home-stage-000000000000/99.webp',
      'home-stage-000000000000/',
      '..%2fsecret.webp',
      '%2e%2e/secret.webp',
      'home-stage-000000000000%00/32.webp',
    ]) {
      expect((await fetch(origin + name)).status, name).toBe(404);
    }
  });

  it('are not sent if their size differs from the record', async () => {
    const name = 'home-stage-000000000000/16.avif';
    expect((await fetch(origin + name)).status).toBe(200);
    await writeFile(path.join(filesDir, 'media', name), 'cut');
    expect((await fetch(origin + name)).status).toBe(404);
  });

  it('answer 503 while the file store fails; cached drawings still work', async () => {
    const [name] = await readdir(path.join(filesDir, 'media', 'diagrams'));
    expect((await fetch(`${origin}diagrams/${name}`)).status).toBe(200);
    isAway = true;
    const { headers, status } = await fetch(origin + picture);
    const caching = [headers.get('cache-control'), headers.get('retry-after')];
    expect([status, ...caching]).toEqual([503, 'no-store', '10']);
    expect((await fetch(`${origin}diagrams/${name}`)).status).toBe(200);
    isAway = false;
    expect((await fetch(origin + picture)).status).toBe(200);
  });
});
