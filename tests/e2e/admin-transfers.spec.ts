import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expectAccessible } from './support/accessible.ts';
import { draftArticle, test } from './support/back-office.ts';
import { expect } from './support/test.ts';

// Browsers write a refused table to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 40[034]/));

type Rows = (string | number | boolean | Date | null)[][];

async function exportedRows(page: Page): Promise<Rows> {
  await page.getByRole('button', { name: 'Export' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel (xlsx)' }).click();
  const file = await (await waiting).path();
  const { sheets } = await readXlsx(new Uint8Array(await readFile(file)));
  return (sheets[0]?.rows ?? []) as Rows;
}

async function check(page: Page, rows: Rows): Promise<void> {
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Data', rows }] }));
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'articles.xlsx', mimeType: '', buffer });
  await dialog.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Result of the check' })).toBeVisible();
}

test('an editor exports articles, changes the table, corrects a wrong row, imports it and takes it back', async ({
  page,
  enter,
}) => {
  await enter('editor', 'en');
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
  cells[place('Title (Chinese)')] = '导入的标题';
  cells[place('Category')] = 'Not A Category';

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await check(page, rows);
  await expect(dialog.getByRole('row').filter({ hasText: 'Category' })).toContainText(
    'Not A Category',
  );
  await expect(dialog.getByRole('button', { name: /^Import \d/ })).toBeHidden();
  await expectAccessible(page);

  cells[place('Category')] = rows[row === 1 ? 2 : 1]?.[place('Category')] ?? null;
  await check(page, rows);
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog.getByText('Imported: 0 new, 1 changed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: '导入的标题' })).toBeVisible();

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByRole('button', { name: 'Take back' }).first().click();
  await expect(dialog.getByText('1 taken back.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: '表格一' })).toBeVisible();
});

test('risky words are pasted as a table', async ({ page, enter }) => {
  await enter('editor', 'en', '/admin/risky-words');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const word = `清仓${Date.now()}价`;
  await dialog
    .getByLabel('Or paste a table')
    .fill(`词语\t级别\t类别\t原因\n${word}\t警告\t价格与促销\t没有依据`);
  await dialog.getByRole('button', { name: 'Check', exact: true }).click();
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog.getByText('Imported: 1 new, 0 changed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').filter({ hasText: word })).toBeVisible();
});

test('the right rows of a table are imported, the wrong ones downloaded', async ({
  page,
  enter,
}) => {
  await enter('editor', 'en', '/admin/risky-words');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const word = `最佳${Date.now()}`;
  const row = (end: string, severity: string) => `${word}${end}\t${severity}\tprice\treason`;
  await dialog
    .getByLabel('Or paste a table')
    .fill(`词语\t级别\t类别\t原因\n${row('a', 'warning')}\n${row('b', 'loud')}`);
  await dialog.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(dialog.getByRole('row').filter({ hasText: 'Severity' })).toContainText('loud');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import only the right row' }).click();
  await expect(dialog.getByText('Imported: 1 new, 0 changed.')).toBeVisible();
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the wrong row' }).click();
  const { sheets } = await readXlsx(new Uint8Array(await readFile(await (await waiting).path())));
  expect(sheets[0]?.rows).toEqual([
    ['词语', '级别', '类别', '原因', 'Problem'],
    [`${word}b`, 'loud', 'price', 'reason', 'Write one of these: notice, warning, forbidden.'],
  ]);
});

test('synonyms are pasted as a table and taken back; lists that only export are downloaded', async ({
  page,
  enter,
}) => {
  await enter('editor', 'en', '/admin/search-misses?view=synonyms');
  const word = `zz${Date.now()}`;
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  // A cell of several lines is in quotes, as Excel and WPS copy it.
  await dialog.getByLabel('Or paste a table').fill(`id\tterms\n\t"${word}\n${word}-two"`);
  await dialog.getByRole('button', { name: 'Check', exact: true }).click();
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog.getByText('Imported: 1 new, 0 changed.')).toBeVisible();
  await page.keyboard.press('Escape');
  const group = page.getByRole('row').filter({ hasText: `${word}-two` });
  await expect(group).toBeVisible();
  expect((await exportedRows(page)).flat()).toContain(`${word}\n${word}-two`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByRole('button', { name: 'Take back' }).first().click();
  await expect(dialog.getByText('1 taken back.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(group).toBeHidden();

  const heads = {
    '/admin/search-misses': 'Words',
    '/admin/redirects?view=missing': 'Address',
    '/admin/feedback': 'Comment',
    '/admin/privacy-notices': 'Version',
    '/admin/content/document/tree': 'Name in the address',
  };
  for (const [path, column] of Object.entries(heads)) {
    await page.goto(path);
    expect((await exportedRows(page))[0]).toContain(column);
  }
});
