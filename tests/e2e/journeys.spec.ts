import { createHash } from 'node:crypto';
import { contentHydrated, expect, main, open, test } from './support/test.ts';

test('a visitor books a demo from a product page', async ({ page }) => {
  await open(page, '/product/cyan');
  await main(page).locator('a[href="/cooperation?product=cyan&type=demo"]').first().click();
  await expect(page).toHaveURL('/cooperation?product=cyan&type=demo');
  await expect(page.getByRole('checkbox', { name: '青幕', exact: true })).toBeChecked();
  await page.getByLabel('姓名').fill('陈测试');
  await page.getByLabel(/手机号/).fill('138 0000 0000');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '提交预约' }).click();
  await expect(main(page)).toContainText(/MJ\d{8}-[0-9A-Z]{4}/);
  await expect(main(page)).toContainText('预约已收到');
  await expect(main(page)).not.toContainText('告诉我们您想做什么');
  await page.reload();
  await expect(main(page)).toContainText('预约已收到');
});

test('a booking can be sent whose first letter came before the form was ready', async ({
  page,
}) => {
  await open(page, '/cases');
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const name = document.querySelector<HTMLInputElement>('#main input[name="name"]');
      if (!name) return;
      observer.disconnect();
      name.value = '陈';
      name.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('header a[href="/cooperation"]').first().click();
  await expect(page.getByLabel('姓名')).toHaveValue('陈');
  await page.getByLabel(/手机号/).fill('138 0000 0000');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '提交预约' }).click();
  await expect(main(page)).toContainText(/MJ\d{8}-[0-9A-Z]{4}/);
});

test('an incomplete booking shows its errors and keeps its values', async ({ page }) => {
  await open(page, '/en/cooperation');
  await page.getByLabel(/^Name/).fill('Test Person');
  await page.getByLabel(/email/).fill('not an address@');
  await page.getByRole('checkbox', { name: /I have read/i }).check();
  await page
    .getByRole('button', { name: /Send|Book|Submit/i })
    .last()
    .click();
  const contact = page.getByLabel(/email/);
  await expect(contact).toHaveAttribute('aria-invalid', 'true');
  await expect(contact).toHaveValue('not an address@');
  // The error is beside the field, in the window, and no toast is shown.
  await expect(main(page).getByText('This is not an email address')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.toasts')).toBeEmpty();
  await expect(main(page).getByRole('alert')).toContainText('check the marked fields');
  await expect(page.getByLabel(/^Name/)).toHaveValue('Test Person');
});

test('an empty form sends no request, and its errors disappear when corrected', async ({
  page,
}) => {
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  await open(page, '/cooperation');
  await page.getByRole('button', { name: '提交预约' }).click();
  const name = page.getByLabel('姓名');
  const contact = page.getByLabel(/手机号/);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  await expect(contact).toHaveAttribute('aria-invalid', 'true');
  await name.fill('陈测试');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(main(page)).not.toContainText('请填写姓名');
  await contact.fill('chen@example.com');
  await expect(contact).not.toHaveAttribute('aria-invalid');
  await expect(contact).toBeFocused();
  const consent = page.getByRole('checkbox', { name: /我已阅读并同意/ });
  await expect(consent).toHaveAttribute('aria-invalid', 'true');
  await consent.check();
  await expect(main(page).locator('[aria-invalid]')).toHaveCount(0);
  expect(posted.filter((url) => url.endsWith('/api/bookings'))).toEqual([]);
});

test('an error in a folded part of the form opens it', async ({ page }) => {
  await open(page, '/cooperation');
  const day = page.getByLabel('首选');
  await expect(day).toBeHidden();
  await page.getByLabel('姓名').fill('陈测试');
  await page.getByLabel(/手机号/).fill('13800000000');
  await page.getByText('指定日期和时段').click();
  await day.fill('2020-01-01');
  await page.getByText('指定日期和时段').click();
  await expect(day).toBeHidden();
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  // A busy browser reports the opening later than the visitor corrects the error.
  await page.evaluate(() =>
    addEventListener('toggle', (event) => event.stopImmediatePropagation(), true),
  );
  await page.getByRole('button', { name: '提交预约' }).click();
  await expect(day).toBeFocused();
  await expect(main(page)).toContainText('这个时段已经过去');
  await day.fill('');
  await expect(main(page)).not.toContainText('这个时段已经过去');
  await expect(day).toBeVisible();
});

test('a draft is restored, and the parts of the form that it fills are open', async ({ page }) => {
  await open(page, '/cooperation');
  await page.getByLabel(/想做什么/).fill('一间 40 平方米的房间');
  await page.getByText('公司、地区与预算').click();
  await page.getByLabel(/公司或机构/).fill('测试公司');
  await contentHydrated(page);
  await page.reload();
  await expect(page.getByLabel(/想做什么/)).toHaveValue('一间 40 平方米的房间');
  await expect(page.getByLabel(/公司或机构/)).toHaveValue('测试公司');
  await expect(page.getByLabel(/公司或机构/)).toBeVisible();
  await expect(page.getByLabel('首选')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused booking is shown again with its values, and can be sent', async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 422/);
    await page.goto('/en/cooperation?type=demo');
    await page.getByLabel(/^Name/).fill('Test Person');
    await page.getByLabel(/^Phone/).fill('+44 123');
    await page.getByLabel(/^What is it about/).fill('A room of 40 m²');
    await page.getByText('Company, region and budget').click();
    await page.getByLabel(/^Company/).fill('Test Ltd');
    await page.getByRole('checkbox', { name: /I have read/i }).check();
    await page.getByRole('button', { name: 'Send request' }).click();
    const phone = page.getByLabel(/^Phone/);
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue('+44 123');
    await expect(main(page).getByRole('alert')).toContainText('please check the marked fields');
    await expect(main(page)).toContainText('This is not a complete number');
    await expect(page.getByLabel(/^Name/)).toHaveValue('Test Person');
    await expect(page.getByLabel(/^What is it about/)).toHaveValue('A room of 40 m²');
    await expect(page.getByLabel(/^Company/)).toBeVisible();
    await expect(page.getByLabel(/^Company/)).toHaveValue('Test Ltd');
    await expect(page.getByLabel(/^Day|First choice/)).toBeHidden();
    await expect(page.getByRole('radio', { name: 'Product demo' })).toBeChecked();
    await phone.fill('+44 20 7946 0958');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(main(page)).toContainText(/MJ\d{8}-[0-9A-Z]{4}/);
  });
});

test('a reference in an address alone does not show a confirmation', async ({ page }) => {
  await open(page, '/cooperation?reference=MJ20261122-AAAA');
  await expect(main(page)).toContainText('MJ20261122-AAAA');
  await expect(main(page)).toContainText('查这份预约');
  await expect(page.getByLabel('预约编号')).toHaveValue('MJ20261122-AAAA');
  await expect(main(page)).not.toContainText('预约已收到');
  await expect(main(page)).not.toContainText('告诉我们您想做什么');
});

test('the menu of a product page books that product', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/product/flower');
  const links = page.locator('header a[href^="/cooperation"]');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', '/cooperation?product=flower');
  }
});

test('a downloaded file has the checksum shown on the page', async ({ page, request }) => {
  await open(page, '/support/download');
  const card = main(page).locator('article, section').filter({ hasText: 'SHA-256' }).first();
  const href = await card.locator('a[href^="/files/downloads/"]').first().getAttribute('href');
  const file = await request.get(href ?? '');
  expect(file.status()).toBe(200);
  expect(file.headers()['content-disposition']).toMatch(/attachment/);
  const sum = createHash('sha256')
    .update(await file.body())
    .digest('hex');
  await expect(main(page)).toContainText(sum);
  const part = await request.get(href ?? '', { headers: { range: 'bytes=0-9' } });
  expect([part.status(), (await part.body()).byteLength]).toEqual([206, 10]);
});

test('a reader reports that a document helped', async ({ page }) => {
  await open(page, '/dmfaq/first-live-room');
  const sent = page.waitForResponse(/\/api\/documents\/first-live-room\/feedback/);
  await main(page)
    .getByRole('button', { name: /有帮助/ })
    .first()
    .click();
  expect((await sent).status()).toBe(200);
  await expect(main(page)).toContainText('已收到，谢谢');
  await page.reload();
  // The question is asked again until the reader touches the page.
  await main(page).hover();
  await expect(main(page)).toContainText('已收到，谢谢');
  await expect(main(page).getByRole('button', { name: /有帮助/ })).toHaveCount(0);
});

test('filters and pages of a list are links with their own addresses', async ({ page }) => {
  await open(page, '/cases');
  await main(page).getByText('按行业、产品、用途筛选').click();
  await main(page).getByRole('link', { name: /^汽车/ }).click();
  await expect(page).toHaveURL(/industry=automotive/);
  // The address changes before the list: a press on a card that is being replaced is lost.
  await expect(main(page)).toContainText('共 1 个案例');
  await main(page).locator('a[href*="case="]').first().click();
  await expect(page).toHaveURL(/case=xingjia-auto-online-launch/);
  await expect(page).toHaveTitle(/三个机位/);
  await page.goBack();
  await expect(page).not.toHaveURL(/case=/);
});

test('"Back" leads to the card that was left, far down a page of sections', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  const card = main(page).locator('a[href^="/show/"]').last();
  const height = () => card.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  // As a hand scrolls: sections on the way get their real height.
  await expect(async () => {
    const top = await height();
    await page.mouse.wheel(0, Math.sign(top - 370) * Math.min(600, Math.abs(top - 370)));
    expect(Math.abs((await height()) - 370)).toBeLessThan(40);
  }).toPass({ intervals: [60] });
  let left = await height();
  // Until the scrolling rests.
  await expect(async () => {
    const before = left;
    left = await height();
    expect(left).toBe(before);
  }).toPass({ intervals: [150] });
  await card.click();
  await expect(page).toHaveURL(/\/show\//);
  await page.goBack();
  await expect.poll(height).toBe(left);
  // Nothing moves it afterwards, as the end of a smooth scroll would.
  await page.waitForFunction(() => /layout|page/.test(window.__site?.phase ?? ''));
  expect(await height()).toBe(left);
});

test('a shared sheet counts its views and sends no referrer', async ({ page }) => {
  const response = await page.goto('/share/device/22222222-2222-4222-8222-222222222222');
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  const download = page.waitForEvent('download');
  await main(page).locator('a[href$="export.csv"]').first().click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});
