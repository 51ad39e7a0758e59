import { expectAccessible } from './support/accessible.ts';
import { callApi, test } from './support/back-office.ts';
import { expect } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
// The check before sending refuses what is not complete.
test.beforeEach(({ watch }) => watch.allow(/status of (404|409|422)/));

test('sales make a work order of a project, correct what the check finds, and send it', async ({
  page,
  enter,
}) => {
  await enter('sales', 'zh', 'admin/sheets');
  await page.getByRole('button', { name: '新建单据' }).click();
  const dialog = page.getByRole('dialog', { name: '新建单据' });
  await dialog.getByLabel('类型').selectOption('work-order');
  await dialog.getByLabel('中文标题').fill('二号厅灯光维护');
  await dialog.getByLabel('项目').fill('3 号厅');
  await page.getByRole('option', { name: /3 号厅/ }).click();
  await dialog.getByRole('button', { name: '新建单据' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '二号厅灯光维护' })).toBeVisible();
  await expect(page.getByLabel(/^客户/)).toHaveValue('云栖茶事（示例）');
  await expect(page.getByLabel('现场联系人')).toHaveValue('王若溪');
  await expectAccessible(page);

  await page.getByRole('button', { name: '发送给客户' }).click();
  const check = page.getByRole('dialog', { name: '发送给客户' });
  await expect(check.getByText('还没有步骤，客户看不到进度。')).toBeVisible();
  await check.getByRole('button', { name: '步骤' }).click();

  await page.getByRole('button', { name: '添加步骤' }).click();
  await page.getByRole('textbox', { name: /^标题/ }).fill('更换主光灯管');
  await expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible();

  await page.getByRole('button', { name: '发送给客户' }).click();
  await check.getByLabel('说明').fill('请在周五前确认。');
  await check.getByRole('button', { name: '发送给客户' }).click();
  await expect(page.getByText('客户可以看到这张单据，保存后立即显示。')).toBeVisible();
  await expect(page.getByText('请在周五前确认。').first()).toBeVisible();

  const sheetId = page.url().split('/').at(-1);
  const link = await callApi<{ url: string }>(page, 'POST /admin/share-links', {
    sheetId,
    audience: 'holder',
  });
  await page.goto(new URL(link.url).pathname);
  await expect(page.getByRole('heading', { name: '二号厅灯光维护' })).toBeVisible();
  await expect(page.getByText('更换主光灯管')).toBeVisible();
});
