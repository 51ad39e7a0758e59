// The SDK's playground: the library on known frames, in software WebGL2 and on the CPU.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { matteDifference } from '#keyer/conformance.ts';
import { keyFrame } from '#keyer/cpu-keyer.ts';
import type { KeyerSettings } from '#keyer/settings.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, open, test } from './support/test.ts';
import { webgl, withoutWebgl2 } from './support/webgl.ts';

test.use(webgl);

const kit = path.resolve(import.meta.dirname, '../../packages/keyer/conformance');
const { cases } = JSON.parse(readFileSync(path.join(kit, 'kit.json'), 'utf8')) as {
  cases: [{ key: string; settings: KeyerSettings }];
};

async function pixels(name: string) {
  const { data, info } = await sharp(path.join(kit, name))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** The matte that the page shows, as alpha. */
async function shownMatte(page: Page) {
  const { width, height, grey } = await page
    .locator('canvas[data-screen="matte"]')
    .evaluate((canvas: HTMLCanvasElement) => {
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      return {
        width: canvas.width,
        height: canvas.height,
        grey: Array.from({ length: data.length / 4 }, (_, i) => data[i * 4] as number),
      };
    });
  const data = new Uint8Array(width * height * 4);
  grey.forEach((value, i) => {
    data[i * 4 + 3] = value;
  });
  return { width, height, data };
}

async function start(page: Page, address = '/product/sdk') {
  await open(page, address);
  const demo = page.locator('[data-demo="sdk"]');
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: /打开试验台|Open the playground/ }).click();
  // Software WebGL2 takes seconds to compile the passes on a busy machine.
  await expect(demo.locator('[data-ready]')).toBeVisible({ timeout: 40_000 });
  return demo;
}

const [first] = cases;

test('shows the golden matte, and follows the settings in picture and code', async ({ page }) => {
  const demo = await start(page);
  await expect(demo.locator('[data-ready="gpu"]')).toBeVisible();
  const golden = await pixels(`${first.key}.keyed.png`);
  expect(matteDifference(await shownMatte(page), golden).greatest).toBeLessThanOrEqual(2);

  await demo.getByLabel('边缘收缩 shrink').fill('2');
  const settings = { ...first.settings, shrink: 2 };
  const { image } = keyFrame(await pixels(`${first.key}.frame.png`), settings);
  const expected = {
    ...golden,
    data: Uint8Array.from(image.data, (value) => Math.round(value * 255)),
  };
  await expect
    .poll(async () => matteDifference(await shownMatte(page), expected).greatest)
    .toBeLessThanOrEqual(2);
  await expect(demo.locator('pre').first()).toContainText('shrink: 2,');
  await demo.getByText('C++', { exact: true }).click();
  await expect(demo.locator('pre:visible')).toContainText('params.choke_px = 2.0f;');
});

test('keeps the picture and shows the error where a setting is out of range', async ({ page }) => {
  const demo = await start(page, '/en/product/sdk');
  await expect(demo.locator('[data-ready="gpu"]')).toBeVisible();
  const before = await shownMatte(page);
  await demo.locator('summary', { hasText: 'Errors' }).click();
  await demo.getByLabel('Feather feather').fill('9');
  await expect(demo.locator('[data-errors]')).toContainText(
    'RangeError feather must be between 0 and 4, not 9. Native: INPUT_VALUE (32)',
  );
  expect(matteDifference(await shownMatte(page), before).greatest).toBe(0);
  const reset = demo.getByRole('button', { name: 'Reset Feather' });
  await reset.press('Enter');
  await expect(reset).toBeDisabled();
  await expect(reset).toBeFocused();
  await demo.getByRole('button', { name: 'A canvas without WebGL2' }).click();
  await expect(demo.locator('[data-errors]')).toContainText('DEVICE_UNSUPPORTED (20)');
  await demo.getByRole('button', { name: 'Lose the graphics context' }).click();
  await expect(demo.locator('[data-errors]')).toContainText('DEVICE_LOST (21)');
  // The context is restored, and settings work again.
  await demo.getByLabel('Clip white clipWhite').fill('0.6');
  await expect
    .poll(async () => matteDifference(await shownMatte(page), before).greatest)
    .toBeGreaterThan(20);
});

test('runs the conformance kit and checks the device', async ({ page }) => {
  const demo = await start(page);
  await demo.locator('summary', { hasText: '一致性套件' }).click();
  await demo.getByRole('button', { name: '运行一致性套件' }).click();
  await expect(demo.locator('[data-passes="true"]')).toContainText('WebGL2 与参考一致');
  await expect(demo.locator('[data-case]')).toHaveCount(cases.length);
  await expect(demo.locator('[data-case]').first()).toContainText(
    /PSNR[\d.]+ dB最大差[012] \/ 255/,
  );
  await demo.locator('summary', { hasText: '设备检测' }).click();
  await expect(demo.locator('[data-probe="webgl2"]')).toContainText('可以');
  await expect(demo.locator('[data-probe="gpu"]')).toContainText(/SwiftShader/i);
  await expectAccessible(page, '[data-demo=sdk]');
});

test('without WebGL2 the CPU shows the same matte', async ({ page }) => {
  await withoutWebgl2(page);
  const demo = await start(page, '/en/product/sdk');
  await expect(demo.locator('[data-ready="cpu"]')).toBeVisible();
  await expect(demo).toContainText('the CPU works in the background');
  const golden = await pixels(`${first.key}.keyed.png`);
  expect(matteDifference(await shownMatte(page), golden).greatest).toBe(0);
});
