import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cases, caseTranslations } from '#db/schema/cases.ts';
import { documentSections, documents, documentTranslations } from '#db/schema/documents.ts';
import { seedArticles } from '#db/seed/articles.ts';
import { seedCases } from '#db/seed/cases.ts';
import { demoCases } from '#db/seed/content/cases.ts';
import { seedFacts } from '#db/seed/facts.ts';
import { seedMedia } from '#db/seed/media.ts';
import { seedSite } from '#db/seed/site.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let test: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  test = await createTestDatabase();
  api = createTestApi(test.db);
  await seedSite(test.db);
  await seedMedia(test.db, {});
  await seedFacts(test.db);
  await seedArticles(test.db);
  await addDocument();
  await seedCases(test.db);
}, 60_000);
afterAll(() => test?.drop());

/** Adds a document about a product of the first case. */
async function addDocument() {
  await test.db.insert(documentSections).values({ slug: 'cutout', nameZh: '抠像' });
  const [row] = await test.db
    .insert(documents)
    .values({
      slug: 'cyan-presets',
      sectionId: sql`(select id from document_sections)`,
      productKey: 'cyan',
    })
    .returning({ id: documents.id });
  await test.db.insert(documentTranslations).values({
    documentId: row?.id ?? '',
    locale: 'zh',
    status: 'published',
    publishedAt: new Date(0),
    title: '青幕预设',
  });
}

const list = (query: object = {}) => api.api('GET /cases', { query });
const slugs = async (query: object) => (await list(query)).items.map(({ slug }) => slug);

describe('GET /cases', () => {
  it('lists cases in the order set by staff, page by page', async () => {
    const first = await list({ pageSize: 3 });
    expect(first).toMatchObject({ page: 1, pageSize: 3, total: demoCases.length });
    const second = await list({ pageSize: 3, page: 2 });
    expect([...first.items, ...second.items].map(({ slug }) => slug)).toEqual(
      demoCases.slice(0, 6).map(({ slug }) => slug),
    );
    expect(first.items[1]).toMatchObject({
      slug: 'zhiyu-skincare-flower-room',
      industry: { key: 'beauty', name: '美妆个护' },
      solution: { key: 'ecommerce' },
      products: [{ key: 'cyan' }, { key: 'flower' }, { key: 'app' }],
      figure: { value: '10\u00a0分钟', before: '2\u00a0天' },
    });
    expect(first.items[1]?.figure?.source).not.toBe('');
  });

  it('leads with the picture that viewers saw, on the card and in the gallery', async () => {
    const { items } = await list({ pageSize: 2 });
    expect(items.map(({ cover }) => cover?.src)).toEqual([
      expect.stringMatching(/^media\/case-xingjia-auto-online-launch-2-/),
      expect.stringMatching(/^media\/case-zhiyu-skincare-flower-room-3-/),
    ]);
    for (const { slug, cover } of items) {
      const { gallery } = await api.api('GET /cases/:slug', { params: { slug }, query: {} });
      expect(gallery[0]?.picture).toEqual(cover);
      expect(gallery[0]?.caption).toContain('播出画面');
    }
  });

  it('filters by industry, product and solution, also combined', async () => {
    expect(await slugs({ industry: 'automotive' })).toEqual(['xingjia-auto-online-launch']);
    expect(await slugs({ product: 'sdk' })).toEqual([
      'qihe-medical-teaching-studio',
      'yunxi-classroom-sdk-rollout',
    ]);
    expect(await slugs({ solution: 'training', product: 'app' })).toEqual([
      'zhilan-academy-lecture-rooms',
    ]);
    expect(await slugs({ solution: 'training', industry: 'beauty' })).toEqual([]);
    expect(await slugs({ industry: 'unknown' })).toEqual([]);
  });

  it('counts the results of each choice together with the other filters', async () => {
    const count = (choices: { key: string; count: number }[], key: string) =>
      choices.find((choice) => choice.key === key)?.count;
    const all = (await list()).facets;
    expect(all.industries.reduce((sum, { count }) => sum + count, 0)).toBe(demoCases.length);
    const { facets, total } = await list({ solution: 'ecommerce', product: 'flower' });
    expect(total).toBe(2);
    // With the same product and any solution, and the reverse.
    expect(count(facets.solutions, 'ecommerce')).toBe(2);
    expect(count(facets.solutions, 'medical')).toBe(0);
    expect(count(facets.products, 'flower')).toBe(2);
    expect(count(facets.products, 'sdk')).toBe(0);
    expect(count(facets.products, 'cyan')).toBe(3);
    // With both filters.
    expect(count(facets.industries, 'beauty')).toBe(1);
    expect(count(facets.industries, 'automotive')).toBe(0);
    for (const { key, count } of facets.products) {
      expect(await slugs({ solution: 'ecommerce', product: key })).toHaveLength(count);
    }
  });

  it('searches', async () => {
    expect(await slugs({ q: '讲师', product: 'app' })).toEqual(['zhilan-academy-lecture-rooms']);
    expect(await slugs({ q: '_' })).toEqual([]);
  });

  it('returns English', async () => {
    expect((await list({ locale: 'en', q: 'skincare' })).items).toMatchObject([
      { customer: 'Zhiyu Skincare', industry: { name: 'Beauty and personal care' } },
    ]);
  });

  it('does not say the same word for industry and use in English', async () => {
    const { items } = await list({ locale: 'en', pageSize: demoCases.length });
    for (const { industry, solution } of items) {
      const words = (name: string) => name.toLowerCase().split(/\W+/);
      const said = words(industry.name);
      expect(words(solution.name).filter((word) => said.includes(word))).toEqual([]);
    }
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

  it.each(demoCases.map(({ slug }) => slug))('%s is complete in both languages', async (slug) => {
    for (const locale of ['zh', 'en'] as const) {
      const detail = await read(slug, { locale });
      expect(detail.challengeHtml).toMatch(/<(p|ul)>/);
      expect(detail.solutionHtml.match(/<h2/g)?.length).toBeGreaterThanOrEqual(4);
      expect(detail.equipment.length).toBeGreaterThan(2);
      expect(detail.figures.length).toBeGreaterThan(2);
      expect(detail.figures.every(({ source }) => source.length > 0)).toBe(true);
      expect(detail.figures.some(({ before }) => before)).toBe(true);
      expect(detail.quote?.author).toMatch(/[，,] ?/);
      expect(detail.related.articles.length).toBeGreaterThan(0);
      expect(detail.hasOtherLanguage).toBe(true);
    }
  });

  it('returns the neighbours in the filtered list', async () => {
    const slug = 'zhiyu-skincare-flower-room';
    expect(await read(slug)).toMatchObject({
      place: 1,
      previous: { slug: 'xingjia-auto-online-launch' },
      next: { slug: 'shuqi-home-textiles-day-night', customer: '舒栖家纺' },
    });
    expect(await read(slug, { product: 'flower' })).toMatchObject({
      previous: null,
      next: { slug: 'qingling-tea-mountain-live' },
    });
    expect(await read(slug, { product: 'sdk' })).toMatchObject({
      place: null,
      previous: null,
      next: null,
    });
  });

  it('links texts about every product of the case', async () => {
    const { related } = await read('zhiyu-skincare-flower-room');
    const products = new Set(related.articles.map(({ product }) => product));
    expect(products.size).toBeGreaterThan(1);
    expect(related.documents).toMatchObject([{ slug: 'cyan-presets' }]);
  });

  it('hides drafts, also in the list and the counts', async () => {
    const slug = 'xingjia-auto-online-launch';
    const [row] = await test.db.select().from(cases).where(eq(cases.slug, slug));
    await test.db
      .update(caseTranslations)
      .set({ publishedAt: new Date(Date.now() + 86_400_000) })
      .where(eq(caseTranslations.caseId, row?.id ?? ''));
    expect((await api.fetch(`/cases/${slug}`)).status).toBe(404);
    const { total, facets } = await list();
    expect(total).toBe(demoCases.length - 1);
    expect(facets.industries.map(({ key }) => key)).not.toContain('automotive');
  });
});
