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
  viewport: { width: 1440, height: 900 },
});
// Before the sign-in the API answers 401, to wrong fields 400: browsers write both to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 40[01]/));
test.describe.configure({ mode: 'serial' });
test.slow();

async function openFact(page: Page, key: string): Promise<void> {
  await page.getByRole('link', { name: '事实数据' }).click();
  await page.getByLabel('标识、数值、条件或来源').fill(key);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: key, exact: true }).click();
  await expect(page.getByRole('dialog', { name: `事实 ${key}` })).toBeVisible();
}

test('an editor changes a fact, sees the new sentences first, and two pages show it', async ({
  page,
  request,
}) => {
  const shownAt = async (path: string) =>
    (await (await request.get(path)).text()).replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
  const pages = ['show/acceptance-you-can-measure', 'dmfaq/power-and-ups'];
  for (const path of pages) expect(await shownAt(path)).not.toMatch(/23 分钟/);

  await signIn(page);
  await openFact(page, 'ups-run-time');
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('最小值').fill('二十三');
  await dialog.getByRole('button', { name: '查看影响' }).click();
  await expect(dialog.getByText('请填写数值')).toBeVisible();
  await dialog.getByLabel('最小值').fill('23');
  await dialog.getByRole('button', { name: '查看影响' }).click();
  await expect(dialog.getByText('由“10 分钟”改为“23 分钟”。')).toBeVisible();
  const sentences = dialog.getByRole('region', { name: '修改后的句子' });
  await expect(sentences.locator('ins', { hasText: '23 分钟' }).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^保存并更新 \d+ 处内容$/ }).click();
  await expect(page.getByText(/已保存，\d+ 处内容已更新/)).toBeVisible();
  for (const path of pages) {
    await expect.poll(() => shownAt(path), { timeout: 1_000 }).toMatch(/23 分钟/);
  }
});

test('a fact in use cannot be deleted; a new one is added and deleted again', async ({ page }) => {
  await signIn(page);
  await openFact(page, 'ups-run-time');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('有内容在使用，不能删除。')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '删除' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '添加事实' }).click();
  await dialog.getByLabel('标识').fill('door-width');
  await dialog.getByLabel('数值', { exact: true }).fill('90');
  await dialog.getByLabel('单位（中文）').fill('厘米');
  await dialog.getByLabel('单位（英文）').fill('cm');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();

  await openFact(page, 'door-width');
  await expect(dialog.getByText('还没有内容使用这个事实。')).toBeVisible();
  await dialog.getByRole('button', { name: '删除' }).click();
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('没有符合条件的事实')).toBeVisible();
});

test('a field of a block gets a fact from the same dialog and shows its value', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('link', { name: '页面', exact: true }).first().click();
  await page.getByRole('table').getByRole('link', { name: '关于我们', exact: true }).click();
  await page.getByRole('region', { name: '页面结构' }).getByText('首屏').click();
  await expect(page.getByRole('heading', { name: '首屏', level: 2 })).toBeVisible();
  const field = page.getByRole('textbox', { name: '标题', exact: true });
  await field.fill('不断电  也能播');
  await field.press('Home');
  for (let step = 0; step < 4; step += 1) await field.press('ArrowRight');
  await page.getByRole('button', { name: '在“标题”中插入事实数据' }).click();
  await page.getByLabel('搜索事实').fill('power-room');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /power-room$/ })
    .click();
  await expect(field).toHaveValue('不断电 {{fact:power-room}} 也能播');
  await expect(page.getByText('读者看到：不断电 6 kW 也能播')).toBeVisible();
  await expectAccessible(page);
});
