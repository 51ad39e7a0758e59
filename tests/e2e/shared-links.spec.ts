import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { callApi, test } from './support/back-office.ts';
import { keptOn } from './support/kept-steps.ts';
import { expect, holdBack, hydrated } from './support/test.ts';

async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Id of the work order of the demo. */
async function demoOrder(page: Page): Promise<string> {
  const { items } = await callApi<{ items: { id: string }[] }>(
    page,
    'GET /admin/sheets?q=WO-2026-0318',
  );
  return items[0]?.id ?? '';
}

test('staff make a link with a passcode; its holder enters it without scripts, then comments', async ({
  page,
  enter,
  browser,
  baseURL,
  extraHTTPHeaders,
  watch,
}) => {
  watch.allow(/403|410/);
  // Other tests make links too: this one is found by a name of its own.
  const holder = `周岚${Date.now()}`;
  await enter('sales', 'zh');
  const id = await demoOrder(page);
  await page.goto(`/admin/sheets/${id}`);
  await page.getByRole('button', { name: '新建链接' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('可以做什么').selectOption('signer');
  await dialog.getByLabel('收件人姓名').fill(holder);
  await dialog.getByLabel('打开时需要访问码').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '生成链接' }).click();
  await expect(dialog.getByRole('heading', { name: '链接已生成' })).toBeVisible();
  const url = await dialog.locator('code').first().innerText();
  const passcode = await dialog.locator('code').last().innerText();
  expect(passcode).toMatch(/^\d{6}$/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '完成' }).click();
  const address = baseURL + new URL(url).pathname;

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
    extraHTTPHeaders: { ...extraHTTPHeaders },
  });
  const visitor = await plain.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: '请输入访问码' })).toBeVisible();
  expect(await overflow(visitor)).toBeLessThanOrEqual(0);
  await visitor.getByLabel('访问码').fill('000000');
  await visitor.getByRole('button', { name: '打开' }).click();
  await expect(visitor.getByText('访问码不对')).toBeVisible();
  await visitor.getByLabel('访问码').fill(passcode);
  await visitor.getByRole('button', { name: '打开' }).click();
  await expect(visitor.locator('#tasks')).toBeVisible();
  const cookies = await plain.cookies();
  await plain.close();

  const phone = await browser.newContext({
    viewport: { width: 360, height: 780 },
    extraHTTPHeaders: { ...extraHTTPHeaders },
    locale: 'zh-CN',
  });
  await phone.addCookies(cookies);
  const customer = await phone.newPage();
  await customer.goto(address);
  await hydrated(customer);
  const text = `灯位再低一点 <b>${Date.now()}</b>`;
  const form = customer.getByRole('form', { name: '留言' });
  await form.getByLabel('留言内容').fill(text);
  await form.getByLabel('您的姓名').fill(holder);
  // What is typed is still there after a reload.
  await expect.poll(() => keptOn(customer)).toContain('灯位再低一点');
  await customer.reload();
  await hydrated(customer);
  await customer.locator('#comments').click();
  await expect(form.getByLabel('留言内容')).toHaveValue(text);
  // Without a connection it is kept, and sent when the connection is back.
  await phone.setOffline(true);
  await form.getByRole('button', { name: '发送留言' }).click();
  await expect(customer.locator('#comments').getByText('已保存在这台设备上')).toBeVisible();
  await phone.setOffline(false);
  await expect(customer.locator('#comments').getByText('已保存在这台设备上')).toHaveCount(0);
  await expect(customer.locator('#comments').getByText(text)).toHaveCount(1);
  expect(await overflow(customer)).toBeLessThanOrEqual(0);
  await expectAccessible(customer);

  await page.reload();
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: '回复' }).last().click();
  await page.getByLabel(`回复 ${holder}`).fill(`${holder}，明天上午调。`);
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await expect(page.getByText(`${holder}，明天上午调。`)).toBeVisible();

  await page.goto(`/admin/share-links?q=${holder}`);
  await page.getByRole('button', { name: `查看链接：${holder}` }).click();
  await expect(dialog.getByRole('img', { name: '二维码' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '停用链接' }).click();
  await dialog.getByRole('button', { name: '停用链接' }).click();
  await expect(page.getByText('链接已停用')).toBeVisible();

  // The open page says so by itself, and the next look too.
  const ended = customer.getByRole('heading', { name: '这个链接已经停用' });
  await expect(ended).toBeVisible();
  await customer.reload();
  await expect(ended).toBeVisible();
  expect(await overflow(customer)).toBeLessThanOrEqual(0);
  await expectAccessible(customer);
  await phone.close();
});

test('staff see a link as its recipient does, and nothing can be sent from there', async ({
  page,
  enter,
  context,
}) => {
  await enter('support', 'en');
  const sheetId = await demoOrder(page);
  const { id } = await callApi<{ id: string }>(page, 'POST /admin/share-links', {
    sheetId,
    audience: 'signer',
    label: 'preview of the test',
    hasPasscode: true,
  });
  await page.goto('/admin/share-links?q=preview of the test');
  await page.getByRole('button', { name: 'Show the link: preview of the test' }).first().click();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'See it as the recipient does' }).click();
  const preview = await opened;
  await expect(preview.getByText('预览：这是收件人看到的样子')).toBeVisible();
  const { items } = await callApi<{ items: object[] }>(
    page,
    `GET /admin/share-links/${id}/openings`,
  );
  expect(items).toEqual([]);
});

test('a passcode that is typed before the scripts run stays in its field', async ({
  page,
  enter,
  browser,
  baseURL,
}) => {
  await enter('sales', 'zh');
  const link = await callApi<{ url: string; passcode: string }>(page, 'POST /admin/share-links', {
    sheetId: await demoOrder(page),
    audience: 'signer',
    label: 'typed early',
    hasPasscode: true,
  });
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const customer = await context.newPage();
  await customer.addInitScript((passcode) => {
    document.addEventListener('DOMContentLoaded', () => {
      const field = document.querySelector<HTMLInputElement>('input[name="passcode"]');
      if (!field) return;
      field.dataset.early = '';
      field.value = passcode;
      field.focus();
    });
  }, link.passcode);
  await customer.goto(new URL(link.url).pathname);
  const field = customer.getByLabel('访问码');
  // React has made the field anew.
  await expect(customer.locator('[data-early]')).toHaveCount(0);
  await expect(field).toHaveValue(link.passcode);
  await expect(field).toBeFocused();
  await customer.getByRole('button', { name: '打开' }).click();
  await expect(customer.locator('#tasks')).toBeVisible();
  await context.close();
});

test('a press on the button for a passcode counts, also if the scripts run before it ends', async ({
  page,
  enter,
  browser,
  baseURL,
}) => {
  await enter('sales', 'zh');
  const link = await callApi<{ url: string; passcode: string }>(page, 'POST /admin/share-links', {
    sheetId: await demoOrder(page),
    audience: 'signer',
    label: 'pressed early',
    hasPasscode: true,
  });
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const customer = await context.newPage();
  const release = await holdBack(customer, /\.js$/);
  await customer.goto(new URL(link.url).pathname, { waitUntil: 'commit' });
  const field = customer.getByLabel('访问码');
  await field.fill(link.passcode);
  await field.evaluate((input) => {
    input.dataset.early = '';
  });
  await customer.getByRole('button', { name: '打开' }).hover();
  await customer.mouse.down();
  release();
  // React has made the form anew.
  await expect(customer.locator('[data-early]')).toHaveCount(0);
  await customer.mouse.up();
  await expect(customer.locator('#tasks')).toBeVisible();
  await context.close();
});
