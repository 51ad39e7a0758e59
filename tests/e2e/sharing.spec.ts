import { expect, main, open, test } from './support/test.ts';

test('icons and manifest exist in both languages and below a base path', async ({
  page,
  request,
}) => {
  const based = process.env.BASED_SITE_URL ?? '';
  for (const address of ['/', '/en/', based, `${based}en/`]) {
    await page.goto(address);
    const links = await page
      .locator(
        'head link[rel~="icon"], head link[rel="apple-touch-icon"], head link[rel="manifest"]',
      )
      .evaluateAll((elements) => elements.map((element) => (element as HTMLLinkElement).href));
    expect(links).toHaveLength(4);
    for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
    const manifest = await (await request.get(links.at(-1) ?? '')).json();
    expect(manifest.start_url).toBe(new URL(page.url()).pathname);
    expect(manifest.name).toContain(address.endsWith('en/') ? 'Mujing' : '幕境');
    for (const { src } of manifest.icons) {
      const icon = await request.get(new URL(src, page.url()).href);
      expect(icon.headers()['content-type']).toBe('image/png');
    }
  }
});

test('the head is updated when a visitor goes from page to page', async ({ page }) => {
  const structured = page.locator('head script[type="application/ld+json"]');
  // Structured data are for search engines, which read the server's HTML: scripts leave them out.
  const heads = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll('[data-head]:not(script)')]
        .map((element) => element.outerHTML)
        .sort(),
    );
  await open(page, '/');
  await page.locator('footer a[href="/cases"]').first().click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/cases$/);
  await expect(structured).toHaveCount(0);
  const followed = await heads();
  await page.reload();
  await expect(structured).not.toHaveCount(0);
  expect(followed).toEqual(await heads());
});

test('a page below a base path has its share picture there', async ({ page, request }) => {
  const based = process.env.BASED_SITE_URL ?? '';
  await page.goto(`${based}about`);
  const image = page.locator('meta[property="og:image"]');
  const address = (await image.getAttribute('content')) ?? '';
  expect(address).toMatch(
    /^https:\/\/www\.mujing\.example\/brand\/share-pictures\/og\/page\/about-zh\./,
  );
  const picture = await request.get(new URL(new URL(address).pathname, based).href);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test.describe('inside WeChat', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
  });

  /** WeChat's bridge, which records its calls. */
  const bridge = () => {
    const calls: { name: string; fields: Record<string, string> }[] = [];
    Object.assign(window, {
      wechatCalls: calls,
      WeixinJSBridge: {
        invoke(name: string, fields: Record<string, string>, done: (answer: object) => void) {
          calls.push({ name, fields });
          done({ err_msg: `${name}:ok` });
        },
      },
    });
  };
  const calls = () =>
    (window as unknown as { wechatCalls: { name: string; fields: Record<string, string> }[] })
      .wechatCalls;

  test('nothing is requested from WeChat while no keys are set', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript(bridge);
    await open(page, '/');
    expect(await page.evaluate(calls)).toEqual([]);
    expect(asked.filter((url) => /wechat|weixin|qq\.com/.test(url))).toEqual([]);
  });

  test('with keys, chats get the card of the page, also after navigation', async ({ page }) => {
    await page.addInitScript(bridge);
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const body = await response.text();
      return route.fulfill({
        response,
        body: body.replace('"wechatSharing":false', '"wechatSharing":true'),
      });
    });
    const signed: string[] = [];
    await page.route('**/api/wechat/signature*', async (route) => {
      signed.push(new URL(route.request().url()).searchParams.get('url') ?? '');
      const data = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' };
      await route.fulfill({
        json: { success: true, data, errorCode: null, errorMessage: null, showType: null },
      });
    });
    await open(page, '/about#team');
    await expect
      .poll(async () => (await page.evaluate(calls)).map(({ name }) => name))
      .toEqual(['preVerifyJSAPI', 'updateAppMessageShareData', 'updateTimelineShareData']);
    const [verified, card] = await page.evaluate(calls);
    expect(verified?.fields).toMatchObject({ verifyAppId: 'wx1', verifySignature: 's' });
    expect(card?.fields).toMatchObject({
      link: 'https://www.mujing.example/about',
      imgUrl: expect.stringContaining('/share-pictures/square/page/about-zh.'),
      title: await page.locator('meta[property="og:title"]').getAttribute('content'),
      desc: await page.locator('meta[name="description"]').getAttribute('content'),
    });
    await page.locator('footer a[href="/cases"]').first().click();
    await expect
      .poll(async () => (await page.evaluate(calls)).at(-1)?.fields.link)
      .toBe('https://www.mujing.example/cases');
    const origin = new URL(page.url()).origin;
    expect(signed).toEqual([`${origin}/about`, `${origin}/cases`]);
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('the toast of a copied address covers no control of the share sheet', async ({ page }) => {
    await open(page, '/show/led-wall-or-green-screen');
    await main(page).locator('details > summary', { hasText: '分享' }).click();
    const sheet = main(page).getByRole('region', { name: '分享这篇文章' }).first();
    await sheet.getByRole('button', { name: '复制链接' }).click();
    const toast = page.locator('.toasts .notice');
    await expect(toast).toBeVisible();
    const [over, below] = [await toast.boundingBox(), await sheet.boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  });
});
