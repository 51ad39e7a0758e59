// The model of a virtual scene, drawn in software: on request, with the scene's cameras and lights.
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';
import { webgl, withoutFrames } from './support/webgl.ts';

test.use({ ...webgl, viewport: { width: 400, height: 900 } });
test.setTimeout(240_000);

const choose = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

const still = (canvas: Locator) =>
  expect(canvas).toHaveAttribute('data-idle', 'true', { timeout: 90_000 });

async function follow(canvas: Locator, act: () => Promise<unknown>): Promise<void> {
  const frames = Number(await canvas.getAttribute('data-frames'));
  await act();
  await expect
    .poll(async () => Number(await canvas.getAttribute('data-frames')), { timeout: 90_000 })
    .toBeGreaterThan(frames);
  await still(canvas);
}

/** The picture as grey levels. */
async function levels(canvas: Locator): Promise<Buffer> {
  const address = await canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
  const png = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  return sharp(png).resize(80, 50, { fit: 'fill' }).greyscale().raw().toBuffer();
}

const mean = (data: Buffer) => data.reduce((sum, value) => sum + value, 0) / data.length;
const difference = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;

test('a visitor asks for the model, walks around in it, changes its light and returns to the photos', async ({
  page,
}) => {
  const models: string[] = [];
  const counted: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.glb')) models.push(request.url());
    if (request.url().endsWith('/views')) counted.push(request.postDataJSON());
  });
  const broken: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) broken.push(message.text());
  });
  await page.goto('/share/demo-scene?camera=wide&light=noon');
  await hydrated(page);
  await choose(page, '环顾这个场景');
  await expect(page.locator('canvas[data-panorama=ready]')).toBeVisible({ timeout: 60_000 });
  expect(models).toEqual([]);

  await choose(page, /^模型视图（\d\.\d MB）$/);
  const canvas = page.locator('canvas[data-model=ready]');
  await expect(canvas).toHaveAttribute('data-light', 'noon', { timeout: 90_000 });
  await still(canvas);
  expect(models).toHaveLength(1);
  await expect(page.locator('canvas[data-panorama]')).toHaveCount(0);
  expect(Number(await canvas.getAttribute('data-triangles'))).toBeGreaterThan(5_000);
  const noon = await levels(canvas);

  const stage = page.getByRole('application', { name: '场景模型' });
  await follow(canvas, () => stage.press('ArrowLeft'));
  expect(difference(noon, await levels(canvas))).toBeGreaterThan(2);
  await follow(canvas, () => stage.press('Home'));
  expect(difference(noon, await levels(canvas))).toBeLessThan(2);
  await follow(canvas, () => choose(page, '暮色灯火'));
  await expect.poll(async () => mean(await levels(canvas))).toBeLessThan(mean(noon) * 0.8);
  const wide = await levels(canvas);
  await follow(canvas, () => choose(page, '侧机位 · 茶汤特写'));
  expect(difference(wide, await levels(canvas))).toBeGreaterThan(5);
  await expect(page).toHaveURL(/\?camera=detail&light=dusk$/);
  // What is opened in either view is counted once, and the poster shows it.
  await expect
    .poll(() => counted)
    .toEqual([{ camera: 'wide', light: 'noon' }, { light: 'dusk' }, { camera: 'detail' }]);
  await expect(page.getByRole('link', { name: '这个画面的海报' })).toHaveAttribute(
    'href',
    /poster\.jpg\?locale=zh&camera=detail&light=dusk$/,
  );
  await expectAccessible(page, '#main');

  await choose(page, '照片视图');
  const photos = page.locator('canvas[data-panorama=ready]');
  await expect(photos).toHaveAttribute('data-light', 'dusk', { timeout: 60_000 });
  await expect(page.locator('canvas[data-model]')).toHaveCount(0);
  expect(broken).toEqual([]);
});

test('a hidden page does not draw the model', async ({ page }) => {
  await page.goto('/share/demo-scene');
  await hydrated(page);
  await choose(page, '环顾这个场景');
  await choose(page, /^模型视图（\d\.\d MB）$/);
  const canvas = page.locator('canvas[data-model=ready]');
  await expect(canvas).toBeVisible({ timeout: 90_000 });
  await still(canvas);
  const frames = () => canvas.getAttribute('data-frames');
  const showAgain = await withoutFrames(page);
  const before = await frames();
  await choose(page, '侧机位 · 茶汤特写');
  await expect(page).toHaveURL(/camera=detail/);
  expect(await frames()).toBe(before);
  await showAgain();
  await expect.poll(frames).not.toBe(before);
  await still(canvas);
});

test('a model that loses its context twice leaves the still and says so', async ({ page }) => {
  await page.goto('/share/demo-scene');
  await hydrated(page);
  await choose(page, '环顾这个场景');
  await choose(page, /^模型视图（\d\.\d MB）$/);
  const canvas = page.locator('canvas[data-model=ready]');
  for (const _ of [1, 2]) {
    await expect(canvas).toBeVisible({ timeout: 90_000 });
    await still(canvas);
    await canvas.evaluate((element) =>
      (element as HTMLCanvasElement)
        .getContext('webgl2')
        ?.getExtension('WEBGL_lose_context')
        ?.loseContext(),
    );
  }
  await expect(page.getByRole('alert')).toContainText('显卡停止了绘制');
  // What is laid over a picture is put in its place once more 350 ms after it.
  await page.waitForTimeout(500);
  await expect(page.getByRole('alert')).toContainText('显卡停止了绘制');
  await expect(page.locator('#main .viewfinder img')).toBeVisible();
  await choose(page, '照片视图');
  await expect(page.locator('canvas[data-panorama=ready]')).toBeVisible({ timeout: 60_000 });
});
