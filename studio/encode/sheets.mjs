// Pictures of the sheets that customers receive: real pages of the demo content, as they are shown.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs';
import { node, root } from '../../scripts/lib/project.mjs';
import { cardWidths, encodePicture } from './encode.ts';

/** A page 800 px wide stays legible where it is shown at two thirds of its size. */
const WIDTH = 800;
const HEIGHT = 500;
/** A flat page with large text stays sharp at less than a scene needs. */
const QUALITY = 55;

/** Each sheet: its page, the element at the top of the picture, and the margin above it in pixels. */
const sheets = {
  'sheet-brief': {
    path: '/cooperation?product=3d',
    start: 'main form',
    above: 28,
    prepare: fillBrief,
  },
  'sheet-requirement': {
    path: '/share/requirement/11111111-1111-4111-8111-111111111111',
    start: 'main h2:has-text("风格与气质")',
    above: 28,
  },
  'sheet-work-order': { path: '/share/order/impl/demo-order', start: 'main h1', above: 72 },
  'sheet-device': {
    path: '/share/device/22222222-2222-4222-8222-222222222222',
    start: 'main h2',
    above: 28,
  },
  'sheet-acceptance': {
    path: '/share/implConfirm/33333333-3333-4333-8333-333333333333',
    start: 'main h2:has-text("验收项目")',
    above: 28,
  },
  'sheet-live-report': {
    path: '/share/liveReport/demo-report',
    start: 'main h2:has-text("在线人数曲线")',
    above: 28,
  },
};

/** Takes screenshots of the named sheets, or of all, from the built server with a new database. */
export async function takeSheets(wanted = []) {
  const names = wanted.length > 0 ? wanted : Object.keys(sheets);
  if (!process.env.BUILD_DIST) ensureBuilt();
  const site = await startSite(path.resolve(root, process.env.BUILD_DIST ?? 'dist'));
  const fonts = mkdtempSync(path.join(os.tmpdir(), 'mujing-fonts-'));
  try {
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
      env: { ...process.env, FONTCONFIG_FILE: writeFontConfig(fonts) },
    });
    const page = await browser.newPage({
      viewport: { width: WIDTH, height: 1600 },
      deviceScaleFactor: 2.4,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    });
    for (const name of names) {
      await encodePicture(name, await take(page, site.url, sheets[name]), {
        widths: cardWidths,
        quality: QUALITY,
      });
      process.stdout.write(`${name}\n`);
    }
    await browser.close();
  } finally {
    await site.stop();
    rmSync(fonts, { recursive: true, force: true });
  }
}

/** Settings that add the Chinese font of the packages to those of the machine, which may have none. */
function writeFontConfig(folder) {
  const file = path.join(folder, 'fonts.conf');
  const font = path.join(root, 'node_modules/@expo-google-fonts/noto-sans-sc');
  const list = ['400Regular', '700Bold'].map((face) => `<dir>${font}/${face}</dir>`).join('');
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><include>/etc/fonts/fonts.conf</include>${list}<cachedir>${folder}</cachedir></fontconfig>`,
  );
  return file;
}

async function take(page, url, { path: address, start, above, prepare }) {
  await page.goto(url + address.slice(1), { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  // The space reserved for a scroll bar would show as a strip.
  await page.evaluate(() => {
    document.documentElement.style.scrollbarGutter = 'auto';
  });
  await prepare?.(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  const box = await page.locator(start).first().boundingBox();
  const y = Math.max(0, Math.round(box.y - above));
  return page.screenshot({ fullPage: true, clip: { x: 0, y, width: WIDTH, height: HEIGHT } });
}

/** Fills in part of a brief, as a customer would. */
async function fillBrief(page) {
  await page.getByLabel('姓名').fill('王若溪');
  await page.getByLabel('手机号、微信号或邮箱').fill('wang@yunqi.example');
  const note = page.getByLabel('想做什么');
  await note.fill(
    '3 号厅 8 m × 6 m，净高 3.4 m，希望 11 月底前能开播：上午卖茶，晚上讲茶，同一张真实茶席，换景不换灯。预算 30～50 万元。',
  );
  await page.getByLabel('什么时候方便联系').fill('工作日下午');
  await page.getByLabel('什么时候方便联系').blur();
}

/** Runs the built server on a folder of its own and a free port. */
async function startSite(dist) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mujing-sheets-'));
  const server = spawn(node, [path.join(dist, 'server', 'main.js')], {
    cwd: os.tmpdir(),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  const url = await new Promise((resolve, reject) => {
    let written = '';
    server.stdout.setEncoding('utf8').on('data', (text) => {
      written += text;
      const [, address] = /^Site ready: (\S+)$/m.exec(written) ?? [];
      if (address) resolve(address);
    });
    void ended.then((code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
