import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '#contracts/site-state.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addMenuItem, addSite } from '#tests/support/records/site.ts';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  await addSite(database.db, { titleZh: '品牌 - 口号' });
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
    const { db } = database;
    await addMenuItem(db, { labelZh: '关于', path: '/about', sort: 2 });
    const parentId = await addMenuItem(db, { labelZh: '产品', sort: 1 });
    await addMenuItem(db, { labelZh: '选房间', parentId, path: '/product/3d', sort: 2 });
    await addMenuItem(db, { labelZh: '青幕', parentId, productKey: 'cyan', path: '/product/cyan' });
    await addMenuItem(db, { labelZh: '联系', location: 'footer', path: '/cooperation' });
    const site = await api.api('GET /site');
    expect(site.defaultTitle.zh).toBe('品牌 - 口号');
    expect(site.exceptionPath).toBe('/exception');
    const treeOf = (items: MenuItem[]): unknown[] =>
      items.map(({ label, product, children }) => [label.zh, product, treeOf(children)]);
    expect(treeOf(site.menus.header)).toEqual([
      [
        '产品',
        null,
        [
          ['青幕', 'cyan', []],
          ['选房间', null, []],
        ],
      ],
      ['关于', null, []],
    ]);
    expect(treeOf(site.menus.footer)).toEqual([['联系', null, []]]);
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
