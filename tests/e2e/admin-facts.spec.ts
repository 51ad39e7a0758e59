import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/locale.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/back-office.ts';
import { expect } from './support/test.ts';

// On the site below a base path: the pages of the other one are being tested as they are.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
  baseURL: async ({}, use) => {
    await use(process.env.BASED_SITE_URL);
  },
  viewport: { width: 1440, height: 900 },
});
// Browsers write refused fields to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 400/));
test.describe.configure({ mode: 'serial' });

/** Labels of the screen of facts. */
const labels = {
  zh: { search: '标识、数值、条件或来源', fact: '事实' },
  en: { search: 'Key, value, condition or source', fact: 'Fact' },
};

async function openFact(page: Page, key: string, locale: Locale): Promise<void> {
  await page.getByLabel(labels[locale].search).fill(key);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: key, exact: true }).click();
  await expect(page.getByRole('dialog', { name: `${labels[locale].fact} ${key}` })).toBeVisible();
}

test('an editor changes a fact, sees the new sentences first, and two pages show it', async ({
  page,
  request,
  enter,
}) => {
  const shownAt = async (path: string) =>
    (await (await request.get(path)).text()).replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
  const pages = ['show/acceptance-you-can-measure', 'dmfaq/power-and-ups'];
  for (const path of pages) expect(await shownAt(path)).not.toMatch(/23 分钟/);

  await enter('editor', 'zh');
  await page.getByRole('link', { name: '事实数据' }).click();
  await openFact(page, 'ups-run-time', 'zh');
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
    await expect.poll(() => shownAt(path)).toMatch(/23 分钟/);
  }
});

test('a fact in use cannot be deleted; a new one is added and deleted again', async ({
  page,
  enter,
}) => {
  await enter('editor', 'en', 'admin/facts');
  await openFact(page, 'ups-run-time', 'en');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Texts show it, so it cannot be deleted.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add a fact' }).click();
  await dialog.getByLabel('Key').fill('door-width');
  await dialog.getByLabel('Number', { exact: true }).fill('90');
  await dialog.getByLabel('Unit in Chinese').fill('厘米');
  await dialog.getByLabel(/^Unit in English(?!,)/).fill('cm');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await openFact(page, 'door-width', 'en');
  await expect(dialog.getByText('No text shows this fact yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No facts match')).toBeVisible();
});

test('fields and cells of blocks get facts from the same dialog and show their values', async ({
  page,
  enter,
}) => {
  await enter('editor', 'en', 'admin/content/page');
  await page.getByRole('table').getByRole('link', { name: 'Cyan keying', exact: true }).click();
  await page.getByRole('button', { name: '中文', exact: true }).click();
  const blocks = page.getByRole('region', { name: 'Structure' });
  const insert = async (field: string, key: string) => {
    await page.getByRole('button', { name: `Insert a fact into “${field}”` }).click();
    await page.getByLabel('Search facts').fill(key);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`${key}$`) })
      .click();
  };
  await blocks.getByText('Hero').click();
  const heading = page.getByRole('textbox', { name: 'Heading', exact: true });
  await heading.fill('不断电  也能播');
  await heading.press('Home');
  for (let step = 0; step < 4; step += 1) await heading.press('ArrowRight');
  await insert('Heading', 'power-room');
  await expect(heading).toHaveValue('不断电 {{fact:power-room}} 也能播');
  await expect(page.getByText('Readers see: 不断电 6 kW 也能播')).toBeVisible();

  await blocks.getByText('Comparison').click();
  await page
    .getByRole('group', { name: 'Rows' })
    .getByRole('button', { expanded: false })
    .first()
    .click();
  const cell = page.getByRole('textbox', { name: 'Cell 1', exact: true });
  await cell.fill('功率 ');
  await insert('Cell 1', 'power-room');
  await expect(cell).toHaveValue('功率 {{fact:power-room}}');
  await expect(page.getByText('Readers see: 功率 6 kW')).toBeVisible();
  await expectAccessible(page);
});
