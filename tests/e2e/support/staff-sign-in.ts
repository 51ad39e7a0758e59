import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from './servers.ts';
import { expect } from './test.ts';

/** Signs the administrator in on the site of the test's base URL. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('admin');
  await page.getByLabel('邮箱').fill(ADMINISTRATOR.email);
  await page.getByLabel('密码').fill(ADMINISTRATOR.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /您好/ })).toBeVisible();
}
