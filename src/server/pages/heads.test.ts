import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORD_JOINER } from '#contracts/joiners.ts';
import { allRoutes } from '#tests/e2e/support/spec-routes.ts';
import {
  type DemoSite,
  indexed,
  local,
  PUBLIC_URL,
  readHead,
  startDemoSite,
} from '#tests/support/demo-site.ts';
import { structuredDataProblems } from '#tests/support/structured-data-rules.ts';

let demo: DemoSite;
beforeAll(async () => {
  demo = await startDemoSite();
}, 60_000);
afterAll(() => demo.stop());

const get = (address: string, init?: RequestInit) => demo.get(address, init);
const headOf = async (address: string) => readHead(await demo.text(address));

describe('the head of an indexed page', () => {
  it.each(indexed)('%s has all tags for search engines and chats', async (address) => {
    const { title, meta, canonical, alternates } = await headOf(address);
    expect(title.length).toBeGreaterThan(4);
    expect(meta('description').length).toBeGreaterThan(15);
    expect(meta('robots')).toBe('');
    expect(canonical).toBe(PUBLIC_URL + address);
    const chinese = address === '/en/' ? '/' : address.replace(/^\/en\//, '/');
    const hasOtherLanguage = Object.keys(alternates).length > 0;
    expect(hasOtherLanguage).toBe(!/^\/(?:dmfaq|ad|support\/document)|[?&]page=/.test(address));
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
    // The whole head is data for others, and shows no word joiners.
    const [head = ''] = (await (await get(address)).text()).split('</head>');
    expect(head).not.toContain(WORD_JOINER);
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

  it.each(indexed)('%s has valid structured data', async (address) => {
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
  ])('%s has structured data of types %j', async (address, types) => {
    const { data } = await headOf(address);
    expect(data.map((node) => node['@type'])).toEqual(expect.arrayContaining(types));
  });

  it('leaves query fields that only change the view out of the canonical address', async () => {
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
  ])('%s has the canonical address %s', async (address, canonical) => {
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
  ])('%s, an empty list, is not indexed', async (address) => {
    const { meta, canonical } = await headOf(address);
    expect(meta('robots')).toBe('noindex, follow');
    expect(canonical).toBe('');
  });

  it.each(['/info?q=a', '/cooperation?reference=MJ20261121-7K3D'])(
    '%s is marked noindex',
    async (address) => {
      const { meta, canonical } = await headOf(address);
      expect(meta('robots')).toContain('noindex');
      expect([canonical, meta('og:image')]).toEqual(['', '']);
    },
  );

  it.each(allRoutes.filter(({ hidden }) => hidden).map(({ path }) => path))(
    '%s has a share card without private data',
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
