import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/back-office.ts';
import { expect, test } from './support/test.ts';

// On the site below a base path: the pages of the other one are being tested as they are.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
  baseURL: async ({}, use) => {
    await use(process.env.BASED_SITE_URL);
  },
  viewport: { width: 1440, height: 1200 },
});
// Before the sign-in the API answers 401, to a conflict 409: browsers write both to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 40[19]/));
// The tests share the tree of the site.
test.describe.configure({ mode: 'serial' });
test.slow();

const PLAN = '先选方案：绿幕、LED 屏、实景还是人像分割';
const INSTALL = '安装青幕：从下载到第一路透明画面';

/** A line of the tree; its name ends with the number of documents, or with the state. */
const row = (page: Page, name: string) =>
  page.getByRole('treeitem', { name: new RegExp(`^${name} `) });

async function openTree(page: Page): Promise<void> {
  await page.getByRole('link', { name: '学习中心' }).click();
  await page.getByRole('link', { name: '目录树' }).click();
  await expect(row(page, '快速入门')).toBeVisible();
}

async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `展开“${name}”` }).click();
}

/** Titles of the documents of a section that are shown, in their order. */
const shown = (page: Page) =>
  page
    .locator('[role=treeitem]:not([aria-expanded])')
    .evaluateAll((rows) => rows.map((item) => item.querySelector('a')?.textContent));

test('an editor drags a document, the site shows the new order, and the move is taken back', async ({
  page,
  request,
}) => {
  const order = async () => {
    const { data } = await (await request.get('api/documents/install-cyan?locale=zh')).json();
    return data.course.documents.map(({ title }: { title: string }) => title).slice(0, 2);
  };
  expect(await order()).toEqual([PLAN, INSTALL]);
  await signIn(page);
  await openTree(page);
  await openSection(page, '快速入门');
  await expect(row(page, INSTALL)).toBeVisible();
  await expectAccessible(page);
  await row(page, INSTALL).dragTo(row(page, PLAN), { targetPosition: { x: 300, y: 6 } });
  await expect(page.getByText('已移动，网站已更新')).toBeVisible();
  await expect.poll(order, { timeout: 1_000 }).toEqual([INSTALL, PLAN]);
  await expect.poll(async () => (await shown(page)).slice(0, 2)).toEqual([INSTALL, PLAN]);

  await page.getByRole('button', { name: '撤销移动' }).click();
  await expect.poll(order, { timeout: 1_000 }).toEqual([PLAN, INSTALL]);
});

test('the keyboard opens, walks and moves; each move is announced', async ({ page }) => {
  await signIn(page);
  await openTree(page);
  await row(page, '快速入门').focus();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, PLAN)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, PLAN)).toBeFocused();
  const announced = page.locator('[aria-live=assertive]');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(announced).toHaveText(`“${PLAN}”不能再往这个方向移动`);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(announced).toHaveText(`“${PLAN}”移到“快速入门”第 2 位`);
  await expect(row(page, PLAN)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(announced).toHaveText(`“${PLAN}”移到“快速入门”第 1 位`);
});

test('several documents go into another section together; a stale tree is refused and read again', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openTree(page);
  await openSection(page, '快速入门');
  const other = await context.newPage();
  await other.goto('admin/content/document/tree');
  await openSection(other, '快速入门');
  await expect(row(other, PLAN)).toBeVisible();

  for (const name of [PLAN, INSTALL]) {
    await page.getByRole('checkbox', { name: `选择“${name}”` }).check();
  }
  await page.getByRole('button', { name: '移动到…' }).click();
  const dialog = page.getByRole('dialog', { name: '移动 2 项' });
  await dialog.getByLabel('目标章节').selectOption({ label: '影棚搭建 / 场地与供电' });
  await dialog.getByRole('button', { name: '移动', exact: true }).click();
  await expect(page.getByText('已移动 2 项，网站已更新')).toBeVisible();
  await expect(row(page, INSTALL)).toHaveAttribute('aria-level', '3');

  await row(other, PLAN).focus();
  await other.keyboard.press('Alt+ArrowDown');
  await expect(other.getByText('别人刚刚动过这里的目录')).toBeVisible();
  await expect(row(other, PLAN)).toHaveCount(0);
  await other.close();
  await page.getByRole('button', { name: '撤销移动' }).click();
  await expect(row(page, INSTALL)).toHaveAttribute('aria-level', '2');
});

test('sections and documents are added where they belong, and found by their title', async ({
  page,
}) => {
  await signIn(page);
  await openTree(page);
  await page.getByRole('button', { name: '“网络与推流”的操作' }).click();
  await page.getByRole('menuitem', { name: '添加下级章节' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('地址名').fill('wireless');
  await dialog.getByLabel('名称（中文）').fill('无线网络');
  await dialog.getByRole('button', { name: '保存' }).click();
  await openSection(page, '网络与推流');
  await page.getByRole('button', { name: '“无线网络”的操作' }).click();
  await page.getByRole('menuitem', { name: '新建文档' }).click();
  await expect(dialog.getByLabel('章节').locator('option:checked')).toHaveText(
    '网络与推流 / 无线网络',
  );
  await dialog.getByRole('textbox').fill('wireless-first');
  await dialog.getByRole('button', { name: '创建并开始编辑' }).click();
  await expect(page).toHaveURL(/\/content\/document\/[0-9a-f-]{36}/);

  await page.goto('admin/content/document/tree?q=青幕');
  await expect(page.getByRole('link', { name: INSTALL })).toBeVisible();
  await expect(page.getByText('快速入门', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
