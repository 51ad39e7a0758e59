// The keyer's GPU passes beside its reference on the CPU, in software WebGL2.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { composite } from '#keyer/composite.ts';
import { matteDifference } from '#keyer/conformance.ts';
import { keyFrame } from '#keyer/cpu-keyer.ts';
import { fitSettings } from '#keyer/fit.ts';
import type * as library from '#keyer/keyer.ts';
import type { KeyerSettings } from '#keyer/settings.ts';
import { mixedFrame } from '#keyer/test-frames.ts';
import { bundleKeyer } from '../../scripts/lib/keyer-bundle.mjs';
import { webgl } from './support/webgl.ts';

declare const keyer: typeof library;

test.use(webgl);

const kit = path.resolve(import.meta.dirname, '../../packages/keyer/conformance');
const { cases } = JSON.parse(readFileSync(path.join(kit, 'kit.json'), 'utf8')) as {
  cases: { key: string; settings: KeyerSettings }[];
};
const first = cases[0] as (typeof cases)[number];

async function pixels(name: string) {
  const { data, info } = await sharp(path.join(kit, name))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

let bundle = '';
test.beforeAll(async () => {
  bundle = await bundleKeyer('iife');
});

/** Keys pictures one after the other in the browser; gives the result of the last. */
async function keyInBrowser(
  page: Page,
  names: readonly string[],
  settings: KeyerSettings,
  { cleanPlate = '', shown = false } = {},
) {
  await page.goto('about:blank');
  await page.addScriptTag({ content: bundle });
  const urlOf = (name: string) =>
    name.startsWith('data:')
      ? name
      : `data:image/png;base64,${readFileSync(path.join(kit, name)).toString('base64')}`;
  const result = await page.evaluate(
    async ({ urls, clean, settings, shown }) => {
      const load = async (url: string) => {
        const blob = await (await fetch(url)).blob();
        const image = await createImageBitmap(blob, {
          premultiplyAlpha: 'none',
          colorSpaceConversion: 'none',
        });
        return { image, width: image.width, height: image.height };
      };
      const gpu = new keyer.GlKeyer(document.createElement('canvas'));
      gpu.settings = settings;
      if (clean) gpu.setCleanPlate(await load(clean));
      const last = await load(urls.at(-1) as string);
      if (shown) gpu.setBackground(last);
      for (const url of urls) gpu.key(await load(url));
      if (!shown) {
        const { width, height, data } = gpu.read();
        return { width, height, data: [...data] };
      }
      const canvas = document.createElement('canvas');
      canvas.width = last.width;
      canvas.height = last.height;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      gpu.show();
      context.drawImage(gpu.canvas, 0, 0);
      const { data } = context.getImageData(0, 0, last.width, last.height);
      return { width: last.width, height: last.height, data: [...data] };
    },
    { urls: names.map(urlOf), clean: cleanPlate && urlOf(cleanPlate), settings, shown },
  );
  return { ...result, data: Uint8Array.from(result.data) };
}

for (const { key, settings } of cases) {
  test(`the GPU gives the golden matte of ${key}`, async ({ page }) => {
    const keyed = await keyInBrowser(page, [`${key}.frame.png`], settings);
    const difference = matteDifference(keyed, await pixels(`${key}.keyed.png`));
    expect(difference.greatest).toBeLessThanOrEqual(2);
    expect(difference.psnr).toBeGreaterThan(50);
  });
}

test('the GPU moves, softens and smooths the edge as the CPU does', async ({ page }) => {
  const settings = { ...first.settings, shrink: 1.5, feather: 2, smoothing: 0.6 };
  const name = `${first.key}.frame.png`;
  const frame = await pixels(name);
  const { keyed } = keyFrame(frame, settings);
  const { image } = keyFrame(frame, settings, { before: { frame, keyed } });
  const gpu = await keyInBrowser(page, [name, name], settings);
  const cpu = { ...frame, data: Uint8Array.from(image.data, (value) => Math.round(value * 255)) };
  expect(matteDifference(gpu, cpu).greatest).toBeLessThanOrEqual(2);
});

test('the GPU keeps grey-green cloth opaque, and a veil of it sheer', async ({ page }) => {
  const [width, height] = [320, 180];
  const isCloth = (x: number) => x < 170;
  const plain = mixedFrame(
    width,
    height,
    (x, y) => (x < 60 || x > 260 || y < 30 ? 0 : isCloth(x) ? 1 : 0.4 + 0.08 * Math.sin(x / 6)),
    { fore: [134, 152, 136] },
  );
  const data = plain.data.map((value, i) => {
    const [x, y] = [(i >> 2) % width, Math.floor((i >> 2) / width)];
    return i % 4 === 3 ? 255 : value * (0.9 + 0.1 * Math.sin(x / 15) * Math.cos(y / 19));
  });
  const frame = { width, height, data };
  const { settings } = fitSettings(frame);
  const png = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const gpu = await keyInBrowser(
    page,
    [`data:image/png;base64,${png.toString('base64')}`],
    settings,
  );
  const { image } = keyFrame(frame, settings);
  const cpu = { ...frame, data: Uint8Array.from(image.data, (value) => Math.round(value * 255)) };
  expect(matteDifference(gpu, cpu).greatest).toBeLessThanOrEqual(2);
  const alphaAt = (x: number) => gpu.data[(110 * width + x) * 4 + 3];
  expect(alphaAt(110)).toBe(255);
  expect(alphaAt(225)).toBeLessThan(200);
  expect(alphaAt(20)).toBe(0);
});

test('the GPU reads the wall from a clean plate', async ({ page }) => {
  const name = `${first.key}.frame.png`;
  const frame = await pixels(name);
  const { image } = keyFrame(frame, first.settings, { cleanPlate: frame });
  const gpu = await keyInBrowser(page, [name], first.settings, { cleanPlate: name });
  const cpu = { ...frame, data: Uint8Array.from(image.data, (value) => Math.round(value * 255)) };
  expect(matteDifference(gpu, cpu).greatest).toBeLessThanOrEqual(2);
});

test('the canvas shows the composite that the CPU makes, with light wrap', async ({ page }) => {
  const settings = { ...first.settings, lightWrap: 0.5 };
  const name = `${first.key}.frame.png`;
  const frame = await pixels(name);
  const expected = composite(keyFrame(frame, settings).image, frame, settings.lightWrap);
  const shown = await keyInBrowser(page, [name], settings, { shown: true });
  let far = 0;
  for (let i = 0; i < shown.data.length; i += 1) {
    if (Math.abs((shown.data[i] as number) - (expected.data[i] as number)) > 3) far += 1;
  }
  expect(far / shown.data.length).toBeLessThan(0.001);
});

test('refuses a source without a picture', async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: bundle });
  const message = await page.evaluate(() => {
    const gpu = new keyer.GlKeyer(document.createElement('canvas'));
    try {
      gpu.key({ image: document.createElement('video'), width: 0, height: 0 });
      return '';
    } catch (error) {
      return String(error);
    }
  });
  expect(message).toContain('RangeError: The source has no picture yet');
});

test('says that the browser has no WebGL 2', async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: bundle });
  const message = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d');
    try {
      return new keyer.GlKeyer(canvas).settings.clipBlack.toString();
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : '';
    }
  });
  expect(message).toBe('KeyerUnavailable: This browser has no WebGL 2.');
});
