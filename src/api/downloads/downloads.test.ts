import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadCounts, downloadReleases, downloads } from '#db/schema/downloads.ts';
import { demoPrograms } from '#db/seed/content/downloads.ts';
import { seedDownloads } from '#db/seed/downloads.ts';
import { seedSite } from '#db/seed/site.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { findDownloadCards, findReleaseCards } from './cards.ts';
import { countDownload } from './files.ts';

let test: TestDatabase;
let site: TestApi;
let filesDir: string;

beforeAll(async () => {
  test = await createTestDatabase();
  filesDir = await mkdtemp(path.join(os.tmpdir(), 'downloads-'));
  await seedSite(test.db);
  await seedDownloads(test.db, createFolderStore(filesDir));
  // The tests change the releases of the seed.
  await test.owner.execute(sql`alter table download_releases disable trigger protect_issued`);
  site = createTestApi(test.db);
}, 60_000);
afterAll(async () => {
  await test.drop();
  await rm(filesDir, { recursive: true });
});

const list = (query: object = {}) => site.api('GET /downloads', { query });
const read = (slug: string, query: object = {}) =>
  site.api('GET /downloads/:slug', { params: { slug }, query });

describe('GET /downloads', () => {
  it('lists each program with its newest stable version and a newer beta', async () => {
    const { items } = await list();
    expect(items).toHaveLength(demoPrograms.length);
    const cyan = items.find(({ slug }) => slug === 'cyan-windows');
    expect(cyan).toMatchObject({
      product: { key: 'cyan' },
      newest: { version: '3.2.0', channel: 'stable', minOs: 'Windows 10 21H2' },
      beta: { version: '3.3.0-beta.1' },
      versions: 8,
    });
    // Its beta is older than the stable version.
    expect(items.find(({ slug }) => slug === 'dami-live-android')?.beta).toBeNull();
    for (const { newest } of items) {
      expect(newest?.file?.path).toBe(`files/downloads/${newest?.id}/${newest?.file?.name}`);
      expect(newest?.file?.sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(newest?.requirements.length).toBeGreaterThan(2);
    }
  });

  it('filters by product and platform, with a count for each choice', async () => {
    const { items, products, platforms } = await list({ product: 'sdk' });
    expect(items.map(({ platform }) => platform)).toEqual([
      'web',
      'web',
      'windows',
      'macos',
      'ios',
      'android',
      'linux',
    ]);
    expect(Object.fromEntries(products.map(({ key, count }) => [key, count]))).toEqual({
      cyan: 3,
      flower: 1,
      sdk: 7,
      app: 2,
    });
    for (const { key, count } of platforms) expect(count, key).toBe(key === 'web' ? 2 : 1);
    const mac = await list({ platform: 'macos', locale: 'en' });
    expect(mac.items.map(({ name }) => name)).toEqual([
      'Cyan for macOS (sample package)',
      'Cyan SDK for macOS (sample package)',
    ]);
    expect(mac.products.find(({ key }) => key === 'app')?.count).toBe(0);
    const refused = await site.fetch('/downloads?platform=amiga');
    expect(refused.status).toBe(400);
    expect((await refused.json()).fields[0].path).toBe('platform');
  });
});

describe('GET /downloads/:slug', () => {
  it('returns every version, newest first, in the requested language', async () => {
    const { name, releases } = await read('cyan-windows', { locale: 'en' });
    expect(name).toBe('Cyan for Windows (sample package)');
    expect(releases.map(({ version }) => version)).toEqual([
      '3.3.0-beta.1',
      '3.2.0',
      '3.1.2',
      '3.1.1',
      '3.1.0',
      '3.0.1',
      '3.0.0',
      '2.4.3',
    ]);
    expect(releases[1]?.notesHtml).toContain('<h4>New</h4>');
    expect(releases.at(-1)?.requirements[0]).toContain('1909');
    expect((await site.fetch('/downloads/none')).status).toBe(404);
  });

  it('excludes drafts, future releases and hidden programs', async () => {
    const versions = async () =>
      (await read('dami-live-android')).releases.map(({ version }) => version);
    const isNewest = eq(downloadReleases.fileName, 'dami-live-2.6.0-android-arm64.zip');
    expect(await versions()).toContain('2.6.0');
    await test.db.update(downloadReleases).set({ status: 'draft' }).where(isNewest);
    expect(await versions()).not.toContain('2.6.0');
    const publishedAt = new Date(Date.now() + 60_000);
    await test.db
      .update(downloadReleases)
      .set({ status: 'published', publishedAt })
      .where(isNewest);
    expect(await versions()).not.toContain('2.6.0');
    await test.db
      .update(downloadReleases)
      .set({ publishedAt: new Date(0) })
      .where(isNewest);
    const isApp = eq(downloads.productKey, 'app');
    await test.db.update(downloads).set({ visible: false }).where(isApp);
    expect((await site.fetch('/downloads/dami-live-android')).status).toBe(404);
    expect((await list({ product: 'app' })).items).toEqual([]);
    await test.db.update(downloads).set({ visible: true }).where(isApp);
  });
});

describe('GET /downloads/checksums', () => {
  it('lists the file of every version', async () => {
    const files = await site.api('GET /downloads/checksums', { query: { locale: 'en' } });
    expect(files).toHaveLength(demoPrograms.flatMap(({ releases }) => releases).length);
    expect(new Set(files.map(({ sha256 }) => sha256)).size).toBe(files.length);
    expect(files.filter(({ newest }) => newest)).toHaveLength(demoPrograms.length);
    expect(files.find(({ name }) => name === 'cyan-3.1.2-windows-x64.zip')).toMatchObject({
      slug: 'cyan-windows',
      program: 'Cyan for Windows (sample package)',
      version: '3.1.2',
      newest: false,
    });
  });
});

describe('cards of page blocks', () => {
  it('have the newest stable version of each program', async () => {
    const cards = await findDownloadCards(test.db, 'en', { limit: 3, product: 'cyan' });
    expect(cards.map(({ name, version }) => [name, version])).toEqual([
      ['Cyan for browsers', '0.1.0'],
      ['Cyan for Windows (sample package)', '3.2.0'],
      ['Cyan for macOS (sample package)', '3.2.0'],
    ]);
    expect(cards.every(({ bytes }) => (bytes ?? 0) > 0)).toBe(true);
    expect(await findDownloadCards(test.db, 'zh', { limit: 3 })).toHaveLength(3);
  });

  it('have the newest releases of a product, betas included', async () => {
    const cards = await findReleaseCards(test.db, 'zh', { limit: 4, product: 'cyan' });
    expect(cards).toHaveLength(4);
    expect(cards.map(({ version, channel }) => [version, channel])).toContainEqual([
      '3.3.0-beta.1',
      'beta',
    ]);
    const days = cards.map(({ releasedOn }) => releasedOn);
    expect(days).toEqual(days.toSorted().reverse());
  });
});

it('a sample package is marked as one in the data, whatever its name is', async () => {
  const { items } = await list();
  const runnable = items.filter(({ isSample }) => !isSample);
  expect(runnable.map(({ slug }) => slug).sort()).toEqual(['cyan-keyer', 'cyan-web']);
  const row = eq(downloads.slug, 'cyan-windows');
  await test.db.update(downloads).set({ isSample: false }).where(row);
  expect((await read('cyan-windows')).isSample).toBe(false);
  await test.db.update(downloads).set({ isSample: true }).where(row);
  // Cards show what runs first.
  const cards = await findDownloadCards(test.db, 'en', { limit: 3 });
  expect(cards.map(({ slug }) => slug).slice(0, 2)).toEqual(['cyan-web', 'cyan-keyer']);
});

describe('countDownload', () => {
  it('counts a visitor once a day, however often a download starts', async () => {
    const [release] = await test.db
      .select({ id: downloadReleases.id })
      .from(downloadReleases)
      .limit(1);
    const id = release?.id ?? '';
    await Promise.all(['one', 'one', 'two', 'one'].map((mark) => countDownload(test.db, id, mark)));
    const total = async () => {
      const [row] = await test.db
        .select({ total: sql<number>`coalesce(sum(${downloadCounts.count}), 0)`.mapWith(Number) })
        .from(downloadCounts)
        .where(eq(downloadCounts.releaseId, id));
      return row?.total;
    };
    expect(await total()).toBe(2);
    await countDownload(test.db, id, 'one');
    expect(await total()).toBe(2);
  });
});
