import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { ADMINISTRATOR } from './support/servers.ts';
import { expect, test } from './support/test.ts';

// Before the sign-in the API answers 401, to a refused form 400: browsers write both to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 40[019]/));
// Each test signs in and waits for what it published.
test.slow();

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('邮箱').fill(ADMINISTRATOR.email);
  await page.getByLabel('密码').fill(ADMINISTRATOR.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /您好/ })).toBeVisible();
}

test('a missing address becomes a redirect with the suggested page', async ({ page, request }) => {
  const old = `/support/downloads-${Date.now() % 100_000}.html`;
  expect((await request.get(old)).status()).toBe(404);
  await signIn(page);
  await page.getByRole('link', { name: '跳转' }).click();
  await page.getByRole('link', { name: '失效地址' }).click();
  // Counts are saved every 10 seconds.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(old)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: `为 ${old} 设置跳转` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('原地址')).toHaveValue(old);
  await expect(dialog.getByLabel('跳转到')).toHaveValue('/support/download');
  await expectAccessible(page);

  // A refusal is shown at its field.
  await dialog.getByLabel('跳转到').fill('/nowhere');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('本站没有这个页面。')).toBeVisible();
  await dialog.getByLabel('跳转到').fill('/support/download');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(old)).toBeHidden();

  await expect
    .poll(async () => (await request.get(old, { maxRedirects: 0 })).status(), { timeout: 1_000 })
    .toBe(301);
  await page.getByRole('link', { name: '跳转' }).last().click();
  await page.getByLabel('地址或备注').fill(old);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: new RegExp(old) });
  await expect(async () => {
    await page.reload();
    await expect(row.getByRole('cell').nth(1)).toHaveText(/[1-9]/, { timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await expectAccessible(page);
  await row.getByRole('button').click();
  await dialog.getByRole('button', { name: '删除' }).click();
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect
    .poll(async () => (await request.get(old, { maxRedirects: 0 })).status(), { timeout: 1_000 })
    .toBe(404);
});
