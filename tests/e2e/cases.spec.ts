import type { Page } from '@playwright/test';
import { contentHydrated, expect, main, open, test } from './support/test.ts';

const cards = '#main article.case-card';

/** The filters are folded until one is chosen. */
const openFilters = (page: Page) => main(page).locator('summary').first().click();

test('the list begins near the top, below folded filters', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/cases');
  const box = await page.locator(cards).first().boundingBox();
  expect(box?.y).toBeLessThan(400);
});

test('the line that opens the filters stays in its place', async ({ page }) => {
  await open(page, '/cases');
  const line = main(page).locator('summary', { hasText: '筛选' });
  const before = await line.boundingBox();
  await line.click();
  await expect(main(page).getByRole('navigation', { name: '行业' })).toBeVisible();
  expect(await line.boundingBox()).toEqual(before);
});

test('a case opens from a filtered list, can be shared, and closes to the same place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await open(page, '/cases');
  await openFilters(page);
  await main(page)
    .getByRole('link', { name: /^大觅直播/ })
    .click();
  await expect(page).toHaveURL('/cases?product=app');
  await expect(page.locator(cards)).toHaveCount(3);

  const card = page.locator('#case-qingling-tea-mountain-live');
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(400);
  await card.getByRole('link').click();
  await expect(page).toHaveURL('/cases?case=qingling-tea-mountain-live&product=app');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('用手机从茶山');
  await expect(page).toHaveTitle(/用手机从茶山/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The address of the case itself, whichever list opened it.
  const own = 'https://www.mujing.example/cases?case=qingling-tea-mountain-live';
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', own);

  // Going to the next case keeps the list one step back in the history.
  await page.getByRole('navigation', { name: '前后案例' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/case=zhilan-academy-lecture-rooms&product=app/);
  // The address changes before the page: a click on the earlier case would be lost when the page follows.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('六间办公室');
  await main(page).getByRole('link', { name: '回到列表' }).first().click();
  await expect(page).toHaveURL('/cases?product=app');
  await expect(page.locator(cards)).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('filters combine, show their result counts, and can be removed at once', async ({ page }) => {
  await open(page, '/cases?solution=ecommerce');
  const products = page.getByRole('navigation', { name: '产品' });
  await expect(products.getByRole('link', { name: /青幕 3/ })).toBeVisible();
  // An option without results is text with a count of 0, not a link.
  await expect(products.getByText('青幕 SDK')).toBeVisible();
  await expect(products.getByRole('link', { name: /青幕 SDK/ })).toHaveCount(0);
  await products.getByRole('link', { name: /花境/ }).click();
  await expect(page).toHaveURL('/cases?solution=ecommerce&product=flower');
  await expect(page.locator(cards)).toHaveCount(2);
  await expect(main(page).getByRole('status')).toHaveText('共 2 个案例');
  await main(page).getByRole('link', { name: '清除筛选' }).click();
  await expect(page).toHaveURL('/cases');
});

test('words that nothing matches lead to cases, and no filter is to be taken away', async ({
  page,
}) => {
  await open(page, '/cases?q=zzzzqqqq');
  await expect(main(page)).not.toContainText('清除筛选');
  await expect(main(page)).toContainText('换个说法再搜');
  await expect(page.locator(cards)).toHaveCount(3);
  await main(page).getByRole('link', { name: '清除搜索' }).first().click();
  await expect(page).toHaveURL('/cases');
});

test('Escape closes a case, unless something else is open', async ({ page }) => {
  await open(page, '/en/cases?industry=education');
  await page.locator(cards).first().getByRole('link').click();
  const share = page.locator('.case-hero details');
  await share.locator('summary').click();
  await page.keyboard.press('Escape');
  await expect(share).not.toHaveAttribute('open');
  await expect(page).toHaveURL(/case=/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/en/cases?industry=education');
});

test('Escape also closes a case opened by its address', async ({ page }) => {
  await open(page, '/cases?case=qihe-medical-teaching-studio');
  await contentHydrated(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/cases#case-qihe-medical-teaching-studio');
});

test('the current filter is visible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/en/cases?industry=automotive');
  const current = page.locator('.segment[aria-current]').first();
  await expect(current).toContainText('Auto');
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a page after the last one links back', async ({ page }) => {
  await open(page, '/en/cases?page=2');
  await expect(page.locator(cards)).toHaveCount(0);
  await expect(page).toHaveTitle(/page 2/);
  await main(page).getByRole('link', { name: 'Back to page 1' }).click();
  await expect(page).toHaveURL('/en/cases');
});

test('a booking from a case has its products and use selected', async ({ page }) => {
  await open(page, '/cases?case=qihe-medical-teaching-studio');
  await main(page).getByRole('link', { name: '按这个案例预约' }).click();
  await expect(page).toHaveURL(
    /\/cooperation\?case=qihe-medical-teaching-studio&product=3d(?:,|%2C)sdk&solution=medical$/,
  );
  await expect(page.locator('input[name=products]:checked')).toHaveCount(2);
  await expect(page.locator('input[name=products][value="3d"]')).toBeChecked();
  await expect(page.locator('input[name=products][value=sdk]')).toBeChecked();
  await expect(page.locator('select[name=solution]')).toHaveValue('medical');
});

test('an unknown case is not found', async ({ page, watch }) => {
  watch.allow(/404/);
  expect((await page.goto('/cases?case=nobody'))?.status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, cases and the way back are links', async ({ page }) => {
    await page.goto('/cases');
    await openFilters(page);
    await main(page)
      .getByRole('link', { name: /^教育培训/ })
      .click();
    await expect(page).toHaveURL('/cases?industry=education');
    await expect(page.locator(cards)).toHaveCount(2);
    await page.locator(cards).first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: '布光' })).toBeVisible();
    await expect(main(page)).toContainText(/光\u2060?比/);
    await main(page).getByRole('link', { name: '回到列表' }).first().click();
    await expect(page).toHaveURL(/\/cases\?industry=education#case-/);
  });
});
