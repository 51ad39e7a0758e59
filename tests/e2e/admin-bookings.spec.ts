import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/back-office.ts';
import { expect, hydrated, test } from './support/test.ts';

// Before the sign-in the API answers 401, which browsers write to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 401/));
test.slow();

const PASSWORD = 'four words make sense';

/** Adds a member of sales as administrator, and signs in as that person in another browser. */
async function openAsSales(
  page: Page,
  browser: Browser,
  baseURL: string | undefined,
  name: string,
) {
  const email = `sales-${Date.now()}@example.com`;
  await signIn(page);
  await page.getByRole('link', { name: '员工' }).click();
  await page.getByRole('button', { name: '新增员工' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('姓名').fill(name);
  await dialog.getByLabel('邮箱', { exact: true }).fill(email);
  await dialog.getByLabel('角色').selectOption({ label: '销售' });
  await dialog.getByRole('button', { name: '创建并发送邀请' }).click();
  const { pathname, hash } = new URL(await dialog.locator('code').innerText());
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
  });
  const sales = await context.newPage();
  await sales.goto(pathname + hash);
  await sales.getByLabel('新密码', { exact: true }).fill(PASSWORD);
  await sales.getByLabel('再次输入新密码').fill(PASSWORD);
  await sales.getByRole('button', { name: '设置密码' }).click();
  await sales.getByRole('link', { name: '返回登录' }).click();
  await signIn(sales, { email, password: PASSWORD });
  return { sales, close: () => context.close() };
}

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
  browser,
  baseURL,
}) => {
  const name = `访客${Date.now()}`;
  const reference = await book(page, name);
  const { sales, close } = await openAsSales(page, browser, baseURL, '周销售');
  await sales.getByRole('link', { name: '预约', exact: true }).click();
  await sales.getByLabel('编号、姓名、公司或电话').fill(name);
  await sales.keyboard.press('Enter');
  await expect(sales.getByRole('rowheader')).toHaveCount(1);
  expect(await overflow(sales)).toBe(0);
  await expectAccessible(sales);

  await sales.getByRole('link', { name: reference }).click();
  await expect(sales.getByRole('heading', { name: reference })).toBeVisible();
  await expect(sales.getByText('做一间绿幕直播间，先看演示。')).toBeVisible();
  await expect(sales.getByRole('link', { name: '+8613912345678' })).toHaveAttribute(
    'href',
    'tel:+8613912345678',
  );
  await sales.getByRole('button', { name: '由我负责' }).click();
  await expect(sales.getByText('分配给 周销售')).toBeVisible();
  // The visitor gave no address, so there is nothing to mail to.
  await expect(sales.getByLabel('方式').getByRole('option', { name: '发送邮件' })).toHaveCount(0);
  await sales.getByLabel('沟通结果').fill('约了周四上午来看演示');
  await sales.getByRole('button', { name: '记录', exact: true }).click();
  await expect(sales.getByText('约了周四上午来看演示')).toBeVisible();
  await expect(sales.getByLabel('状态')).toHaveValue('answered');
  await sales.getByLabel('只有员工可见').fill('预算大概二十万');
  await sales.getByRole('button', { name: '添加备注' }).click();
  await expect(sales.getByText('预算大概二十万')).toBeVisible();
  expect(await overflow(sales)).toBe(0);
  await expectAccessible(sales);
  await close();
});
