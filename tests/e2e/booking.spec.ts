// After a booking: its reference, its state, its withdrawal, and the form for support.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { contentHydrated, expect, holdBack, main, open, test } from './support/test.ts';

async function fillIn(page: Page): Promise<void> {
  await open(page, '/cooperation?product=3d');
  await page.getByLabel('姓名').fill('陈测试');
  await page.getByLabel(/手机号/).fill('138 0000 4321');
  await page.getByLabel('想做什么').fill('一间 20 平方米的房间');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
}

/** Books, and returns the reference. */
async function book(page: Page): Promise<string> {
  await fillIn(page);
  await page.getByRole('button', { name: '提交预约' }).click();
  await expect(main(page)).toContainText('预约已收到');
  const text = await main(page).innerText();
  return /MJ\d{8}-[0-9A-Z]{4}/.exec(text)?.[0] ?? '';
}

test('a booking can be looked up, changed, cancelled and withdrawn', async ({ page, watch }) => {
  const reference = await book(page);
  await expect(page.getByRole('button', { name: '复制编号' })).toBeVisible();
  await page.getByRole('link', { name: '查进度、修改、取消' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('查预约');
  await expect(page.getByLabel('预约编号')).toHaveValue(reference);
  await expectAccessible(page, 'main');

  watch.allow(/status of 404/);
  const contact = page.getByLabel(/后四位/);
  await contact.fill('1234');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(main(page).getByRole('alert')).toContainText('编号和联系方式对不上');
  await contact.fill('4321');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(main(page).locator('.badge')).toHaveText('已收到');
  await expect(page.getByRole('heading', { name: reference })).toBeFocused();
  await expect(main(page)).toContainText('一间 20 平方米的房间');
  await expect(main(page)).not.toContainText('138');
  await expectAccessible(page, 'main');

  await page.getByText('修改时间或内容').click();
  await page.getByLabel('想做什么').fill('改成 30 平方米');
  await page.getByRole('button', { name: '保存修改' }).click();
  await expect(main(page).locator('dd').filter({ hasText: '改成 30 平方米' })).toBeVisible();

  await page.getByText('取消这份预约').click();
  await page.getByRole('button', { name: '确认取消' }).click();
  await expect(main(page).locator('.badge')).toHaveText('已取消');
  await expect(page.getByText('取消这份预约')).toHaveCount(0);

  await page.getByText('撤回同意、删除个人信息').click();
  await page.getByRole('button', { name: '确认撤回并删除' }).click();
  await expect(main(page).locator('.badge')).toHaveText('已撤回');
  await expect(main(page)).not.toContainText('改成 30 平方米');
});

test('a booking whose rules could not be loaded is not sent, and is sent when they can', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const rules = /\/assets\/folded-fields/;
  await page.route(rules, (route) => route.abort());
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await fillIn(page);
  const send = page.getByRole('button', { name: '提交预约' });
  await send.click();
  await expect(page.getByText('Request error, please retry.')).toBeVisible();
  expect(posts.filter((url) => url.endsWith('/api/bookings'))).toEqual([]);
  await expect(page.getByLabel('姓名')).toHaveValue('陈测试');

  await page.unroute(rules);
  await send.click();
  await expect(main(page)).toContainText('预约已收到');
});

test('a draft keeps what its visitor came with, until it is left out', async ({ page }) => {
  await open(page, '/cooperation?scene=yunqi-tea-terrace&room=clothing,24-48,6-7,2.8-3.5,150_300');
  await page.getByLabel('姓名').fill('陈草稿');
  await contentHydrated(page);
  await open(page, '/cooperation');
  await expect(main(page)).toContainText('想用的虚拟场景');
  await expect(main(page)).toContainText('播什么：服装鞋包');
  await contentHydrated(page);
  await page.getByLabel('姓名').fill('陈草稿二');
  await open(page, '/cooperation');
  await expect(main(page)).toContainText('想用的虚拟场景');
  await expect(page.locator('[name=scene]')).toHaveValue('yunqi-tea-terrace');
  await page.getByRole('button', { name: '不带这些' }).click();
  await expect(page.locator('[name=scene]')).toHaveCount(0);
  await open(page, '/cooperation');
  await expect(page.getByLabel('姓名')).toHaveValue('陈草稿二');
  await expect(page.locator('[name=scene]')).toHaveCount(0);
});

test('what is typed before the form is ready is kept, beside what the draft has', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/entry-client/);
  await page.goto('/cooperation?scene=yunqi-tea-terrace');
  await page.getByLabel('姓名').fill('陈早到');
  release();
  await contentHydrated(page);
  await open(page, '/cooperation');
  await expect(page.getByLabel('姓名')).toHaveValue('陈早到');
  await expect(page.locator('[name=scene]')).toHaveValue('yunqi-tea-terrace');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the look-up is a form that shows the booking', async ({ page, watch }) => {
    watch.allow(/status of 404/);
    await page.goto('/en/cooperation?lookup=1');
    await page.getByLabel('Reference').fill('MJ20200101-2222');
    await page.getByLabel(/^Last four/).fill('4321');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(main(page).getByRole('alert')).toContainText('do not go together');
    await expect(page.getByLabel('Reference')).toHaveValue('MJ20200101-2222');
    expect(page.url()).not.toContain('2222');
  });
});

test('support has a form of its own, in both languages', async ({ page }) => {
  for (const [path, heading, label, type] of [
    ['/cooperation', '预约技术支持', '遇到的问题', '技术支持'],
    ['/en/cooperation', 'Book support', 'What is the problem?', 'Support'],
  ] as const) {
    await open(page, `${path}?type=support`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByLabel(label)).toBeVisible();
    await expect(page.getByRole('radio', { name: type })).toBeChecked();
    await expect(main(page)).not.toContainText(/报价|quotation/);
    await expect(page.locator('[name=budget]')).toHaveCount(0);
  }
});

test('the booking form is dark like the products, the support form light like the documents', async ({
  page,
}) => {
  await open(page, '/dmfaq/three-point-lighting');
  await main(page).getByRole('link', { name: '联系技术支持' }).last().click();
  await expect(page).toHaveURL(/type=support/);
  await expect(page.getByLabel('遇到的问题')).toHaveValue(/三点布光的照度与距离/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('banner').getByRole('link', { name: '预约合作' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('预约合作');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
