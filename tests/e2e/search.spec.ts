import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, holdBack, hydrated, main, open, test } from './support/test.ts';

const dialog = (page: Page) => page.locator('dialog.search');
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const active = (page: Page) => dialog(page).locator('[role="option"][aria-selected="true"]');
const searchButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(?:搜索|Search)$/ });

/** Opens a page and its search dialog. */
async function openSearch(page: Page, path = '/'): Promise<void> {
  await open(page, path);
  await searchButton(page).click();
  await expect(field(page)).toBeFocused();
}

test('typing finds, arrow keys select, Enter opens', async ({ page }) => {
  await openSearch(page, '/about');
  await field(page).fill('绿幕布光');
  await expect(options(page).first()).toContainText('绿幕布光');
  await expect(options(page).first().locator('mark').first()).toHaveText('绿幕布光');
  await expect(active(page)).toHaveCount(1);
  await expect(active(page)).toContainText('绿幕布光');
  await field(page).press('ArrowDown');
  const second = await options(page).nth(1).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', second ?? '');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await field(page).press('End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await field(page).press('Home');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/dmfaq/green-screen-lighting');
  await expect(dialog(page)).toHaveCount(0);
  await expect(main(page).locator('h1')).toContainText('绿幕布光');
});

test('Enter before the answer arrives opens its first result', async ({ page }) => {
  await openSearch(page);
  await expect(options(page).first()).toBeVisible();
  const release = await holdBack(page, /\/api\/search/);
  await field(page).fill('绿幕布光');
  await field(page).press('Enter');
  release();
  await expect(page).toHaveURL('/dmfaq/green-screen-lighting');
});

test('shortcut keys open it on any page, before and after the application has started', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/entry-client/);
  await page.goto('/product/cyan');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('obs');
  await expect(dialog(page)).toHaveCount(0);
  release();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('obs');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('a slash in a field is text, and early typing is kept', async ({ page }) => {
  await open(page, '/info');
  await main(page).getByRole('searchbox').press('/');
  await expect(main(page).getByRole('searchbox')).toHaveValue('/');
  await expect(dialog(page)).toHaveCount(0);
  const release = await holdBack(page, /\/assets\/search-dialog/);
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await page.keyboard.type('obs');
  release();
  await expect(field(page)).toHaveValue('obs');
  await expect(options(page).first()).toBeVisible();
});

test('the focus returns to the previous element', async ({ page }) => {
  await open(page, '/dmfaq/first-live-room');
  await searchButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await field(page).fill('布光');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(searchButton(page)).toBeFocused();
  // On return the words are selected: typing replaces them.
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('布光');
  await page.keyboard.type('sdk');
  await expect(field(page)).toHaveValue('sdk');
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
});

test('a misspelling is corrected, and the page says so', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('推流码律');
  await expect(dialog(page).getByText('没有找到“推流码律”')).toBeVisible();
  await expect(dialog(page).locator('strong')).toHaveText('推流码率');
  await expect(options(page).first().locator('mark').first()).toBeVisible();
});

test('an answer to a common question comes first, and Enter opens its page', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('青幕多少钱');
  await expect(options(page).first()).toContainText('6,800 元');
  await expect(active(page)).toContainText('看价格');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/product/cyan#price');
  await open(page, `/support/document?q=${encodeURIComponent('青幕多少钱')}`);
  await expect(main(page).getByRole('link', { name: /看价格/ })).toBeVisible();
  // The numbers of documents in the chapters would be taken for numbers of results.
  const chapters = main(page).getByRole('navigation', { name: '章节' });
  await expect(chapters.getByRole('link', { name: '快速入门' })).toHaveText('快速入门');
});

test('an empty result offers alternatives and is reported to editors once', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('settled=1')) reports.push(request.url());
  });
  await openSearch(page);
  await field(page).fill('zzzqqxx');
  await expect(dialog(page).getByText('没有找到“zzzqqxx”').first()).toBeVisible();
  await expect(options(page).first()).toBeVisible();
  await expect(active(page)).toHaveCount(0);
  await expect.poll(() => reports.length).toBe(1);
  await dialog(page).getByRole('link', { name: '直接问我们' }).click();
  await expect(page).toHaveURL('/cooperation');
  await expect(dialog(page)).toHaveCount(0);
});

test('kinds filter the results, and links to full lists keep the words', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('抠像');
  const kinds = dialog(page).getByRole('group', { name: '按类型筛选' });
  await kinds.getByRole('radio', { name: /资讯/ }).check({ force: true });
  const groups = dialog(page).getByRole('listbox').getByRole('group');
  await expect(groups.first()).toHaveAccessibleName('资讯');
  await expect(groups.filter({ has: page.locator('[data-type="hit"]') })).toHaveCount(1);
  await kinds.getByRole('radio', { name: /全部/ }).check({ force: true });
  await expect(groups.filter({ has: page.locator('[data-type="hit"]') })).not.toHaveCount(1);
  await options(page).filter({ hasText: '在学习中心查看全部' }).click();
  await expect(page).toHaveURL(`/support/document?q=${encodeURIComponent('抠像')}`);
  await expect(main(page).getByRole('searchbox')).toHaveValue('抠像');
});

test('successful searches are stored on the device and can be deleted', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('布光');
  await expect(active(page)).toContainText('布光');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/dmfaq\//);
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('group', { name: '最近搜索' })).toBeVisible();
  await options(page).filter({ hasText: '布光' }).first().click();
  await expect(field(page)).toHaveValue('布光');
  await expect(active(page)).toContainText('布光');
  await dialog(page).getByRole('button', { name: '清空' }).click();
  await dialog(page).getByRole('button', { name: '清除记录' }).click();
  await expect(dialog(page).getByRole('group', { name: '最近搜索' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull();
});

test('unfinished text of an input method starts no search', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/api/search')) asked.push(url.searchParams.get('q') ?? '');
  });
  await openSearch(page);
  await expect(options(page).first()).toBeVisible();
  const session = await page.context().newCDPSession(page);
  for (const text of ['l', 'lv', "lv'mu"]) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await session.send('Input.insertText', { text: '绿幕' });
  await expect(field(page)).toHaveValue('绿幕');
  await expect(active(page)).toContainText('绿幕');
  expect(asked.filter((words) => words !== '')).toEqual(['绿幕']);
});

test('a failed search keeps the words and can be repeated', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await openSearch(page);
  await expect(options(page).first()).toBeVisible();
  await page.route(/\/api\/search/, (route) => route.abort());
  await field(page).fill('布光');
  await expect(dialog(page).getByRole('alert')).toContainText('搜索没有完成');
  await page.unroute(/\/api\/search/);
  await dialog(page).getByRole('button', { name: '重试' }).click();
  await expect(options(page).first()).toContainText('布光');
});

test('English pages search English content', async ({ page }) => {
  await openSearch(page, '/en/info');
  await expect(dialog(page).getByRole('group', { name: 'Popular' })).toBeVisible();
  await page.keyboard.type('green scr');
  await expect(options(page).first().locator('mark').first()).toHaveText(/green/i);
  await expect(dialog(page).getByRole('radio', { name: /Documents/ })).toBeDisabled();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/en\/show\//);
});

test('without scripts the button links to a list with a search', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, list] of [
    ['/', '/support/document'],
    ['/ad/sony', '/support/document'],
    ['/en/about', '/en/info'],
  ] as const) {
    await page.goto(`${process.env.SITE_URL}${path}`);
    await searchButton(page).click();
    await expect(page).toHaveURL(new RegExp(`${list}\\??$`));
    await expect(main(page).getByRole('searchbox')).toBeVisible();
  }
  await context.close();
});

for (const [path, words] of [
  ['/', '绿幕'],
  ['/en/info', 'green'],
  ['/info', 'zzzqqxx'],
] as const) {
  test(`the open dialog on ${path} with “${words}” is accessible`, async ({ page }) => {
    await openSearch(page, path);
    await field(page).fill(words);
    await expect(dialog(page).locator('[role="option"]').first()).toBeVisible();
    await expect(dialog(page).locator('.spinner')).toHaveCount(0);
    await expectAccessible(page, 'dialog.search');
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('it fills the screen, has large touch targets and closes by its button', async ({
    page,
  }) => {
    await open(page, '/en/info');
    const button = await searchButton(page).boundingBox();
    expect(button?.width).toBeGreaterThanOrEqual(44);
    expect(button?.height).toBeGreaterThanOrEqual(44);
    await searchButton(page).tap();
    await expect(field(page)).toBeFocused();
    expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
    await field(page).fill('green');
    await expect(options(page).first().locator('mark').first()).toBeVisible();
    // No result is selected on touch screens: the search key only hides the keyboard.
    await expect(active(page)).toHaveCount(0);
    await field(page).press('Enter');
    await expect(field(page)).not.toBeFocused();
    for (const option of await options(page).all()) {
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await dialog(page).getByRole('button', { name: 'Cancel' }).tap();
    await expect(dialog(page)).toHaveCount(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('a list without results offers results from the rest of the site', async ({ page }) => {
  for (const list of ['/info', '/cases']) {
    await page.goto(`${list}?q=Kotlin`);
    const elsewhere = page.getByRole('region', { name: '本站其他地方有这些' });
    await expect(elsewhere.getByRole('link').first()).toHaveAttribute('href', /^\/dmfaq\//);
    await expect(elsewhere.locator('mark').first()).toHaveText(/Kotlin/);
  }
  // Without any: pages that are often read; in the list of cases, other cases.
  for (const [list, name] of [
    ['/en/info', 'Often read'],
    ['/en/cases', 'Have a look at these'],
  ] as const) {
    await page.goto(`${list}?q=zzzzqqqq`);
    const others = page.getByRole('region', { name });
    await expect(others.getByRole('link')).not.toHaveCount(0);
  }
});
