import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/locale.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/back-office.ts';
import { expect } from './support/test.ts';

// Browsers write a refused form to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 40[09]/));

test('a missing address becomes a redirect with the suggested page', async ({
  page,
  request,
  enter,
}) => {
  const old = `/support/downloads-${Date.now() % 100_000}.html`;
  expect((await request.get(old)).status()).toBe(404);
  await enter('editor', 'en', '/admin/redirects');
  await page.getByRole('button', { name: 'Missing addresses' }).click();
  // Counts are saved every 10 seconds.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(old)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: `Redirect ${old}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Old address')).toHaveValue(old);
  await expect(dialog.getByLabel('New address')).toHaveValue('/support/download');
  await expectAccessible(page);

  // A refusal is shown at its field.
  await dialog.getByLabel('New address').fill('/nowhere');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This site has no such page.')).toBeVisible();
  await dialog.getByLabel('New address').fill('/support/download');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(old)).toBeHidden();

  await expect.poll(async () => (await request.get(old, { maxRedirects: 0 })).status()).toBe(301);
  await page
    .getByRole('navigation', { name: 'Show' })
    .getByRole('button', { name: 'Redirects' })
    .click();
  await page.getByLabel('Address or note').fill(old);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: new RegExp(old) });
  await expect(async () => {
    await page.reload();
    await expect(row.getByRole('cell').nth(1)).toHaveText(/[1-9]/, { timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await expectAccessible(page);
  await row.getByRole('button').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(async () => (await request.get(old, { maxRedirects: 0 })).status()).toBe(404);
});

const status = (page: Page) => page.locator('.record-bar [role=status]');

/** Labels of the bar of a record. */
const labels = {
  zh: { publish: '发布', now: '立即发布', done: '已发布，网站已更新' },
  en: { publish: 'Publish', now: 'Publish now', done: 'Published. The site is up to date' },
};

/** Publishes what waits; the dialog has checked it. */
async function publish(page: Page, locale: Locale): Promise<void> {
  const { publish, now, done } = labels[locale];
  await expect(status(page)).toHaveAttribute('data-state', 'saved');
  await page.locator('.record-bar').getByRole('button', { name: publish }).click();
  await page.getByRole('dialog').getByRole('button', { name: now }).click();
  await expect(page.getByText(done)).toBeVisible();
}

test('an editor sorts, nests and names entries of the footer menu by keyboard', async ({
  page,
  request,
  enter,
}) => {
  const label = `招聘 ${Date.now() % 100_000}`;
  await enter('editor', 'zh');
  await page.getByRole('link', { name: '菜单' }).click();
  await page.getByRole('link', { name: '页脚菜单' }).click();
  await page.getByRole('button', { name: '添加菜单项' }).click();
  await page.getByLabel('中文名称').fill(label);
  await page.getByLabel('英文名称').fill('Jobs');
  await page.getByRole('button', { name: '查找页面' }).click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByLabel('打开的地址')).toHaveValue(/^\//);
  const grip = page.getByRole('button', { name: `移动“${label}”` });
  await grip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: `把“${label}”放回上一级` })).toBeVisible();
  await expect(grip).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(grip).toBeFocused();
  await expectAccessible(page);

  // A page that does not exist is found by the check before publishing.
  await page.getByLabel('打开的地址').fill('/nowhere');
  await expect(status(page)).toHaveAttribute('data-state', 'saved');
  await page.locator('.record-bar').getByRole('button', { name: '发布' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '立即发布' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByLabel('打开的地址').fill('/cases');
  await publish(page, 'zh');
  for (const [path, words] of [
    ['/about', label],
    ['/en/about', 'Jobs'],
  ] as const) {
    await expect.poll(async () => (await request.get(path)).text()).toContain(words);
  }
  await page.getByRole('button', { name: `删除“${label}”` }).click();
  await publish(page, 'zh');
  await expect.poll(async () => (await request.get('/about')).text()).not.toContain(label);
});

test('an editor changes a setting in both languages and sees it in the preview', async ({
  page,
  request,
  enter,
}) => {
  await enter('editor', 'en');
  await page.getByRole('link', { name: 'Site settings' }).click();
  const hours = page.getByLabel('Service hours in Chinese');
  const before = await hours.inputValue();
  // Settings are on every page, so they have no address.
  await expect(page.getByText('/', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  const address = `示例市光影路 ${Date.now() % 1000} 号`;
  const field = page.getByLabel('Address in Chinese');
  const old = await field.inputValue();
  await field.fill(address);
  await expect(status(page)).toHaveAttribute('data-state', 'saved');
  await page.locator('.record-bar').getByRole('button', { name: 'Preview' }).click();
  await expect(page.frameLocator('iframe').getByText(address).first()).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await (await request.get('/about')).text()).not.toContain(address);
  await publish(page, 'en');
  await expect.poll(async () => (await request.get('/about')).text()).toContain(address);
  await expect(hours).toHaveValue(before);
  await field.fill(old);
  await publish(page, 'en');
});

test('a search without result gets a synonym and then finds what the other word finds', async ({
  page,
  request,
  enter,
}) => {
  // Letters only: searches with numbers are not kept.
  const word = `zz${[...String(Date.now() % 1_000_000)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  await request.get(`/api/search?q=${word}&settled=1`);
  await enter('editor', 'en', '/admin/search-misses');
  await page.getByRole('searchbox').fill(word);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Improve “${word}”` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Still nothing.')).toBeVisible();
  await dialog.getByLabel('Word that the site uses').fill('抠像');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add synonym' }).click();
  await expect(page.getByText('Added. The group has')).toBeVisible();
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Search again' }).click();
    await expect(dialog.getByText(/\d\+? results?/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const found = await request.get(`/api/search?q=${word}`);
  expect((await found.json()).data.hits.length).toBeGreaterThan(0);

  // Taken out again, it finds nothing.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Synonyms', exact: true }).click();
  await page.getByLabel('Word', { exact: true }).fill(word);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Remove synonym “${word}”` }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('No synonyms')).toBeVisible();
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/search?q=${word}`);
      return (await answer.json()).data.hits.length;
    })
    .toBe(0);
});

test('an editor changes where a printed QR code leads', async ({ page, request, enter }) => {
  const label = `苹果用户 ${Date.now() % 100_000}`;
  await enter('editor', 'zh', '/admin/content/qr');
  await page.getByRole('link', { name: '扫码下载大觅直播' }).click();
  const targets = page.getByRole('group', { name: '各系统打开的地址' });
  await targets.getByRole('button', { expanded: false }).nth(1).click();
  const field = targets.getByLabel('名称（中文）');
  const before = await field.inputValue();
  await field.fill(label);
  await expect(status(page)).toHaveAttribute('data-state', 'saved');
  await expectAccessible(page);
  for (const [format, name] of [
    ['SVG', 'QRCode_dami.svg'],
    ['PNG', 'QRCode_dami.png'],
  ]) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: `下载 ${format}` }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
  await page.locator('.record-bar').getByRole('button', { name: '预览' }).click();
  await expect(page.frameLocator('iframe').getByText(label).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await publish(page, 'zh');
  await expect.poll(async () => (await request.get('/api/qr-pages/dami')).text()).toContain(label);
  await field.fill(before);
  await publish(page, 'zh');
});

test('an editor publishes a version of the privacy notice; it can then not be changed', async ({
  page,
  request,
  enter,
}) => {
  const version = `9.${Date.now() % 1_000_000}`;
  const sentence = '这一版新写的一句话。';
  await enter('editor', 'zh', '/admin/privacy-notices');
  await page.getByRole('button', { name: '新建版本' }).click();
  await page.getByRole('dialog').getByLabel('版本号').fill(version);
  await page.getByRole('button', { name: '创建并开始编辑' }).click();
  const body = page.getByRole('textbox', { name: '中文正文' });
  await body.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(`${sentence}`);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('有未保存的修改')).toBeVisible();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('status').getByText('已保存')).toBeVisible();
  await expectAccessible(page);
  expect(await (await request.get('/show/privacy')).text()).not.toContain(sentence);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认' }).click();
  await expect(page.getByText('这个版本已发布')).toBeVisible();
  for (const [path, words] of [
    ['/show/privacy', sentence],
    ['/cooperation', version],
  ] as const) {
    await expect.poll(async () => (await request.get(path)).text()).toContain(words);
  }
  await expect(page.getByRole('button', { name: '发布', exact: true })).toBeHidden();
  await page.getByRole('link', { name: '全部版本' }).click();
  await expect(page.getByRole('row', { name: new RegExp(version) })).toContainText('当前版本');
  await expectAccessible(page);
});

test('what a reader writes about a document reaches the editors, who mark it as done', async ({
  page,
  request,
  enter,
}) => {
  const comment = `看不懂第 ${Date.now() % 100_000} 步`;
  const sent = await request.post('/api/documents/flicker-50hz/feedback', {
    data: { locale: 'zh', helpful: false, reason: 'unclear', comment },
  });
  expect(sent.status()).toBe(200);
  await enter('support', 'zh');
  await page.getByRole('link', { name: '反馈', exact: true }).click();
  const line = page.getByRole('listitem').filter({ hasText: comment });
  await expect(line).toContainText('看不明白');
  await expectAccessible(page);
  await page.getByRole('button', { name: '按文档' }).click();
  const row = page.getByRole('row').filter({ hasText: '频闪' });
  await expect(row).toContainText('看不明白');
  await expectAccessible(page);
  await row.getByRole('button', { name: /查看/ }).click();
  await line.getByRole('button', { name: /^已处理/ }).click();
  await expect(line).toBeHidden();
  await page.getByLabel('状态').selectOption('done');
  await expect(line).toBeVisible();
  await line.getByRole('link', { name: /频闪/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /频闪/ })).toBeVisible();
});

test('a reader sees the answer of staff on the same device', async ({ page, enter }) => {
  // Longer numbers are taken out as telephone numbers.
  const comment = `缺少接线图 ${Date.now() % 100_000}`;
  await page.goto('/dmfaq/green-screen-lighting');
  await page.getByRole('button', { name: '没帮助' }).click();
  await page.getByLabel(/缺什么/).fill(comment);
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('我们会据此修订')).toBeVisible();
  await enter('support', 'zh', '/admin/feedback');
  const line = page.getByRole('listitem').filter({ hasText: comment });
  await line.getByRole('button', { name: /^答复/ }).click();
  await line.getByRole('textbox', { name: '答复' }).fill('已在第三节补上接线图。');
  await expectAccessible(page);
  await line.getByRole('button', { name: '发布答复' }).click();
  await expect(line).toBeHidden();
  await page.goto('/dmfaq/green-screen-lighting');
  await page.getByRole('heading', { name: '这篇文档有帮助吗？' }).scrollIntoViewIfNeeded();
  await page.mouse.move(200, 200);
  await expect(page.getByText('已在第三节补上接线图。')).toBeVisible();
  await expectAccessible(page);
});

test('a person is found, exported and erased on request', async ({ page, request, enter }) => {
  const phone = `139${String(Date.now()).slice(-8)}`;
  const form = await (await request.get('/api/bookings/form?locale=zh')).json();
  const booked = await request.post('/api/bookings', {
    data: {
      idempotencyKey: `privacy-${phone}`,
      name: '欧阳若溪',
      phone,
      message: '想做一间绿幕直播间。',
      consent: true,
      privacyVersion: form.data.privacyVersion,
    },
  });
  const { reference } = (await booked.json()).data;
  await enter('administrator', 'zh', '/admin/privacy-requests');
  await page.getByRole('button', { name: '登记请求' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('对方要求').selectOption('erase');
  await dialog.getByLabel('对方的联系方式').fill('12');
  await dialog.getByRole('button', { name: '登记' }).click();
  await expect(dialog.getByText('请填写电话、邮箱或微信号')).toBeVisible();
  await dialog.getByLabel('对方的联系方式').fill(phone);
  await dialog.getByRole('button', { name: '登记' }).click();
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '身份已核实' }).click();
  await page.getByRole('button', { name: '导出' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem').first().click();
  expect((await download).suggestedFilename()).toMatch(/^privacy-request-.+\.xlsx$/);
  const erase = page.getByRole('button', { name: '删除个人信息' });
  await erase.click();
  await erase.click();
  await expect(page.getByText('没有找到这个人的记录。')).toBeVisible();
  await page.getByLabel(/处理说明/).fill('已删除并答复。');
  await page.getByRole('button', { name: '办结' }).click();
  await expect(page.getByText('联系方式已删除')).toBeVisible();
  await expectAccessible(page);
  expect(await page.getByRole('main').textContent()).not.toContain(phone.slice(-8));
});
