import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPart } from '#api/sitemap/service.ts';
import { articles, articleTranslations } from '#db/schema/articles.ts';
import {
  type DemoSite,
  indexed,
  local,
  PUBLIC_URL,
  plain,
  readHead,
  startDemoSite,
} from '#tests/support/demo-site.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addArticle, tomorrow } from '#tests/support/records/articles.ts';

let demo: DemoSite;
beforeAll(async () => {
  demo = await startDemoSite();
}, 60_000);
afterAll(() => demo.stop());

const get = (address: string, init?: RequestInit) => demo.get(address, init);
const text = (address: string) => demo.text(address);
const headOf = async (address: string) => readHead(await demo.text(address));

describe('the sitemap', () => {
  const addresses = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => plain(at));

  it('is linked by robots.txt, which excludes secret links', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    expect(robots).toContain('Disallow: /share/');
    expect(robots).toContain('Disallow: /api/');
  });

  it('lists canonical pages that answer with 200, in both languages', async () => {
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

  it('splits articles by number, so that all files cost the same', async () => {
    const { db } = demo;
    await addArticle(db, { slug: 'last-of-first', number: 1000 });
    await addArticle(db, { slug: 'first-of-second', number: 1001 });
    await addArticle(db, { slug: 'a-draft', number: 1002, status: 'draft' });
    await addArticle(db, { slug: 'tomorrow', number: 1003, publishedAt: tomorrow() });
    await eventually(async () => {
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

  it('dates a scheduled text by its publication', async () => {
    const { db } = demo;
    const publishedAt = new Date(Date.now() - 1_000);
    const [article] = await db.select().from(articles).where(eq(articles.slug, 'last-of-first'));
    // The `updated_at` trigger would set it to now.
    await demo.owner.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx
        .update(articleTranslations)
        .set({ publishedAt, updatedAt: new Date('2020-01-01') })
        .where(eq(articleTranslations.articleId, article?.id ?? ''));
    });
    const records = await readPart(db, 'articles', 1);
    expect(records.find(({ slug }) => slug === 'last-of-first')?.zh).toEqual(publishedAt);
    const { meta, data } = await headOf('/show/last-of-first');
    expect(meta('article:modified_time')).toBe(publishedAt.toISOString());
    expect(data.find((node) => node.datePublished)?.dateModified).toBe(publishedAt.toISOString());
  });

  it('drops unpublished pages at once', async () => {
    const { db } = demo;
    const [article] = await db.select().from(articles).where(eq(articles.slug, 'first-of-second'));
    await text('/sitemap-articles-2.xml');
    await db
      .update(articleTranslations)
      .set({ status: 'archived' })
      .where(eq(articleTranslations.articleId, article?.id ?? ''));
    await eventually(async () => {
      expect(addresses(await text('/sitemap-articles-2.xml'))).toEqual([]);
    });
  });
});
