import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#db/connection.ts';
import type { FileStore } from '#files/file-store.ts';
import { createFolderStore } from '#files/folder-store.ts';
import type * as keyer from '#keyer/keyer.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addProducts } from '#tests/support/records/site.ts';
import { downloadReleases, downloads } from '../schema/downloads.ts';
import { seedDownloads } from './downloads.ts';

let test: TestDatabase;
let filesDir: string;
let files: FileStore;

beforeAll(async () => {
  test = await createTestDatabase();
  filesDir = await mkdtemp(path.join(os.tmpdir(), 'downloads-'));
  files = createFolderStore(filesDir);
  await addProducts(test.db);
  await seedDownloads(test.db, files);
}, 60_000);
afterAll(async () => {
  await test?.drop();
  await rm(filesDir, { recursive: true });
});

describe('the demo packages', () => {
  const rows = (db = test.db) =>
    db
      .select({
        key: downloadReleases.fileKey,
        name: downloadReleases.fileName,
        mime: downloadReleases.mime,
        bytes: downloadReleases.bytes,
        sum: downloadReleases.sha256,
      })
      .from(downloadReleases);

  it('match their records', async () => {
    for (const { key, name, mime, bytes, sum } of await rows()) {
      const content = await readFile(path.join(filesDir, key ?? ''));
      expect(content.length).toBe(bytes);
      expect(createHash('sha256').update(content).digest('hex')).toBe(sum);
      expect(mime).toBe(name?.endsWith('.zip') ? 'application/zip' : 'application/gzip');
    }
  });

  it('contain the documented files and their checksums', async () => {
    const all = await rows();
    const zip = all.find(({ name }) => name === 'cyan-3.2.0-windows-x64.zip');
    const files = unzipSync(await readFile(path.join(filesDir, zip?.key ?? '')));
    expect(Object.keys(files).sort()).toEqual(
      [
        'LICENSE.txt',
        'README.txt',
        'RELEASE-NOTES.en.md',
        'RELEASE-NOTES.zh.md',
        'SHA256SUMS.txt',
        'samples/preset.json',
        'samples/room.ini',
      ].map((name) => `cyan-3.2.0/${name}`),
    );
    const sums = strFromU8(files['cyan-3.2.0/SHA256SUMS.txt'] ?? new Uint8Array());
    for (const [, sum, name] of sums.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)) {
      const content = files[`cyan-3.2.0/${name}`] ?? new Uint8Array();
      expect(createHash('sha256').update(content).digest('hex')).toBe(sum);
    }
    JSON.parse(strFromU8(files['cyan-3.2.0/samples/preset.json'] ?? new Uint8Array()));
  });

  it('hold something that runs, unless they are sample packages', async () => {
    const releases = await test.db
      .select({
        isSample: downloads.isSample,
        slug: downloads.slug,
        key: downloadReleases.fileKey,
        name: downloadReleases.fileName,
      })
      .from(downloadReleases)
      .innerJoin(downloads, eq(downloads.id, downloadReleases.downloadId));
    const archives = releases.filter(({ name }) => name?.endsWith('.zip'));
    expect(archives.length).toBeGreaterThan(5);
    for (const { isSample, slug, key } of archives) {
      const names = Object.keys(unzipSync(await readFile(path.join(filesDir, key ?? ''))));
      const runs = names.some((name) => /^[^/]+\/(?:index\.html|dist\/[^/]+\.js)$/.test(name));
      expect(runs, slug).toBe(!isSample);
    }
  });

  it('of real programs hold them', async () => {
    const all = await rows();
    const unpack = async (start: string) => {
      const zip = all.find(({ name }) => name?.startsWith(start));
      const files = unzipSync(await readFile(path.join(filesDir, zip?.key ?? '')));
      return (name: string) => files[`${start}/${name}`] ?? new Uint8Array();
    };
    const library = await unpack('cyan-keyer-0.1.0');
    expect(JSON.parse(strFromU8(library('package.json')))).toMatchObject({ version: '0.1.0' });
    const folder = await mkdtemp(path.join(os.tmpdir(), 'keyer-'));
    await writeFile(path.join(folder, 'keyer.mjs'), library('dist/keyer.js'));
    const { keyFrame, defaultSettings } = (await import(
      /* @vite-ignore */ path.join(folder, 'keyer.mjs')
    )) as typeof keyer;
    await rm(folder, { recursive: true });
    const [screen, skin] = [
      [60, 150, 75, 255],
      [205, 160, 135, 255],
    ] as const;
    const pixels = Array.from({ length: 32 * 32 }, (_, i) => (i % 32 < 16 ? screen : skin));
    const data = Uint8Array.from(pixels.flat());
    const { image } = keyFrame({ width: 32, height: 32, data }, defaultSettings);
    expect([image.data[3], image.data.at(-1)]).toEqual([0, 1]);
    expect(library('dist/types/keyer.d.ts').length).toBeGreaterThan(0);
    expect(JSON.parse(strFromU8(library('conformance/kit.json'))).cases).toHaveLength(4);
    const frame = await readFile('packages/keyer/conformance/hair-a.frame.png');
    expect(frame.equals(library('conformance/hair-a.frame.png'))).toBe(true);
    expect(strFromU8(library('LICENSE.txt'))).toContain('You may use, copy, change');

    const page = strFromU8((await unpack('cyan-web-0.1.0'))('index.html'));
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/<script[^>]+src=|<link|<!--(?:styles|script)-->/);
  });

  it('for servers can be extracted with tar', async () => {
    const all = await rows();
    const archive = all.find(({ name }) => name === 'cyan-sdk-1.6.0-linux-x64.tar.gz');
    const folder = await mkdtemp(path.join(os.tmpdir(), 'unpacked-'));
    await promisify(execFile)('tar', [
      'xzf',
      path.join(filesDir, archive?.key ?? ''),
      '-C',
      folder,
    ]);
    const unpacked = path.join(folder, 'cyan-sdk-1.6.0');
    expect((await readdir(unpacked)).length).toBe(8);
    const header = await readFile(path.join(unpacked, 'include/cyan_keyer.h'), 'utf8');
    expect(header).toContain('cyan_create');
    const notes = await readFile(path.join(unpacked, 'RELEASE-NOTES.en.md'), 'utf8');
    expect(notes).toContain('cyan-key');
    const { mtime } = await stat(path.join(unpacked, 'README.txt'));
    expect(mtime.toISOString()).toBe('2026-11-17T00:00:00.000Z');
    await rm(folder, { recursive: true });
  });

  it('are byte-identical each time they are built', async () => {
    const sums = async (db: Database) =>
      (await rows(db)).map(({ name, sum }) => `${name} ${sum}`).sort();
    const again = await createTestDatabase();
    await addProducts(again.db);
    await seedDownloads(again.db, files);
    const second = await sums(again.db);
    await again.drop();
    expect(second).toEqual(await sums(test.db));
  });
});
