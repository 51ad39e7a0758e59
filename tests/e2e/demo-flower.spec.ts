// The flower demo, by its pixels, in software WebGL2. Small windows keep its drawing quick.
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { project, viewOf } from '../../src/site/demos/flower/scene/camera.ts';
import { petalAt } from '../../src/site/demos/flower/scene/motion.ts';
import { makePetals, RESTING, VALUES } from '../../src/site/demos/flower/scene/petals.ts';
import { flowersOf } from '../../src/site/demos/flower/seasons/seasons.ts';
import { expect, open, test } from './support/test.ts';
import { webgl } from './support/webgl.ts';

test.use({ ...webgl, viewport: { width: 480, height: 420 } });
test.setTimeout(120_000);

/** Little density: software draws every petal on the processor. */
const shower = '/product/flower?term=chunfen&seed=3&density=12&time=5.0';

async function start(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  const demo = page.locator('[data-demo=flower]');
  await demo.getByRole('button', { name: /撒一把花瓣|Throw some petals/ }).click();
  await expect(demo.locator('[data-flower=ready]')).toBeAttached({ timeout: 60_000 });
  return demo;
}

interface Picture {
  width: number;
  height: number;
  /** Straight colour and alpha. */
  data: Buffer;
}

/** Presses the button that saves, and reads the file. */
async function save(page: Page, demo: Locator, { withStage = true } = {}): Promise<Picture> {
  await demo.getByLabel('带布景和主播').setChecked(withStage);
  const download = page.waitForEvent('download');
  await demo.getByRole('button', { name: '存成图片' }).click();
  const file = readFileSync(await (await download).path());
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

function pixel({ width, height, data }: Picture, x: number, y: number): number[] {
  const at = (Math.round(y * (height - 1)) * width + Math.round(x * (width - 1))) * 4;
  return [...data.subarray(at, at + 4)];
}

/** Share of pixels that differ by more than a few steps in a part of the picture. */
function difference(a: Picture, b: Picture): number {
  let count = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    const apart = [0, 1, 2, 3].map((c) => Math.abs((a.data[i + c] ?? 0) - (b.data[i + c] ?? 0)));
    if (Math.max(...apart) > 12) count += 1;
  }
  return count / (a.data.length / 4);
}

test.describe('while time stands', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('an address gives the same pixels again; another seed or term gives others', async ({
    page,
  }) => {
    const demo = await start(page, shower);
    const first = await save(page, demo, { withStage: false });
    expect([first.width, first.height]).toEqual([1920, 1080]);

    await demo.getByLabel('种子', { exact: true }).fill('4');
    await demo.getByLabel('种子', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/seed=4/);
    expect(difference(first, await save(page, demo, { withStage: false }))).toBeGreaterThan(0.02);

    await demo.getByLabel('节气').first().selectOption('hanlu');
    await expect(page).toHaveURL(/term=hanlu/);
    const autumn = await save(page, demo, { withStage: false });
    const redness = (picture: Picture) => {
      let [red, blue] = [0, 0];
      for (let i = 0; i < picture.data.length; i += 4) {
        if ((picture.data[i + 3] ?? 0) < 250) continue;
        red += picture.data[i] ?? 0;
        blue += picture.data[i + 2] ?? 0;
      }
      return red / blue;
    };
    expect(redness(autumn)).toBeGreaterThan(1.5 * redness(first));

    const again = await start(page, shower);
    expect(difference(first, await save(page, again, { withStage: false }))).toBe(0);
  });

  test('petals are where the formulas say, with exact alpha around them', async ({ page }) => {
    const demo = await start(page, `${shower}&mix=0&wind=0`);
    const picture = await save(page, demo, { withStage: false });
    const { fall } = flowersOf('chunfen')[0];
    const view = viewOf(1920, 1080);
    const values = makePetals(3, 2_400).far;
    let [hits, seen] = [0, 0];
    for (let i = 0; i < values.length; i += VALUES) {
      const petal = Array.from(values.subarray(i, i + VALUES), (value) => value / 65_535);
      if ((petal[10] as number) < RESTING) continue;
      const { x, y, z } = petalAt(petal, 'far', fall, 0, 5);
      const at = project(view, [x, y, z]);
      if (Math.abs(at.x) > 0.95 || Math.abs(at.y) > 0.95 || y < 0.4 || y > 4) continue;
      seen += 1;
      if ((pixel(picture, at.x / 2 + 0.5, 0.5 - at.y / 2)[3] ?? 0) > 100) hits += 1;
    }
    expect(seen).toBeGreaterThan(200);
    // The rest is seen from the edge.
    expect(hits / seen).toBeGreaterThan(0.75);
    let [empty, full, between] = [0, 0, 0];
    for (let i = 3; i < picture.data.length; i += 4) {
      const alpha = picture.data[i] as number;
      if (alpha === 0) empty += 1;
      else if (alpha === 255) full += 1;
      else between += 1;
    }
    expect(empty).toBeGreaterThan(full);
    expect(full).toBeGreaterThan(10_000);
    expect(between).toBeGreaterThan(500);
  });

  test('petals fall before and behind the presenter', async ({ page }) => {
    const few = await start(page, `${shower.replace('density=12', 'density=1')}&size=60`);
    const bare = await save(page, few);
    const demo = await start(page, `${shower.replace('density=12', 'density=45')}&size=140`);
    const full = await save(page, demo);
    // Points of the presenter's dress, and of the disc of light behind.
    const changed = (points: readonly (readonly [number, number])[]) =>
      points.filter(([x, y]) => {
        const [before, after] = [pixel(bare, x, y), pixel(full, x, y)];
        return before.some((value, c) => Math.abs(value - (after[c] ?? 0)) > 30);
      }).length / points.length;
    const grid = (left: number, top: number, right: number, bottom: number) =>
      Array.from(
        { length: 400 },
        (_, i) =>
          [
            left + ((right - left) * (i % 20)) / 20,
            top + ((bottom - top) * Math.floor(i / 20)) / 20,
          ] as const,
      );
    const before = changed(grid(0.475, 0.58, 0.51, 0.76));
    const behind = changed(grid(0.4, 0.15, 0.46, 0.35));
    expect(before).toBeGreaterThan(0.05);
    // The presenter hides what falls behind, so less changes there.
    expect(behind).toBeGreaterThan(before + 0.03);
  });

  test('nothing moves by itself; steps and gifts change the picture', async ({ page }) => {
    const demo = await start(page, shower);
    const canvas = demo.locator('canvas');
    await expect(demo.getByRole('button', { name: '播放' })).toHaveCount(0);
    const frames = await canvas.getAttribute('data-frames');
    const first = await save(page, demo);
    await canvas.hover();
    await page.mouse.move(240, 200);
    await expect(demo.getByRole('slider', { name: '这一分钟里的时刻' })).toHaveValue('5');
    const second = await save(page, demo);
    expect(difference(first, second)).toBe(0);
    await demo.getByRole('button', { name: '前进 1 秒' }).click();
    await expect(page).toHaveURL(/time=6\.0/);
    const later = await save(page, demo);
    expect(difference(first, later)).toBeGreaterThan(0.02);
    await demo.getByRole('button', { name: '送花束' }).click();
    await expect(demo.getByText('花束 1，撒花 1 次')).toBeVisible();
    expect(difference(later, await save(page, demo))).toBeGreaterThan(0.005);
    expect(await canvas.getAttribute('data-frames')).not.toBe(frames);
  });

  test('warns when colours come close to the wall, and the proposal ends the warning', async ({
    page,
  }) => {
    const demo = await start(page, '/product/flower?term=xiaoman&seed=3&density=2');
    await expect(demo.locator('[data-verdict=keyed]').first()).toContainText('会被抠掉');
    await demo.getByRole('button', { name: '换成蓝幕' }).click();
    await expect(demo.getByText('这套花色离幕布够远')).toBeVisible();
    await expect(demo.locator('[data-verdict=clear]')).toHaveCount(4);
  });

  test('is accessible', async ({ page }) => {
    await start(page, '/product/flower?density=2');
    const { violations } = await new AxeBuilder({ page }).include('[data-demo=flower]').analyze();
    expect(violations).toEqual([]);
  });
});

test('plays, blows in the wind of the arrow keys, and stops out of view', async ({ page }) => {
  const demo = await start(page, '/en/product/flower?density=2&events=1');
  const canvas = demo.locator('canvas');
  const frames = async () => Number(await canvas.getAttribute('data-frames'));
  const before = await frames();
  await expect.poll(frames, { timeout: 30_000 }).toBeGreaterThan(before + 2);
  await expect(demo.getByText(/[1-9]\d* likes/)).toBeVisible();
  await canvas.focus();
  await page.keyboard.press('Space');
  await expect(demo.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(page).toHaveURL(/term=.*time=/);
  await demo.getByRole('button', { name: 'Play' }).click();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(canvas).not.toBeInViewport();
  // The observer reports after a frame; from then on nothing is drawn.
  let last = -1;
  await expect
    .poll(
      async () => {
        const now = await frames();
        const isSame = now === last;
        last = now;
        return isSame;
      },
      { intervals: [1_000] },
    )
    .toBe(true);
});

test('without WebGL it says so and keeps the still picture', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(page, '/product/flower');
  const demo = page.locator('[data-demo=flower]');
  await demo.getByRole('button', { name: '撒一把花瓣' }).click();
  await expect(demo.getByRole('alert')).toContainText('没有 WebGL 2', { timeout: 30_000 });
  await expect(demo.locator('picture img, img').first()).toBeVisible();
});
