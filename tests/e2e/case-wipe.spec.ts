// A sample clip keyed on the page of a case, with software WebGL2.
import type { Locator } from '@playwright/test';
import { expect, main, open, test } from './support/test.ts';
import { webgl, withoutWebgl2 } from './support/webgl.ts';

test.use({ ...webgl, contextOptions: { reducedMotion: 'reduce' } });

const address = '/cases?case=xingjia-auto-online-launch';
const start = '现在抠这段样片';

/** A pixel of the canvas at a place in fractions of its size. */
const pixel = (canvas: Locator, x: number, y: number) =>
  canvas.evaluate(
    (element: HTMLCanvasElement, [fx, fy]) => {
      const { width, height } = element;
      const left = Math.floor((fx as number) * width);
      const top = Math.floor((fy as number) * height);
      return [...(element.getContext('2d')?.getImageData(left, top, 1, 1).data ?? [])];
    },
    [x, y],
  );

const isGreen = ([r = 0, g = 0, b = 0]: number[]) => g > 1.5 * r && g > 1.5 * b;

test('camera, matte and result are of one frame, and their borders move', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, address);
  await main(page).getByRole('button', { name: start }).click();
  const canvas = main(page).locator('canvas[data-frames]');
  await expect(canvas).toBeVisible({ timeout: 60_000 });
  expect(isGreen(await pixel(canvas, 0.03, 0.5))).toBe(true);
  // In the matte, the arm is white and the wall above it black.
  expect((await pixel(canvas, 0.5, 0.43))[0]).toBeGreaterThan(240);
  expect((await pixel(canvas, 0.55, 0.1))[0]).toBeLessThan(15);
  expect(isGreen(await pixel(canvas, 0.97, 0.1))).toBe(false);

  // Without reduced motion it plays; here it waits for its button.
  await expect(main(page).getByRole('button', { name: '播放' })).toBeVisible();
  const first = page.getByRole('slider', { name: '摄像机画面与透明通道的分界' });
  const second = page.getByRole('slider', { name: '透明通道与结果的分界' });
  await first.focus();
  await page.keyboard.press('End');
  await expect(second).toHaveAttribute('aria-valuenow', '100');
  await expect.poll(async () => isGreen(await pixel(canvas, 0.97, 0.1))).toBe(true);
  await page.keyboard.press('Home');
  await expect.poll(async () => (await pixel(canvas, 0.03, 0.5))[0]).toBeLessThan(15);

  const box = await canvas.boundingBox();
  if (!box) throw new Error('The canvas has no box.');
  await page.mouse.move(box.x + box.width * 0.99, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.25, box.y + 20, { steps: 3 });
  await page.mouse.up();
  await expect(second).toHaveAttribute('aria-valuenow', '25');
  await expect.poll(async () => (await pixel(canvas, 0.97, 0.1))[2]).toBeGreaterThan(20);

  const before = Number(await canvas.getAttribute('data-frames'));
  await main(page).getByRole('button', { name: '播放' }).click();
  await expect
    .poll(async () => Number(await canvas.getAttribute('data-frames')))
    .toBeGreaterThan(before + 1);
  await main(page).getByRole('button', { name: '暂停' }).click();
  await expect(main(page).getByRole('button', { name: '播放' })).toBeVisible();
});

test('a browser without WebGL keeps the still and says why', async ({ page }) => {
  test.setTimeout(120_000);
  await withoutWebgl2(page);
  await open(page, address);
  await main(page).getByRole('button', { name: start }).click();
  await expect(main(page).getByText('没有抠像要用的 WebGL 2')).toBeVisible({ timeout: 60_000 });
  await expect(
    page.getByRole('region', { name: '抠像就在这里做一遍' }).locator('img'),
  ).toBeVisible();
});
