import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/back-office.ts';
import { nameOf } from './support/staff.ts';
import { expect, hydrated } from './support/test.ts';

/** Books as a visitor; returns the reference. */
async function book(page: Page, name: string): Promise<string> {
  await page.goto('/cooperation');
  await hydrated(page);
  await page.getByLabel('姓名').fill(name);
  await page.getByLabel('手机号、微信号或邮箱').fill('139 1234 5678');
  await page.getByLabel('想做什么').fill('做一间绿幕直播间，先看演示。');
  await page.locator('[name=consent]').check();
  await page.locator('#main form [type=submit]').click();
  const done = page.getByText(/MJ\d{8}-[2-9A-Z]{4}/).first();
  await expect(done).toBeVisible();
  return /MJ\d{8}-[2-9A-Z]{4}/.exec(await done.innerText())?.[0] ?? '';
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

test('a visitor books; sales finds it on a phone, takes it over and records the answer', async ({
  page,
  enter,
}) => {
  const name = `访客${Date.now()}`;
  const reference = await book(page, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter('sales', 'en', '/admin/bookings');
  await page.getByLabel('Reference, name, company or phone').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { name: reference })).toBeVisible();
  await expect(page.getByText('做一间绿幕直播间，先看演示。')).toBeVisible();
  await expect(page.getByRole('link', { name: '+86 139 1234 5678' })).toHaveAttribute(
    'href',
    'tel:+8613912345678',
  );
  await page.getByRole('button', { name: 'Take it over' }).click();
  await expect(page.getByText(`Assigned to ${nameOf('sales', 'en')}`)).toBeVisible();
  // The visitor gave no address, so there is nothing to mail to.
  await expect(page.getByLabel('By').getByRole('option', { name: 'Send a mail' })).toHaveCount(0);
  await page.getByLabel('Result').fill('Comes on Thursday for the demo');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('Comes on Thursday for the demo')).toBeVisible();
  await expect(page.getByLabel('State')).toHaveValue('answered');
  await page.getByLabel('Only staff see this').fill('About 200,000 to spend');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await expect(page.getByText('About 200,000 to spend')).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
});

test('support answers a booking; editors do not see the person, viewers see none', async ({
  page,
  enter,
}) => {
  const name = `访客${Date.now()}`;
  const reference = await book(page, name);
  await enter('support', 'zh', '/admin/bookings?show=open');
  await page.getByRole('link', { name: reference }).click();
  await page.getByLabel('方式', { exact: true }).selectOption({ label: '已用微信联系' });
  await page.getByLabel('沟通结果').fill('已发演示链接');
  await page.getByRole('button', { name: '记录', exact: true }).click();
  await expect(page.getByText('已发演示链接')).toBeVisible();
  await expect(page.getByLabel('状态')).toHaveValue('answered');

  await enter('editor', 'en', '/admin/bookings');
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByText('Your role does not see personal data of visitors.')).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take it over' })).toHaveCount(0);

  await enter('viewer', 'zh');
  await expect(page.getByRole('link', { name: '概览' })).toBeVisible();
  await expect(page.getByRole('link', { name: '预约', exact: true })).toHaveCount(0);
});
