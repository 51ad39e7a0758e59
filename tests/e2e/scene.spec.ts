// The view into a virtual scene, drawn in software: cameras, light, points, address, and fallbacks.
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessible.ts';
import { expect, hydrated, test } from './support/test.ts';
import { webgl, withoutFrames, withoutWebgl2 } from './support/webgl.ts';

test.use({ ...webgl, viewport: { width: 480, height: 900 } });
test.setTimeout(180_000);

const SCENE = '/share/demo-scene';

async function start(page: Page, query = '', scene = SCENE): Promise<Locator> {
  await page.goto(scene + query);
  await hydrated(page);
  await page.getByRole('button', { name: '环顾这个场景' }).click();
  const canvas = page.locator('canvas[data-panorama=ready]');
  await expect(canvas).toHaveAttribute('data-pixels', '2048', { timeout: 60_000 });
  await still(canvas);
  return canvas;
}

const still = (canvas: Locator) =>
  expect(canvas).toHaveAttribute('data-idle', 'true', { timeout: 60_000 });

/** Does something and waits until the picture has followed. */
async function follow(canvas: Locator, act: () => Promise<unknown>): Promise<void> {
  const frames = Number(await canvas.getAttribute('data-frames'));
  await act();
  await expect
    .poll(async () => Number(await canvas.getAttribute('data-frames')), { timeout: 60_000 })
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
const choose = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

test('another camera changes the picture, dusk is darker than noon, and the address says both', async ({
  page,
}) => {
  const canvas = await start(page);
  const main = await levels(canvas);
  await follow(canvas, () => choose(page, '侧机位 · 茶汤特写'));
  expect(difference(main, await levels(canvas))).toBeGreaterThan(10);
  await follow(canvas, () => choose(page, '晴日正午'));
  await expect(canvas).toHaveAttribute('data-light', 'noon');
  const noon = mean(await levels(canvas));
  await follow(canvas, () => choose(page, '暮色灯火'));
  await expect.poll(async () => mean(await levels(canvas))).toBeLessThan(noon * 0.8);
  await expect(page).toHaveURL(/\?camera=detail&light=dusk$/);
  const seen = await levels(canvas);
  const again = await start(page, '?camera=detail&light=dusk');
  expect(difference(seen, await levels(again))).toBeLessThan(6);
});

test('the view turns by hand and by keys, and a point of interest opens', async ({ page }) => {
  const canvas = await start(page);
  const first = await levels(canvas);
  const stage = page.getByRole('application', { name: '场景全景' });
  await follow(canvas, () => stage.press('ArrowRight'));
  const turned = await levels(canvas);
  expect(difference(first, turned)).toBeGreaterThan(5);
  await follow(canvas, () => stage.press('Home'));
  expect(difference(first, await levels(canvas))).toBeLessThan(2);
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The canvas has no place.');
  await follow(canvas, async () => {
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
  });
  expect(difference(first, await levels(canvas))).toBeGreaterThan(5);
  await follow(canvas, () =>
    page.locator('fieldset').getByRole('button', { name: '虚实接缝' }).click(),
  );
  await expect(page.getByText('木栏杆挡住实景地面')).toBeVisible();
  await expect(page.getByRole('link', { name: '看相关产品' })).toHaveAttribute(
    'href',
    /product\/cyan$/,
  );
  await expectAccessible(page, '#main');
});

test('the view is saved as PNG and carried into the booking', async ({ page }) => {
  const canvas = await start(page, '?camera=detail&light=dusk');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '保存这个画面' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('yunqi-tea-terrace-dusk-detail.png');
  const file = await sharp(await download.path()).metadata();
  expect(file.format).toBe('png');
  expect(file.width).toBe(await canvas.evaluate((element) => (element as HTMLCanvasElement).width));
  await page.getByRole('link', { name: '用这个画面预约' }).click();
  await expect(page.getByText('云栖茶山', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('暮色灯火 · 侧机位', { exact: false }).first()).toBeVisible();
  await expect(page.locator('input[name=light]')).toHaveValue('dusk');
});

test('a context that is lost comes back once; the second time the still stays', async ({
  page,
}) => {
  const canvas = await start(page);
  const lose = () =>
    canvas.evaluate((element) =>
      (element as HTMLCanvasElement)
        .getContext('webgl2')
        ?.getExtension('WEBGL_lose_context')
        ?.loseContext(),
    );
  await lose();
  await expect(canvas).toHaveAttribute('data-pixels', '2048', { timeout: 60_000 });
  await lose();
  await expect(page.getByRole('alert')).toContainText('显卡停止了绘制');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(canvas).toHaveAttribute('data-pixels', '2048', { timeout: 60_000 });
});

test('without WebGL the stills stay, with a word on it', async ({ page }) => {
  await withoutWebgl2(page);
  await page.goto(SCENE);
  await hydrated(page);
  await page.getByRole('button', { name: '环顾这个场景' }).click();
  await expect(page.getByRole('alert')).toContainText('不能显示全景');
  await expect(page.locator('canvas[data-panorama]')).toHaveCount(0);
  await expect(page.locator('#main .viewfinder img')).toBeVisible();
  const film = page.locator('video[aria-label="场景的环视短片"]');
  await expect(film).toHaveAttribute('controls');
  await expect(film).toHaveAttribute('autoplay');
  const file = await page.request.get((await film.getAttribute('src')) ?? '');
  expect(file.headers()['content-type']).toBe('video/mp4');
  expect((await file.body()).length).toBeLessThanOrEqual(1_200_000);
});

test('who wants less motion starts the film by hand, and cameras change at once', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const canvas = await start(page);
  const turns = await canvas.evaluateHandle((element) => {
    const seen: unknown[] = [];
    new MutationObserver(() => {
      if ((element as HTMLCanvasElement).dataset.idle === 'false') seen.push(performance.now());
    }).observe(element, { attributeFilter: ['data-idle'] });
    return seen;
  });
  await follow(canvas, () => choose(page, '侧机位 · 茶汤特写'));
  expect(await turns.jsonValue()).toEqual([]);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await context.newPage();
  await withoutWebgl2(other);
  await other.goto(new URL(SCENE, page.url()).href);
  await hydrated(other);
  await other.getByRole('button', { name: '环顾这个场景' }).click();
  const film = other.locator('video[aria-label="场景的环视短片"]');
  await expect(film).toHaveAttribute('preload', 'none');
  await expect(film).not.toHaveAttribute('autoplay');
  await context.close();
});

test('who saves data gets the small picture of the panorama alone', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(SCENE);
  await hydrated(page);
  await page.getByRole('button', { name: '环顾这个场景' }).click();
  const canvas = page.locator('canvas[data-panorama=ready]');
  await still(canvas);
  await follow(canvas, () => choose(page, '晴日正午'));
  await expect(canvas).toHaveAttribute('data-pixels', '1024');
  expect(loaded.filter((address) => /panorama.*\/2048\./.test(address))).toEqual([]);
});

test('the view fills the screen and comes back', async ({ page }) => {
  const canvas = await start(page);
  const before = await canvas.boundingBox();
  await page.getByRole('button', { name: '全屏', exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect
    .poll(async () => (await canvas.boundingBox())?.height ?? 0)
    .toBeGreaterThan(before?.height ?? 0);
  await page.getByRole('button', { name: '退出全屏' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test('the view is drawn with the frames of the browser, of which a hidden page gets none', async ({
  page,
}) => {
  const canvas = await start(page);
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

test.describe(() => {
  // Counts the memory of a page that nothing else has used.
  test.use({ fresh: true });

  test('twenty changes of camera and light keep the memory of the page', async ({ page }) => {
    const canvas = await start(page);
    const client = await page.context().newCDPSession(page);
    const used = async () => {
      await client.send('HeapProfiler.collectGarbage');
      const { usedSize } = await client.send('Runtime.getHeapUsage');
      return usedSize;
    };
    const change = async (at: number) => {
      const light = ['晴日正午', '暮色灯火', '小雪节气', '晨雾逆光'][at % 4] ?? '';
      const camera = ['侧机位 · 茶汤特写', '主机位 · 半身带货'][at % 2] ?? '';
      await follow(canvas, () => choose(page, light));
      await follow(canvas, () => choose(page, camera));
    };
    // The first round loads each picture once.
    for (let at = 0; at < 4; at += 1) await change(at);
    const before = await used();
    for (let at = 0; at < 10; at += 1) await change(at);
    expect((await used()) - before).toBeLessThan(20_000_000);
    // Each picture gives back the memory of the one before.
    const textures = await canvas.evaluate((element) => {
      const gl = (element as HTMLCanvasElement).getContext('webgl2');
      const bound = gl?.getParameter(gl.TEXTURE_BINDING_2D) as WebGLTexture | null;
      return { isLive: !!bound && gl?.isTexture(bound), error: gl?.getError() };
    });
    expect(textures).toEqual({ isLive: true, error: 0 });
  });
});

test.describe('on a phone in WeChat', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 780 },
    userAgent:
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
  });

  test('a finger turns the view; still and poster are pictures at plain addresses', async ({
    page,
  }) => {
    const canvas = await start(page, '?light=dusk');
    const first = await levels(canvas);
    const box = await canvas.boundingBox();
    if (!box) throw new Error('The canvas has no place.');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
      });
    await follow(canvas, async () => {
      await touch('touchStart', box.x + box.width * 0.8);
      for (const at of [0.6, 0.4, 0.2]) await touch('touchMove', box.x + box.width * at);
      await touch('touchEnd');
    });
    expect(difference(first, await levels(canvas))).toBeGreaterThan(5);
    await expect(page.getByRole('button', { name: '保存这个画面' })).toHaveCount(0);
    for (const [name, type] of [
      ['打开静态画面', 'image/webp'],
      ['这个画面的海报', 'image/jpeg'],
    ] as const) {
      const link = page.getByRole('link', { name, exact: true });
      const picture = await page.request.get((await link.getAttribute('href')) ?? '');
      expect([name, picture.status(), picture.headers()['content-type']]).toEqual([
        name,
        200,
        type,
      ]);
    }
  });
});

for (const [slug, camera, light] of [
  ['selling', '侧机位 · 右侧货台', '晚场灯光'],
  ['launch', '产品机位 · 展台特写', '揭晓前的暗场'],
  ['lecture', '讲师机位 · 半身', '晚课灯光'],
  ['medical', '特写机位 · 心脏模型', '访谈暖光'],
  ['policy', '左机位 · 站立主持', '晚间播报光'],
] as const) {
  test(`one can look around in the scene ${slug}, in two lights`, async ({ page }) => {
    const canvas = await start(page, '', `/share/demo-scene-${slug}`);
    const main = await levels(canvas);
    expect(mean(main)).toBeGreaterThan(8);
    await follow(canvas, () => choose(page, camera));
    const near = await levels(canvas);
    expect(difference(main, near)).toBeGreaterThan(4);
    await choose(page, light);
    await expect.poll(async () => mean(await levels(canvas))).toBeLessThan(mean(near) * 0.95);
  });
}

test('another content of the screen changes the screen, and the booking takes it along', async ({
  page,
}) => {
  const canvas = await start(page, '?camera=map', '/share/demo-scene-policy');
  const map = await levels(canvas);
  await follow(canvas, () => choose(page, '大屏：政策图解'));
  await expect(canvas).toHaveAttribute('data-light', 'chart');
  await expect.poll(async () => difference(map, await levels(canvas))).toBeGreaterThan(8);
  await expect(page).toHaveURL(/\?camera=map&light=chart$/);
  await page.getByRole('link', { name: '用这个画面预约' }).click();
  await expect(page.getByText('大屏：政策图解 · 地图机位', { exact: false }).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture of the light in the address is shown, and no button that does nothing', async ({
    page,
  }) => {
    await page.goto(`${SCENE}?light=dusk`);
    await expect(page.locator('#main .viewfinder img')).toHaveAttribute('src', /tea-terrace-dusk/);
    await expect(page.getByRole('button', { name: '环顾这个场景' })).toBeHidden();
    await expect(page.getByRole('heading', { name: '制作场景的规格' })).toBeVisible();
  });
});
