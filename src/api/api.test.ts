import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSite } from '#db/seed/site.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db);
  api = createTestApi(database.db);
});
afterAll(() => database.drop());

describe('the API', () => {
  it('answers unknown paths with the envelope, never with HTML', async () => {
    for (const path of ['/nothing', '/', '/site/more']) {
      const response = await api.fetch(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(await response.json()).toMatchObject({ success: false, errorCode: 'NOT_FOUND' });
    }
  });

  it('answers 405 with the allowed methods', async () => {
    const response = await api.fetch('/site', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
    expect(await response.json()).toMatchObject({ errorCode: 'METHOD_NOT_ALLOWED' });
  });

  it('lists every operation in the reference', async () => {
    const document = (await (await api.fetch('/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, object>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/site');
    const html = await (await api.fetch('/docs')).text();
    for (const path of Object.keys(document.paths)) expect(html).toContain(path);
  });

  it('returns the initial state: settings, and menus as trees', async () => {
    const site = await api.api('GET /site');
    expect(site.defaultTitle.zh).toBe('幕境数字 - 直播数字化解决方案');
    expect(site.exceptionPath).toBe('/exception');
    const [products] = site.menus.header;
    expect(products?.children.map((item) => item.product)).toEqual([
      '3d',
      'cyan',
      'flower',
      'sdk',
      'app',
      // The room chooser is an entry of its own.
      null,
    ]);
    expect(site.menus.footer.length).toBeGreaterThan(1);
  });

  it('reports that the site is not set up if there are no settings', async () => {
    const empty = await createTestDatabase();
    try {
      const response = await createTestApi(empty.db).fetch('/site');
      expect(response.status).toBe(503);
    } finally {
      await empty.drop();
    }
  });
});
