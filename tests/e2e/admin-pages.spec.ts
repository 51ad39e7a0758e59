import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/back-office.ts';
import { nameOf, sessionOf } from './support/staff.ts';
import { expect } from './support/test.ts';

// On the site below a base path: the pages of the other one are being tested as they are.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
  baseURL: async ({}, use) => {
    await use(process.env.BASED_SITE_URL);
  },
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});
// Browsers write a conflict to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 409/));
// The tests share the pages of the site.
test.describe.configure({ mode: 'serial' });

/** The list of pages. */
const LIST = 'admin/content/page';

/** Opens a page from the list. */
async function openPage(page: Page, title: string): Promise<void> {
  const list = page.getByRole('table', { name: 'Pages' });
  await list.getByRole('link', { name: title, exact: true }).click();
  await expect(outline(page)).toBeVisible();
  await view(page, '中文');
}

const outline = (page: Page) => page.getByRole('region', { name: 'Structure' });
const rows = (page: Page) => outline(page).locator('[data-sort-row]');
const row = (page: Page, words: string | RegExp) => rows(page).filter({ hasText: words });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const status = (page: Page) => page.locator('.record-bar [role=status]');
const bar = (page: Page, name: string) => page.locator('.record-bar').getByRole('button', { name });
const tool = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'What to do with the block' })
    .getByRole('button', { name, exact: true });

async function choose(page: Page, words: string | RegExp): Promise<void> {
  await row(page, words).locator('.outline-row').click();
  await expect(row(page, words).locator('[aria-current]')).toBeVisible();
}

async function view(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function add(page: Page, type: string): Promise<void> {
  await outline(page).getByRole('button', { name: 'Add a block' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Search').fill(type);
  await dialog.getByRole('button', { name: new RegExp(`^${type}`) }).click();
  await expect(page.getByRole('heading', { name: type, level: 2 })).toBeVisible();
}

async function saved(page: Page): Promise<void> {
  await expect(status(page)).toHaveAttribute('data-state', 'saved');
}

async function publish(page: Page): Promise<void> {
  await bar(page, 'Publish').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. The site is up to date')).toBeVisible();
}

test('an editor changes, adds, moves and hides blocks, and the site shows it', async ({
  page,
  request,
  enter,
}) => {
  await enter('editor', 'en', LIST);
  await openPage(page, 'About us');
  const before = await rows(page).allInnerTexts();
  await choose(page, /Hero/);
  await field(page, 'Heading').fill('浏览器里改的标题');
  await expect(row(page, '浏览器里改的标题')).toHaveCount(1);
  await expectAccessible(page);

  await choose(page, '大事记');
  await add(page, 'Questions');
  await expect(row(page, 'Questions')).toContainText('3 to fix');
  await field(page, 'Heading').fill('参观前的问题');
  await field(page, 'Question').fill('可以带设备来试吗？');
  await field(page, 'Answer').fill('可以，请提前一天告诉我们。');
  await expect(row(page, '参观前的问题')).not.toContainText('to fix');

  const place = async () =>
    (await rows(page).allInnerTexts()).findIndex((text) => text.includes('参观前的问题'));
  const from = await place();
  const grip = row(page, '参观前的问题').getByRole('button', { name: /^Move/ });
  await grip.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(place).toBe(from - 1);
  await expect(outline(page).getByRole('status')).toHaveText(
    `“参观前的问题” is now block ${from} of ${before.length + 1}`,
  );
  await expect(grip).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect.poll(place).toBe(from - 2);

  await choose(page, '大事记');
  await tool(page, 'Hide').click();
  await expect(row(page, '大事记')).toContainText('Hidden');
  await saved(page);
  await publish(page);
  const shown = async () => (await (await request.get('about')).text()).replace(/<[^>]*>/g, '');
  await expect.poll(shown).toContain('浏览器里改的标题');
  expect(await shown()).toContain('可以带设备来试吗？');
  expect(await shown()).not.toContain('大事记');

  await tool(page, 'Show').click();
  await saved(page);
  await publish(page);
  await expect.poll(shown).toContain('大事记');
});

test('a block is dragged to another place with the pointer', async ({ page, enter }) => {
  await enter('editor', 'en', LIST);
  await openPage(page, 'About us');
  const ids = () => rows(page).allInnerTexts();
  const before = await ids();
  const grip = (index: number) => rows(page).nth(index).getByRole('button', { name: /^Move/ });
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
  enter,
}) => {
  await enter('editor', 'en', LIST);
  await openPage(page, 'About us');
  await choose(page, '参观前的问题');
  await view(page, 'Side by side');
  await expect(row(page, '参观前的问题')).toContainText('No English');
  await page.getByRole('button', { name: 'Start from the Chinese' }).click();
  await expect(row(page, '参观前的问题')).not.toContainText('No English');
  const english = page.getByRole('region', { name: 'English' });
  await expect(english.getByRole('textbox', { name: 'Heading', exact: true })).toHaveValue(
    '参观前的问题',
  );
  await english.getByRole('textbox', { name: 'Heading', exact: true }).fill('Before you visit');
  await expectAccessible(page);

  const names = await rows(page).allInnerTexts();
  const count = names.length;
  await tool(page, 'Delete').click();
  await expect(rows(page)).toHaveCount(count - 1);
  // The offer stands where the block was.
  const place = names.findIndex((name) => name.includes('参观前的问题'));
  const removed = outline(page).locator('ol > li').nth(place);
  await expect(removed).toContainText('“Before you visit” is deleted');
  await expectAccessible(page);
  await removed.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(count);
  await tool(page, 'Delete').click();
  await expect(rows(page)).toHaveCount(count - 1);
  await page.keyboard.press('Control+z');
  await expect(rows(page)).toHaveCount(count);
  await view(page, 'English');
  await expect(field(page, 'Heading')).toHaveValue('Before you visit');
  await saved(page);
});

test('deleted entries of a list come back at their places, the last one first', async ({
  page,
  enter,
}) => {
  await enter('editor', 'en', LIST);
  await openPage(page, 'Cyan keying');
  await choose(page, '试用之前');
  const entries = page.locator('ol:has(> [data-sort-row] [aria-expanded]) > [data-sort-row]');
  const names = () => entries.locator('[aria-expanded]').allInnerTexts();
  const before = await names();
  const remove = (index: number) =>
    entries
      .nth(index)
      .getByRole('button', { name: /^Delete “/ })
      .click();
  await remove(1);
  await remove(0);
  await expect.poll(names).toEqual(before.slice(2));
  // The offer stands where the entry was.
  const line = page.locator('ol:has(> [data-sort-row] [aria-expanded]) > li').first();
  await expect(line).toContainText(`“${before[0]}” is deleted`);
  await expectAccessible(page);
  await page.keyboard.press('Control+z');
  await expect.poll(names).toEqual([before[0], ...before.slice(2)]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(names).toEqual(before);
  await saved(page);
});

test('a block is copied to another page in both languages', async ({ page, enter }) => {
  await enter('editor', 'en', LIST);
  await openPage(page, 'About us');
  await choose(page, '参观前的问题');
  await tool(page, 'Copy for another page').click();
  await expect(page.getByText(/“Before you visit” is copied/)).toBeVisible();
  await page.getByRole('link', { name: 'Pages', exact: true }).first().click();
  await openPage(page, 'Dami Live app');
  const count = await rows(page).count();
  await outline(page).getByRole('button', { name: 'Paste a block' }).click();
  await expect(rows(page)).toHaveCount(count + 1);
  await expect(field(page, 'Heading')).toHaveValue('参观前的问题');
  await view(page, 'English');
  await expect(field(page, 'Heading')).toHaveValue('Before you visit');
  await saved(page);
  await page.evaluate(() => navigator.clipboard.writeText('no block'));
  await outline(page).getByRole('button', { name: 'Paste a block' }).click();
  await expect(page.getByText('The clipboard has no block.')).toBeVisible();
});

/** Opens the page of the test as another person. */
async function colleague(browser: Browser, page: Page, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 1440, height: 900 },
  });
  await context.addCookies(await sessionOf(baseURL ?? '', 'administrator', 'en'));
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(outline(other)).toBeVisible();
  await view(other, '中文');
  return other;
}

test('two editors on one page: different blocks are both kept, for one block they choose', async ({
  page,
  browser,
  baseURL,
  enter,
}) => {
  await enter('editor', 'en', LIST);
  await openPage(page, 'About us');
  const other = await colleague(browser, page, baseURL);
  await choose(other, /Hero/);
  await field(other, 'Heading').fill('别人的首屏');
  await choose(other, '参观前的问题');
  await field(other, 'Heading').fill('别人的问题');
  await saved(other);
  await choose(page, '大事记');
  await field(page, 'Heading').fill('我的时间线');
  await choose(page, '参观前的问题');
  await field(page, 'Heading').fill('我的问题');
  await expect(status(page)).toHaveAttribute('data-state', 'conflict');
  await bar(page, 'Compare and choose').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`${nameOf('administrator', 'en')} saved this part`)).toBeVisible();
  await expect(dialog.getByText('别人的首屏').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save this choice' })).toBeDisabled();
  await expectAccessible(page);
  await dialog
    .getByRole('group', { name: /Questions/ })
    .getByLabel('Theirs')
    .check({ force: true });
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await saved(page);
  for (const heading of ['别人的首屏', '我的时间线', '别人的问题']) {
    await expect(row(page, heading)).toHaveCount(1);
  }
  await other.context().close();
});

test('a finding leads to its field, the history names blocks, the preview shows the chosen one', async ({
  page,
  enter,
}) => {
  await enter('editor', 'en', LIST);
  await openPage(page, 'Flower');
  await choose(page, /Questions/);
  const heading = await field(page, 'Heading').inputValue();
  const entry = page.getByRole('button', { name: /^会不会让码率不够用/ });
  await entry.click();
  await field(page, 'Answer').fill('');
  await entry.click();
  await expect(field(page, 'Answer')).toBeHidden();
  await choose(page, /Hero/);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expectAccessible(page);
  await bar(page, 'Check').click();
  const finding = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: 'Please fill this in.' });
  await finding.getByRole('button', { name: 'Go there' }).click();
  await expect(field(page, 'Answer')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'Answer').fill('可以。');
  await saved(page);

  await bar(page, 'More').click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Compare with the draft' }).first().click();
  await expect(dialog.getByText('question 1 · Answer')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await bar(page, 'Preview').click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: heading })).toBeInViewport();
});
