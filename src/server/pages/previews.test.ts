import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { previewPath } from '#api/publishing/preview.ts';
import { contentChannel } from '#contracts/enums/publishing.ts';
import { errorTable } from '#contracts/errors.ts';
import { contentRecords } from '#db/schema/content.ts';
import { createTestApi } from '#tests/support/api.ts';
import { type DemoSite, startDemoSite } from '#tests/support/demo-site.ts';
import { testKeys } from '#tests/support/keys.ts';
import { type Publisher, signInTo } from '#tests/support/publishing.ts';
import { slowness } from '#tests/support/slowness.ts';

const SLUG = 'dami-live-2-6';
let demo: DemoSite;
let editor: Publisher;
let id: string;

beforeAll(async () => {
  demo = await startDemoSite();
  editor = await signInTo(demo.db, createTestApi(demo.db), 'editor', '编辑');
  const [row] = await demo.db.select().from(contentRecords).where(eq(contentRecords.name, SLUG));
  id = row?.id ?? '';
});
afterAll(() => demo?.stop());

/** Saves a draft of the article with another title; returns its version. */
async function draft(part: 'zh' | 'en', title: string): Promise<number> {
  const { version, data } = await editor.readPart(id, part);
  return editor.save(id, part, version, { ...data, title });
}

/** Address of the article's preview. */
async function previewOf(locale: 'zh' | 'en', validMs = 60_000): Promise<string> {
  const target = { recordId: id, locale };
  return `/${await previewPath(demo.db, testKeys, target, new Date(Date.now() + validMs))}`;
}

/** All rows of the tables that a publication writes, in a form that shows every change. */
async function fingerprint(): Promise<string> {
  const tables = [
    'articles',
    'article_translations',
    'article_listing',
    'article_counts',
    'search_entries',
    'content_records',
    'content_parts',
    'content_references',
    'content_revisions',
    'audit_log',
  ];
  const sums = tables.map(
    (name) => `(select md5(string_agg(t::text, '' order by t::text)) from ${name} t)`,
  );
  const { rows } = await demo.db.$client.query(`select concat_ws(' ', ${sums.join(', ')}) as sums`);
  return rows[0].sums;
}

describe('a preview', () => {
  test('shows the draft on the real page and leaves no trace', async () => {
    await draft('zh', '预览里的标题');
    const before = await fingerprint();
    const listener = new Client({
      ...(demo.db.$client.options as object),
    });
    await listener.connect();
    const notices: string[] = [];
    listener.on('notification', ({ payload }) => notices.push(payload ?? ''));
    await listener.query(`listen ${contentChannel}`);

    const response = await demo.get(await previewOf('zh'));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html.includes('<title>预览里的标题')).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");

    await listener.query('select 1');
    await listener.end();
    expect(notices).toEqual([]);
    expect(await fingerprint()).toBe(before);
    for (const address of [`/show/${SLUG}`, '/info', '/', `/api/articles/${SLUG}`]) {
      expect((await demo.text(address)).includes('预览里的标题')).toBe(false);
    }
  });

  test('of the other language shows its draft at its address', async () => {
    await draft('en', 'Title in the preview');
    const address = await previewOf('en');
    expect(address).toMatch(/^\/en\/show\//);
    expect((await demo.text(address)).includes('<title>Title in the preview')).toBe(true);
  });

  test('shows a record that was never public at its future address', async () => {
    const { id: newId } = await editor.createArticle('new-article');
    await editor.save(newId, 'zh', 0, {
      title: '全新的文章',
      summary: '',
      authorName: null,
      body: '正文',
      seoTitle: null,
      seoDescription: null,
    });
    const { url } = await editor.ask<{ url: string }>(`GET /admin/records/${newId}/preview`);
    const address = url.replace('http://localhost', '');
    expect(address).toMatch(/^\/show\/new-article\?preview=/);
    expect((await demo.text(address)).includes('<title>全新的文章')).toBe(true);
    expect((await demo.get('/show/new-article')).status).toBe(404);
  });

  test.each([
    ['that has expired', async () => previewOf('zh', -1000), 'LINK_EXPIRED' as const],
    [
      'whose time was changed',
      async () => (await previewOf('zh', -1000)).replace(/\.(\d{10})\./, '.9999999999.'),
      'NOT_FOUND' as const,
    ],
    ['that is made up', async () => `/show/${SLUG}?preview=x`, 'NOT_FOUND' as const],
  ])('by a link %s is refused', async (_, address, code) => {
    const response = await demo.get(await address());
    expect(response.status).toBe(errorTable[code].status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain(errorTable[code].zh);
  });

  test('of a draft that cannot be shown says what is wrong', async () => {
    await draft('zh', '');
    const response = await demo.get(await previewOf('zh'));
    expect(response.status).toBe(422);
    expect(await response.text()).toMatch(/请检查：title.*请在后台改正这份草稿/s);
  });
});

describe('a publication', () => {
  test('is on the site within a second, and leaves the English page as it was', async () => {
    const english = `/en/show/${SLUG}`;
    const sitemapEntry = async () => {
      const xml = await demo.text('/sitemap-articles-1.xml');
      return new RegExp(`<url><loc>[^<]*${english}</loc>.*?</url>`, 's').exec(xml)?.[0];
    };
    const etag = async () => (await demo.get(english)).headers.get('etag');
    const [etagBefore, entryBefore] = [await etag(), await sitemapEntry()];
    expect(entryBefore).toContain('<lastmod>');
    await demo.text(`/show/${SLUG}`);

    await editor.publish(id, { zh: await draft('zh', '公开的新标题') });
    const shows = async () => (await demo.text(`/show/${SLUG}`)).includes('<title>公开的新标题');
    await expect.poll(shows, { timeout: 1_000 * slowness(), interval: 50 }).toBe(true);
    expect((await demo.text('/info')).includes('公开的新标题')).toBe(true);
    expect([await etag(), await sitemapEntry()]).toEqual([etagBefore, entryBefore]);

    await editor.ask(`POST /admin/records/${id}/withdrawal`, { parts: ['zh'] });
    const status = async () => (await demo.get(`/show/${SLUG}`)).status;
    await expect.poll(status, { timeout: 1_000 * slowness(), interval: 50 }).toBe(404);
    expect((await demo.get(english)).status).toBe(200);
  });
});
