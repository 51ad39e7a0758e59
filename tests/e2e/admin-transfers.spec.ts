import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expectAccessible } from './support/accessible.ts';
import { draftArticle, signIn } from './support/back-office.ts';
import { expect, test } from './support/test.ts';

// Before the sign-in the API answers 401; browsers write it to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 40[134]/));
test.slow();

type Rows = (string | number | boolean | Date | null)[][];

async function exportedRows(page: Page): Promise<Rows> {
  await page.getByRole('button', { name: '导出' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel（xlsx）' }).click();
  const file = await (await waiting).path();
  const { sheets } = await readXlsx(new Uint8Array(await readFile(file)));
  return (sheets[0]?.rows ?? []) as Rows;
}

async function check(page: Page, rows: Rows): Promise<void> {
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Data', rows }] }));
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('选择文件')
    .setInputFiles({ name: 'articles.xlsx', mimeType: '', buffer });
  await dialog.getByRole('button', { name: '检查', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: '检查结果' })).toBeVisible();
}

test('an editor exports articles, changes the table, corrects a wrong row, imports it and takes it back', async ({
  page,
}) => {
  await signIn(page);
  const mark = `table-${Date.now()}`;
  await draftArticle(page, `${mark}-1`, '表格一');
  await draftArticle(page, `${mark}-2`, '表格二');
  await page.goto(`/admin/content/article?q=${mark}`);
  await expect(page.getByRole('link', { name: '表格二' })).toBeVisible();
  const rows = await exportedRows(page);
  const [head = []] = rows;
  const place = (name: string) => head.indexOf(name);
  const row = rows.findIndex((cells) => cells.includes('表格一'));
  const cells = rows[row] ?? [];
  cells[place('zh.title')] = '导入的标题';
  cells[place('shared.category')] = 'Not A Category';

  await page.getByRole('button', { name: '导入' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await check(page, rows);
  await expect(dialog.getByText('shared.category')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^导入 / })).toBeHidden();
  await expectAccessible(page);

  cells[place('shared.category')] = rows[row === 1 ? 2 : 1]?.[place('shared.category')] ?? null;
  await check(page, rows);
  await dialog.getByRole('button', { name: '导入 1 行' }).click();
  await expect(dialog.getByText('已导入：新增 0 条，修改 1 条。')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: '导入的标题' })).toBeVisible();

  await page.getByRole('button', { name: '导入' }).click();
  await dialog.getByRole('button', { name: '撤销导入' }).first().click();
  await expect(dialog.getByText('已撤销 1 条。')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: '表格一' })).toBeVisible();
});

test('risky words are pasted as a table', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: '风险词' }).click();
  await page.getByRole('button', { name: '导入' }).click();
  const dialog = page.getByRole('dialog');
  const word = `清仓${Date.now()}价`;
  await dialog
    .getByLabel('或者粘贴表格')
    .fill(`词语\t级别\t类别\t原因\n${word}\t警告\t价格与促销\t没有依据`);
  await dialog.getByRole('button', { name: '检查', exact: true }).click();
  await dialog.getByRole('button', { name: '导入 1 行' }).click();
  await expect(dialog.getByText('已导入：新增 1 条，修改 0 条。')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').filter({ hasText: word })).toBeVisible();
});
