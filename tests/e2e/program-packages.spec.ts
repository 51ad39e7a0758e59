// The real programs among the downloads, taken from the site and used as a visitor would.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { matteDifference } from '#keyer/conformance.ts';
import type { KeyerSettings } from '#keyer/settings.ts';
import { webgl } from './support/webgl.ts';

test.use({
  launchOptions: {
    ...webgl.launchOptions,
    args: [
      ...webgl.launchOptions.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});

const root = path.resolve(import.meta.dirname, '../..');
const kit = path.join(root, 'packages/keyer/conformance');
/** Folders of the running test. */
const folders: string[] = [];

test.afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** A folder away from the site's own configuration, which the compiler would want to use. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'program-packages-'));
  folders.push(folder);
  return folder;
}

/** Downloads a program's newest package and unpacks it; gives its folder. */
async function unpack(page: Page, slug: string): Promise<string> {
  const { data } = await (
    await page.request.get(`${process.env.SITE_URL}/api/downloads/${slug}`)
  ).json();
  const { file } = data.releases[0];
  const archive = await (await page.request.get(`${process.env.SITE_URL}/${file.path}`)).body();
  const into = await makeFolder();
  for (const [name, content] of Object.entries(unzipSync(archive))) {
    await mkdir(path.dirname(path.join(into, name)), { recursive: true });
    await writeFile(path.join(into, name), content);
  }
  return path.join(into, file.name.replace(/\.zip$/, ''));
}

/** Addresses that the page asked for, other than itself. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:blob|data):|\/index\.html/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** What the canvas shows, with straight alpha. */
async function shown(page: Page) {
  const { width, height, data } = await page.locator('#picture').evaluate((picture) => {
    const source = picture as HTMLCanvasElement;
    const canvas = document.createElement('canvas');
    canvas.width = source.width;
    canvas.height = source.height;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(source, 0, 0);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    return { width: canvas.width, height: canvas.height, data: [...pixels.data] };
  });
  return { width, height, data: Uint8Array.from(data) };
}

test.describe('Cyan for browsers, opened from its folder', () => {
  test('keys a known frame to the known matte, and keeps its settings', async ({ page }) => {
    const { cases } = JSON.parse(await readFile(path.join(kit, 'kit.json'), 'utf8')) as {
      cases: [{ key: string; settings: KeyerSettings }];
    };
    const [{ key, settings }] = cases;
    const asked = watchRequests(page);
    const address = pathToFileURL(path.join(await unpack(page, 'cyan-web'), 'index.html')).href;
    await page.goto(address);
    const state = { format: 'cyan-web/1', language: 'zh', view: 'keyed', fitted: true, settings };
    const json = Buffer.from(JSON.stringify(state));
    await page
      .getByLabel('导入设置')
      .setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer: json });
    await expect(page.locator('#message')).toHaveText('已导入。');
    await page.getByLabel('图片或视频').setInputFiles(path.join(kit, `${key}.frame.png`));
    await expect(page.locator('#reading')).toHaveText('320 × 180');
    const { data, info } = await sharp(path.join(kit, `${key}.keyed.png`))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const golden = { width: info.width, height: info.height, data: new Uint8Array(data) };
    expect(matteDifference(await shown(page), golden).greatest).toBeLessThanOrEqual(2);

    await page.getByLabel('边缘收缩').fill('1.5');
    await page.reload();
    await expect(page.getByLabel('边缘收缩')).toHaveValue('1.5');
    await expect(page.getByLabel('容差')).toHaveValue(String(settings.samples[0]?.tolerance));
    expect(asked).toEqual([]);
  });

  test('runs a camera without a network request, and shows the picture alone', async ({ page }) => {
    const asked = watchRequests(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const address = pathToFileURL(path.join(await unpack(page, 'cyan-web'), 'index.html')).href;
    await page.goto(address);
    await expect(page.locator('#hint')).toHaveText('打开摄像头、选择窗口，或放入一个文件。');
    // Software WebGL2 takes seconds for a frame of full size.
    await page.getByLabel('分辨率').selectOption('720');
    await page.getByRole('button', { name: '打开摄像头' }).click();
    const frames = async () => Number(await page.locator('#picture').getAttribute('data-frames'));
    await expect.poll(frames, { timeout: 40_000 }).toBeGreaterThan(2);

    await page.goto(`${address}?output=1`);
    await expect.poll(frames, { timeout: 40_000 }).toBeGreaterThan(2);
    await expect(page.locator('#panel')).toBeHidden();
    await expect(page.locator('#hint')).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    );
    await page.keyboard.press('h');
    await expect(page.locator('#panel')).toBeVisible();
    await page.keyboard.press('h');
    await expect(page.locator('#panel')).toBeHidden();
    expect(asked).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('works as a browser source: a new profile, the copied address, nobody to press a button', async ({
    page,
    browser,
  }) => {
    const address = pathToFileURL(path.join(await unpack(page, 'cyan-web'), 'index.html')).href;
    await page.goto(address);
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => {
        document.title = text;
      };
    });
    await page.getByLabel('分辨率').selectOption('720');
    await page.getByLabel('左右镜像').check();
    await page.getByRole('button', { name: '复制 OBS 地址' }).click();
    await expect(page).toHaveTitle(/^file:.*\?output=1#/);

    // OBS has storage of its own, lays the page over the scene, and its camera may come later.
    const source = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await source.addInitScript(() => {
      const devices = navigator.mediaDevices;
      const open = devices.getUserMedia.bind(devices);
      devices.getUserMedia = () => {
        devices.getUserMedia = open;
        return Promise.reject(new DOMException('', 'NotFoundError'));
      };
    });
    const asked = watchRequests(source);
    await source.goto(await page.title());
    await expect(source.locator('#message')).toHaveText(/^没有摄像头/);
    const corner = { x: 2, y: 2, width: 4, height: 4 };
    const before = await source.screenshot({ omitBackground: true, clip: corner });
    expect((await sharp(before).stats()).channels[3]?.max).toBe(0);
    await source.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')));
    const picture = source.locator('#picture');
    await expect
      .poll(async () => Number(await picture.getAttribute('data-frames')), { timeout: 60_000 })
      .toBeGreaterThan(0);
    expect(await picture.boundingBox()).toEqual({ x: 0, y: 0, width: 1920, height: 1080 });
    await expect(picture).toHaveCSS('transform', /^matrix\(-1/);
    await expect(source.locator('#panel')).toBeHidden();
    expect(asked).toEqual([]);
    await source.close();
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true });

    test('a touch of the picture brings the hidden panel back', async ({ page }) => {
      const address = pathToFileURL(path.join(await unpack(page, 'cyan-web'), 'index.html')).href;
      await page.goto(address);
      await page.getByRole('button', { name: '隐藏面板' }).tap();
      await expect(page.locator('#panel')).toBeHidden();
      await page.locator('#stage').tap();
      await expect(page.locator('#panel')).toBeVisible();
    });
  });

  test('can make no network request', async ({ page }) => {
    const address = pathToFileURL(path.join(await unpack(page, 'cyan-web'), 'index.html')).href;
    await page.goto(address);
    const refused = page.evaluate(
      (url) =>
        fetch(url).then(
          () => 'sent',
          () => 'refused',
        ),
      `${process.env.SITE_URL}/api/health`,
    );
    expect(await refused).toBe('refused');
  });
});

test('the library passes its own kit, and its types are complete', async ({ page }) => {
  const library = await unpack(page, 'cyan-keyer');
  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
  const server = createServer(async ({ url = '' }, response) => {
    const file = path.join(library, new URL(url, 'http://localhost').pathname);
    const content = await readFile(file).catch(() => undefined);
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(content ? 200 : 404, { 'content-type': type }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/example/index.html`);
  await expect(page.locator('#results li')).toHaveCount(4, { timeout: 40_000 });
  for (const line of await page.locator('#results li').allTextContents()) {
    expect(line).toContain(': pass, greatest difference');
  }
  server.close();

  const project = await makeFolder();
  await writeFile(
    path.join(project, 'use.ts'),
    `import { GlKeyer, type KeyerSettings, keyFrame } from '${path.relative(project, library)}/dist/types/keyer.js';
export const settings: KeyerSettings = new GlKeyer(new OffscreenCanvas(1, 1)).settings;
export const alpha: number | undefined = keyFrame({ width: 1, height: 1, data: new Uint8Array(4) }, settings).image.data[3];
// @ts-expect-error: the size is missing
keyFrame({ data: new Uint8Array(4) }, settings);
`,
  );
  const options = ['--strict', '--noEmit', '--target', 'es2022', '--module', 'esnext'];
  const { stdout } = await promisify(execFile)(
    path.join(root, 'node_modules/.bin/tsc'),
    [...options, '--moduleResolution', 'bundler', '--lib', 'es2023,dom', 'use.ts'],
    { cwd: project },
  ).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});
