import type { APIResponse, Page } from '@playwright/test';
import { allRoutes, chineseRoutes, englishRoutes } from './support/spec-routes.ts';
import { expect, looking as test } from './support/test.ts';

const PUBLIC_URL = 'https://www.mujing.example';

test('the specification has 22 Chinese and 12 English routes', () => {
  expect(chineseRoutes).toHaveLength(22);
  expect(englishRoutes).toHaveLength(12);
});

for (const route of allRoutes) {
  test(`the server renders all of ${route.path}`, async ({ page, request }) => {
    const response = await request.get(route.path);
    expect(response.status()).toBe(200);
    const { title, textLength, robots, canonical, ...shown } = await read(page, response);
    expect(shown).toMatchObject({ lang: route.lang, layouts: [route.layout], headings: 1 });
    expect(title.startsWith(route.title)).toBe(true);
    expect(title.length).toBeGreaterThan(4);
    expect(textLength).toBeGreaterThan(120);
    expect(robots).toEqual(route.hidden ? [expect.stringContaining('noindex')] : []);
    expect(canonical).toEqual(route.hidden ? [] : [PUBLIC_URL + route.path]);
  });
}

/** What a document says before any script of it runs. */
async function read(page: Page, response: APIResponse) {
  // The policy of a page would forbid the document's styles.
  await page.goto('about:blank');
  return page.evaluate(
    (html) => {
      const document = new DOMParser().parseFromString(html, 'text/html');
      const all = (selector: string, name: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
      const main = document.querySelector('#main');
      return {
        lang: document.documentElement.lang,
        title: document.title,
        layouts: all('[data-layout]', 'data-layout'),
        headings: main?.querySelectorAll('h1').length,
        textLength: main?.textContent.trim().length,
        robots: all('meta[name=robots]', 'content'),
        canonical: all('link[rel=canonical]', 'href'),
        links: [...(main?.querySelectorAll('a') ?? [])].map((link) => ({
          text: link.textContent,
          href: link.getAttribute('href'),
        })),
      };
    },
    await response.text(),
  );
}

test('assets are precompressed and immutable', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, entry = ''] = /"entry":"([^"]+)"/.exec(html) ?? [];
  const response = await request.get(entry, { headers: { 'accept-encoding': 'br' } });
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
    'x-content-type-options': 'nosniff',
  });
  expect((await request.get('/assets/no-such-file.js')).status()).toBe(404);
});

test('titles differ from page to page', async ({ request }) => {
  const titles = await Promise.all(
    allRoutes.map(
      async ({ path }) => /<title>(.*?)<\/title>/.exec(await (await request.get(path)).text())?.[1],
    ),
  );
  expect(titles.every(Boolean)).toBe(true);
  expect(new Set(titles).size).toBe(titles.length);
});

test('translations link to each other', async ({ request }) => {
  for (const { path } of englishRoutes) {
    const chinese = path === '/en/' ? '/' : path.slice(3);
    for (const address of [path, chinese]) {
      const html = await (await request.get(address)).text();
      const links = [
        ...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi),
      ];
      expect(Object.fromEntries(links.map(([, lang, href]) => [lang, href])), address).toEqual({
        'zh-CN': PUBLIC_URL + chinese,
        en: PUBLIC_URL + path,
        'x-default': PUBLIC_URL + chinese,
      });
    }
  }
});

test('every page has one canonical address', async ({ request, baseURL }) => {
  const lead = async (path: string) => {
    const address = baseURL?.replace(/\/$/, '') + path;
    const response = await request.get(address, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await lead('/en')).toEqual([301, '/en/']);
  expect(await lead('/cases/')).toEqual([301, '/cases']);
  expect(await lead('/en/cases/?industry=beauty')).toEqual([301, '/en/cases?industry=beauty']);
  expect(await lead('//evil.example/')).toEqual([301, '/evil.example']);
});

const missing = [
  ['/nowhere', 'zh-CN'],
  ['/a/b/c/d', 'zh-CN'],
  ['/en/nowhere', 'en'],
  ['/CASES', 'zh-CN'],
  ['/qrcode_dami', 'zh-CN'],
  ['/show/no-such-article', 'zh-CN'],
  ['/show/Bad_Identifier', 'zh-CN'],
  ['/en/show/no-such-article', 'en'],
  ['/dmfaq/no-such-document', 'zh-CN'],
  ['/cases?case=no-such-case', 'zh-CN'],
  ['/share/no-such-scene', 'zh-CN'],
  ['/share/order/impl/no-such-order', 'zh-CN'],
  ['/share/liveReport/no-such-report', 'zh-CN'],
  ['/share/requirement/not-a-uuid', 'zh-CN'],
  ['/share/requirement/99999999-9999-4999-8999-999999999999', 'zh-CN'],
  ['/share/device/99999999-9999-4999-8999-999999999999', 'zh-CN'],
  ['/share/implConfirm/99999999-9999-4999-8999-999999999999', 'zh-CN'],
  // Pages that do not exist in English.
  ['/en/support/document', 'en'],
  ['/en/dmfaq/first-live-room', 'en'],
  ['/en/QRCode_dami', 'en'],
  ['/en/ad/sony', 'en'],
  ['/en/share/demo-scene', 'en'],
  ['/en/exception', 'en'],
] as const;

for (const [path, lang] of missing) {
  test(`${path} answers 404 with the fallback page`, async ({ page, request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const { links, ...shown } = await read(page, response);
    expect(shown).toMatchObject({ lang, robots: [expect.stringContaining('noindex')] });
    const home = links.find(({ text }) => (lang === 'en' ? /home/i : /首页/).test(text));
    expect(home?.href).toBe(lang === 'en' ? '/en/' : '/');
  });
}

test('a page opened by a click equals the one from the server', async ({ page }) => {
  for (const path of ['/info', '/cases', '/about', '/cooperation', '/support/document']) {
    await page.goto('/');
    await page.waitForFunction(() => /layout|page/.test(window.__site?.phase ?? ''));
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const homeTitle = await page.title();
    await page.locator(`footer a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page).not.toHaveTitle(homeTitle);
    await expect(page.locator('#main h1')).toHaveCount(1);
    const clicked = await page.title();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.reload();
    expect(await page.title()).toBe(clicked);
  }
});

test('scripts and styles come with short headers', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /[\w./-]*assets\/entry-client-[\w-]+\.js/.exec(html)?.[0] ?? '';
  const response = await request.get(new URL(script, 'http://site/').pathname);
  const headers = response.headers();
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  // They mean something on documents only, and a page loads up to ten of these files.
  expect(Object.keys(headers)).not.toContain('content-security-policy');
  expect(Object.keys(headers)).not.toContain('permissions-policy');
});
