import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { decisionMessages } from '#site/i18n/acceptance-decision.ts';
import { closedSheetMessages } from '#site/i18n/closed-sheet.ts';
import { photoMessages } from '#site/i18n/photos.ts';
import { sheetFrameMessages } from '#site/i18n/sheet-frame.ts';
import { sendSheet } from './support/acceptance-sheet.ts';
import { callApi, test } from './support/back-office.ts';
import { keptOn } from './support/kept-steps.ts';
import { expect, hydrated } from './support/test.ts';

const text = decisionMessages.zh;
const photos = photoMessages.zh;
const words = sheetFrameMessages.zh;

const phone = (browser: Browser, baseURL: string | undefined): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) });

/** A photo larger than what is sent, with the place where it was taken. */
const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '30/1 15/1 0/1' } })
    .jpeg()
    .toBuffer(),
});

/** Opens the page and touches it, so that all of its scripts begin. */
async function openSheet(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await hydrated(page);
  await page.locator('#decider-name').focus();
  await expect(page.locator('#comments textarea')).toBeVisible();
  return page;
}

test('what a customer enters without a connection survives the closed page, and arrives once', async ({
  page,
  enter,
  browser,
  baseURL,
}) => {
  await enter('administrator', 'zh');
  const path = await sendSheet(page, 'zh');
  const context = await phone(browser, baseURL);
  const before = await openSheet(context, path);
  const card = before.locator('[data-item]').first();
  await before.locator('#decider-name').fill('林一');
  await card.getByRole('button', { name: text.fail, exact: true }).click();
  await card.getByRole('textbox').fill('左侧偏暗');
  await card.locator('input[type=file]').setInputFiles(await photo('a.jpg', '#24352b'));
  await expect(card.getByRole('img', { name: photos.photo(1) })).toBeVisible();
  const form = before.getByRole('form', { name: words.comment });
  await form.getByLabel(words.body).fill('灯位见照片');
  await form.getByLabel(words.name).fill('林一');
  await form.locator('input[type=file]').setInputFiles(await photo('b.jpg', '#4a5568'));
  await expect(form.getByRole('img', { name: photos.photo(1) })).toBeVisible();

  await context.setOffline(true);
  await card.getByRole('button', { name: text.confirmFail }).click();
  await expect(card).toContainText(photos.waiting);
  await expect(card).toContainText('左侧偏暗');
  await form.getByRole('button', { name: words.send }).click();
  const comments = before.locator('#comments');
  await expect(comments.getByText(photos.waiting)).toBeVisible();
  await expect(form.getByLabel(words.body)).toHaveValue('');
  await expect.poll(() => keptOn(before)).toContain('灯位见照片');
  await before.close();

  await context.setOffline(false);
  const after = await openSheet(context, path);
  const [failed, written] = [after.locator('[data-item]'), after.locator('#comments')];
  await expect(failed.filter({ hasText: '左侧偏暗' })).toContainText('不通过');
  await expect(failed.getByRole('img', { name: /客户拍摄/ })).toBeVisible();
  await expect(written.getByText('灯位见照片')).toHaveCount(1);
  await expect(written.locator('figure img')).toHaveCount(1);
  await expect(after.getByText(photos.waiting)).toHaveCount(0);
  await expect.poll(() => keptOn(after)).not.toContain('灯位见照片');

  // What the server has is no larger than what is sent, and two windows send nothing twice.
  const src = await written.locator('figure a').getAttribute('href');
  const stored = await sharp(await (await after.request.get(src ?? '')).body()).metadata();
  expect([stored.width, stored.exif]).toEqual([2048, undefined]);
  await openSheet(context, path);
  await after.reload();
  await expect(after.locator('#comments').getByText('灯位见照片')).toHaveCount(1);
  await context.close();
});

test('a photo that is still being made smaller goes with what is sent meanwhile', async ({
  page,
  enter,
  browser,
  baseURL,
}) => {
  await enter('administrator', 'zh');
  const path = await sendSheet(page, 'zh');
  const context = await phone(browser, baseURL);
  // A slow phone: no photo is ready before the test says so.
  await context.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const decode = window.createImageBitmap.bind(window);
    const slow = async (source: Blob, options: ImageBitmapOptions) => {
      await promise;
      return decode(source, options);
    };
    Object.assign(window, { createImageBitmap: slow, finishPhotos: resolve });
  });
  const customer = await openSheet(context, path);
  await customer.locator('#decider-name').fill('林一');
  const card = customer.locator('[data-item]').first();
  await card.getByRole('button', { name: text.fail, exact: true }).click();
  await card.getByRole('textbox').fill('右侧偏暗');
  await card.locator('input[type=file]').setInputFiles(await photo('a.jpg', '#24352b'));
  await expect(card.getByText(photos.preparing)).toBeVisible();
  await card.getByRole('button', { name: text.confirmFail }).click();
  const form = customer.getByRole('form', { name: words.comment });
  await form.locator('input[type=file]').setInputFiles(await photo('b.jpg', '#4a5568'));
  await expect(form.getByText(photos.preparing)).toBeVisible();
  // What is typed while the photo is being made smaller stays too.
  await form.getByLabel(words.body).fill('灯位见附图');
  await form.getByLabel(words.name).fill('林一');
  await form.getByRole('button', { name: words.send }).click();
  await expect(form.getByRole('button', { name: words.sending })).toBeVisible();
  await expect(form.getByLabel(words.body)).toHaveValue('灯位见附图');
  await expect(card.getByRole('textbox')).toHaveValue('右侧偏暗');

  await customer.evaluate(() => (window as unknown as { finishPhotos(): void }).finishPhotos());
  const failed = customer.locator('[data-item]').filter({ hasText: '右侧偏暗' });
  await expect(failed).toContainText('不通过');
  await expect(failed.getByRole('img', { name: /客户拍摄/ })).toBeVisible();
  const written = customer.locator('#comments article').filter({ hasText: '灯位见附图' });
  await expect(written.locator('figure img')).toHaveCount(1);
  await expect(form.getByLabel(words.body)).toHaveValue('');
  await context.close();
});

test('a photo that is chosen before the scripts of the page are there is taken', async ({
  page,
  enter,
  browser,
  baseURL,
}) => {
  await enter('administrator', 'zh');
  const path = await sendSheet(page, 'zh');
  const context = await phone(browser, baseURL);
  const scripts = Promise.withResolvers<void>();
  await context.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const customer = await context.newPage();
  await customer.goto(path, { waitUntil: 'commit' });
  const form = customer.getByRole('form', { name: words.comment });
  await form.locator('input[type=file]').setInputFiles(await photo('early.jpg', '#24352b'));
  scripts.resolve();
  await hydrated(customer);
  await form.getByLabel(words.body).focus();
  await expect(form.getByRole('img', { name: photos.photo(1) })).toBeVisible();
  await context.close();
});

test('a sheet that cannot be read again stays with what is being typed, and shows the change later', async ({
  page,
  enter,
  browser,
  baseURL,
}) => {
  await enter('administrator', 'zh');
  const path = await sendSheet(page, 'zh');
  const context = await phone(browser, baseURL);
  const customer = await openSheet(context, path);
  const card = customer.locator('[data-item]').first();
  await card.getByRole('button', { name: text.fail, exact: true }).click();
  await card.getByRole('textbox').fill('左侧偏暗');

  // The page learns that the sheet has changed, and cannot read it then.
  let isAway = true;
  let tries = 0;
  await context.route(/\/api\/shares\/acceptance\/|\/sheet-error-/, (route) => {
    tries += 1;
    return isAway ? route.abort('internetdisconnected') : route.continue();
  });
  const told = await context.request.post(`/api/shares/links/${path.split('/').at(-1)}/comments`, {
    headers: { 'idempotency-key': crypto.randomUUID(), origin: new URL(page.url()).origin },
    data: { anchor: { part: 'sheet' }, name: '林一', body: '从另一台手机' },
  });
  expect(told.status()).toBe(200);
  // The second try comes after the first has changed nothing.
  await expect.poll(() => tries).toBeGreaterThan(1);
  await expect(card.getByRole('textbox')).toHaveValue('左侧偏暗');
  isAway = false;
  await expect(customer.locator('#comments article')).toContainText('从另一台手机');
  await expect(card.getByRole('textbox')).toHaveValue('左侧偏暗');
  await context.close();
});

test('what was refused stays visible with its text, to be taken back', async ({
  page,
  enter,
  browser,
  baseURL,
}) => {
  await enter('administrator', 'zh');
  const path = await sendSheet(page, 'zh');
  const context = await phone(browser, baseURL);
  const customer = await openSheet(context, path);
  const form = customer.getByRole('form', { name: words.comment });
  await form.getByLabel(words.body).fill('请看附件');
  await form.getByLabel(words.name).fill('林一');
  const file = fileURLToPath(import.meta.url);
  await form.locator('input[type=file]').setInputFiles(file);
  await expect(form.getByRole('button', { name: photos.remove })).toBeVisible();
  await form.getByRole('button', { name: words.send }).click();
  const comments = customer.locator('#comments');
  await expect(comments.getByRole('alert')).toContainText('这不是可用的图片');
  await expect(comments.getByText('请看附件')).toBeVisible();
  await comments.getByRole('button', { name: photos.takeBack }).click();
  await expect(form.getByLabel(words.body)).toHaveValue('请看附件');
  await form.getByRole('button', { name: photos.remove }).click();
  await form.getByRole('button', { name: words.send }).click();
  await expect(comments.locator('article').getByText('请看附件')).toBeVisible();
  await expect(comments.getByRole('alert')).toHaveCount(0);

  // The link ends while the line is cut: what was decided is not lost to who entered it.
  const links = await callApi<{ items: { id: string; url: string }[] }>(
    page,
    'GET /admin/share-links',
  );
  const link = links.items.find(({ url }) => url.endsWith(path));
  await customer.locator('#decider-name').fill('林一');
  const card = customer.locator('[data-item]').first();
  await card.getByRole('button', { name: text.fail, exact: true }).click();
  await card.getByRole('textbox').fill('左侧偏暗');
  await context.setOffline(true);
  await card.getByRole('button', { name: text.confirmFail }).click();
  await expect(card).toContainText(photos.waiting);
  await callApi(page, `POST /admin/share-links/${link?.id}/revocation`, {});
  await context.setOffline(false);
  // The card says so, until the page learns that the link has ended and closes by itself.
  const closed = customer.getByText(closedSheetMessages.zh.kept);
  await expect(card.getByRole('alert').or(closed).first()).toBeVisible();
  await expect(customer.locator('main')).toContainText('左侧偏暗');
  await customer.reload();
  await expect(customer.locator('main')).toContainText(closedSheetMessages.zh.kept);
  await expect(customer.locator('main')).toContainText('左侧偏暗');
  await context.close();
});
