import { commonMessages } from '#ui/i18n/common.ts';
import { expect, holdBack, hydrated, main, open, test } from './support/test.ts';

const PLACEHOLDER = '加载中，请稍候...';
const ENGLISH_PLACEHOLDER = 'Loading, please wait...';
/** Addresses of lazily loaded page scripts; the entry is another file. */
const PAGE_SCRIPT = /\/assets\/page-[\w-]+\.js/;

// Nothing is loaded or compiled before.
test.use({ fresh: true });

test.beforeEach(async ({ page }) => {
  // Pages are prefetched on hover; these tests need the fetch to happen at the click. React also
  // takes `mouseout` for a hover of the next element.
  await page.addInitScript(() => {
    for (const type of ['mouseover', 'mouseout', 'focusin', 'touchstart']) {
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    }
  });
});

test('a slow script shows the placeholder after a delay', async ({ page }) => {
  await open(page, '/info');
  const release = await holdBack(page, PAGE_SCRIPT);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.locator('footer a[href="/cases"]').first().click();
  await page.clock.runFor(100);
  await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
  await page.clock.runFor(100);
  const placeholder = page.getByRole('status').filter({ hasText: PLACEHOLDER });
  await expect(placeholder).toBeVisible();
  await expect(placeholder.locator('.spinner')).toBeVisible();
  await expect(placeholder).toHaveAttribute('aria-live', 'polite');
  release();
  await page.clock.resume();
  await expect(page).toHaveTitle(/客户案例/);
  await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
});

test('slow data alone shows the placeholder', async ({ page }) => {
  await open(page, '/info');
  await page.locator('footer a[href="/cases"]').first().click();
  await expect(page).toHaveTitle(/客户案例/);
  await page.locator('footer a[href="/info"]').first().click();
  await expect(page).toHaveTitle(/资讯中心/);
  const release = await holdBack(page, /\/api\/articles\//);
  await main(page).locator('a[href^="/show/"]').first().click();
  await expect(page.getByText(PLACEHOLDER)).toBeVisible();
  release();
  await expect(main(page).locator('h1')).toBeVisible();
  await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
});

test('English pages have the English placeholder', async ({ page }) => {
  await open(page, '/en/info');
  const release = await holdBack(page, /\/api\/cases/);
  await page.locator('footer a[href="/en/cases"]').first().click();
  await expect(page.getByText(ENGLISH_PLACEHOLDER)).toBeVisible();
  release();
  await expect(page).toHaveTitle(/Customer cases/);
});

test('a script that does not load within 120 s shows an error with a retry', async ({
  page,
  watch,
}) => {
  watch.allow(/PageScriptError: page script timeout/);
  await open(page, '/info');
  let stuck = true;
  await page.route(PAGE_SCRIPT, async (route) => {
    if (!stuck) await route.continue();
  });
  await page.clock.install();
  await page.locator('footer a[href="/cases"]').first().click();
  await page.clock.runFor(119_000);
  await expect(page.getByText(PLACEHOLDER)).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(main(page).getByRole('alert')).toContainText('页面没有加载成功');
  stuck = false;
  await expect(main(page).getByRole('button', { name: '重试' })).toBeVisible();
});

test('a script that fails at once shows an error, and the retry works', async ({ page, watch }) => {
  watch.allow(/Failed to load resource|Failed to fetch|PageScriptError|page script|ERR_FAILED/);
  await open(page, '/info');
  await page.route(PAGE_SCRIPT, (route) => route.abort());
  await page.locator('footer a[href="/cases"]').first().click();
  const title = { level: 1, name: '页面没有加载成功' };
  await expect(main(page).getByRole('alert').getByRole('heading', title)).toBeVisible();
  await expect(page).toHaveURL('/cases');
  await page.unroute(PAGE_SCRIPT);
  await main(page).getByRole('button', { name: '重试' }).click();
  await expect(page).toHaveTitle(/客户案例/);
  await expect(main(page).locator('h1')).toBeVisible();
});

test('a script missing after a deployment causes one full page load', async ({ page, watch }) => {
  watch.allow(/404|Failed to fetch|PageScriptError/);
  await open(page, '/info');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  let refused = 0;
  await page.route(PAGE_SCRIPT, async (route) => {
    await route.fulfill({ status: 404, body: 'Not found' });
    refused += 1;
  });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.locator('footer a[href="/cases"]').first().click();
  await page.waitForFunction(() => !('sameDocument' in window));
  await expect(page).toHaveURL('/cases');
  await expect(page).toHaveTitle(/客户案例/);
  // The loaded page lacks the script again and does not reload a second time.
  await expect.poll(() => refused).toBeGreaterThan(1);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(loads).toBe(1);
});

test('the application starts by itself when the browser is idle', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  expect(scripts.some((url) => url.includes('/assets/entry-client'))).toBe(true);
});

for (const width of [390, 1440]) {
  for (const [part, last] of [
    ['search', '</form>'],
    ['booking', 'class="btn btn-primary'],
    ['first link of a list', 'href="/product/cyan">产品介绍'],
  ] as const) {
    test(`a page that has come up to its ${part} moves nothing at ${width} px when the rest comes`, async ({
      page,
      request,
    }) => {
      const whole = await (await request.get('/support/download')).text();
      const html = whole.replaceAll(/<script.*?<\/script>/gs, '');
      const start = html.indexOf(last, html.indexOf('<header'));
      expect(start).toBeGreaterThan(0);
      const cut = html.indexOf('<', start + last.length);
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/empty', (route) =>
        route.fulfill({ contentType: 'text/html', body: '' }),
      );
      await page.goto('/empty');
      const parts = [html.slice(0, cut), html.slice(cut)];
      const moved = await page.evaluate(async ([first, rest]) => {
        const painted = () =>
          new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            sum += (entry as PerformanceEntry & { value: number }).value;
          }
        }).observe({ type: 'layout-shift' });
        document.open();
        document.write(first as string);
        await document.fonts.ready;
        await painted();
        await painted();
        document.write(rest as string);
        document.close();
        await painted();
        await painted();
        return sum;
      }, parts);
      await expect(page.locator('header .drawer')).toBeAttached();
      expect(moved).toBe(0);
    });
  }
}

test('only the small loader runs before the first interaction or idle time', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).not.toMatch(/<script[^>]+src=/);
  expect(html).not.toMatch(/rel="modulepreload"/);
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
  const loader = inline.find((text) => text.startsWith('__site='));
  expect(loader).toBeDefined();
  expect(Buffer.byteLength(loader ?? '')).toBeLessThan(3 * 1024);
});

test('an early click on a button is not lost', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/entry-client/);
  await page.goto('/dmfaq/first-live-room');
  const button = main(page).getByRole('button').first();
  await button.evaluate((element) => {
    element.addEventListener('click', () => Object.assign(window, { reached: true }));
  });
  await button.click();
  expect(await page.evaluate(() => 'reached' in window)).toBe(false);
  release();
  await hydrated(page);
  await page.waitForFunction(() => 'reached' in window);
});

for (const [missing, script, path, name, done] of [
  ['the page', PAGE_SCRIPT, '/show/cyan-3-2-release', '复制链接', '已复制'],
  [
    'a part of the page',
    /\/assets\/helpful-/,
    '/dmfaq/first-live-room',
    '没帮助',
    '主要是什么问题？',
  ],
  ['the application', /\/assets\/entry-client/, '/show/cyan-3-2-release', '复制链接', '已复制'],
] as const) {
  test(`a press works after the script of ${missing} could not be loaded at first`, async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_FAILED/);
    // The application is what shows messages.
    const hasMessage = missing !== 'the application';
    await page.route(script, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
    await page.goto(path);
    const button = main(page).getByRole('button', { name }).first();
    if (hasMessage) await page.waitForFunction(() => window.__site?.phase);
    else await failed;
    await button.click();
    await failed;
    if (hasMessage) {
      await expect(page.getByText(commonMessages.zh.pageError.scriptText)).toBeVisible();
    }
    await page.unroute(script);
    await button.click();
    await expect(page.getByText(done).first()).toBeVisible();
  });
}

test('a scroll before hydration keeps its place, also on return to the page', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/entry-client/);
  const top = () => page.evaluate(() => scrollY);
  await page.goto('/dmfaq/small-room-lighting');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  release();
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await top()).toBe(1500);
  await page.locator('a[href="/cases"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/cases');
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(1500);
});

test('the menus work before the application has started', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.route(/\/assets\//, (route) => route.abort());
  await page.goto('/');
  const menu = page.locator('header details').filter({ visible: true }).first();
  await menu.locator('summary').first().click();
  await expect(menu).toHaveAttribute('open', '');
  await menu.locator('a[href="/product/cyan"]').first().click();
  await expect(page).toHaveURL('/product/cyan');
});

test('hydration loads no dictionary of words', async ({ page }) => {
  await page.addInitScript(() => {
    const Segmenter = new Proxy(Intl.Segmenter, {
      construct(target, args: [string]) {
        performance.mark('dictionary');
        return new target(...args);
      },
    });
    Object.assign(Intl, { Segmenter });
  });
  const loads = () => page.evaluate(() => performance.getEntriesByName('dictionary').length);
  await open(page, '/cases');
  await hydrated(page);
  expect(await loads()).toBe(0);
  await page.locator('footer a[href="/info"]').first().click();
  await expect(page).toHaveTitle(/资讯中心/);
  expect(await loads()).toBe(1);
});

test('scripts come without headers that only documents need', async ({ page, request }) => {
  await open(page, '/info');
  const script = await page.evaluate(() => window.__site?.entry ?? '');
  const headers = (await request.get(new URL(script, page.url()).href)).headers();
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-type']).toBe('text/javascript');
  for (const name of ['content-security-policy', 'last-modified', 'x-request-id']) {
    expect(headers[name], name).toBeUndefined();
  }
});

test('a menu that was opened before the application started stays open', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/.*\.js/);
  await page.goto('/');
  const menu = page.getByRole('banner').locator('details.menu').first();
  // Not with the mouse: its way to the menu would open the menu again.
  await menu.locator('summary').evaluate((summary: HTMLElement) => summary.click());
  await expect(menu).toHaveAttribute('open');
  release();
  await hydrated(page);
  await expect(menu).toHaveAttribute('open');
});
