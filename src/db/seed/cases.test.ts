import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createDemoDatabase, type TestDatabase } from '#tests/support/database.ts';
import { demoCases } from './content/cases.ts';

let database: TestDatabase;
let api: TestApi['api'];

beforeAll(async () => {
  database = await createDemoDatabase();
  api = createTestApi(database.db).api;
}, 120_000);
afterAll(() => database?.drop());

const list = (query: object = {}) => api('GET /cases', { query });
const read = (slug: string, query: object = {}) =>
  api('GET /cases/:slug', { params: { slug }, query });

describe('the demo cases', () => {
  it('are listed in their order', async () => {
    const { items } = await list({ pageSize: demoCases.length });
    expect(items.map(({ slug }) => slug)).toEqual(demoCases.map(({ slug }) => slug));
  });

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

  it('lead with the picture that viewers saw, on the card and in the gallery', async () => {
    const { items } = await list({ pageSize: 2 });
    expect(items.map(({ cover }) => cover?.src)).toEqual([
      expect.stringMatching(/^media\/case-xingjia-auto-online-launch-2-/),
      expect.stringMatching(/^media\/case-zhiyu-skincare-flower-room-3-/),
    ]);
    for (const { slug, cover } of items) {
      const { gallery } = await read(slug);
      expect(gallery[0]?.picture).toEqual(cover);
      expect(gallery[0]?.caption).toContain('播出画面');
    }
  });

  it('do not say the same word for industry and use in English', async () => {
    const { items } = await list({ locale: 'en', pageSize: demoCases.length });
    for (const { industry, solution } of items) {
      const words = (name: string) => name.toLowerCase().split(/\W+/);
      const said = words(industry.name);
      expect(words(solution.name).filter((word) => said.includes(word))).toEqual([]);
    }
  });
});
