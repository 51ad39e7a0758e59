import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signIn } from './support/back-office.ts';
import { expect, settled, test } from './support/test.ts';

// Before the sign-in the API answers 401, and refusals are 400, 409 and 422; browsers write them to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 4(?:00|01|09|22)|ERR_FAILED/));

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
const tiles = (page: Page) => page.getByRole('main').getByRole('button', { name: /^打开/ });

async function openLibrary(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole('link', { name: '媒体库' }).click();
  await expect(page.getByRole('heading', { name: '媒体库' })).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('a picture is uploaded, described and found; what is not a picture is refused', async ({
  page,
}) => {
  test.slow();
  await openLibrary(page);
  await expectAccessible(page);
  const name = `现场-${Date.now()}`;
  await page
    .getByLabel('上传', { exact: true })
    .first()
    .setInputFiles([
      { name: `${name}.png`, mimeType: 'image/png', buffer: await picture() },
      { name: 'not-a-picture.png', mimeType: 'image/png', buffer: Buffer.from('hello') },
    ]);
  const uploads = page.getByRole('region', { name: '上传' });
  await expect(uploads.getByText('已添加')).toBeVisible();
  await expect(uploads.getByText('这不是可用的图片')).toBeVisible();
  await uploads.getByRole('button', { name: '移除 not-a-picture.png' }).click();
  await uploads.getByRole('button', { name: '查看' }).click();

  const drawer = page.getByRole('dialog');
  // Its variants are made in the background.
  const focus = drawer.getByRole('button', { name: '焦点：横向 50%，纵向 50%' });
  await expect(focus).toBeVisible({ timeout: 60_000 });
  await focus.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(drawer.getByRole('button', { name: '焦点：横向 60%，纵向 49%' })).toBeVisible();
  await drawer.getByLabel('替代文字（中文）').fill(`${name}.png`);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByText('这是文件名')).toBeVisible();
  await drawer.getByLabel('替代文字（中文）').fill('灯光下的主播台');
  await drawer.getByLabel('替代文字（英文）').fill('A presenter desk under lights');
  await drawer.getByLabel('标签').fill('活动，夜景');
  await drawer.getByLabel('文件夹').fill('活动/现场');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存')).toBeVisible();
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
  await expect(page.getByText('缺替代文字', { exact: true }).locator('visible=true')).toHaveCount(
    0,
  );
});

test('a used picture is not deleted, and says where it is used; an unused one goes to the trash', async ({
  page,
}) => {
  test.slow();
  await openLibrary(page);
  await page.goto('/admin/media?q=home-stage');
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
  await page.goto(`/admin/media?q=${name}`);
  await expect(tiles(page)).toHaveCount(1);
});

test('an upload goes on by itself after the page was reloaded, from where it was', async ({
  page,
}) => {
  test.slow();
  await openLibrary(page);
  let passed = 0;
  await page.route('**/api/admin/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH' && ++passed > 1) await route.abort();
    else await route.continue();
  });
  const name = `large-${Date.now()}.png`;
  const content = await picture(1600, 1200);
  await page
    .getByLabel('上传', { exact: true })
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
  const uploads = page.getByRole('region', { name: '上传' });
  await expect(uploads.getByText(name)).toBeVisible();
  await expect(uploads.getByText('已添加')).toBeVisible({ timeout: 60_000 });
  expect(offsets.length).toBeGreaterThan(0);
  expect(offsets[0]).toBeGreaterThan(0);
});
