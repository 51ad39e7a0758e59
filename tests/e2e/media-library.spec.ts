import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/back-office.ts';
import { expect } from './support/test.ts';

// Refusals are 400, 409 and 422; browsers write them to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 4(?:00|09|22)|ERR_FAILED/));

let count = 0;

/** A picture that no other test has; its pixels are not compressed, so that it has several parts. */
function picture(width = 900, height = 600): Promise<Buffer> {
  count += 1;
  const background = { r: count * 20, g: Date.now() % 256, b: Math.floor(Math.random() * 256) };
  return sharp({ create: { width, height, channels: 3, background } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** The files that the library shows. */
const tiles = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(?:打开|Open)/ });

test('a picture is uploaded, described and found; what is not a picture is refused', async ({
  page,
  enter,
}) => {
  test.slow();
  await enter('editor', 'en', '/admin/media');
  await expect(page.getByRole('heading', { name: 'Media library' })).toBeVisible();
  await expectAccessible(page);
  const name = `现场-${Date.now()}`;
  await page
    .getByLabel('Upload', { exact: true })
    .first()
    .setInputFiles([
      { name: `${name}.png`, mimeType: 'image/png', buffer: await picture() },
      { name: 'not-a-picture.png', mimeType: 'image/png', buffer: Buffer.from('hello') },
    ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByText('Added')).toBeVisible();
  await expect(uploads.getByText('This is not a picture or file')).toBeVisible();
  await uploads.getByRole('button', { name: 'Remove not-a-picture.png' }).click();
  await uploads.getByRole('button', { name: 'Show' }).click();

  const drawer = page.getByRole('dialog');
  // Its variants are made in the background.
  const focus = drawer.getByRole('button', { name: 'Focal point: 50% across, 50% down' });
  await expect(focus).toBeVisible({ timeout: 60_000 });
  await focus.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(
    drawer.getByRole('button', { name: 'Focal point: 60% across, 49% down' }),
  ).toBeVisible();
  await drawer.getByLabel('Alternative text (Chinese)').fill(`${name}.png`);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('This is a file name')).toBeVisible();
  await drawer.getByLabel('Alternative text (Chinese)').fill('灯光下的主播台');
  await drawer.getByLabel('Alternative text (English)').fill('A presenter desk under lights');
  await drawer.getByLabel('Tags').fill('活动，夜景');
  await drawer.getByLabel('Folder').fill('活动/现场');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: '活动', exact: false }).first().click();
  await expect(page).toHaveURL(/folder=/);
  await page.getByRole('searchbox').fill('presenter desk');
  await page.keyboard.press('Enter');
  await expect(tiles(page)).toHaveCount(1);
  await page.reload();
  await expect(tiles(page)).toHaveCount(1);
  await expect(
    page.getByText('No alternative text', { exact: true }).locator('visible=true'),
  ).toHaveCount(0);
});

test('a used picture is not deleted, and says where it is used; an unused one goes to the trash', async ({
  page,
  enter,
}) => {
  test.slow();
  await enter('editor', 'zh', '/admin/media?q=home-stage');
  await tiles(page).first().click();
  const drawer = page.getByRole('dialog');
  await expect(
    drawer.getByRole('region', { name: '使用位置' }).getByText('页面').first(),
  ).toBeVisible();
  await drawer.getByRole('button', { name: '移入回收站' }).click();
  await expect(page.getByText('正在使用此文件')).toBeVisible();
  await page.keyboard.press('Escape');

  const name = `unused-${Date.now()}`;
  await page.goto('/admin/media');
  await page
    .getByLabel('上传', { exact: true })
    .first()
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: await picture(300, 200) });
  await expect(page.getByText('已添加')).toBeVisible();
  await page.goto(`/admin/media?q=${name}`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '加标签' }).click();
  await page.getByLabel('添加的标签').fill('一次');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已更改 1 个文件')).toBeVisible();
  await page.getByRole('button', { name: '删除未使用的' }).click();
  await expect(page.getByText('1 个已移入回收站')).toBeVisible();
  await expect(page.getByText('没有符合条件的文件')).toBeVisible();
  await page.goto(`/admin/media?q=${name}&show=trash`);
  await tiles(page).click();
  await drawer.getByRole('button', { name: '从回收站恢复' }).click();
  await expect(page.getByText('已恢复')).toBeVisible();
  await page.goto(`/admin/media?q=${name}`);
  await expect(tiles(page)).toHaveCount(1);
});

test('an upload goes on by itself after the page was reloaded, from where it was', async ({
  page,
  enter,
}) => {
  test.slow();
  await enter('editor', 'en', '/admin/media');
  let passed = 0;
  await page.route('**/api/admin/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH' && ++passed > 1) await route.abort();
    else await route.continue();
  });
  const name = `large-${Date.now()}.png`;
  const content = await picture(1600, 1200);
  await page
    .getByLabel('Upload', { exact: true })
    .first()
    .setInputFiles({ name, mimeType: 'image/png', buffer: content });
  await expect.poll(() => passed).toBeGreaterThan(1);
  await page.unroute('**/api/admin/uploads/*');
  const offsets: number[] = [];
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset'];
    if (request.method() === 'PATCH' && offset !== undefined) offsets.push(Number(offset));
  });
  await page.reload();
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByText(name)).toBeVisible();
  await expect(uploads.getByText('Added')).toBeVisible({ timeout: 60_000 });
  expect(offsets.length).toBeGreaterThan(0);
  expect(offsets[0]).toBeGreaterThan(0);
});

test('a full disk is said at once, on a phone too, and the upload goes on when there is room', async ({
  page,
  enter,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 507/);
  await page.setViewportSize({ width: 360, height: 800 });
  await enter('editor', 'en', '/admin/media');
  const errorMessage = 'The disk of the server is nearly full.';
  await page.route('**/api/admin/uploads', (route) =>
    route.fulfill({ status: 507, json: { success: false, errorCode: 'DISK_FULL', errorMessage } }),
  );
  const name = `${'long-'.repeat(12)}${Date.now()}.png`;
  await page
    .getByLabel('Upload', { exact: true })
    .first()
    .setInputFiles({ name, mimeType: 'image/png', buffer: await picture(300, 200) });
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByText(errorMessage)).toBeVisible();
  await expect(uploads.getByRole('button', { name: `Remove ${name}` })).toBeInViewport({
    ratio: 1,
  });
  await page.unroute('**/api/admin/uploads');
  await uploads.getByRole('button', { name: `Retry ${name}` }).click();
  await expect(uploads.getByText('Added')).toBeVisible({ timeout: 60_000 });
});
