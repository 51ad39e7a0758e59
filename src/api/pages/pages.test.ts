import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import type { Locale } from '#contracts/locale.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addArticle, addArticles } from '#tests/support/records/articles.ts';
import { addCase } from '#tests/support/records/cases.ts';
import { addDocument, addSection } from '#tests/support/records/documents.ts';
import { addPage } from '#tests/support/records/pages.ts';
import { addSite } from '#tests/support/records/site.ts';

let test: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  test = await createTestDatabase();
  api = createTestApi(test.db);
  const { db } = test;
  await addSite(db);
  await addCase(db, { slug: 'flower-case', products: ['flower'], solutionKey: 'sale', sort: 1 });
  await addCase(db, { slug: 'cyan-case', products: ['cyan'], solutionKey: 'training', sort: 2 });
  await addCase(db, { slug: 'both-case', products: ['cyan'], locales: ['zh', 'en'], sort: 3 });
  await addArticles(db, [{ slug: 'one' }, { slug: 'two' }, { slug: 'three' }]);
  await addArticle(db, { slug: 'notice', listed: false });
  const sectionId = await addSection(db, { slug: 'section' });
  await addDocument(db, { slug: 'flower-document', sectionId, productKey: 'flower' });
  await addDocument(db, { slug: 'cyan-document', sectionId, productKey: 'cyan' });
});
afterAll(() => test?.drop());

const read = (key: string, locale: Locale = 'zh') =>
  api.api('GET /pages/:key', { params: { key }, query: { locale } });

/** A block that shows records; its name is its type. */
const records = (type: string, source: object): StoredBlock => {
  return { id: type, type, heading: '标题', source };
};

/** The records of a block, by slug or key. */
async function shown(key: string, type: string, locale: Locale = 'zh') {
  const block = (await read(key, locale)).blocks.find((one) => one.type === type);
  const items = block && 'items' in block ? (block.items as { slug?: string; key?: string }[]) : [];
  return items.map((item) => item.slug ?? item.key);
}

describe('GET /pages/:key', () => {
  it('returns product or company data before the page has been written', async () => {
    expect(await read('home', 'en')).toMatchObject({ title: 'Brand', blocks: [] });
    expect(await read('product-cyan', 'en')).toMatchObject({
      title: 'Product cyan',
      product: { key: 'cyan' },
    });
    await expect(read('product-none')).rejects.toMatchObject({ status: 404 });
    await expect(read('imprint')).rejects.toMatchObject({ status: 404 });
  });

  it('returns the records for its blocks, as many as they ask for', async () => {
    await addPage(test.db, {
      key: 'about',
      title: '关于',
      locales: ['zh', 'en'],
      blocks: [
        records('product-cards', { kind: 'products', limit: 9 }),
        records('solution-cards', { kind: 'solutions', limit: 2 }),
        records('case-cards', { kind: 'cases', limit: 2 }),
        records('news-cards', { kind: 'articles', limit: 9 }),
      ],
    });
    expect(await read('about')).toMatchObject({ product: null, hasOtherLanguage: true });
    expect(await shown('about', 'product-cards')).toEqual(['3d', 'cyan', 'flower', 'sdk', 'app']);
    expect(await shown('about', 'solution-cards')).toHaveLength(2);
    expect(await shown('about', 'case-cards')).toEqual(['flower-case', 'cyan-case']);
    expect((await shown('about', 'news-cards')).sort()).toEqual(['one', 'three', 'two']);
  });

  it('limits the records of a product page to its product', async () => {
    await addPage(test.db, {
      key: 'product-flower',
      productKey: 'flower',
      title: '花境',
      blocks: [
        records('case-cards', { kind: 'cases', limit: 4, product: 'flower' }),
        records('document-links', { kind: 'documents', limit: 4, product: 'flower' }),
      ],
    });
    const { product } = await read('product-flower');
    expect(product).toEqual({ key: 'flower', name: '产品 flower', tagline: 'flower 的口号' });
    expect(await shown('product-flower', 'case-cards')).toEqual(['flower-case']);
    expect(await shown('product-flower', 'document-links')).toEqual(['flower-document']);
  });

  it('returns English names and records', async () => {
    await addPage(test.db, {
      key: 'product-sdk',
      productKey: 'sdk',
      title: 'The SDK',
      locales: ['en'],
      blocks: [records('case-cards', { kind: 'cases', limit: 4 })],
    });
    expect(await read('product-sdk', 'en')).toMatchObject({
      title: 'The SDK',
      product: { name: 'Product sdk' },
    });
    expect(await shown('product-sdk', 'case-cards', 'en')).toEqual(['both-case']);
  });

  it('leaves out a block that does not match its schema, and keeps the others', async () => {
    await addPage(test.db, {
      key: 'trial',
      title: '试页',
      blocks: [
        { id: 'a', type: 'carousel' },
        records('product-cards', { kind: 'products', limit: 2 }),
      ],
    });
    const page = await read('trial');
    expect(page.hasOtherLanguage).toBe(false);
    expect(page.blocks.map(({ id }) => id)).toEqual(['product-cards']);
  });

  it('returns 404 for a page that is missing, a draft, or not in this language', async () => {
    await addPage(test.db, { key: 'chinese', title: '中文', blocks: [] });
    await addPage(test.db, { key: 'draft', title: '草稿', blocks: [], status: 'draft' });
    const statusOf = async (path: string) => (await api.fetch(`/pages/${path}`)).status;
    expect(await statusOf('chinese')).toBe(200);
    for (const path of ['none', 'chinese?locale=en', 'draft']) {
      expect(await statusOf(path)).toBe(404);
    }
  });
});
