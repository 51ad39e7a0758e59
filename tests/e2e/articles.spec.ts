import { expect, main, open, test } from './support/test.ts';

test('a reader opens an article through a category, uses its sections and continues to the next', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/info');
  await main(page).getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL('/info?page=2');
  await expect(page).toHaveTitle(/第 2 页/);
  await expect(main(page).locator('a[rel="prev"]')).toHaveAttribute('href', '/info');

  await main(page)
    .getByRole('link', { name: /实践方法/ })
    .click();
  await expect(page).toHaveURL('/info?category=practice');
  const cards = main(page).locator('.card');
  await expect(cards).toHaveCount(7);
  await main(page)
    .getByRole('link', { name: /^音画差多少才算不同步/ })
    .click();
  await expect(page).toHaveURL('/show/lip-sync-offset');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('音画差多少才算不同步');

  const contents = main(page).locator('aside').getByRole('navigation', { name: '目录' });
  await contents.getByRole('link', { name: '怎么量' }).click();
  await expect(page).toHaveURL(/#section-%E6%80%8E%E4%B9%88%E9%87%8F/);
  await expect(page.locator('h2', { hasText: '怎么量' })).toBeInViewport();
  await expect(contents.locator('[aria-current="location"]')).toHaveText('怎么量');

  // Jumps over headings, which are never in view on the way.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  await page.locator('.site-footer').evaluate((end) => end.scrollIntoView({ behavior: 'instant' }));
  await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', 'location');

  await page.locator('header summary', { hasText: '分享' }).click();
  await main(page).getByRole('button', { name: '复制链接' }).first().click();
  await expect(page.getByText('已复制')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/show\/lip-sync-offset$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('details[open]')).toHaveCount(0);

  const next = main(page).getByRole('navigation', { name: '前后篇' }).getByRole('link').last();
  await next.click();
  await expect(page).toHaveURL('/show/backup-stream-srt');
});

test('the list has a search in its address', async ({ page }) => {
  await open(page, '/info');
  await main(page).getByRole('searchbox').fill('节气');
  await main(page).getByRole('button', { name: '搜索' }).click();
  await expect(page).toHaveURL(/\/info\?.*q=/);
  await expect(main(page).locator('a[href="/show/season-calendar-planning"]')).toBeVisible();
  await expect(main(page).locator('a[href="/show/privacy"]')).toHaveCount(0);
  await page.goto('/info?q=zzzzqqqq');
  // Nothing is filtered, so no filter is to be taken away.
  await expect(main(page)).toContainText('换个说法，或者少用几个词。');
  await main(page).getByRole('link', { name: '清除搜索' }).click();
  await expect(page).toHaveURL('/info');
});

test('an article can be read and shared without scripts', async ({ browser, baseURL, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/show/live-room-power-heat');
  const share = page.locator('header details', { hasText: '分享这篇文章' });
  await share.locator('summary').click();
  await expect(share.getByRole('img')).toBeVisible();
  const code = await request.get((await share.getByRole('img').getAttribute('src')) ?? '');
  expect([code.status(), code.headers()['content-type']]).toEqual([200, 'image/png']);
  const href = await share.getByRole('link', { name: '查看海报' }).getAttribute('href');
  const poster = await request.get(href ?? '');
  expect([poster.status(), poster.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  await expect(share.getByRole('button', { name: '复制链接' })).toBeHidden();
  await expect(page.locator('.prose figure img')).toBeVisible();
  await context.close();
});

test('the system’s share dialog is offered where available', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: unknown) => Object.assign(window, { shared: data }),
    });
  });
  await open(page, '/en/show/live-room-power-heat');
  await page.locator('header summary', { hasText: 'Share' }).click();
  await main(page).getByRole('button', { name: 'Share with an app' }).first().click();
  const shared = await page.evaluate(() => (window as { shared?: unknown }).shared);
  expect(shared).toMatchObject({
    title: expect.stringContaining('Power and heat'),
    url: expect.stringMatching(/\/en\/show\/live-room-power-heat$/),
  });
});

test('a printed article has its text and address, without header and footer', async ({ page }) => {
  await open(page, '/en/show/live-room-power-heat');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Source: https://www.mujing.example/en/show/')).toBeVisible();
  await expect(page.locator('.bar, footer').first()).toBeHidden();
  await expect(main(page).locator('summary', { hasText: 'Share' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Related articles' })).toBeHidden();
});

for (const path of ['/info', '/en/info?category=practice', '/show/lip-sync-offset']) {
  test(`${path} links to its feeds, and they are well-formed`, async ({ page, request }) => {
    await page.goto(path);
    for (const type of ['application/atom+xml', 'application/feed+json']) {
      const link = page.locator(`link[rel="alternate"][type="${type}"]`);
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toMatch(/^https:\/\/www\.mujing\.example\//);
      const response = await request.get(href.replace('https://www.mujing.example', ''));
      expect(response.status()).toBe(200);
      const body = await response.text();
      if (type === 'application/feed+json') {
        expect(JSON.parse(body).feed_url).toBe(href);
        continue;
      }
      const parsed = await page.evaluate((xml) => {
        const feed = new DOMParser().parseFromString(xml, 'application/xml');
        return {
          errors: feed.querySelectorAll('parsererror').length,
          self: feed.querySelector('link[rel="self"]')?.getAttribute('href'),
          entries: feed.querySelectorAll('entry').length,
        };
      }, body);
      expect(parsed).toMatchObject({ errors: 0, self: href });
      expect(parsed.entries).toBeGreaterThan(5);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('code has no empty row for its button, which hangs over the lower edge', async ({
    page,
  }) => {
    await open(page, '/show/led-wall-or-green-screen');
    const code = main(page).locator('.prose pre').first();
    await expect(code).toHaveCSS('padding-top', '16px');
    await code.tap();
    const button = main(page).locator('.code-copy').first();
    await expect(button).toBeVisible();
    const [box, hanging] = [await code.boundingBox(), await button.boundingBox()];
    // Over the code's padding, not its last line.
    expect((hanging?.y ?? 0) - (box?.y ?? 0)).toBeGreaterThanOrEqual((box?.height ?? 0) - 16);
  });
});
