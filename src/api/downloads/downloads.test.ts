import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadItems, releases } from '#db/schema/downloads.ts';
import { seedDownloads } from '#db/seed/downloads.ts';
import { seedSite } from '#db/seed/site.ts';
import { createTestApi, type TestApi } from '../../../tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';

let test: TestDatabase;
let site: TestApi;
let filesDir: string;

beforeAll(async () => {
  test = await createTestDatabase();
  filesDir = await mkdtemp(path.join(os.tmpdir(), 'downloads-'));
  await seedSite(test.db);
  await seedDownloads(test.db, filesDir);
  site = createTestApi(test.db, filesDir);
});
afterAll(async () => {
  await test.drop();
  await rm(filesDir, { recursive: true });
});

describe('GET /downloads', () => {
  it('lists programs with their versions, newest first', async () => {
    const { items, products, platforms } = await site.api('GET /downloads');
    expect(items.map(({ slug }) => slug)).toEqual([
      'cyan-windows',
      'cyan-sdk-linux-x64',
      'dami-live-android',
    ]);
    expect(products.map(({ key }) => key)).toEqual(['cyan', 'sdk', 'app']);
    expect(new Set(platforms)).toEqual(new Set(['windows', 'linux', 'android']));
    for (const { releases } of items) {
      const days = releases.map(({ releasedOn }) => releasedOn);
      expect(days).toEqual([...days].sort().reverse());
      for (const { id, file, requirements } of releases) {
        expect(file?.path).toBe(`files/downloads/${id}/${file?.name}`);
        expect(file?.sha256).toMatch(/^[0-9a-f]{64}$/);
        expect(requirements.length).toBeGreaterThan(2);
      }
    }
  });

  it('filters by product and platform, and speaks English', async () => {
    const cyan = await site.api('GET /downloads', { query: { product: 'cyan', locale: 'en' } });
    expect(cyan.items.map(({ name }) => name)).toEqual(['Cyan for Windows']);
    expect(cyan.items[0]?.releases[0]?.notesHtml).toContain('<h4>New</h4>');
    expect(cyan.products).toHaveLength(3);
    const none = await site.api('GET /downloads', { query: { platform: 'macos' } });
    expect(none.items).toEqual([]);
    const refused = await site.fetch('/downloads?platform=amiga');
    expect(refused.status).toBe(400);
    expect((await refused.json()).fields[0].path).toBe('platform');
  });

  it('shows no draft, nothing of the future and no hidden program', async () => {
    const versions = async () => {
      const { items } = await site.api('GET /downloads', { query: { product: 'app' } });
      return items[0]?.releases.map(({ version }) => version);
    };
    const isNewest = eq(releases.fileName, 'dami-live-2.6.0-android-arm64.zip');
    expect(await versions()).toContain('2.6.0');
    await test.db.update(releases).set({ status: 'draft' }).where(isNewest);
    expect(await versions()).not.toContain('2.6.0');
    const publishedAt = new Date(Date.now() + 60_000);
    await test.db.update(releases).set({ status: 'published', publishedAt }).where(isNewest);
    expect(await versions()).not.toContain('2.6.0');
    await test.db
      .update(downloadItems)
      .set({ visible: false })
      .where(eq(downloadItems.productKey, 'app'));
    expect(await versions()).toBeUndefined();
  });

  it('makes the same archives again', async () => {
    const sums = () =>
      test.db.select({ name: releases.fileName, sum: releases.sha256 }).from(releases);
    const before = await sums();
    await test.db.delete(downloadItems);
    await seedDownloads(test.db, filesDir);
    expect(new Set((await sums()).map((row) => JSON.stringify(row)))).toEqual(
      new Set(before.map((row) => JSON.stringify(row))),
    );
  });
});
