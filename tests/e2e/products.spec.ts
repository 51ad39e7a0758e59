import { expect, main, open, test } from './support/test.ts';

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

test('the bar of a product page links to its sections', async ({ page }) => {
  await open(page, '/product/cyan');
  const bar = page.getByRole('navigation', { name: '本页内容' });
  await bar.getByRole('link', { name: '技术规格' }).click();
  await expect(page).toHaveURL(/#specifications$/);
  await expect(main(page).getByRole('heading', { name: '青幕 3.2 规格' })).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('code samples have working tabs', async ({ page }) => {
    await page.goto('/product/sdk');
    const samples = main(page).locator('#quick-start');
    await expect(samples.getByText('createKeyer').first()).toBeVisible();
    await samples.getByText('C++', { exact: true }).click();
    await expect(samples.getByText('cyan_create(', { exact: false }).first()).toBeVisible();
    await expect(samples.getByText('createKeyer').first()).toBeHidden();
    const group = samples.getByRole('group', { name: await samples.locator('h2').innerText() });
    await expect(group.getByRole('radio', { name: 'C++' })).toBeChecked();
  });

  test('a picture of a gallery is a link to its file', async ({ page, request }) => {
    await page.goto('/product/cyan');
    const href = await main(page).locator('#gallery a').first().getAttribute('href');
    const file = await request.get(href ?? '');
    expect(file.headers()['content-type']).toBe('image/webp');
  });
});
