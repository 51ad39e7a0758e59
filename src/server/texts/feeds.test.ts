import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORD_JOINER } from '#contracts/joiners.ts';
import { articles, articleTranslations as texts } from '#db/schema/articles.ts';
import { seedArticles } from '#db/seed/articles.ts';
import { seedDownloads } from '#db/seed/downloads.ts';
import { seedFacts } from '#db/seed/facts.ts';
import { seedMedia } from '#db/seed/media.ts';
import { seedSite } from '#db/seed/site.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type HttpSite, startHttpSite, unbuiltFrontend } from '#tests/support/http-site.ts';
import { parseConfig } from '../process/config.ts';

let database: TestDatabase;
let site: HttpSite;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const filesDir = mkdtempSync(path.join(tmpdir(), 'files-'));
  await seedSite(database.db);
  await seedMedia(database.db, {});
  await seedFacts(database.db);
  await seedArticles(database.db);
  await seedDownloads(database.db, createFolderStore(filesDir));
  site = await startHttpSite({
    config: parseConfig({ PUBLIC_URL: 'https://www.example.com', BASE_PATH: '/brand/' }),
    db: database.db,
    connection: database.connection,
    frontend: unbuiltFrontend({ render: () => Promise.reject(new Error('no pages here')) }),
  });
  url = `${site.url}/brand`;
}, 60_000);
afterAll(async () => {
  await site.stop();
  await database.drop();
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(url + address, { headers: { 'accept-encoding': 'identity', ...headers } });

const atoms = [
  '/info/feed.atom',
  '/en/info/feed.atom',
  '/info/feed.atom?category=practice',
  '/support/download/feed.atom',
  '/en/support/download/feed.atom?product=cyan',
];

/** Elements of a feed by name. Their text is escaped, so brackets always mark tags. */
function texted(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(
    ([, text = '']) => text,
  );
}

describe('Atom', () => {
  it.each(atoms)('%s is complete and well-formed', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const xml = await response.text();
    const open: string[] = [];
    for (const [, end, name = '', empty] of xml.matchAll(/<(\/?)([a-z]+)(?: [^>]*?)?(\/?)>/g)) {
      if (end) expect(open.pop()).toBe(name);
      else if (!empty) open.push(name);
    }
    expect(open).toEqual([]);
    expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
    const entries = xml.split('<entry>').slice(1);
    expect(entries.length).toBeGreaterThan(1);
    const ids = texted(xml, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toBe(`https://www.example.com/brand${address}`);
    for (const name of ['id', 'title', 'published', 'updated', 'summary', 'content', 'name']) {
      for (const entry of entries) expect(texted(entry, name), name).toHaveLength(1);
    }
    const moments = texted(xml, 'published');
    expect(moments).toEqual([...moments].sort().reverse());
    expect(texted(xml, 'updated')[0]).toBe(texted(xml, 'updated').slice(1).sort().at(-1));
  });

  it('contains readable texts with absolute addresses only', async () => {
    const xml = await (await get('/info/feed.atom')).text();
    const html = texted(xml, 'content').join('').replaceAll('&quot;', '"').replaceAll('&lt;', '<');
    expect(html).toContain('href="https://www.example.com/brand/');
    expect(html).toContain('src="https://www.example.com/brand/files/media/');
    expect(html).not.toMatch(/<[a-z][^>]* (?:href|src|srcset)="(?!https?:|mailto:)/);
    expect(html).not.toContain('class="anchor"');
    expect(xml).not.toContain(WORD_JOINER);
  });
});

describe('JSON Feed', () => {
  it.each(atoms.map((address) => address.replace('.atom', '.json')))(
    '%s has the same entries as its Atom feed',
    async (address) => {
      const response = await get(address);
      expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
      const feed = await response.json();
      expect(feed).toMatchObject({
        version: 'https://jsonfeed.org/version/1.1',
        language: address.startsWith('/en') ? 'en' : 'zh-CN',
        feed_url: `https://www.example.com/brand${address}`,
        home_page_url: expect.stringMatching(/^https:\/\/www\.example\.com\/brand\//),
      });
      const xml = await (await get(address.replace('.json', '.atom'))).text();
      const ids = feed.items.map((item: { id: string }) => item.id);
      expect(ids).toEqual(texted(xml, 'id').slice(1));
      for (const item of feed.items) {
        expect(item).toMatchObject({
          url: expect.stringMatching(/^https:\/\/www\.example\.com\/brand\//),
          title: expect.any(String),
          content_html: expect.any(String),
          date_published: expect.stringMatching(/Z$/),
        });
      }
    },
  );
});

describe('both formats', () => {
  it('contain one category on request, and leave out unlisted articles', async () => {
    const { items } = await (await get('/info/feed.json?category=industry')).json();
    const tags = items.map((item: { tags: string[] }) => item.tags[0]);
    expect(new Set(tags)).toEqual(new Set(['行业观点']));
    const all = await (await get('/info/feed.json')).text();
    expect(all).not.toContain('/show/privacy"');
  });

  it.each([
    '/info/feed.atom?category=unknown',
    '/info/feed.atom?category=No%20Slug',
    '/info/feed.json?category=legal',
    '/support/download/feed.atom?product=unknown',
  ])('%s does not exist', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
  });

  it('are cached, answer 304, and are dropped when their content changes', async () => {
    const first = await get('/info/feed.atom');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect(first.headers.get('cache-control')).toMatch(/^public/);
    const again = await get('/info/feed.atom?other=1', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    const [article] = await database.db
      .select()
      .from(articles)
      .where(eq(articles.slug, 'sdk-1-5-linux'));
    const isText = eq(texts.articleId, article?.id ?? '');
    await database.db.update(texts).set({ title: 'Quite <another> & title' }).where(isText);
    await eventually(async () => {
      const changed = await get('/info/feed.atom', { 'if-none-match': etag });
      expect(changed.status).toBe(200);
      expect(await changed.text()).toContain('Quite &lt;another&gt; &amp; title');
    });
  });
});
