// The flower demo, by its pixels, in software WebGL2. Small windows keep its drawing quick.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { project, viewOf } from '../../src/site/demos/flower/scene/camera.ts';
import { petalAt } from '../../src/site/demos/flower/scene/motion.ts';
import { BURST_PETALS } from '../../src/site/demos/flower/scene/petal.glsl.ts';
import { makePetals, RESTING, VALUES } from '../../src/site/demos/flower/scene/petals.ts';
import { flowersOf } from '../../src/site/demos/flower/seasons/seasons.ts';
import { expectAccessible } from './support/accessible.ts';
import { misfits } from './support/layout.ts';
import { startSlowly, unexpectedShift, watchLayoutShifts } from './support/layout-shift.ts';
import { expect, open, test } from './support/test.ts';
import { webgl, withoutWebgl2 } from './support/webgl.ts';

test.use({ ...webgl, viewport: { width: 480, height: 420 } });
// Without a graphics card, a busy machine takes long for the first frame.
test.setTimeout(180_000);

/** Little density: software draws every petal on the processor. */
const shower = '/product/flower?term=chunfen&seed=3&density=12&time=5.0';

async function start(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  const demo = page.locator('[data-demo=flower]');
  await demo.getByRole('button', { name: /撒一把花瓣|Throw some petals/ }).click();
  await expect(demo.locator('[data-flower=ready]')).toBeAttached({ timeout: 90_000 });
  await expect(demo.locator('canvas')).toBeInViewport();
  return demo;
}

interface Picture {
  width: number;
  height: number;
  /** Straight colour and alpha. */
  data: Buffer;
}

async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The canvas as it is on the screen. */
async function look(demo: Locator): Promise<Picture> {
  return decode(await demo.locator('canvas').screenshot());
}

/** Does something, and waits until the canvas is drawn after it, which it is only while in view. */
async function redrawn(demo: Locator, action: () => Promise<unknown>): Promise<void> {
  const frames = async () => Number(await demo.locator('canvas').getAttribute('data-frames'));
  const before = await frames();
  await action();
  await demo.locator('canvas').scrollIntoViewIfNeeded();
  await expect.poll(frames, { timeout: 60_000 }).toBeGreaterThan(before);
}

function pixel({ width, height, data }: Picture, x: number, y: number): number[] {
  const at = (Math.round(y * (height - 1)) * width + Math.round(x * (width - 1))) * 4;
  return [...data.subarray(at, at + 4)];
}

/** Share of pixels that differ by more than a few steps. */
function difference(a: Picture, b: Picture): number {
  let count = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    const apart = [0, 1, 2, 3].map((c) => Math.abs((a.data[i + c] ?? 0) - (b.data[i + c] ?? 0)));
    if (Math.max(...apart) > 12) count += 1;
  }
  return count / (a.data.length / 4);
}

/** Red less blue, on average. */
function warmth({ data }: Picture): number {
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) sum += (data[i] ?? 0) - (data[i + 2] ?? 0);
  return sum / (data.length / 4);
}

test.describe('while time stands', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('an address gives the same pixels again; another seed or term gives others', async ({
    page,
  }) => {
    const demo = await start(page, shower);
    const first = await look(demo);
    const seed = demo.getByLabel('种子', { exact: true });
    await redrawn(demo, async () => {
      await seed.fill('4');
      await seed.press('Enter');
    });
    await expect(page).toHaveURL(/seed=4/);
    expect(difference(first, await look(demo))).toBeGreaterThan(0.02);
    await redrawn(demo, () => demo.getByLabel('节气').first().selectOption('hanlu'));
    await expect(page).toHaveURL(/term=hanlu/);
    expect(warmth(await look(demo))).toBeGreaterThan(warmth(first) + 10);
    expect(difference(first, await look(await start(page, shower)))).toBe(0);
  });

  test('a saved picture has petals where the formulas say, and exact alpha around them', async ({
    page,
  }) => {
    const demo = await start(page, `${shower}&mix=0&wind=0`);
    await demo.getByLabel('带布景和主播').uncheck();
    const download = page.waitForEvent('download');
    await demo.getByRole('button', { name: '存成图片' }).click();
    const picture = await decode(readFileSync(await (await download).path()));
    expect([picture.width, picture.height]).toEqual([1920, 1080]);

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
      if ((pixel(picture, at.x / 2 + 0.5, 0.5 - at.y / 2)[3] ?? 0) > 60) hits += 1;
    }
    expect(seen).toBeGreaterThan(200);
    // The rest is seen from the edge.
    expect(hits / seen).toBeGreaterThan(0.7);
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
    const demo = await start(page, `${shower.replace('density=12', 'density=1')}&size=60`);
    const bare = await look(demo);
    await redrawn(demo, async () => {
      await demo.getByRole('slider', { name: '大小' }).fill('180');
      await demo.getByRole('slider', { name: '密度' }).fill('40');
    });
    await expect(demo.locator('[data-petals="8000"]')).toBeVisible();
    const full = await look(demo);
    /** Share of the points in a part of the picture that petals have changed. */
    const changed = (left: number, top: number, right: number, bottom: number) => {
      const steps = Array.from({ length: 20 }, (_, i) => i / 20);
      const points = steps.flatMap((u) => steps.map((v) => [u, v] as const));
      const count = points.filter(([u, v]) => {
        const [x, y] = [left + (right - left) * u, top + (bottom - top) * v];
        const after = pixel(full, x, y);
        return pixel(bare, x, y).some((value, c) => Math.abs(value - (after[c] ?? 0)) > 30);
      });
      return count.length / points.length;
    };
    const onPresenter = changed(0.475, 0.58, 0.51, 0.76);
    const beside = changed(0.38, 0.12, 0.46, 0.34);
    expect(onPresenter).toBeGreaterThan(0.05);
    // The presenter hides those that fall behind.
    expect(beside).toBeGreaterThan(onPresenter + 0.03);
  });

  test('all petals are one draw call: far, near, and those of a gift', async ({ page }) => {
    await page.addInitScript(() => {
      const { prototype } = WebGL2RenderingContext;
      const frame = { instances: [] as number[] };
      Object.assign(window, { petalsFrame: frame });
      const { clear, drawElementsInstanced } = prototype;
      prototype.clear = function (...parameters) {
        frame.instances = [];
        return clear.apply(this, parameters);
      };
      prototype.drawElementsInstanced = function (...parameters) {
        frame.instances.push(parameters[4]);
        return drawElementsInstanced.apply(this, parameters);
      };
    });
    const demo = await start(page, shower);
    const instances = () =>
      page.evaluate(
        () => (window as unknown as { petalsFrame: { instances: number[] } }).petalsFrame.instances,
      );
    const falling = Object.values(makePetals(3, 2_400)).reduce(
      (sum, values) => sum + values.length / VALUES,
      0,
    );
    expect(await instances()).toEqual([falling]);
    await redrawn(demo, () => demo.getByRole('button', { name: '送花束' }).click());
    expect(await instances()).toEqual([falling + BURST_PETALS]);
  });

  test('the link to pass on leads to the demo, with the moment that is shown', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const demo = await start(page, shower);
    await demo.getByRole('button', { name: '复制这一场的链接' }).click();
    await expect(page.getByText('已复制')).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(Object.fromEntries(link.searchParams)).toMatchObject(
      Object.fromEntries(new URLSearchParams(shower.split('?')[1])),
    );
    const other = await context.newPage();
    await open(other, `${link.pathname}${link.search}${link.hash}`);
    await expect(other.locator('#demo')).toBeInViewport();
    await expect(other.locator('#main h1')).not.toBeInViewport();
  });

  test('nothing moves by itself; steps and gifts change the picture', async ({ page }) => {
    const demo = await start(page, shower);
    await expect(demo.getByRole('button', { name: '播放' })).toHaveCount(0);
    const first = await look(demo);
    await demo.locator('canvas').hover();
    await page.mouse.move(240, 200);
    await expect(demo.getByRole('slider', { name: '这一分钟里的时刻' })).toHaveValue('5');
    expect(difference(first, await look(demo))).toBe(0);
    await redrawn(demo, () => demo.getByRole('button', { name: '前进 1 秒' }).click());
    await expect(page).toHaveURL(/time=6\.0/);
    const later = await look(demo);
    expect(difference(first, later)).toBeGreaterThan(0.02);
    await redrawn(demo, () => demo.getByRole('button', { name: '送花束' }).click());
    await expect(demo.getByText('花束 1，撒花 1 次')).toBeVisible();
    expect(difference(later, await look(demo))).toBeGreaterThan(0.005);
  });

  test('warns when colours come close to the wall, and the proposal ends the warning', async ({
    page,
  }) => {
    const demo = await start(page, '/product/flower?term=xiaoman&seed=3&density=2');
    await expect(demo.locator('[data-verdict=keyed]').first()).toContainText('会被抠掉');
    await demo.getByRole('button', { name: '换成蓝幕' }).click();
    await expect(demo.getByText('这套花色离幕布够远')).toBeVisible();
    await expect(demo.getByRole('radio', { name: '蓝幕' })).toBeFocused();
    await expect(demo.locator('[data-verdict=clear]')).toHaveCount(4);
  });

  test('moves nothing when its script arrives, and stays in sight on phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await watchLayoutShifts(page);
    await open(page, '/en/product/flower?density=2');
    const demo = page.locator('[data-demo=flower]');
    const begin = demo.getByRole('button', { name: 'Throw some petals' });
    await startSlowly(page, () => begin.click());
    await expect(demo.locator('[data-flower=ready]')).toBeAttached({ timeout: 90_000 });
    expect(await unexpectedShift(page)).toBeLessThan(0.001);
    await demo
      .getByRole('slider', { name: 'Second flower' })
      .evaluate((slider) => slider.scrollIntoView({ block: 'center' }));
    await expect(demo.locator('canvas')).toBeInViewport({ ratio: 0.95 });
  });

  test('on a laptop the picture stays beside the controls', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 760 });
    const demo = await start(page, '/product/flower?density=2');
    for (const name of ['送花束', '存成图片']) {
      await demo.getByRole('button', { name }).click();
      await expect(demo.locator('canvas')).toBeInViewport({ ratio: 0.99 });
    }
  });

  test('is accessible', async ({ page }) => {
    await start(page, '/product/flower?density=2');
    await expectAccessible(page, '[data-demo=flower]');
  });
});

test('plays on a small phone, blows in the wind of the arrow keys, and stops out of view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const demo = await start(page, '/en/product/flower?density=2&events=1&term=chunfen');
  await expect(demo.getByText('春分', { exact: true })).toHaveAttribute('lang', 'zh-CN');
  expect(await misfits(page)).toEqual([]);
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
  await withoutWebgl2(page);
  await open(page, '/product/flower');
  const demo = page.locator('[data-demo=flower]');
  await demo.getByRole('button', { name: '撒一把花瓣' }).click();
  await expect(demo.getByRole('alert')).toContainText('没有 WebGL 2', { timeout: 30_000 });
  await expect(demo.locator('picture img, img').first()).toBeVisible();
});
