import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/back-office.ts';
import { expect, test } from './support/test.ts';

// Before the sign-in the API answers 401, which browsers write to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 401/));
test.slow();

const selected = (page: Page) => page.getByRole('option', { selected: true });

test('Ctrl+K finds a record, an action and what was opened lately, by keyboard only', async ({
  page,
}) => {
  await signIn(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('审计');
  await expect(selected(page)).toHaveText('审计日志');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/audit$/);

  await page.keyboard.press('Control+k');
  // The audit log is on top, because it was opened last.
  await expect(selected(page)).toHaveText('审计日志');
  const first = await field.getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect(field).not.toHaveAttribute('aria-activedescendant', first ?? '');
  await page.keyboard.type('关于我们');
  await expect(page.getByRole('option', { name: /关于我们/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/content\/page\/[0-9a-f-]+/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('新建资讯');
  await expect(selected(page)).toHaveText('新建资讯');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '新建资讯' })).toBeVisible();
});

test('the statistics can be read by keyboard and as a table', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: '访问统计' }).click();
  const chart = page.getByRole('slider', { name: '每天的浏览量和访客' });
  await chart.focus();
  await page.keyboard.press('End');
  const last = await chart.getAttribute('aria-valuetext');
  expect(last).toMatch(/浏览量 \d+ · 访客 \d+/);
  await page.keyboard.press('ArrowLeft');
  await expect(chart).not.toHaveAttribute('aria-valuetext', last ?? '');
  await page.getByRole('link', { name: '7 天', exact: true }).click();
  await expect(page).toHaveURL(/days=7$/);
  await page.getByText('以表格显示').first().click();
  await expect(page.getByRole('rowheader', { name: /年/ })).toHaveCount(7);
  await expectAccessible(page);
});

test('the system page checks the audit log and shows jobs and services', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: '系统', exact: true }).click();
  await page.getByRole('button', { name: '立即校验' }).click();
  await expect(page.getByText(/完整：.+校验了 \d+ 条/)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'verify-audit' })).toBeVisible();
  await expect(page.getByText('没有设置 SMTP_URL')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
