import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/back-office.ts';
import { expect, test } from './support/test.ts';

// On the site below a base path: the pages of the other one are being tested as they are.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
  baseURL: async ({}, use) => {
    await use(process.env.BASED_SITE_URL);
  },
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});
// Before the sign-in the API answers 401, to a conflict 409: browsers write both to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 40[19]/));
// The tests share the pages of the site.
test.describe.configure({ mode: 'serial' });
test.slow();

/** Opens a page from the list. */
async function openPage(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: '页面', exact: true }).first().click();
  const list = page.getByRole('table', { name: '页面' });
  await list.getByRole('link', { name: title, exact: true }).click();
  await expect(outline(page)).toBeVisible();
}

const outline = (page: Page) => page.getByRole('region', { name: '页面结构' });
const rows = (page: Page) => outline(page).getByRole('listitem');
const row = (page: Page, words: string | RegExp) => rows(page).filter({ hasText: words });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const status = (page: Page) => page.locator('.record-bar [role=status]');
const bar = (page: Page, name: string) => page.locator('.record-bar').getByRole('button', { name });
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: '块的操作' }).getByRole('button', { name, exact: true });

async function choose(page: Page, words: string | RegExp): Promise<void> {
  await row(page, words).locator('.outline-row').click();
  await expect(row(page, words).locator('[aria-current]')).toBeVisible();
}

async function view(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function add(page: Page, type: string): Promise<void> {
  await outline(page).getByRole('button', { name: '添加块' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('搜索').fill(type);
  await dialog.getByRole('button', { name: new RegExp(`^${type}`) }).click();
  await expect(page.getByRole('heading', { name: type, level: 2 })).toBeVisible();
}

async function saved(page: Page): Promise<void> {
  await expect(status(page)).toHaveAttribute('data-state', 'saved');
}

async function publish(page: Page): Promise<void> {
  await bar(page, '发布').click();
  await page.getByRole('dialog').getByRole('button', { name: '立即发布' }).click();
  await expect(page.getByText('已发布，网站已更新')).toBeVisible();
}

test('an editor changes, adds, moves and hides blocks, and the site shows it', async ({
  page,
  request,
}) => {
  await signIn(page);
  await openPage(page, '关于我们');
  const before = await rows(page).allInnerTexts();
  await choose(page, /首屏/);
  await field(page, '标题').fill('浏览器里改的标题');
  await expect(row(page, '浏览器里改的标题')).toHaveCount(1);
  await expectAccessible(page);

  await choose(page, '大事记');
  await add(page, '常见问题');
  await expect(row(page, '常见问题')).toContainText('3 处待改');
  await field(page, '标题').fill('参观前的问题');
  await field(page, '问题').fill('可以带设备来试吗？');
  await field(page, '回答').fill('可以，请提前一天告诉我们。');
  await expect(row(page, '参观前的问题')).not.toContainText('待改');

  const place = async () =>
    (await rows(page).allInnerTexts()).findIndex((text) => text.includes('参观前的问题'));
  const from = await place();
  const grip = row(page, '参观前的问题').getByRole('button', { name: /^移动/ });
  await grip.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(place).toBe(from - 1);
  await expect(outline(page).getByRole('status')).toHaveText(
    `“参观前的问题”移到第 ${from} 位，共 ${before.length + 1} 块`,
  );
  await expect(grip).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect.poll(place).toBe(from - 2);

  await choose(page, '大事记');
  await tool(page, '隐藏').click();
  await expect(row(page, '大事记')).toContainText('隐藏');
  await saved(page);
  await publish(page);
  const shown = async () => (await (await request.get('about')).text()).replace(/<[^>]*>/g, '');
  await expect.poll(shown, { timeout: 1_000 }).toContain('浏览器里改的标题');
  expect(await shown()).toContain('可以带设备来试吗？');
  expect(await shown()).not.toContain('大事记');

  await tool(page, '显示').click();
  await saved(page);
  await publish(page);
  await expect.poll(shown, { timeout: 1_000 }).toContain('大事记');
});

test('a block is dragged to another place with the pointer', async ({ page }) => {
  await signIn(page);
  await openPage(page, '关于我们');
  const ids = () => rows(page).allInnerTexts();
  const before = await ids();
  const grip = (index: number) => rows(page).nth(index).getByRole('button', { name: /^移动/ });
  const [from, to] = [await grip(0).boundingBox(), await grip(2).boundingBox()];
  if (!from || !to) throw new Error('the rows are not shown');
  await page.mouse.move(from.x + 10, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + to.height, { steps: 4 });
  await expect(rows(page).nth(2)).toHaveAttribute('data-mark', 'after');
  await page.mouse.up();
  await expect.poll(ids).toEqual([before[1], before[2], before[0], ...before.slice(3)]);
  await grip(2).focus();
  await page.keyboard.press('Home');
  await expect.poll(ids).toEqual(before);
  await saved(page);
});

test('a deleted block comes back; a missing one begins with the other language', async ({
  page,
}) => {
  await signIn(page);
  await openPage(page, '关于我们');
  await choose(page, '参观前的问题');
  await view(page, '中英对照');
  await expect(row(page, '参观前的问题')).toContainText('缺英文');
  await page.getByRole('button', { name: '以中文为底稿' }).click();
  await expect(row(page, '参观前的问题')).not.toContainText('缺英文');
  const english = page.getByRole('region', { name: 'English' });
  await expect(english.getByRole('textbox', { name: '标题', exact: true })).toHaveValue(
    '参观前的问题',
  );
  await english.getByRole('textbox', { name: '标题', exact: true }).fill('Before you visit');
  await expectAccessible(page);

  const count = await rows(page).count();
  await tool(page, '删除').click();
  await expect(rows(page)).toHaveCount(count - 1);
  await outline(page).getByRole('button', { name: '撤销' }).click();
  await expect(rows(page)).toHaveCount(count);
  await view(page, 'English');
  await expect(field(page, '标题')).toHaveValue('Before you visit');
  await saved(page);
});

test('a block is copied to another page in both languages', async ({ page }) => {
  await signIn(page);
  await openPage(page, '关于我们');
  await choose(page, '参观前的问题');
  await tool(page, '复制到其他页面').click();
  await expect(page.getByText(/已复制“参观前的问题”/)).toBeVisible();
  await openPage(page, '大觅直播');
  const count = await rows(page).count();
  await outline(page).getByRole('button', { name: '粘贴块' }).click();
  await expect(rows(page)).toHaveCount(count + 1);
  await expect(field(page, '标题')).toHaveValue('参观前的问题');
  await view(page, 'English');
  await expect(field(page, '标题')).toHaveValue('Before you visit');
  await saved(page);
  await page.evaluate(() => navigator.clipboard.writeText('no block'));
  await outline(page).getByRole('button', { name: '粘贴块' }).click();
  await expect(page.getByText('剪贴板里没有可用的块')).toBeVisible();
});

async function secondWindow(browser: Browser, page: Page, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    storageState: await page.context().storageState(),
  });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(outline(other)).toBeVisible();
  return other;
}

test('two editors on one page: different blocks are both kept, for one block they choose', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await openPage(page, '关于我们');
  const other = await secondWindow(browser, page, baseURL);
  await choose(other, /首屏/);
  await field(other, '标题').fill('别人的首屏');
  await choose(other, '参观前的问题');
  await field(other, '标题').fill('别人的问题');
  await saved(other);
  await choose(page, '大事记');
  await field(page, '标题').fill('我的时间线');
  await choose(page, '参观前的问题');
  await field(page, '标题').fill('我的问题');
  await expect(status(page)).toHaveAttribute('data-state', 'conflict');
  await bar(page, '比较并选择').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('别人的首屏').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: '按选择保存' })).toBeDisabled();
  await expectAccessible(page);
  await dialog
    .getByRole('group', { name: /常见问题/ })
    .getByLabel('对方的')
    .check({ force: true });
  await dialog.getByRole('button', { name: '按选择保存' }).click();
  await saved(page);
  for (const heading of ['别人的首屏', '我的时间线', '别人的问题']) {
    await expect(row(page, heading)).toHaveCount(1);
  }
  await other.context().close();
});

test('a finding leads to its field, the history names blocks, the preview shows the chosen one', async ({
  page,
}) => {
  await signIn(page);
  await openPage(page, '花境');
  await choose(page, /常见问题/);
  const heading = await field(page, '标题').inputValue();
  const entry = page.getByRole('button', { name: /^会不会让码率不够用/ });
  await entry.click();
  await field(page, '回答').fill('');
  await entry.click();
  await expect(field(page, '回答')).toBeHidden();
  await choose(page, /首屏/);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expectAccessible(page);
  await bar(page, '检查').click();
  const finding = page.getByRole('dialog').getByRole('listitem').filter({ hasText: '请填写。' });
  await finding.getByRole('button', { name: '去修改' }).click();
  await expect(field(page, '回答')).toBeFocused();
  await expectAccessible(page);
  await field(page, '回答').fill('可以。');
  await saved(page);

  await bar(page, '更多操作').click();
  await page.getByRole('menuitem', { name: '历史版本' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '与草稿比较' }).first().click();
  await expect(dialog.getByText('问答 1 · 回答')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await bar(page, '预览').click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: heading })).toBeInViewport();
});
