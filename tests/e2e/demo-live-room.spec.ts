// The live room demo, drawn in software: light, sets, cameras, measures, and what it costs.
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessible.ts';
import { layoutShift, watchLayoutShifts } from './support/layout-shift.ts';
import { expect, hydrated, test } from './support/test.ts';
import { webgl, withoutWebgl2 } from './support/webgl.ts';

// Tall, because the room is drawn only while it is in view.
test.use({ ...webgl, viewport: { width: 480, height: 1500 } });
test.setTimeout(180_000);

const groups = ['主光', '辅光', '轮廓光', '布景光', '灯带', 'LED 屏', '场灯', '监视器'];

async function start(page: Page, path = '/product/3d'): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: '走进这间直播间' }).click();
  const canvas = page.locator('canvas[data-live-room]');
  await settled(canvas);
  return canvas;
}

/** Waits until the room is drawn and nothing moves. */
async function settled(canvas: Locator, after = 0): Promise<void> {
  await canvas.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => Number(await canvas.getAttribute('data-frames')), { timeout: 60_000 })
    .toBeGreaterThan(after);
  await expect(canvas).toHaveAttribute('data-idle', 'true', { timeout: 60_000 });
}

/** Does something and waits until the picture has followed. */
async function follow(canvas: Locator, act: () => Promise<unknown>): Promise<void> {
  const frames = Number(await canvas.getAttribute('data-frames'));
  await act();
  await settled(canvas, frames);
}

/** Mean difference of the still, which is encoded and scaled, from the frame that it shows. */
const STILL_ERROR = 0.05;

/** The picture in linear light before the camera's response, in the middle where no button lies. */
async function light(stage: Locator): Promise<Float64Array> {
  await stage.scrollIntoViewIfNeeded();
  const clip = await stage.boundingBox();
  if (!clip) throw new Error('The stage has no place.');
  const png = await stage.page().screenshot({ clip });
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const area = {
    left: Math.round(width * 0.1),
    top: Math.round(height * 0.35),
    width: Math.round(width * 0.75),
    height: Math.round(height * 0.6),
  };
  const data = await sharp(png).extract(area).removeAlpha().raw().toBuffer();
  return Float64Array.from(data, (byte) => undeveloped(byte / 255));
}

/** Reverses the response of the shader: sRGB, then the curve of Narkowicz. */
function undeveloped(value: number): number {
  const c = Math.min(value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4, 0.999);
  const [a, b] = [2.51 - 2.43 * c, 0.03 - 0.59 * c];
  return (-b + Math.sqrt(b * b + 4 * a * 0.14 * c)) / (2 * a);
}

const mean = (values: Float64Array) => values.reduce((sum, x) => sum + x, 0) / values.length;

const apart = (a: Float64Array, b: Float64Array) =>
  mean(a.map((value, i) => Math.abs(value - (b[i] as number))));

test('light is the sum of the lamp groups; sets change the picture', async ({ page }) => {
  const canvas = await start(page);
  const soft = await light(canvas);
  const lamp = (name: string) => page.getByRole('checkbox', { name: `${name}开关` });
  // In one frame, because software takes a second for each.
  await follow(canvas, () =>
    page.getByRole('checkbox', { name: /开关$/, checked: true }).evaluateAll((lamps) => {
      for (const one of lamps as HTMLInputElement[]) one.click();
    }),
  );
  for (const name of groups) await expect(lamp(name)).not.toBeChecked();
  const dark = await light(canvas);
  await follow(canvas, () => lamp('主光').check());
  const key = await light(canvas);
  await follow(canvas, () => lamp('场灯').check());
  const both = await light(canvas);
  await follow(canvas, () => page.getByRole('slider', { name: '主光亮度' }).fill('0'));
  const house = await light(canvas);

  expect(mean(soft)).toBeGreaterThan(mean(both));
  expect(mean(dark)).toBeLessThan(0.012);
  expect(mean(key)).toBeGreaterThan(5 * mean(dark));
  let far = 0;
  let looked = 0;
  both.forEach((value, i) => {
    // Bright lamps clip.
    if (value > 1) return;
    looked += 1;
    const sum = (key[i] as number) + (house[i] as number) - (dark[i] as number);
    if (Math.abs(sum - value) > 0.015 + 0.06 * value) far += 1;
  });
  expect(looked).toBeGreaterThan(both.length * 0.8);
  // Edges are smoothed after the camera's response, which is not linear.
  expect(far / looked).toBeLessThan(0.04);

  await follow(canvas, () => page.getByRole('radio', { name: '夜景' }).check());
  const tea = await light(canvas);
  await page.getByRole('tab', { name: '布景' }).click();
  await follow(canvas, () => page.getByRole('radio', { name: '夜城' }).check());
  const city = await light(canvas);
  await follow(canvas, () => page.getByRole('radio', { name: '绿幕' }).check());
  const green = await light(canvas);
  expect(apart(tea, city)).toBeGreaterThan(0.01);
  expect(apart(city, green)).toBeGreaterThan(0.01);
});

test('turns, measures and cuts with the keyboard, within its budget', async ({ page }) => {
  await page.goto('/product/3d');
  await hydrated(page);
  const picture = page.locator('[data-demo="live-room"] .frame').first();
  const button = page.getByRole('button', { name: '走进这间直播间' });
  await button.scrollIntoViewIfNeeded();
  const place = await picture.boundingBox();
  const image = picture.locator('img');
  await image.evaluate((element: HTMLImageElement) => element.decode());
  const still = await light(picture);
  const before = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await button.click();
  const canvas = page.locator('canvas[data-live-room]');
  await expect(canvas).toHaveAttribute('data-live-room', 'ready', { timeout: 60_000 });
  expect(await picture.boundingBox()).toEqual(place);
  await settled(canvas);
  const first = await light(canvas);
  // The still is the first frame: nothing jumps when the demo takes its place.
  expect(apart(still, first)).toBeLessThan(STILL_ERROR);
  await page.getByRole('application').focus();
  await follow(canvas, () => page.keyboard.press('ArrowRight'));
  expect(apart(first, await light(canvas))).toBeGreaterThan(0.005);
  await expectAccessible(page, '[data-demo=live-room]');

  await page.getByRole('tab', { name: '灯光' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: '量尺寸' })).toBeFocused();
  await page.getByRole('button', { name: '净高' }).click();
  await expect(page.getByText('两点相距 4.40 米')).toBeVisible();
  const clear = page.getByRole('button', { name: '清除' });
  await clear.press('Enter');
  await expect(clear).toBeDisabled();
  await expect(clear).toBeFocused();
  // Two points on the floor, picked in the picture.
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The stage has no place.');
  for (const share of [0.3, 0.6]) {
    await page.mouse.click(box.x + box.width * share, box.y + box.height * 0.9);
  }
  await expect(page.getByText(/两点相距 \d\.\d\d 米/)).toBeVisible();

  await page.getByRole('tab', { name: '机位' }).click();
  await page.getByRole('button', { name: /3 号机/ }).press('Enter');
  await follow(canvas, () => page.getByRole('button', { name: '硬切' }).press('Enter'));
  await expect(page.getByRole('status').filter({ hasText: '播出：3 号机 商品' })).toBeAttached();
  expect(apart(first, await light(canvas))).toBeGreaterThan(0.01);
  // The picture of a camera is painted into its button.
  const brightest = await page
    .locator('fieldset canvas')
    .first()
    .evaluate((thumb: HTMLCanvasElement) => {
      const { width, height } = thumb;
      const pixels = thumb.getContext('2d')?.getImageData(0, 0, width, height).data;
      let most = 0;
      pixels?.forEach((value, i) => {
        if (i % 4 !== 3) most = Math.max(most, value);
      });
      return most;
    });
  expect(brightest).toBeGreaterThan(60);
  await expectAccessible(page, '[data-demo=live-room]');

  expect(Number(await canvas.getAttribute('data-calls'))).toBeLessThanOrEqual(60);
  const bytes = await page.evaluate(
    (from) =>
      performance
        .getEntriesByType('resource')
        .slice(from)
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    before,
  );
  expect(bytes).toBeGreaterThan(500_000);
  expect(bytes).toBeLessThanOrEqual(2_000_000);
});

test('on a laptop the stage and the whole desk fit below the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 760 });
  const canvas = await start(page);
  const desk = page.locator('[data-demo="live-room"] .frame', { has: page.getByRole('tablist') });
  const [stage, box] = await Promise.all([canvas.boundingBox(), desk.boundingBox()]);
  // The header and the page's own menu are 112 pixels high.
  expect(stage?.height).toBeLessThan(760 - 112);
  expect(box?.height).toBeLessThan(760 - 112);
  // What does not fit scrolls inside the desk, without the page.
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('tabpanel').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  const last = await page.getByRole('slider').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('no button covers the stage', async ({ page }) => {
    const canvas = await start(page);
    const stage = await canvas.boundingBox();
    const buttons = page.locator('[data-demo="live-room"] button').filter({ visible: true });
    for (const button of await buttons.all()) {
      const box = await button.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0));
      // Nor is it cut off, except for tabs, whose row scrolls.
      if ((await button.getAttribute('role')) === 'tab') continue;
      const right = (stage?.x ?? 0) + (stage?.width ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(right);
    }
  });
});

test('opens over the home page, and starts again after the graphics card stopped', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  const canvas = await start(page, '/');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(mean(await light(canvas))).toBeGreaterThan(0.01);
  expect(await layoutShift(page)).toBeLessThan(0.01);

  await canvas.evaluate((element: HTMLCanvasElement) => {
    element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(page.getByRole('alert').filter({ hasText: '显卡停止了' })).toBeVisible();
  await page.getByRole('button', { name: '再试一次' }).click();
  await settled(canvas);
  await page.keyboard.press('Escape');
  await expect(canvas).toHaveCount(0);
});

test('keeps the still picture without WebGL, and says why', async ({ page }) => {
  await withoutWebgl2(page);
  await page.goto('/product/3d');
  await hydrated(page);
  await page.getByRole('button', { name: '走进这间直播间' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '没有 WebGL 2' })).toBeVisible();
  await expect(page.locator('[data-demo="live-room"] img').first()).toBeVisible();
});
