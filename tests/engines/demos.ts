import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { matteDifference } from '#keyer/conformance.ts';
import { disc, mixedFrame } from '#keyer/test-frames.ts';
import type { Engine } from './support/engine.ts';
import { createVisitor, type Visitor } from './support/visitor.ts';

/** Software WebGL takes seconds for the first frame on a busy machine. */
const DRAWN = { timeout: 90_000, interval: 200 };
const TIMEOUT_MS = 180_000;

/** The demos of the product pages: known frames in, known pixels out. */
export function describeDemos(engine: () => Engine, site: string): void {
  describe('demos', { timeout: TIMEOUT_MS }, () => {
    let visitor: Visitor;
    beforeAll(async () => {
      // Narrow canvases: software draws every pixel on the processor.
      await engine().resize(520, 960);
      visitor = createVisitor(engine(), site);
    });
    afterEach(async () => {
      // The site under test has another public address, and refuses what this one posts.
      const isRefusedCount = (problem: string) => /^403 .*\/api\/shares\/.*\/views$/.test(problem);
      expect((await engine().problems()).filter((one) => !isRefusedCount(one))).toEqual([]);
    });

    const start = async (address: string, label: string, ready: string) => {
      await visitor.open(address);
      await engine().click({ css: '#main button', text: label });
      await appears(ready);
    };
    const appears = (selector: string) =>
      expect
        .poll(() => engine().evaluate((css) => !!document.querySelector(css), selector), DRAWN)
        .toBe(true);
    const frames = (canvas: string) =>
      engine().evaluate(
        (css) => Number(document.querySelector<HTMLElement>(css)?.dataset.frames ?? 0),
        canvas,
      );
    /** Does something and waits until the canvas is drawn after it. */
    const redrawn = async (canvas: string, action: () => Promise<unknown>) => {
      const before = await frames(canvas);
      await action();
      await expect.poll(() => frames(canvas), DRAWN).toBeGreaterThan(before);
    };

    test('WebGL 2 is there', async () => {
      expect(
        await engine().evaluate(() => !!document.createElement('canvas').getContext('webgl2')),
      ).toBe(true);
    });

    test('the cutout keys a picture', async () => {
      const idle = '[data-ready=true]:not([data-busy])';
      await start('/product/cyan', '自己抠一次', idle);
      const [width, height] = [160, 96];
      const { data } = mixedFrame(width, height, disc(width, height, 30, 10));
      const folder = mkdtempSync(path.join(os.tmpdir(), 'mujing-frame-'));
      const file = path.join(folder, 'frame.png');
      await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } }).toFile(file);
      await engine().choose('#main label input[type=file][accept^="image/"]', file);
      await appears(`[role=img][aria-label="抠像画面，${width} × ${height}"]`);
      await appears(idle);
      rmSync(folder, { recursive: true });
      await engine().click({ css: '#main label', text: '透明通道' });
      const at = (u: number, v: number) =>
        engine().evaluate(pixelOf, '#main canvas[data-frames]', u, v);
      await expect.poll(() => at(0.02, 0.05), DRAWN).toEqual([0, 0, 0]);
      expect(await at(0.5, 0.5)).toEqual([255, 255, 255]);
      await engine().click({ css: '#main label', text: '原片' });
      await expect.poll(async () => (await at(0.02, 0.05))[1], DRAWN).toBeGreaterThan(140);
    });

    test('the playground of the SDK shows the golden matte', async () => {
      await visitor.open('/product/sdk');
      await engine().evaluate(
        keepWhenReady,
        '[data-demo=sdk] [data-ready=gpu]',
        'canvas[data-screen=matte]',
      );
      await engine().click({ css: '#main button', text: '打开试验台' });
      await expect.poll(() => engine().evaluate(keptGrey), DRAWN).toBeTruthy();
      const kit = path.resolve(import.meta.dirname, '../../packages/keyer/conformance');
      const { cases } = JSON.parse(readFileSync(path.join(kit, 'kit.json'), 'utf8')) as {
        cases: [{ key: string }];
      };
      const golden = await sharp(path.join(kit, `${cases[0].key}.keyed.png`))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height } = golden.info;
      const shown = (await engine().evaluate(keptGrey)) as number[];
      expect(shown).toHaveLength(width * height);
      const alpha = new Uint8Array(width * height * 4);
      shown.forEach((value, i) => {
        alpha[i * 4 + 3] = value;
      });
      const difference = matteDifference(
        { width, height, data: alpha },
        { width, height, data: new Uint8Array(golden.data) },
      );
      expect(difference.greatest).toBeLessThanOrEqual(2);
    });

    test('another set changes the picture of the live room', async () => {
      const canvas = 'canvas[data-live-room]';
      const still = `${canvas}[data-idle=true]`;
      await start('/product/3d', '走进这间直播间', still);
      await engine().click({ css: '#main [role=tab]', text: '布景' });
      const choose = async (name: string) => {
        await redrawn(canvas, () => engine().click({ css: '#main label', text: name }));
        await appears(still);
        return picture(engine(), canvas);
      };
      const city = await choose('夜城');
      const green = await choose('绿幕');
      expect(difference(city, green)).toBeGreaterThan(0.2);
      expect(difference(city, await choose('夜城'))).toBeLessThan(0.01);
    });

    test('an address of the flower demo gives the same pixels again', async () => {
      const canvas = '[data-demo=flower] canvas';
      const shower = async (seed: number) => {
        const address = `/product/flower?term=chunfen&seed=${seed}&density=12&time=5.0`;
        await start(address, '撒一把花瓣', '[data-flower=ready]');
        await expect.poll(() => frames(canvas), DRAWN).toBeGreaterThan(0);
        // On a busy machine the first frames come before everything is loaded.
        let shown = await picture(engine(), canvas);
        const changed = async () => {
          const before = shown;
          shown = await picture(engine(), canvas);
          return difference(before, shown);
        };
        await expect.poll(changed, DRAWN).toBe(0);
        return shown;
      };
      const first = await shower(3);
      expect(difference(first, await shower(3))).toBe(0);
      expect(difference(first, await shower(4))).toBeGreaterThan(0.02);
    });

    test('in a virtual scene dusk is darker than noon, and another camera changes the picture', async () => {
      await start(
        '/share/demo-scene',
        '环顾这个场景',
        'canvas[data-panorama=ready][data-pixels="2048"]',
      );
      const sky = () => engine().evaluate(pixelOf, 'canvas[data-panorama]', 0.5, 0.1);
      const brightness = async () => (await sky()).reduce((sum, value) => sum + value, 0);
      const canvas = 'canvas[data-panorama]';
      const choose = async (text: string, shown: string) => {
        await redrawn(canvas, () => engine().click({ css: '#main fieldset button', text }));
        await appears(canvas + shown);
      };
      await choose('晴日正午', '[data-light=noon]');
      await expect.poll(brightness, DRAWN).toBeGreaterThan(400);
      const noon = await brightness();
      await choose('暮色灯火', '[data-light=dusk]');
      await expect.poll(brightness, DRAWN).toBeLessThan(noon * 0.8);
      const main = await picture(engine(), canvas);
      await choose('侧机位 · 茶汤特写', '[data-idle=true]');
      expect(difference(main, await picture(engine(), canvas))).toBeGreaterThan(0.3);
    });

    test('the phone checks a script for risky words', async () => {
      await start('/product/app', '拿起这部手机', '.app-demo');
      await engine().click({ css: '.app-demo button', text: '话术' });
      await engine().fill('.app-demo textarea', '全网最低价，国家级品质');
      await visitor.shows('.app-demo', '最低价');
      await visitor.counts('.app-demo mark', 2);
    });
  });
}

/** Colour of a point of a canvas, in fractions of its size; runs in the page. */
function pixelOf(css: string, u: number, v: number): number[] {
  const canvas = document.querySelector(css) as HTMLCanvasElement;
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(canvas, 0, 0);
  const x = Math.floor(u * canvas.width);
  return [...context.getImageData(x, Math.floor(v * canvas.height), 1, 1).data].slice(0, 3);
}

interface Kept {
  keptGrey?: number[];
}

/**
 * Keeps the red of all pixels of a canvas with a 2D context at the moment when a selector first
 * matches; runs in the page.
 */
function keepWhenReady(ready: string, css: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(ready)) return;
    observer.disconnect();
    const canvas = document.querySelector(css) as HTMLCanvasElement;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    (window as Kept).keptGrey = Array.from({ length: data.length / 4 }, (_, i) => data[i * 4] ?? 0);
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

function keptGrey(): number[] | undefined {
  return (window as Kept).keptGrey;
}

/** Colours of an element as it is on the screen. */
async function picture(engine: Engine, css: string): Promise<Buffer> {
  const { left, top, width, height } = await engine.evaluate(async (selector) => {
    const element = document.querySelector(selector) as HTMLElement;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A drawn frame is on the screen one frame later; a busy machine may need longer.
    for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    return { left: x, top: y, width, height };
  }, css);
  return sharp(await engine.screenshot())
    .extract({
      left: Math.ceil(left),
      top: Math.ceil(top),
      width: Math.floor(width) - 1,
      height: Math.floor(height) - 1,
    })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Share of bytes that differ by more than a few steps. */
function difference(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length);
  return a.reduce((count, value, i) => count + +(Math.abs(value - (b[i] ?? 0)) > 6), 0) / a.length;
}
