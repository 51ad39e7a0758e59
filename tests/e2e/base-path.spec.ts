import { expect, hydrated, main, test } from './support/test.ts';

test.describe('below a base path, with the same build', () => {
  const based = () => process.env.BASED_SITE_URL ?? '';

  test('pages, assets and API work', async ({ page, watch }) => {
    watch.allow(/favicon/);
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(based())) outside.push(request.url());
    });
    await page.goto(based());
    await hydrated(page);
    expect(await page.evaluate(() => window.__site?.base)).toBe('/brand/');
    await page.locator('footer a[href="/brand/cases"]').first().click();
    await expect(page).toHaveTitle(/客户案例/);
    await expect(page).toHaveURL(`${based()}cases`);
    // The filters are folded.
    await main(page).locator('summary').first().click();
    await main(page).locator('a[href^="/brand/cases?"]').first().click();
    await expect(page).toHaveURL(/\/brand\/cases\?/);
    expect(outside).toEqual([]);
  });

  test('every link of a page stays below it', async ({ page }) => {
    for (const path of ['', 'info', 'dmfaq/first-live-room', 'support/download', 'en/']) {
      await page.goto(based() + path);
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(5);
      expect(
        hrefs.filter((href) => !href.startsWith('/brand/')),
        path,
      ).toEqual([]);
    }
  });

  test('show type 9 redirects to the exception page below it', async ({ page }) => {
    await page.goto(`${based()}info`);
    await hydrated(page);
    await page.route(/\/api\/cases/, (route) =>
      route.fulfill({ json: { success: false, showType: 9, errorCode: 'E9', errorMessage: 'm' } }),
    );
    await page.locator('footer a[href="/brand/cases"]').first().click();
    await expect(page).toHaveURL(`${based()}exception?errorCode=E9&errorMessage=m`);
  });

  test('addresses outside it are redirected to it or not found', async ({ request }) => {
    const { origin } = new URL(based());
    const root = await request.get(`${origin}/`, { maxRedirects: 0 });
    expect([root.status(), root.headers().location]).toEqual([302, '/brand/']);
    expect((await request.get(`${origin}/cases`)).status()).toBe(404);
    const moved = await request.get(`${based()}cases/`, { maxRedirects: 0 });
    expect(moved.headers().location).toBe('/brand/cases');
  });
});
