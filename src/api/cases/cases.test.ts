import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductKey } from '#contracts/enums/products.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addArticles, tomorrow } from '#tests/support/records/articles.ts';
import { addCase } from '#tests/support/records/cases.ts';
import { addDocument, addSection } from '#tests/support/records/documents.ts';
import { addPicture, addVariant } from '#tests/support/records/media.ts';
import { addProducts } from '#tests/support/records/site.ts';

let test: TestDatabase;
let api: TestApi;

/** The public cases in their order, with industry, use and products. */
const listed: [slug: string, industry: string, solution: string, products: ProductKey[]][] = [
  ['cars', 'automotive', 'launch', ['cyan']],
  ['skincare', 'beauty', 'sale', ['cyan', 'flower']],
  ['textiles', 'home', 'sale', ['cyan']],
  ['tea', 'food', 'sale', ['flower', 'cyan']],
  ['lectures', 'education', 'training', ['app']],
  ['classroom', 'education', 'training', ['sdk']],
];

const figure = { value: '10 分钟', label: '换景', before: '2 天', source: '客户记录' };
const quoted = { quote: '很好', quoteAuthor: '王若溪，店长' };

beforeAll(async () => {
  test = await createTestDatabase();
  api = createTestApi(test.db);
  await addProducts(test.db);
  const pictures = await Promise.all(['before', 'on-air'].map((key) => addPicture(test.db, key)));
  for (const [at, key] of ['before', 'on-air'].entries()) {
    await addVariant(test.db, pictures[at] ?? '', `media/${key}-0/960.avif`);
  }
  for (const [sort, [slug, industryKey, solutionKey, products]] of listed.entries()) {
    await addCase(test.db, { slug, industryKey, solutionKey, products, sort });
  }
  await addCase(test.db, {
    slug: 'full',
    industryKey: 'health',
    solutionKey: 'medical',
    customer: '启和医疗',
    products: ['cyan', 'app'],
    locales: ['zh', 'en'],
    sort: listed.length,
    coverId: pictures[1],
    figures: [figure],
    equipment: [{ name: '摄像机', quantity: 2, note: null }],
    challengeHtml: '<p>难处</p>',
    solutionHtml: '<h2>做法</h2>',
    gallery: [
      { mediaId: pictures[1] ?? '', captionZh: '播出画面' },
      { mediaId: pictures[0] ?? '', captionZh: '改造前' },
    ],
    ...quoted,
  });
  await addCase(test.db, { slug: 'draft', industryKey: 'hidden', status: 'draft' });
  await addCase(test.db, { slug: 'scheduled', industryKey: 'hidden', publishedAt: tomorrow() });
});
afterAll(() => test?.drop());

const list = (query: object = {}) => api.api('GET /cases', { query });
const slugs = async (query: object) => (await list(query)).items.map(({ slug }) => slug);
const order = [...listed.map(([slug]) => slug), 'full'];

describe('GET /cases', () => {
  it('lists cases in the order set by staff, page by page', async () => {
    const first = await list({ pageSize: 3 });
    expect(first).toMatchObject({ page: 1, pageSize: 3, total: order.length });
    const second = await list({ pageSize: 3, page: 2 });
    expect([...first.items, ...second.items].map(({ slug }) => slug)).toEqual(order.slice(0, 6));
    expect((await list({ pageSize: 3, page: 3 })).items).toMatchObject([
      {
        slug: 'full',
        industry: { key: 'health', name: 'health' },
        solution: { key: 'medical' },
        products: [{ key: 'cyan' }, { key: 'app' }],
        cover: { src: 'media/on-air-0' },
        figure: { value: '10\u00a0分钟', before: '2\u00a0天', source: '客户记录' },
      },
    ]);
  });

  it('filters by industry, product and solution, also combined', async () => {
    expect(await slugs({ industry: 'automotive' })).toEqual(['cars']);
    expect(await slugs({ product: 'app' })).toEqual(['lectures', 'full']);
    expect(await slugs({ solution: 'training', product: 'app' })).toEqual(['lectures']);
    expect(await slugs({ solution: 'training', industry: 'beauty' })).toEqual([]);
    expect(await slugs({ industry: 'unknown' })).toEqual([]);
  });

  it('counts the results of each choice together with the other filters', async () => {
    const count = (choices: { key: string; count: number }[], key: string) =>
      choices.find((choice) => choice.key === key)?.count;
    const all = (await list()).facets;
    expect(all.industries.reduce((sum, { count }) => sum + count, 0)).toBe(order.length);
    const { facets, total } = await list({ solution: 'sale', product: 'flower' });
    expect(total).toBe(2);
    // With the same product and any solution, and the reverse.
    expect(count(facets.solutions, 'sale')).toBe(2);
    expect(count(facets.solutions, 'medical')).toBe(0);
    expect(count(facets.products, 'flower')).toBe(2);
    expect(count(facets.products, 'sdk')).toBe(0);
    expect(count(facets.products, 'cyan')).toBe(3);
    // With both filters.
    expect(count(facets.industries, 'beauty')).toBe(1);
    expect(count(facets.industries, 'automotive')).toBe(0);
    for (const { key, count } of facets.products) {
      expect(await slugs({ solution: 'sale', product: key })).toHaveLength(count);
    }
  });

  it('searches, with filters, and treats wildcards as plain text', async () => {
    expect(await slugs({ q: '启和' })).toEqual(['full']);
    expect(await slugs({ q: '启和', product: 'app' })).toEqual(['full']);
    expect(await slugs({ q: '启和', product: 'sdk' })).toEqual([]);
    expect(await slugs({ q: '_' })).toEqual([]);
  });

  it('returns English, without the cases that have none', async () => {
    expect((await list({ locale: 'en' })).items).toMatchObject([
      { slug: 'full', industry: { name: 'health in English' } },
    ]);
  });

  it('names the invalid field', async () => {
    const response = await api.fetch('/cases?product=paper&sort=x');
    expect(response.status).toBe(400);
    expect((await response.json()).fields.map(({ path }: { path: string }) => path)).toContain(
      'product',
    );
  });
});

describe('GET /cases/:slug', () => {
  const read = (slug: string, query: object = {}) =>
    api.api('GET /cases/:slug', { params: { slug }, query });

  it('returns the whole case', async () => {
    expect(await read('full')).toMatchObject({
      customer: '启和医疗',
      challengeHtml: '<p>难处</p>',
      solutionHtml: '<h2>做法</h2>',
      equipment: [{ name: '摄像机', quantity: 2 }],
      figures: [{ source: '客户记录' }],
      quote: { text: '很好', author: '王若溪，店长' },
      gallery: [
        { caption: '播出画面', picture: { src: 'media/on-air-0' } },
        { caption: '改造前', picture: { src: 'media/before-0' } },
      ],
      hasOtherLanguage: true,
    });
    expect(await read('cars')).toMatchObject({ quote: null, gallery: [], hasOtherLanguage: false });
  });

  it('returns the neighbours in the filtered list', async () => {
    expect(await read('skincare')).toMatchObject({
      place: 1,
      previous: { slug: 'cars' },
      next: { slug: 'textiles', customer: 'textiles' },
    });
    expect(await read('skincare', { product: 'flower' })).toMatchObject({
      previous: null,
      next: { slug: 'tea' },
    });
    expect(await read('skincare', { product: 'sdk' })).toMatchObject({
      place: null,
      previous: null,
      next: null,
    });
  });

  it('links texts about every product of the case', async () => {
    await addArticles(test.db, [
      { slug: 'cyan-a', products: ['cyan'] },
      { slug: 'cyan-b', products: ['cyan'] },
      { slug: 'cyan-c', products: ['cyan'] },
      { slug: 'flower-a', products: ['flower'] },
    ]);
    const sectionId = await addSection(test.db, { slug: 'cutout' });
    await addDocument(test.db, { slug: 'cyan-presets', sectionId, productKey: 'cyan' });
    const { related } = await read('skincare');
    expect(related.articles).toHaveLength(3);
    expect(related.articles.map(({ slug }) => slug)).toContain('flower-a');
    expect(related.documents).toMatchObject([{ slug: 'cyan-presets' }]);
  });

  it('hides drafts and later cases, also in the list and the counts', async () => {
    for (const slug of ['draft', 'scheduled']) {
      expect((await api.fetch(`/cases/${slug}`)).status).toBe(404);
    }
    const { total, facets } = await list();
    expect(total).toBe(order.length);
    expect(facets.industries.map(({ key }) => key)).not.toContain('hidden');
  });
});
