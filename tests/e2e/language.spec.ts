import { expect, open, test } from './support/test.ts';

const pairs = [
  ['/', '/en/'],
  ['/cases', '/en/cases'],
  ['/product/cyan', '/en/product/cyan'],
  ['/show/cyan-3-2-release', '/en/show/cyan-3-2-release'],
] as const;

for (const [chinese, english] of pairs) {
  test(`${chinese} and ${english} link to each other`, async ({ page }) => {
    await open(page, chinese);
    await page.locator('header').getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(english);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.locator('header').getByRole('link', { name: '中文' }).first().click();
    await expect(page).toHaveURL(chinese);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });
}

test('a change of language keeps the query, but not the page of a list', async ({ page }) => {
  const addresses = ['/cases?case=qingling-tea-mountain-live', '/info?category=practice'];
  for (const address of [...addresses, '/support/download?program=cyan-macos']) {
    await page.goto(address);
    const link = page.locator('header').getByRole('link', { name: 'English' }).first();
    const href = new URL((await link.getAttribute('href')) ?? '', 'http://x');
    const asked = new URL(address, 'http://x');
    expect(href.pathname).toBe(`/en${asked.pathname}`);
    expect([...href.searchParams].sort()).toEqual([...asked.searchParams].sort());
  }
  await page.goto('/en/info?page=2');
  await expect(page.locator('header').getByRole('link', { name: '中文' }).first()).toHaveAttribute(
    'href',
    '/info',
  );
  await page.goto('/cooperation?product=cyan&reference=MJ20261122-AAAA');
  const link = page.locator('header').getByRole('link', { name: 'English' }).first();
  await expect(link).toHaveAttribute('href', '/en/cooperation?product=cyan');
});

test('a change of language keeps the section of a page', async ({ page }) => {
  await open(page, '/product/cyan#faq');
  await page.locator('header').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/en/product/cyan#faq');
  await expect(page.locator('#faq')).toBeInViewport();
});

for (const [chinese, english, name] of [
  ['/support/document', '/en/info', 'News and articles'],
  ['/dmfaq/sdk-licence', '/en/info', 'News and articles'],
  ['/QRCode_dami', '/en/product/app', 'Dami Live app'],
  ['/ad/sony', '/en/product/app', 'Dami Live app'],
] as const) {
  test(`${chinese}, which is Chinese only, links to ${english} and says so`, async ({ page }) => {
    await page.goto(chinese);
    const link = page.locator('header').getByRole('link', { name: 'English' }).first();
    await expect(link).toHaveAttribute('href', english);
    await expect(link).toHaveAttribute(
      'title',
      `Not available in English. Opens the nearest page: ${name}`,
    );
    await page.goto(english);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('a shared sheet, which exists in one language, has no link that leaves it', async ({
  page,
}) => {
  for (const sheet of ['/share/demo-scene', '/share/liveReport/demo-report']) {
    await page.goto(sheet);
    await expect(page.locator('header').getByRole('link', { name: 'English' })).toHaveCount(0);
  }
});

test('the page that opens instead of one without a translation says so, once', async ({ page }) => {
  await open(page, '/support/document');
  await page.locator('header').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/en/info');
  await expect(page.getByText('The page you left is not available in English')).toBeVisible();
  await page.reload();
  await page.waitForFunction(() => /layout|page/.test(window.__site?.phase ?? ''));
  await expect(page.getByText('The page you left is not available in English')).toHaveCount(0);
});

test('the language link of a translated page has no note', async ({ page }) => {
  await page.goto('/cases');
  const link = page.locator('header').getByRole('link', { name: 'English' }).first();
  await expect(link).not.toHaveAttribute('title');
});

test('a document and the English article with its text link to each other', async ({ page }) => {
  for (const [address, name, other] of [
    ['/dmfaq/dami-desktop', 'English', '/en/show/dami-desktop'],
    ['/en/show/dami-desktop', '中文', '/dmfaq/dami-desktop'],
  ] as const) {
    await page.goto(address);
    const link = page.locator('header').getByRole('link', { name }).first();
    await expect(link).toHaveAttribute('href', other);
    await expect(link).not.toHaveAttribute('title');
  }
});

test('links on English pages stay in English', async ({ page }) => {
  await page.goto('/en/');
  const hrefs = await page
    .locator('header a, footer a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const chinese = hrefs.filter((href) => href.startsWith('/') && !href.startsWith('/en/'));
  expect([...new Set(chinese)]).toEqual(['/']);
});
