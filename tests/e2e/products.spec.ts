import { expect, main, open, test } from './support/test.ts';

const products = ['3d', 'cyan', 'flower', 'sdk', 'app'];

for (const prefix of ['', '/en']) {
  test(`the prices are in the menu, the first screen and the contents (${prefix || '/'})`, async ({
    page,
  }) => {
    const label = prefix ? 'Prices' : '价格';
    await page.goto(`${prefix}/`);
    const entry = page.locator('header').getByRole('link', { name: label, exact: true }).first();
    await expect(entry).toHaveAttribute('href', `${prefix}/show/prices`);
    for (const product of products) {
      await page.goto(`${prefix}/product/${product}`);
      await expect(main(page).locator('.hero')).toContainText(/[\d,]{4,}/);
      await expect(
        main(page).locator('nav').getByRole('link', { name: label, exact: true }).first(),
      ).toHaveAttribute('href', /#price$/);
      await expect(main(page).locator('#price')).toContainText(/[\d,]{4,}/);
    }
  });

  test(`home and product pages are at most 8,000 px long on a phone (${prefix || '/'})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', ...products.map((product) => `/product/${product}`)]) {
      await page.goto(prefix + path);
      // Sections get their real height when they come near the window.
      const height = await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
          scrollTo(0, y);
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }
        return document.documentElement.scrollHeight;
      });
      expect(height, prefix + path).toBeLessThanOrEqual(8000);
    }
  });
}

test('a gallery works by keyboard and returns the focus', async ({ page }) => {
  await open(page, '/product/cyan');
  const gallery = main(page).locator('#gallery');
  const second = gallery.getByRole('link').nth(1);
  await second.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '放大的图片' });
  await expect(dialog).toContainText('2 / 4');
  await expect(dialog).toContainText('幕上的九个点');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('3 / 4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('1 / 4');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(second).toBeFocused();
});

test('the five phones of a gallery are not cut at the edge of their frame', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/product/app');
  const phones = main(page).locator('#gallery li', { hasText: '五个虚拟场景' });
  // The share of the picture's height that its frame shows.
  const shown = await phones.locator('img').evaluate((one) => {
    const image = one as HTMLImageElement;
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    return (image.clientHeight * ratio) / image.clientWidth;
  });
  expect(shown).toBeGreaterThan(0.95);
});

test('each step of a project links to its sheet', async ({ page }) => {
  await open(page, '/');
  const steps = main(page).locator('#process').getByRole('listitem');
  await expect(steps).toHaveCount(6);
  for (const [index, address] of [
    '/cooperation',
    '/share/requirement/11111111-1111-4111-8111-111111111111',
    '/share/device/22222222-2222-4222-8222-222222222222',
    '/share/order/impl/demo-order',
    '/share/implConfirm/33333333-3333-4333-8333-333333333333',
    '/share/liveReport/demo-report',
  ].entries()) {
    await expect(steps.nth(index).getByRole('link')).toHaveAttribute('href', address);
  }
  await steps.nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/\/share\/device\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [path, box] of [
  ['/product/3d', '全案直播间'],
  ['/product/flower', '花境'],
  ['/product/app', '大觅直播'],
  ['/en/product/sdk', 'Cyan SDK'],
] as const) {
  test(`${path} links to a booking with the product selected`, async ({ page }) => {
    await open(page, path);
    await main(page).locator('#booking').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/cooperation\?product=\w+&type=\w+/);
    await expect(page.getByRole('checkbox', { name: box, exact: true })).toBeChecked();
  });
}

test('a demo loads nothing before it is started, and its still is there', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(?:(?:started|demo)-[\w-]+\.js|[\w-]+\.(?:mp4|bin))$/.test(pathname))
      loaded.push(pathname);
  });
  for (const product of ['cyan', 'sdk', '3d', 'flower', 'app']) {
    await open(page, `/product/${product}`);
    const demo = main(page).locator('[data-demo]').first();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.getByRole('img').first()).toBeVisible();
    expect(loaded).toEqual([]);
  }
  await main(page).getByRole('button', { name: '拿起这部手机' }).click();
  await expect.poll(() => loaded.length).toBeGreaterThan(1);
});

test('the bar of a product page links to its sections', async ({ page }) => {
  await open(page, '/product/cyan');
  const bar = page.getByRole('navigation', { name: '本页内容' });
  await bar.getByRole('link', { name: '技术规格' }).click();
  await expect(page).toHaveURL(/#specifications$/);
  await expect(main(page).getByRole('heading', { name: '青幕 3.2 规格' })).toBeInViewport();
});

test('the bar marks the section in view', async ({ page }) => {
  await open(page, '/product/3d#room-chooser');
  const link = page
    .getByRole('navigation', { name: '本页内容' })
    .locator('a[href="#room-chooser"]');
  await expect(link).not.toHaveCSS('box-shadow', 'none');
});

test('bars are opaque for readers who ask for less transparency, and blur for others', async ({
  page,
}) => {
  await open(page, '/product/cyan');
  const session = await page.context().newCDPSession(page);
  for (const [value, filter, ground] of [
    ['reduce', 'none', /^[^/]+$/],
    // An opacity is behind a slash.
    ['no-preference', /blur/, /\/ 0\.\d+\)$/],
  ] as const) {
    const features = [{ name: 'prefers-reduced-transparency', value }];
    await session.send('Emulation.setEmulatedMedia', { features });
    for (const bar of ['header.bar', '.contents-bar']) {
      await expect(page.locator(bar)).toHaveCSS('backdrop-filter', filter);
      await expect(page.locator(bar)).toHaveCSS('background-color', ground);
    }
  }
  await session.detach();
});

test('a link to a folded part opens it, and the others stay closed', async ({ page }) => {
  await open(page, '/product/cyan#comparison');
  await expect(main(page).getByText('均匀度的工作范围')).toBeVisible();
  await expect(main(page).getByText('P010')).toBeHidden();
  // Closed parts are in the page, for search engines and for searching in the page.
  await expect(main(page)).toContainText('P010');
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByText('P010')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the bar is shown between the buttons of the hero and of the end', async ({ page }) => {
    await open(page, '/product/cyan');
    const bar = page.getByRole('complementary', { name: '预约演示' });
    const heroButton = page.locator('.hero .btn').first();
    await page.locator('#main h1').tap();
    await expect(page.locator('.action-bar')).toBeAttached();
    await expect(heroButton).toBeInViewport();
    await expect(bar).toBeHidden();
    await page.locator('#specifications').scrollIntoViewIfNeeded();
    await expect(heroButton).not.toBeInViewport();
    await expect(bar).toBeVisible();
    const link = bar.getByRole('link', { name: '预约演示' });
    await expect(link).toHaveAttribute('href', '/cooperation?product=cyan&type=demo');
    await main(page).locator('#booking').scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.locator('footer').first().scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  });

  test('the contents open as a sheet: Escape returns, a link leads to its section', async ({
    page,
  }) => {
    await open(page, '/en/product/cyan');
    await page.locator('#main h1').tap();
    await expect(page.locator('.action-bar')).toBeAttached();
    await main(page).locator('#gallery').scrollIntoViewIfNeeded();
    const opener = page.getByRole('button', { name: 'Contents' });
    await opener.tap();
    const sheet = page.getByRole('dialog', { name: 'On this page' });
    await expect(sheet.getByRole('link').first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.tap();
    await sheet.getByRole('link', { name: 'FAQ' }).tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/#faq$/);
    await expect(main(page).locator('#faq-heading')).toBeInViewport();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('code samples have working tabs', async ({ page }) => {
    await page.goto('/product/sdk');
    const samples = main(page).locator('#quick-start');
    await expect(samples.getByText('new GlKeyer(').first()).toBeVisible();
    await samples.getByText('C#', { exact: true }).click();
    await expect(samples.getByText('new CyanKeyer(').first()).toBeVisible();
    await samples.getByText('C++', { exact: true }).click();
    await expect(samples.getByText('cyan_create(', { exact: false }).first()).toBeVisible();
    await expect(samples.getByText('new GlKeyer(').first()).toBeHidden();
    const group = samples.getByRole('group', { name: await samples.locator('h2').innerText() });
    await expect(group.getByRole('radio', { name: 'C++' })).toBeChecked();
  });

  test('the contents of a phone are a list that opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/product/cyan');
    const link = main(page).getByRole('link', { name: '技术规格' });
    await expect(link).toBeHidden();
    await main(page).getByText('本页内容').click();
    await link.click();
    const heading = main(page).locator('#specifications-heading');
    await expect(heading).toBeInViewport();
    // The header does not cover it.
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(64);
    await expect(page.locator('.action-bar')).toHaveCount(0);
  });

  test('a picture of a gallery is a link to its file', async ({ page, request }) => {
    await page.goto('/product/cyan');
    const href = await main(page).locator('#gallery a').first().getAttribute('href');
    const file = await request.get(href ?? '');
    expect(file.headers()['content-type']).toBe('image/webp');
  });
});

test.describe('on a phone of 360 × 740', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of ['/product/cyan', '/en/product/cyan', '/en/product/3d']) {
    test(`the first button of ${path} is whole in the first window`, async ({ page }) => {
      await open(page, path);
      await expect(main(page).locator('.hero .btn').first()).toBeInViewport({ ratio: 1 });
    });
  }
});
