import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cases, caseTranslations } from '#db/schema/cases.ts';
import { seedCases } from '#db/seed/cases.ts';
import { seedSite } from '#db/seed/site.ts';
import { createTestApi, type TestApi } from '../../../tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';

let test: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  test = await createTestDatabase();
  api = createTestApi(test.db);
  await seedSite(test.db);
  await seedCases(test.db);
}, 60_000);
afterAll(() => test?.drop());

describe('GET /cases', () => {
  it('lists cases with what they can be filtered by', async () => {
    const list = await api.api('GET /cases', { query: { pageSize: 2 } });
    expect(list).toMatchObject({ page: 1, pageSize: 2, total: 4 });
    expect(list.items.map(({ slug }) => slug)).toEqual([
      'zhiyu-skincare-flower-room',
      'xingjia-auto-online-launch',
    ]);
    expect(list.items[0]).toMatchObject({
      industry: { key: 'beauty', name: '美妆个护' },
      scene: { key: 'ecommerce' },
      products: [{ key: 'cyan' }, { key: 'flower' }, { key: 'app' }],
    });
    expect(list.items[0]?.figure?.source).not.toBe('');
    expect(list.facets.industries.map(({ key }) => key)).toEqual([
      'beauty',
      'automotive',
      'education',
      'healthcare',
    ]);
    expect(list.facets.products.find(({ key }) => key === 'cyan')?.count).toBe(3);
  });

  it('filters by industry, product, scene and words', async () => {
    const slugs = async (query: object) =>
      (await api.api('GET /cases', { query })).items.map(({ slug }) => slug);
    expect(await slugs({ industry: 'automotive' })).toEqual(['xingjia-auto-online-launch']);
    expect(await slugs({ product: 'sdk' })).toEqual(['qihe-medical-teaching-studio']);
    expect(await slugs({ scene: 'training' })).toEqual(['zhilan-academy-lecture-rooms']);
    expect(await slugs({ q: '讲师', product: 'app' })).toEqual(['zhilan-academy-lecture-rooms']);
    expect(await slugs({ q: '%' })).toEqual([]);
    expect(await slugs({ industry: 'unknown' })).toEqual([]);
  });

  it('speaks English', async () => {
    const list = await api.api('GET /cases', { query: { locale: 'en', q: 'skincare' } });
    expect(list.items).toMatchObject([
      { customer: 'Zhiyu Skincare', industry: { name: 'Beauty and personal care' } },
    ]);
  });

  it('names the field that is wrong', async () => {
    const response = await api.fetch('/cases?product=paper&sort=x');
    expect(response.status).toBe(400);
    expect((await response.json()).fields.map(({ path }: { path: string }) => path)).toContain(
      'product',
    );
  });
});

describe('GET /cases/:slug', () => {
  const slug = 'xingjia-auto-online-launch';
  const read = () => api.api('GET /cases/:slug', { params: { slug }, query: {} });

  it('tells challenge, set, equipment and results with their sources', async () => {
    const found = await read();
    expect(found).toMatchObject({ customer: '星岬汽车', hasTwin: true });
    expect(found.challengeHtml).toMatch(/<(p|ul)>/);
    expect(found.equipment.length).toBeGreaterThan(3);
    expect(found.figures[0]).toMatchObject({ value: '68 分钟' });
    expect(found.figures.every(({ source }) => source.length > 0)).toBe(true);
    expect(found.quote?.author).toContain('周先生');
  });

  it('hides drafts, also from the list', async () => {
    const [row] = await test.db.select().from(cases).where(eq(cases.slug, slug));
    await test.db
      .update(caseTranslations)
      .set({ publishedAt: new Date(Date.now() + 86_400_000) })
      .where(eq(caseTranslations.caseId, row?.id ?? ''));
    expect((await api.fetch(`/cases/${slug}`)).status).toBe(404);
    expect((await api.api('GET /cases', { query: {} })).total).toBe(3);
  });
});
