import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles, articleTranslations as texts } from '#db/schema/articles.ts';
import { seedArticles } from '#db/seed/articles.ts';
import { seedCases } from '#db/seed/cases.ts';
import { seedFacts } from '#db/seed/facts.ts';
import { seedMedia } from '#db/seed/media.ts';
import { seedSite } from '#db/seed/site.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let test: TestDatabase;
let site: TestApi;

beforeAll(async () => {
  test = await createTestDatabase();
  await seedSite(test.db);
  await seedMedia(test.db, {});
  await seedFacts(test.db);
  await seedArticles(test.db);
  await seedCases(test.db);
  site = createTestApi(test.db);
}, 60_000);
afterAll(() => test.drop());

/** Changes the Chinese text of an article during one check. */
async function whileChanged(
  slug: string,
  change: Partial<typeof texts.$inferInsert>,
  check: () => Promise<void>,
) {
  const [article] = await test.db.select().from(articles).where(eq(articles.slug, slug));
  const isText = and(eq(texts.articleId, article?.id ?? ''), eq(texts.locale, 'zh'));
  const [before] = await test.db.select().from(texts).where(isText);
  await test.db.update(texts).set(change).where(isText);
  await check();
  await test.db
    .update(texts)
    .set({ status: before?.status, publishedAt: before?.publishedAt })
    .where(isText);
}

describe('GET /articles', () => {
  it('lists pinned articles first, then the newest, without unlisted ones', async () => {
    const { items, total, categories } = await site.api('GET /articles');
    expect(total).toBeGreaterThanOrEqual(13);
    expect(items[0]?.pinned).toBe(true);
    const dates = items.slice(1).map((item) => item.publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(items.map((item) => item.slug)).not.toContain('privacy');
    expect(categories.map(({ key }) => key)).toEqual([
      'product',
      'practice',
      'industry',
      'company',
    ]);
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it('pages without losing or repeating an article; the page after the last one is empty', async () => {
    const all = await site.api('GET /articles', { query: { pageSize: 100 } });
    const paged: string[] = [];
    for (let page = 1; paged.length < all.total; page += 1) {
      const { items, total } = await site.api('GET /articles', { query: { page, pageSize: 3 } });
      expect(total).toBe(all.total);
      paged.push(...items.map((item) => item.slug));
    }
    expect(paged).toEqual(all.items.map((item) => item.slug));
    const behind = await site.api('GET /articles', { query: { page: 999 } });
    expect(behind).toMatchObject({ items: [], total: all.total, page: 999 });
  });

  it('filters by category, product and words, and treats wildcards as plain text', async () => {
    const byCategory = await site.api('GET /articles', { query: { category: 'industry' } });
    expect(new Set(byCategory.items.map((item) => item.category.key))).toEqual(
      new Set(['industry']),
    );
    const byProduct = await site.api('GET /articles', { query: { product: 'sdk' } });
    expect(byProduct.items.map((item) => item.slug)).toEqual([
      'codec-h264-hevc-av1',
      'sdk-1-5-linux',
      'measure-glass-to-glass',
    ]);
    expect(byProduct.items[0]?.products.map((product) => product.name)).toContain('青幕 SDK');
    const byWords = await site.api('GET /articles', { query: { q: ' 延迟预算 ' } });
    expect(byWords.items[0]?.slug).toBe('live-latency-budget');
    const both = { product: 'sdk', category: 'industry' } as const;
    const narrowed = await site.api('GET /articles', { query: both });
    expect(narrowed.items.map((item) => item.slug)).toEqual(['codec-h264-hevc-av1']);
    expect((await site.api('GET /articles', { query: { q: '%' } })).total).toBe(0);
    const none = await site.api('GET /articles', { query: { category: 'unknown' } });
    expect(none.items).toEqual([]);
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
    const article = await site.api('GET /articles/:slug', { params: { slug: 'sdk-1-5-linux' } });
    expect(article).toMatchObject({ hasOtherLanguage: true, listed: true, author: '青幕 SDK 组' });
    expect(article.html).toContain('<h2 id=');
    expect(article.toc.length).toBeGreaterThan(1);
    expect(article.previous?.slug).toBe('acceptance-you-can-measure');
    expect(article.next?.slug).toBe('cyan-3-2-release');
    expect(article.related[0]?.slug).toBe('cyan-3-2-release');
    expect(article.related.map(({ slug }) => slug)).not.toContain('sdk-1-5-linux');
    expect(article.products.map(({ key }) => key)).toEqual(['cyan', 'sdk']);
    for (const { tagline } of article.products) expect(tagline).not.toBe('');
  });

  it('returns two cases: one of its most specific product, one of any of its products', async () => {
    const article = await site.api('GET /articles/:slug', { params: { slug: 'sdk-1-5-linux' } });
    const [first, second, ...rest] = article.cases;
    expect(first?.products.map(({ key }) => key)).toContain('sdk');
    expect(second?.products.some(({ key }) => key === 'sdk' || key === 'cyan')).toBe(true);
    expect(second?.slug).not.toBe(first?.slug);
    expect(rest).toEqual([]);
  });

  it('spreads the cases over the articles', async () => {
    const { items } = await site.api('GET /articles', { query: { pageSize: 100 } });
    const shown = await Promise.all(
      items.map(async ({ slug }) => {
        const { cases } = await site.api('GET /articles/:slug', { params: { slug } });
        return cases.map((entry) => entry.slug);
      }),
    );
    const { total } = await site.api('GET /cases');
    expect(new Set(shown.flat()).size).toBe(total);
    const pairs = shown.map((slugs) => slugs.toSorted().join(' '));
    for (const pair of pairs) {
      expect(pairs.filter((other) => other === pair).length).toBeLessThan(items.length / 4);
    }
  });

  it('returns English and reports that the other language is missing', async () => {
    const params = { slug: 'cyan-3-2-release' };
    const english = await site.api('GET /articles/:slug', { params, query: { locale: 'en' } });
    expect(english.title).toMatch(/^Cyan 3\.2/);
    expect(english.category.name).toBe('Product news');
    expect(english.author).toBe('Cyan product team');
    await whileChanged(params.slug, { status: 'draft' }, async () => {
      const alone = await site.api('GET /articles/:slug', { params, query: { locale: 'en' } });
      expect(alone.hasOtherLanguage).toBe(false);
    });
  });

  it('returns an unlisted article by its slug, without neighbours', async () => {
    const notice = await site.api('GET /articles/:slug', { params: { slug: 'privacy' } });
    expect(notice).toMatchObject({
      listed: false,
      previous: null,
      next: null,
      related: [],
      cases: [],
    });
  });

  it.each([
    ['a draft', { status: 'draft' as const }],
    ['an archived article', { status: 'archived' as const }],
    ['a future article', { publishedAt: new Date(Date.now() + 60_000) }],
  ])('does not show %s', async (_, change) => {
    await whileChanged('dami-live-2-6', change, async () => {
      expect((await site.fetch('/articles/dami-live-2-6')).status).toBe(404);
      const { items } = await site.api('GET /articles', { query: { pageSize: 100 } });
      expect(items.map((item) => item.slug)).not.toContain('dami-live-2-6');
    });
    expect((await site.fetch('/articles/dami-live-2-6')).status).toBe(200);
  });

  it('returns 404 for missing articles and 400 for invalid slugs', async () => {
    expect((await site.fetch('/articles/missing')).status).toBe(404);
    expect((await site.fetch('/articles/Not_A_Slug')).status).toBe(400);
  });

  it('names the content tags that it depends on', async () => {
    const response = await site.fetch('/articles/cyan-3-2-release');
    expect(response.headers.get('cache-tags')).toBe(
      'articles,documents,products,cases,media,articles:cyan-3-2-release:zh,facts',
    );
  });
});
