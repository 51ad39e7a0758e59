import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductKey } from '#contracts/enums/products.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addArticle, addArticles, addCategory, tomorrow } from '#tests/support/records/articles.ts';
import { addCase } from '#tests/support/records/cases.ts';
import { addFact } from '#tests/support/records/facts.ts';
import { addProducts } from '#tests/support/records/site.ts';

let test: TestDatabase;
let site: TestApi;

/** The public articles from the oldest to the newest. */
const published: [slug: string, category: string, products?: ProductKey[]][] = [
  ['measuring', 'practice', ['sdk']],
  ['codecs', 'industry', ['sdk']],
  ['office', 'company'],
  ['checklist', 'practice', ['cyan']],
  ['sdk-release', 'product', ['cyan', 'sdk']],
  ['cyan-release', 'product', ['cyan']],
  ['latency', 'practice'],
];
const newestFirst = published.map(([slug]) => slug).reverse();

beforeAll(async () => {
  test = await createTestDatabase();
  site = createTestApi(test.db);
  await addProducts(test.db);
  for (const [sort, key] of ['product', 'practice', 'industry', 'company'].entries()) {
    await addCategory(test.db, { key, nameEn: `${key} in English`, sort });
  }
  await addArticles(
    test.db,
    published.map(([slug, categoryKey, products], day) => ({
      slug,
      title: slug === 'latency' ? '直播延迟预算' : slug,
      categoryKey,
      products,
      publishedAt: new Date(Date.UTC(2026, 0, 1 + day)),
      authorName: '编辑部',
      bodyHtml: '<h2 id="a">节</h2>',
      toc: [{ id: 'a', text: '节', depth: 2 }],
      locales: slug === 'cyan-release' ? ['zh', 'en'] : ['zh'],
    })),
  );
  const old = new Date(Date.UTC(2020, 0));
  await addArticle(test.db, {
    slug: 'pinned',
    categoryKey: 'company',
    pinned: true,
    publishedAt: old,
  });
  await addArticle(test.db, { slug: 'notice', categoryKey: 'company', listed: false });
  const hidden = { categoryKey: 'industry', products: ['sdk' as const] };
  await addArticles(test.db, [
    { slug: 'draft', status: 'draft', ...hidden },
    { slug: 'archived', status: 'archived', ...hidden },
    { slug: 'later', publishedAt: tomorrow(), ...hidden },
  ]);
  for (const product of ['cyan', 'sdk', 'app'] as const) {
    for (const at of [1, 2, 3]) {
      await addCase(test.db, { slug: `${product}-case-${at}`, products: [product] });
    }
  }
});
afterAll(() => test?.drop());

const list = (query: object = {}) => site.api('GET /articles', { query });
const slugs = async (query: object = {}) => (await list(query)).items.map(({ slug }) => slug);
const read = (slug: string, locale: 'zh' | 'en' = 'zh') =>
  site.api('GET /articles/:slug', { params: { slug }, query: { locale } });

describe('GET /articles', () => {
  it('lists pinned articles first, then the newest, without unlisted ones and those not public', async () => {
    const { items, total, categories } = await list();
    expect(items.map(({ slug }) => slug)).toEqual(['pinned', ...newestFirst]);
    expect(total).toBe(items.length);
    expect(categories.map(({ key, count }) => [key, count])).toEqual([
      ['product', 2],
      ['practice', 3],
      ['industry', 1],
      ['company', 2],
    ]);
  });

  it('pages without losing or repeating an article; the page after the last one is empty', async () => {
    const all = await list({ pageSize: 100 });
    const paged: string[] = [];
    for (let page = 1; paged.length < all.total; page += 1) {
      const { items, total } = await list({ page, pageSize: 3 });
      expect(total).toBe(all.total);
      paged.push(...items.map((item) => item.slug));
    }
    expect(paged).toEqual(all.items.map((item) => item.slug));
    const behind = await list({ page: 999 });
    expect(behind).toMatchObject({ items: [], total: all.total, page: 999 });
  });

  it('filters by category, product and words, and treats wildcards as plain text', async () => {
    expect(await slugs({ category: 'product' })).toEqual(['cyan-release', 'sdk-release']);
    const { items } = await list({ product: 'sdk' });
    expect(items.map((item) => item.slug)).toEqual(['sdk-release', 'codecs', 'measuring']);
    expect(items[0]?.products.map((product) => product.name)).toEqual(['产品 cyan', '产品 sdk']);
    expect(await slugs({ q: ' 延迟预算 ' })).toEqual(['latency']);
    expect(await slugs({ product: 'sdk', category: 'industry' })).toEqual(['codecs']);
    expect((await list({ q: '%' })).total).toBe(0);
    expect(await slugs({ category: 'unknown' })).toEqual([]);
  });

  it.each([
    ['pageSize=101', 'pageSize'],
    ['pageSize=0', 'pageSize'],
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['category=A%20B', 'category'],
    ['product=unknown', 'product'],
    ['locale=fr', 'locale'],
    ['colour=red', 'colour'],
  ])('rejects %s and names the field', async (query, field) => {
    const response = await site.fetch(`/articles?${query}`);
    expect(response.status).toBe(400);
    const { success, errorCode, fields } = await response.json();
    expect({ success, errorCode }).toEqual({ success: false, errorCode: 'VALIDATION_FAILED' });
    expect(fields.map((problem: { path: string }) => problem.path)).toEqual([field]);
  });
});

describe('GET /articles/:slug', () => {
  it('returns the whole article with its neighbours and related articles', async () => {
    const article = await read('sdk-release');
    expect(article).toMatchObject({
      hasOtherLanguage: false,
      listed: true,
      author: '编辑部',
      html: '<h2 id="a">节</h2>',
      toc: [{ id: 'a', text: '节', depth: 2 }],
      previous: { slug: 'checklist' },
      next: { slug: 'cyan-release' },
    });
    expect(article.products).toMatchObject([
      { key: 'cyan', tagline: 'cyan 的口号' },
      { key: 'sdk', tagline: 'sdk 的口号' },
    ]);
    // One shared product each: of its own category, then the newest.
    expect(article.related.map(({ slug }) => slug)).toEqual([
      'cyan-release',
      'checklist',
      'codecs',
    ]);
  });

  it('returns two cases: one of its most specific product, one of any of its products', async () => {
    const [first, second, ...rest] = (await read('sdk-release')).cases;
    expect(first?.products.map(({ key }) => key)).toEqual(['sdk']);
    expect(second?.products.some(({ key }) => key === 'sdk' || key === 'cyan')).toBe(true);
    expect(second?.slug).not.toBe(first?.slug);
    expect(rest).toEqual([]);
  });

  it('returns English and says whether the other language is there', async () => {
    const english = await read('cyan-release', 'en');
    expect(english).toMatchObject({
      hasOtherLanguage: true,
      category: { name: 'product in English' },
    });
    expect((await site.fetch('/articles/latency?locale=en')).status).toBe(404);
    await addArticle(test.db, { slug: 'english-only', listed: false, locales: ['en'] });
    expect(await read('english-only', 'en')).toMatchObject({ hasOtherLanguage: false });
  });

  it('returns an unlisted article by its slug, without neighbours', async () => {
    expect(await read('notice')).toMatchObject({
      listed: false,
      previous: null,
      next: null,
      related: [],
      cases: [],
    });
  });

  it.each(['draft', 'archived', 'later'])('does not show the article %s', async (slug) => {
    expect((await site.fetch(`/articles/${slug}`)).status).toBe(404);
    expect(await slugs({ pageSize: 100 })).not.toContain(slug);
    expect(await slugs({ product: 'sdk' })).not.toContain(slug);
  });

  it('returns 404 for missing articles and 400 for invalid slugs', async () => {
    expect((await site.fetch('/articles/missing')).status).toBe(404);
    expect((await site.fetch('/articles/Not_A_Slug')).status).toBe(400);
  });

  it('names the content tags that it depends on, the facts among them if it shows one', async () => {
    await addFact(test.db, { key: 'delay' });
    await addArticle(test.db, {
      slug: 'factual',
      bodyHtml: '<p>{{fact:delay}}</p>',
      listed: false,
    });
    const tagsOf = async (slug: string) =>
      (await site.fetch(`/articles/${slug}`)).headers.get('cache-tags');
    const common = 'articles,documents,products,cases,media';
    expect(await tagsOf('latency')).toBe(`${common},articles:latency:zh`);
    expect(await tagsOf('factual')).toBe(`${common},articles:factual:zh,facts`);
  });
});
