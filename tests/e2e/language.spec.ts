import { expect, open, test } from './support/test.ts';

const pairs = [
  ['/', '/en/'],
  ['/cases', '/en/cases'],
  ['/product/cyan', '/en/product/cyan'],
  ['/show/cyan-3-2-release', '/en/show/cyan-3-2-release'],
] as const;

for (const [chinese, english] of pairs) {
  test(`${chinese} and ${english} lead to each other`, async ({ page }) => {
    await open(page, chinese);
    await page.locator('header').getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(english);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.locator('header').getByRole('link', { name: '中文' }).first().click();
    await expect(page).toHaveURL(chinese);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });
}

test('a page without a twin leads to the home of the other language', async ({ page }) => {
  await page.goto('/support/document');
  const link = page.locator('header').getByRole('link', { name: 'English' }).first();
  await expect(link).toHaveAttribute('href', '/en/');
});

test('links on English pages stay in English', async ({ page }) => {
  await page.goto('/en/');
  const hrefs = await page
    .locator('header a, footer a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const chinese = hrefs.filter((href) => href.startsWith('/') && !href.startsWith('/en/'));
  expect([...new Set(chinese)]).toEqual(['/']);
});
