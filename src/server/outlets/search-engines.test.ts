import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readPart } from '#api/sitemap/service.ts';
import { articles, articleTranslations } from '#db/schema/articles.ts';
import { redirectHits, redirects } from '#db/schema/site.ts';
import { seed } from '#db/seed/seed.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { allRoutes } from '#tests/e2e/support/spec-routes.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type HttpSite, startHttpSite, unbuiltFrontend } from '#tests/support/http-site.ts';
import { structuredDataProblems } from '#tests/support/structured-data-rules.ts';
import { parseConfig } from '../process/config.ts';

const PUBLIC_URL = 'https://www.example.com';

let database: TestDatabase;
let site: HttpSite;
let url: string;
const dataDir = mkdtempSync(path.join(tmpdir(), 'sharing-'));

beforeAll(async () => {
  database = await createTestDatabase();
  await seed(database.db, { demo: true, files: createFolderStore(path.join(dataDir, 'files')) });
  site = await startHttpSite({
    config: parseConfig({ PUBLIC_URL, DATA_DIR: dataDir }),
    db: database.db,
    connection: database.connection,
    frontend: unbuiltFrontend(),
  });
  url = site.url;
}, 60_000);
afterAll(async () => {
  await site.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (address: string, init: RequestInit = {}) =>
  fetch(url + address, { redirect: 'manual', ...init });
const text = async (address: string) => (await get(address)).text();
/** The same address here, where the server has another origin. */
const local = (address: string) => address.replace(PUBLIC_URL, '');

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const plain = (value = '') =>
  value.replace(/&(?:amp|lt|gt|quot);/g, (found) => entities[found] ?? '');

/** What a page's head says. */
async function headOf(address: string) {
  const html = await text(address);
  const head = html.slice(0, html.indexOf('</head>'));
  const meta = (name: string) =>
    plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1]);
  const links = [...head.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)];
  return {
    title: plain(/<title>(.*?)<\/title>/.exec(head)?.[1]),
    meta,
    canonical: plain(/<link rel="canonical" href="([^"]+)"/.exec(head)?.[1]),
    alternates: Object.fromEntries(links.map(([, lang = '', href]) => [lang, plain(href)])),
    data: [...head.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
  };
}

const indexed = [
  ...allRoutes.filter(({ hidden }) => !hidden).map(({ path }) => path),
  '/cases?case=zhiyu-skincare-flower-room',
  '/en/cases?case=zhiyu-skincare-flower-room',
  '/show/privacy',
  '/info?page=2',
];

describe('the head of a page that may be found', () => {
  it.each(indexed)('%s says all that search engines and chats ask for', async (address) => {
    const { title, meta, canonical, alternates } = await headOf(address);
    expect(title.length).toBeGreaterThan(4);
    expect(meta('description').length).toBeGreaterThan(15);
    expect(meta('robots')).toBe('');
    expect(canonical).toBe(PUBLIC_URL + address);
    const chinese = address === '/en/' ? '/' : address.replace(/^\/en\//, '/');
    const hasOtherLanguage = Object.keys(alternates).length > 0;
    expect(hasOtherLanguage).toBe(!/^\/(?:dmfaq|ad|support\/document)/.test(address));
    if (hasOtherLanguage) {
      expect(alternates).toEqual({
        'zh-CN': PUBLIC_URL + chinese,
        en: `${PUBLIC_URL}/en${chinese}`,
        'x-default': PUBLIC_URL + chinese,
      });
      expect((await get(`/en${chinese}`)).status).toBe(200);
    }
    expect(meta('og:url')).toBe(canonical);
    expect(meta('og:title').length).toBeGreaterThan(1);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:type')).toMatch(/^(?:website|article)$/);
    expect(meta('og:locale')).toBe(address.startsWith('/en/') ? 'en_US' : 'zh_CN');
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('og:image:alt')).not.toBe('');
    expect(meta('og:image')).toMatch(
      /^https:\/\/www\.example\.com\/share-pictures\/og\/.+\.[0-9a-f]{8}\.jpg$/,
    );
    const picture = await get(local(meta('og:image')), { method: 'HEAD' });
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(picture.headers.get('cache-control')).toContain('immutable');
  });

  it.each(indexed)('%s describes itself validly', async (address) => {
    const { data } = await headOf(address);
    expect(data.flatMap(structuredDataProblems)).toEqual([]);
    const types = data.map((node) => node['@type']);
    expect(types).toContain(/^\/(?:en\/)?$/.test(address) ? 'WebSite' : 'BreadcrumbList');
  });

  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/show/cyan-3-2-release', ['NewsArticle']],
    ['/show/privacy', ['Article']],
    ['/dmfaq/first-live-room', ['TechArticle']],
    ['/cases?case=zhiyu-skincare-flower-room', ['Article']],
    ['/product/3d', ['Product', 'FAQPage']],
    ['/product/app', ['SoftwareApplication', 'FAQPage']],
    ['/support/download', ['SoftwareApplication']],
    ['/ad/sony', ['HowTo']],
  ])('%s is described as %j', async (address, types) => {
    const { data } = await headOf(address);
    expect(data.map((node) => node['@type'])).toEqual(expect.arrayContaining(types));
  });

  it('names the address without the fields that only show it differently', async () => {
    const canonical = async (address: string) => local((await headOf(address)).canonical);
    expect(await canonical('/cooperation?product=3d')).toBe('/cooperation');
    expect(await canonical('/support/download?platform=windows')).toBe('/support/download');
    expect(await canonical('/cases?industry=beauty')).toBe('/cases');
    expect(await canonical('/info?page=2&reference=x')).toBe('/info?page=2');
    expect(await canonical('/cases?industry=beauty&case=zhiyu-skincare-flower-room')).toBe(
      '/cases?case=zhiyu-skincare-flower-room',
    );
  });

  it.each([
    ['/info?page=-1', '/info'],
    ['/info?page=1', '/info'],
    ['/info?page=99999999999', '/info'],
    ['/info?category=No%20Slug', '/info'],
    ['/info?category=product&page=x', '/info?category=product'],
    ['/support/document?section=cutout&page=0', '/support/document?section=cutout'],
    ['/cases?page=-1', '/cases'],
    ['/en/cases?page=abc', '/en/cases'],
  ])('%s is known to be %s', async (address, canonical) => {
    const head = await headOf(address);
    expect(local(head.canonical)).toBe(canonical);
    expect(local(head.meta('og:url'))).toBe(canonical);
    expect(head.meta('robots')).toBe('');
  });

  it.each([
    '/info?page=999',
    '/info?category=bogus',
    '/en/info?category=bogus&page=2',
    '/support/document?section=constructor',
    '/support/document?page=999',
    '/cases?page=999',
    '/cases?industry=bogus',
  ])('%s, where nothing is, is not listed', async (address) => {
    const { meta, canonical } = await headOf(address);
    expect(meta('robots')).toBe('noindex, follow');
    expect(canonical).toBe('');
  });

  it.each(['/info?q=a', '/cooperation?reference=MJ20261121-7K3D'])(
    '%s is kept out of search engines',
    async (address) => {
      const { meta, canonical } = await headOf(address);
      expect(meta('robots')).toContain('noindex');
      expect([canonical, meta('og:image')]).toEqual(['', '']);
    },
  );

  it.each(allRoutes.filter(({ hidden }) => hidden).map(({ path }) => path))(
    '%s shows chats nothing of its own',
    async (address) => {
      const { meta, canonical, data } = await headOf(address);
      expect(meta('robots')).toContain('noindex');
      expect([canonical, meta('og:title'), meta('og:image'), meta('twitter:card')]).toEqual(
        Array(4).fill(''),
      );
      expect(data).toEqual([]);
    },
  );
});

describe('the sitemap', () => {
  const addresses = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => plain(at));

  it('is named by robots.txt, which keeps secret links closed', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    expect(robots).toContain('Disallow: /share/');
    expect(robots).toContain('Disallow: /api/');
  });

  it('lists parts whose pages all answer, each canonical, with both languages', async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers.get('content-type')).toContain('application/xml');
    const parts = addresses(await index.text());
    expect(parts).toContain(`${PUBLIC_URL}/sitemap-pages.xml`);
    const xml = await Promise.all(parts.map((part) => text(local(part))));
    const all = xml.flatMap(addresses);
    expect(new Set(all).size).toBe(all.length);
    for (const address of indexed.filter((address) => !address.includes('page='))) {
      expect(all, address).toContain(PUBLIC_URL + address);
    }
    expect(all.filter((address) => /\/share\/|QRCode|exception|\/api\//.test(address))).toEqual([]);
    for (const address of all) {
      const page = await headOf(local(address));
      expect(page.canonical).toBe(address);
      const entry = xml
        .join('')
        .split('<url>')
        .find((row) => row.includes(`<loc>${address}</loc>`));
      const links = [...(entry ?? '').matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)];
      expect(Object.fromEntries(links.map(([, lang = '', href]) => [lang, href]))).toEqual(
        page.alternates,
      );
    }
  }, 60_000);

  it('cuts articles by their numbers, so that a part never costs more than another', async () => {
    const { db } = database;
    const [category] = await db
      .execute<{ key: string }>(sql`select key from article_categories limit 1`)
      .then(({ rows }) => rows);
    await db.execute(sql`insert into articles (number, slug, category_key) overriding system value
      values (1000, 'last-of-first', ${category?.key}), (1001, 'first-of-second', ${category?.key}),
        (1002, 'a-draft', ${category?.key}), (1003, 'tomorrow', ${category?.key})`);
    const add = (slug: string, status: 'draft' | 'published', days: number) =>
      db.execute(sql`insert into article_translations (article_id, locale, title, status, published_at)
        select id, 'zh', slug, ${status}, now() + ${days} * interval '1 day' from articles where slug = ${slug}`);
    await add('last-of-first', 'published', -1);
    await add('first-of-second', 'published', -1);
    await add('a-draft', 'draft', -1);
    await add('tomorrow', 'published', 1);
    await vi.waitFor(async () => {
      expect(addresses(await text('/sitemap.xml'))).toContain(
        `${PUBLIC_URL}/sitemap-articles-2.xml`,
      );
    });
    const [first, second] = await Promise.all(
      [1, 2].map(async (part) => text(`/sitemap-articles-${part}.xml`)),
    );
    expect(addresses(first ?? '')).toContain(`${PUBLIC_URL}/show/last-of-first`);
    expect(addresses(second ?? '')).toEqual([`${PUBLIC_URL}/show/first-of-second`]);
    expect(second).not.toContain('hreflang');
    for (const part of ['articles-3', 'articles-0', 'articles-01', 'nothing-1', 'articles']) {
      expect((await get(`/sitemap-${part}.xml`)).status, part).toBe(404);
    }
  });

  it('says of a scheduled text that it changed when it came out', async () => {
    const { db } = database;
    const moment = new Date(Date.now() - 1_000);
    const [article] = await db.select().from(articles).where(eq(articles.slug, 'last-of-first'));
    // What was saved long before: the trigger that keeps `updated_at` would set it to now.
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx
        .update(articleTranslations)
        .set({ publishedAt: moment, updatedAt: new Date('2020-01-01') })
        .where(eq(articleTranslations.articleId, article?.id ?? ''));
    });
    const records = await readPart(db, 'articles', 1);
    expect(records.find(({ slug }) => slug === 'last-of-first')?.zh).toEqual(moment);
    const { meta, data } = await headOf('/show/last-of-first');
    expect(meta('article:modified_time')).toBe(moment.toISOString());
    expect(data.find((node) => node.datePublished)?.dateModified).toBe(moment.toISOString());
  });

  it('loses what is taken offline at once', async () => {
    const { db } = database;
    const [article] = await db.select().from(articles).where(eq(articles.slug, 'first-of-second'));
    await text('/sitemap-articles-2.xml');
    await db
      .update(articleTranslations)
      .set({ status: 'archived' })
      .where(eq(articleTranslations.articleId, article?.id ?? ''));
    await vi.waitFor(async () => {
      expect(addresses(await text('/sitemap-articles-2.xml'))).toEqual([]);
    });
  });
});

describe('share pictures', () => {
  const names = [
    ['og', 'article/cyan-3-2-release-zh', 1200, 630],
    ['poster', 'case/zhiyu-skincare-flower-room-en', 1080, 1620],
    ['square', 'page/home-zh', 600, 600],
  ] as const;

  it.each(names)('%s of %s has its size and a sane weight', async (format, name, width, height) => {
    const response = await get(`/share-pictures/${format}/${name}.jpg`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('max-age=300');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBeLessThan(150_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
    const etag = response.headers.get('etag') ?? '';
    const again = await get(`/share-pictures/${format}/${name}.jpg`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it('answers the same picture at an old version, but not for ever', async () => {
    const old = await get('/share-pictures/og/article/cyan-3-2-release-zh.00000000.jpg', {
      method: 'HEAD',
    });
    expect([old.status, old.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=300, must-revalidate',
    ]);
  });

  it('gives the code of a page', async () => {
    const response = await get('/share-pictures/qr/article/cyan-3-2-release-zh.png');
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: 'png', width: picture.height });
    expect(picture.width).toBeGreaterThan(300);
  });

  it.each([
    'og/article/nothing-zh.jpg',
    'og/article/a-draft-zh.jpg',
    'og/article/tomorrow-zh.jpg',
    'og/document/first-live-room-en.jpg',
    'og/page/scene-zh.jpg',
    'og/page/product-zh.jpg',
    'og/page/exception-zh.jpg',
    'og/share/demo-scene-zh.jpg',
    'og/product/vr-zh.jpg',
    'og/case/nothing-zh.jpg',
    'og/article/cyan-3-2-release-fr.jpg',
    'og/article/cyan-3-2-release-zh.png',
    'qr/article/cyan-3-2-release-zh.jpg',
    'huge/article/cyan-3-2-release-zh.jpg',
    '..%2f..%2fpackage.json',
  ])('there is no %s', async (name) => {
    expect((await get(`/share-pictures/${name}`)).status).toBe(404);
  });
});

describe('redirects', () => {
  const lead = async (address: string) => {
    const response = await get(address);
    return [response.status, response.headers.get('location')];
  };

  it('lead where the records say, queries kept, chains shortened', async () => {
    const { db } = database;
    await db.insert(redirects).values([
      { fromPath: '/old', target: '/cases', status: 301 },
      { fromPath: '/older', target: '/old?industry=beauty', status: 308 },
      { fromPath: '/旧页面', target: '/about#team', status: 302 },
      { fromPath: '/shop', target: 'https://shop.example/all?from=site', status: 302 },
      { fromPath: '/show/gone', target: null, status: 410 },
      { fromPath: '/off', target: '/cases', active: false },
    ]);
    await vi.waitFor(async () => expect(await lead('/old')).toEqual([301, '/cases']));
    expect(await lead('/old?case=x&a=1')).toEqual([301, '/cases?case=x&a=1']);
    expect(await lead('/old/')).toEqual([301, '/cases']);
    expect(await lead('/older?industry=car&page=2')).toEqual([
      308,
      '/cases?industry=beauty&page=2',
    ]);
    expect(await lead('/%E6%97%A7%E9%A1%B5%E9%9D%A2?a=1')).toEqual([302, '/about?a=1#team']);
    expect(await lead('/shop?b=2')).toEqual([302, 'https://shop.example/all?from=site&b=2']);
    expect((await lead('/off'))[0]).toBe(404);
    expect((await lead('/OLD'))[0]).toBe(404);
    const gone = await get('/show/gone');
    expect(gone.status).toBe(410);
    expect(await gone.text()).toContain('noindex');
  });

  it('lead to addresses that fit into a header, and off the site only where they say so', async () => {
    const { db } = database;
    const targets: [string, string, string | null][] = [
      ['/to-chinese', '/旧 页#段', '/%E6%97%A7%20%E9%A1%B5?a=1#%E6%AE%B5'],
      ['/to-query', '/about?b=中', '/about?b=%E4%B8%AD&a=1'],
      ['/to-lines', '/about\r\nset-cookie: a=b', '/aboutset-cookie:%20a=b?a=1'],
      ['/to-hash', '/about#a\r\nb', '/about?a=1#ab'],
      ['/to-backslash', '/\\evil.example', '/evil.example?a=1'],
      ['/to-slashes', '//evil.example', '/evil.example?a=1'],
      ['/to-tab', '/\t/evil.example', '/evil.example?a=1'],
      ['/to-dots', '/..//evil.example', '/evil.example?a=1'],
      ['/to-other', 'https://例子.example/页', 'https://xn--fsqu00a.example/%E9%A1%B5?a=1'],
      ['/to-nowhere', 'https://', null],
    ];
    await db
      .insert(redirects)
      .values(targets.map(([fromPath, target]) => ({ fromPath, target, status: 302 as const })));
    await vi.waitFor(async () => expect((await lead('/to-query'))[0]).toBe(302));
    for (const [from, , location] of targets) {
      expect(await lead(`${from}?a=1`), from).toEqual([location ? 302 : 404, location]);
    }
  });

  it('are refused by the database where they lead in a circle', async () => {
    const { db } = database;
    const circle = db.insert(redirects).values({ fromPath: '/cases', target: '/older?x=1' });
    await expect(circle).rejects.toMatchObject({ cause: { constraint: 'redirects_loop_check' } });
    const self = db.insert(redirects).values({ fromPath: '/self', target: '/self/?x=1' });
    await expect(self).rejects.toThrow();
    const without = db.insert(redirects).values({ fromPath: '/none', target: null, status: 301 });
    await expect(without).rejects.toThrow();
  });

  it('count their uses when the server closes, at the latest', async () => {
    const { db } = database;
    await site.close();
    const rows = await db
      .select({ from: redirects.fromPath, count: redirectHits.count })
      .from(redirectHits)
      .innerJoin(redirects, eq(redirects.id, redirectHits.redirectId));
    expect(rows.find(({ from }) => from === '/older')?.count).toBe(1);
    expect(rows.find(({ from }) => from === '/old')?.count).toBeGreaterThanOrEqual(3);
  });
});
