import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageTranslations } from '#db/schema/pages.ts';
import { seedArticles } from '#db/seed/articles.ts';
import { seedCases } from '#db/seed/cases.ts';
import { seedDocuments } from '#db/seed/documents.ts';
import { seedDownloads } from '#db/seed/downloads.ts';
import { seedFacts, seedVersionFacts } from '#db/seed/facts.ts';
import { seedPages } from '#db/seed/pages.ts';
import { seedSite } from '#db/seed/site.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addPage } from '#tests/support/records/pages.ts';

const filesDir = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
let test: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  test = await createTestDatabase();
  api = createTestApi(test.db);
  await seedSite(test.db);
  await seedFacts(test.db);
  await seedDownloads(test.db, createFolderStore(filesDir));
  await seedVersionFacts(test.db);
  await seedArticles(test.db);
  await seedDocuments(test.db);
  await seedCases(test.db);
  await seedPages(test.db);
}, 60_000);
afterAll(async () => {
  await test?.drop();
  rmSync(filesDir, { recursive: true, force: true });
});

const read = (key: string, locale: 'zh' | 'en' = 'zh') =>
  api.api('GET /pages/:key', { params: { key }, query: { locale } });

describe('GET /pages/:key', () => {
  it('returns product or company data before the page has been written', async () => {
    const empty = await createTestDatabase();
    try {
      await seedSite(empty.db);
      const { api: client } = createTestApi(empty.db);
      const ask = (key: string) =>
        client('GET /pages/:key', { params: { key }, query: { locale: 'en' } });
      expect(await ask('home')).toMatchObject({ title: 'Mujing Digital', blocks: [] });
      expect(await ask('product-cyan')).toMatchObject({ title: 'Cyan', product: { key: 'cyan' } });
      await expect(ask('product-none')).rejects.toMatchObject({ status: 404 });
      await expect(ask('imprint')).rejects.toMatchObject({ status: 404 });
    } finally {
      await empty.drop();
    }
  });

  it('returns the records for the blocks of the home page', async () => {
    const page = await read('home');
    expect(page).toMatchObject({ key: 'home', product: null, hasOtherLanguage: true });
    const items = (type: string): unknown[] =>
      page.blocks.flatMap((block) =>
        block.type === type && 'source' in block ? (block.items as unknown[]) : [],
      );
    expect(items('product-cards')).toHaveLength(5);
    expect(items('solution-cards')).toHaveLength(5);
    expect(items('case-cards')).toHaveLength(4);
    expect(items('news-cards')).toHaveLength(3);
    expect(JSON.stringify(items('news-cards'))).not.toContain('"privacy"');
  });

  it('limits the records of a product page to its product', async () => {
    const page = await read('product-flower');
    expect(page.product).toEqual({
      key: 'flower',
      name: '花境',
      tagline: '会随互动盛开的花植直播场景',
    });
    const cases = page.blocks.find((block) => block.type === 'case-cards');
    expect(cases?.items.length).toBeGreaterThan(0);
    for (const { products } of cases?.items ?? []) {
      expect(products.map(({ key }) => key)).toContain('flower');
    }
    const documents = page.blocks.find((block) => block.type === 'document-links');
    expect(documents?.items[0]?.slug).toBe('flower-first-scene');
  });

  it('returns English names and records', async () => {
    const page = await read('product-cyan', 'en');
    expect(page).toMatchObject({ title: 'Cyan keying', product: { name: 'Cyan' } });
    const cases = page.blocks.find((block) => block.type === 'case-cards');
    expect(cases?.items.map(({ customer }) => customer)).toEqual(['Zhilan Academy']);
  });

  it('leaves out a block that does not match its schema, and keeps the others', async () => {
    await addPage(test.db, {
      key: 'trial',
      title: '试页',
      blocks: [
        { id: 'a', type: 'carousel' },
        { id: 'b', type: 'product-cards', heading: '产品', source: { kind: 'products', limit: 2 } },
      ],
    });
    const page = await read('trial');
    expect(page.hasOtherLanguage).toBe(false);
    expect(page.blocks.map(({ id }) => id)).toEqual(['b']);
  });

  it('returns 404 for a page that is missing, a draft, or not in this language', async () => {
    for (const path of ['/pages/none', '/pages/trial?locale=en']) {
      expect((await api.fetch(path)).status).toBe(404);
    }
    await test.db
      .update(pageTranslations)
      .set({ status: 'draft' })
      .where(eq(pageTranslations.title, '试页'));
    expect((await api.fetch('/pages/trial')).status).toBe(404);
  });
});
