import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/back-office.ts';
import { expect } from './support/test.ts';

const selected = (page: Page) => page.getByRole('option', { selected: true });

test('Ctrl+K finds a record, an action and what was opened lately, by keyboard only', async ({
  page,
  enter,
}) => {
  await enter('editor', 'en');
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('redir');
  await expect(selected(page)).toHaveText('Redirects');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/redirects$/);

  await page.keyboard.press('Control+k');
  // The redirects are on top, because they were opened last.
  await expect(selected(page)).toHaveText('Redirects');
  const first = await field.getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect(field).not.toHaveAttribute('aria-activedescendant', first ?? '');
  await page.keyboard.type('about us');
  await expect(page.getByRole('option', { name: /About us/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/content\/page\/[0-9a-f-]+/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('New article');
  await expect(selected(page)).toHaveText('New article');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New article' })).toBeVisible();
});

test('the statistics can be read by keyboard and as a table', async ({ page, enter }) => {
  await enter('viewer', 'en');
  await page.getByRole('link', { name: 'Statistics' }).click();
  const chart = page.getByRole('slider', { name: 'Page views and visitors per day' });
  await chart.focus();
  await page.keyboard.press('End');
  const last = await chart.getAttribute('aria-valuetext');
  expect(last).toMatch(/Page views \d+ · Visitors \d+/);
  await page.keyboard.press('ArrowLeft');
  await expect(chart).not.toHaveAttribute('aria-valuetext', last ?? '');
  await page.getByRole('link', { name: '7 days', exact: true }).click();
  await expect(page).toHaveURL(/days=7$/);
  await page.getByText('Show as a table').first().click();
  // Other tables of the screen list what the tests beside this one have opened.
  const table = page.getByRole('table', { name: 'Page views and visitors per day' });
  await expect(table.getByRole('rowheader')).toHaveCount(7);
  await expectAccessible(page);
});

test('the system page checks the audit log and shows jobs and services', async ({
  page,
  enter,
}) => {
  await enter('administrator', 'zh');
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
