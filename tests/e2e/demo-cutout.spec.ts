// The cutout demo on Cyan's page, in software WebGL2: known frames in, known mattes out.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { toBytes } from '#keyer/composite.ts';
import { matteDifference } from '#keyer/conformance.ts';
import { keyFrame } from '#keyer/cpu-keyer.ts';
import type { Frame } from '#keyer/image.ts';
import type { KeyerSettings } from '#keyer/settings.ts';
import { disc, mixedFrame } from '#keyer/test-frames.ts';
import { expectAccessible } from './support/accessible.ts';
import { layoutShift, watchLayoutShifts } from './support/layout-shift.ts';
import { main, open, expect as siteExpect, test } from './support/test.ts';
import { webgl, withoutWebgl2 } from './support/webgl.ts';

// Software WebGL is slow on a busy machine.
test.setTimeout(120_000);
const expect = siteExpect.configure({ timeout: 60_000 });
test.use({
  launchOptions: {
    ...webgl.launchOptions,
    args: [
      ...webgl.launchOptions.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
  // The sample clip does not play by itself then.
  contextOptions: { reducedMotion: 'reduce' },
});

const [WIDTH, HEIGHT] = [160, 96];
const frame = mixedFrame(WIDTH, HEIGHT, disc(WIDTH, HEIGHT, 30, 10));

const demoOf = (page: Page) => main(page).getByRole('region', { name: '抠像工作台' });

/** Waits until the demo has done what it was asked for. */
async function idle(demo: Locator): Promise<void> {
  await expect(demo).toHaveAttribute('data-ready', 'true');
  await expect(demo).not.toHaveAttribute('data-busy');
}

async function start(page: Page): Promise<Locator> {
  await open(page, '/product/cyan');
  await main(page).getByRole('button', { name: '自己抠一次' }).click();
  const demo = demoOf(page);
  await idle(demo);
  return demo;
}

function pngOf({ width, height, data }: Frame): Promise<Buffer> {
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

async function upload(demo: Locator, picture: Frame = frame): Promise<void> {
  await demo
    .getByLabel('照片', { exact: true })
    .setInputFiles({ name: 'frame.png', mimeType: 'image/png', buffer: await pngOf(picture) });
  await expect(demo.getByRole('img', { name: `抠像画面，${WIDTH} × ${HEIGHT}` })).toBeVisible();
  await idle(demo);
}

async function saved(page: Page, demo: Locator, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await demo.getByRole('button', { name }).click();
  return readFileSync(await (await download).path());
}

async function exported(page: Page, demo: Locator) {
  await demo.getByText('导出', { exact: true }).click();
  const { settings } = JSON.parse((await saved(page, demo, '保存设置')).toString()) as {
    settings: KeyerSettings;
  };
  const png = await saved(page, demo, '透明 PNG');
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: WIDTH, height: HEIGHT, channels: 4 });
  const keyed = { width: WIDTH, height: HEIGHT, data: new Uint8Array(data) };
  return { keyed, expected: toBytes(keyFrame(frame, settings).image) };
}

/** Colour of a point of the stage. */
function pixel(demo: Locator, u: number, v: number): Promise<number[]> {
  return demo.locator('canvas[data-frames]').evaluate(
    (canvas: HTMLCanvasElement, at) => {
      const copy = document.createElement('canvas');
      copy.width = canvas.width;
      copy.height = canvas.height;
      const context = copy.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(canvas, 0, 0);
      const x = Math.floor(at.u * canvas.width);
      return [...context.getImageData(x, Math.floor(at.v * canvas.height), 1, 1).data].slice(0, 3);
    },
    { u, v },
  );
}

const near = (color: readonly number[]) => (found: number[]) =>
  found.every((value, i) => Math.abs(value - (color[i] as number)) <= 2);

// Software WebGL takes seconds for the first frame: one demo is used for several steps.
test('a frame is keyed as the reference does, and shown in every view', async ({ page }) => {
  await watchLayoutShifts(page);
  const demo = await start(page);
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await upload(demo);
  await test.step('a picture goes in, and the matte that comes out is that of the reference', async () => {
    const { keyed, expected } = await exported(page, demo);
    const difference = matteDifference(keyed, expected);
    expect(difference.greatest).toBeLessThanOrEqual(2);
    // A matte that is empty or full would agree with itself as well.
    const middle = ((HEIGHT / 2) * WIDTH + WIDTH / 2) * 4;
    expect([keyed.data[3], keyed.data[middle + 3]]).toEqual([0, 255]);
    // Colours are straight: those of the soft edge are those of the disc.
    for (let o = 0; o < keyed.data.length; o += 4) {
      if ((expected.data[o + 3] as number) < 32) continue;
      for (let i = 0; i < 3; i += 1) {
        const gap = Math.abs((keyed.data[o + i] as number) - (expected.data[o + i] as number));
        expect(gap).toBeLessThanOrEqual(3);
      }
    }
  });
  await test.step('views and backgrounds change the picture', async () => {
    const first = await pixel(demo, 0.02, 0.05);
    await demo.getByText('背景', { exact: true }).click();
    await demo.getByLabel('纯色').fill('#204080');
    const isBlue = near([32, 64, 128]);
    await expect.poll(async () => isBlue(await pixel(demo, 0.02, 0.05))).toBe(true);
    expect(isBlue(first)).toBe(false);
    for (const [view, corner, middle] of [
      ['透明通道', [0, 0, 0], [255, 255, 255]],
      ['状态', [0, 0, 0], [255, 255, 255]],
      ['原片', [60, 150, 75], [205, 160, 135]],
    ] as const) {
      await demo.getByRole('radio', { name: view }).check();
      await expect.poll(async () => near(corner)(await pixel(demo, 0.02, 0.05))).toBe(true);
      expect(near(middle)(await pixel(demo, 0.5, 0.5))).toBe(true);
    }
    await demo.getByRole('radio', { name: '与 OBS、FFmpeg 并排' }).check();
    const compared = demo.locator('[data-compared]');
    await expect(compared).toBeVisible();
    await expect(compared.locator('canvas')).toHaveCount(4);
  });
});

test('in a low window a started demo shows its picture from the top, below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await open(page, '/product/cyan');
  const button = main(page).getByRole('button', { name: '自己抠一次' });
  await button.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await button.click();
  const demo = demoOf(page);
  await expect(demo).toHaveAttribute('data-ready', 'true');
  const nav = page.getByRole('navigation', { name: '本页内容' }).first();
  await expect(nav).toBeInViewport();
  const [top, bar] = [(await demo.boundingBox())?.y ?? 0, await nav.boundingBox()];
  expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(top).toBeLessThan(200);
});

test('colours are picked by keyboard, the demo is accessible and survives a lost context', async ({
  page,
}) => {
  const demo = await start(page);
  await upload(demo);
  await test.step('a colour of the wall is picked by keyboard, and the mask is drawn', async () => {
    // The enlarged picture makes room for the tool.
    const zoom = demo.getByRole('button', { name: '放大边缘 8 倍' });
    await zoom.click();
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await demo.getByRole('button', { name: '取键色' }).press('Enter');
    await expect(demo.getByRole('button', { name: '取色：方向键移动，回车确定' })).toBeFocused();
    await page.keyboard.press('Escape');
    await zoom.click();
    // The comparison would lie over the picture.
    await demo.getByRole('radio', { name: '与 OBS、FFmpeg 并排' }).check();
    await demo.getByRole('button', { name: '取键色' }).press('Enter');
    await expect(demo.getByRole('radio', { name: '合成' })).toBeChecked();
    const pad = demo.getByRole('button', { name: '取色：方向键移动，回车确定' });
    await expect(pad).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(pad).toBeHidden();
    await expect(demo.getByRole('slider', { name: '键色 2 · 容差' })).toBeVisible();
    // A finger that moved is lifted without a click.
    await demo.getByRole('button', { name: '取键色' }).press('Enter');
    const box = await pad.boundingBox();
    if (!box) throw new Error('The picture has no place.');
    await pad.dispatchEvent('pointerup', {
      pointerType: 'touch',
      clientX: box.x + 5,
      clientY: box.y + 5,
    });
    await expect(demo.getByRole('slider', { name: '键色 3 · 容差' })).toBeVisible();
    await demo.getByRole('button', { name: '去掉键色 1' }).press('Enter');
    await expect(demo.getByRole('slider', { name: '键色 1 · 容差' })).toBeFocused();
    await demo.getByRole('button', { name: '去掉键色 2' }).press('Enter');
    await expect(demo.getByRole('button', { name: '取键色' })).toBeFocused();

    await demo.getByRole('radio', { name: '前后对比' }).check();
    const wipe = demo.getByRole('slider', { name: '原片所占的宽度' });
    await wipe.focus();
    await page.keyboard.press('End');
    await expect(wipe).toHaveAttribute('aria-valuenow', '100');
    await expect.poll(async () => near([60, 150, 75])(await pixel(demo, 0.9, 0.9))).toBe(true);
    await demo.getByRole('radio', { name: '透明通道' }).check();

    await demo.getByText('遮罩与空幕', { exact: true }).click();
    await demo.getByRole('slider', { name: '左', exact: true }).fill('0.5');
    await expect.poll(() => pixel(demo, 0.45, 0.5)).toEqual([0, 0, 0]);
    expect(await pixel(demo, 0.55, 0.5)).toEqual([255, 255, 255]);
    const clear = demo.getByRole('button', { name: '取消遮罩' });
    await clear.press('Enter');
    await expect(clear).toBeDisabled();
    await expect(clear).toBeFocused();
    await demo.getByRole('slider', { name: '左', exact: true }).fill('0.5');
  });
  await test.step('goes on after the graphics card took its memory back', async () => {
    const canvas = demo.locator('canvas[data-frames]');
    const lost = demo.getByText('显卡暂时收回了资源');
    const extension = await canvas.evaluateHandle((element: HTMLCanvasElement) =>
      element.getContext('webgl2')?.getExtension('WEBGL_lose_context'),
    );
    await extension.evaluate((lose) => lose?.loseContext());
    await expect(lost).toBeVisible();
    await extension.evaluate((lose) => lose?.restoreContext());
    await expect(lost).toBeHidden();
    await demo.getByRole('radio', { name: '透明通道' }).check();
    await expect.poll(() => pixel(demo, 0.55, 0.5)).toEqual([255, 255, 255]);
    expect(await pixel(demo, 0.02, 0.05)).toEqual([0, 0, 0]);
  });
  await test.step('axe finds nothing in the demo, whatever is open', async () => {
    // The fold of the mask is open already.
    await expectAccessible(page, '[data-demo=cyan]');
    for (const fold of ['背景', '布光检查', '导出']) {
      await demo.getByText(fold, { exact: true }).click();
      await expectAccessible(page, '[data-demo=cyan]');
    }
    // Each names what it copies.
    await expect(demo.getByRole('button', { name: '复制：OBS 色度键' })).toBeVisible();
    await expect(demo.getByRole('button', { name: '复制：FFmpeg 滤镜' })).toBeVisible();
    await demo.getByRole('radio', { name: '前后对比' }).check();
    await expectAccessible(page, '[data-demo=cyan]');
  });
});

test('where two colours may be the screen, the other one is one press away', async ({ page }) => {
  const demo = await start(page);
  const take = demo.getByRole('button', { name: '换成另一种' });
  await expect(take).toBeHidden();
  await upload(
    demo,
    mixedFrame(WIDTH, HEIGHT, (x) => (x < WIDTH / 2 ? 0 : 1), { fore: [40, 75, 170] }),
  );
  await demo.getByRole('radio', { name: '透明通道' }).check();
  await expect(demo.getByText('有两种颜色都可能是幕')).toBeVisible();
  const [first, second] = [await pixel(demo, 0.1, 0.5), await pixel(demo, 0.9, 0.5)];
  expect(first).not.toEqual(second);
  await expectAccessible(page, '[data-demo=cyan]');
  for (const [left, right] of [
    [second, first],
    [first, second],
  ] as const) {
    await take.press('Enter');
    await idle(demo);
    await expect.poll(() => pixel(demo, 0.1, 0.5)).toEqual(left);
    expect(await pixel(demo, 0.9, 0.5)).toEqual(right);
    await expect(take).toBeFocused();
  }
  // A picture with one screen asks nothing.
  await upload(demo);
  await expect(take).toBeHidden();
});

test('people are cut out without a wall, by a model that this site serves', async ({ page }) => {
  const demo = await start(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.method()));
  // The picture of the colour key stays until there is one of the person: nothing empty is shown.
  const empty = await demo.getByRole('img', { name: /^抠像画面/ }).evaluateHandle((stage) => {
    const found: Node[] = [];
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (!(node as HTMLCanvasElement).dataset.frames) found.push(node);
        }
      }
    }).observe(stage, { childList: true });
    return found;
  });
  await demo.getByRole('radio', { name: '没有幕：人像' }).check();
  await expect(demo.getByText('人像模型在本机运行。')).toBeVisible();
  await idle(demo);
  await demo.getByRole('radio', { name: '透明通道' }).check();
  // The presenter's back, and the wall beside it.
  await expect.poll(async () => (await pixel(demo, 0.34, 0.57))[0]).toBeGreaterThan(200);
  expect((await pixel(demo, 0.02, 0.05))[0]).toBeLessThan(30);
  expect(await empty.evaluate((found) => found.length)).toBe(0);
  expect(new Set(requests)).toEqual(new Set(['GET']));
});

test('nothing that the camera sees leaves the device', async ({ page }) => {
  const demo = await start(page);
  const requests: string[] = [];
  const sockets: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await expect(demo.getByText('镜头画面只在这台设备上处理，不上传，也不录。')).toBeVisible();
  await demo.getByRole('button', { name: '摄像头', exact: true }).click();
  await expect(demo.getByRole('button', { name: '关闭摄像头' })).toBeFocused();
  await idle(demo);
  const frames = () =>
    demo.locator('canvas[data-frames]').evaluate((canvas) => Number(canvas.dataset.frames));
  const before = await frames();
  await expect.poll(frames).toBeGreaterThan(before + 2);
  expect(requests).toEqual([]);
  expect(sockets).toEqual([]);
});

test('a camera that is refused or missing is explained, and the clip stays', async ({ page }) => {
  await page.addInitScript(() => {
    const errors = ['NotAllowedError', 'NotFoundError'];
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('', errors.shift()));
  });
  const demo = await start(page);
  for (const words of ['摄像头没有获得允许。', '没有找到可用的摄像头。']) {
    await demo.getByRole('button', { name: '摄像头', exact: true }).click();
    await expect(demo.getByText(words)).toBeVisible();
    await expect(demo.getByRole('button', { name: '主播', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
});

test('files are dropped and pasted; one that is no picture is named, and the clip stays', async ({
  page,
}) => {
  const demo = await start(page);
  const picture = (await pngOf(frame)).toString('base64');
  /** Drops a file on the demo, or pastes it into an element. */
  const give = (how: 'drop' | 'paste', target: Locator, name: string, type: string) =>
    target.evaluate(
      (element, [event, fileName, fileType, png]) => {
        const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
        const data = new DataTransfer();
        const content = fileName === 'frame.png' ? [bytes] : ['text'];
        data.items.add(new File(content, fileName, { type: fileType }));
        const shared = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          event === 'drop'
            ? new DragEvent(event, { ...shared, dataTransfer: data })
            : new ClipboardEvent(event, { ...shared, clipboardData: data }),
        );
      },
      [how, name, type, picture] as const,
    );
  const notice = demo.getByText('这个文件打不开');
  const stage = (size: string) => demo.getByRole('img', { name: `抠像画面，${size}` });
  await give('drop', demo, 'notes.txt', 'text/plain');
  await expect(notice).toBeVisible();
  await expect(stage('960 × 540')).toBeVisible();
  await give('paste', page.locator('body'), 'frame.png', 'image/png');
  await expect(stage(`${WIDTH} × ${HEIGHT}`)).toBeVisible();
  await expect(notice).toBeHidden();
  await idle(demo);
  await give('drop', demo, 'broken.mp4', 'video/mp4');
  await expect(notice).toBeVisible();
  await expect(stage(`${WIDTH} × ${HEIGHT}`)).toBeVisible();
});

test('on a phone what went wrong is in sight, however far the control is from it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const demo = await start(page);
  const notice = demo.getByText('这个文件打不开');
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('x') };
  await demo.getByLabel('照片', { exact: true }).setInputFiles(broken);
  await expect(notice).toBeInViewport({ ratio: 1 });
  await demo.getByText('背景', { exact: true }).click();
  await demo.getByRole('button', { name: '虚化原片' }).scrollIntoViewIfNeeded();
  await demo.getByLabel('自己的照片').setInputFiles(broken);
  await expect(notice).toBeInViewport({ ratio: 1 });
  // The page's bar at the bottom does not cover it.
  const [box, bar] = await Promise.all([
    notice.boundingBox(),
    page.locator('.action-bar[data-shown]').boundingBox(),
  ]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('where the clip cannot be played, its first frame is keyed', async ({ page }) => {
  await page.route('**/*.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: 'x' }));
  const demo = await start(page);
  await expect(demo.getByRole('img', { name: '抠像画面，960 × 540' })).toBeVisible();
  await expect(demo.getByRole('button', { name: '播放' })).toBeHidden();
});

test('without WebGL the processor keys, and says so', async ({ page }) => {
  await withoutWebgl2(page);
  const demo = await start(page);
  await expect(demo.getByText('没有可用的 WebGL 2')).toBeVisible();
  await upload(demo);
  const { keyed, expected } = await exported(page, demo);
  expect(matteDifference(keyed, expected).greatest).toBe(0);
});
