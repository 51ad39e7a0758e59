import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { createServer } from 'vite';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { root } from '../../scripts/lib/project.mjs';

/*
 * npm run studio:room [-- --quality=N]
 * Builds the room of the live room demo, bakes the light of each lamp group and writes the files
 * that the demo loads. Quality 1 takes some minutes; 0.25 is a draft.
 */
const quality = Number(
  process.argv.find((word) => word.startsWith('--quality='))?.split('=')[1] ?? 1,
);
const out = path.join(root, 'src/site/demos/live-room/assets');

const server = await createServer({
  configFile: false,
  root: path.join(root, 'studio'),
  cacheDir: path.join(root, '.cache/room-vite'),
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: {
    host: '127.0.0.1',
    port: 5800 + (process.pid % 400),
    hmr: false,
    watch: null,
    fs: { allow: [root] },
  },
});
await server.listen();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'info') console.log('  ', message.text());
    if (message.type() === 'error') console.error('  page:', message.text().slice(0, 2000));
  });
  page.on('pageerror', (error) => console.error('  page:', error.message));
  await page.goto(`${server.resolvedUrls.local[0]}room/page.html`);
  await page.waitForFunction(() => 'buildRoom' in window);
  const made = await page.evaluate((value) => window.buildRoom(value), quality);
  mkdirSync(out, { recursive: true });
  const save = (name, bytes) => {
    writeFileSync(path.join(out, name), bytes);
    console.log(`${name}  ${Math.round(bytes.length / 1000)} KB`);
  };
  save('room.bin', gzipSync(Buffer.from(made.room, 'base64'), { level: 9 }));
  for (const [set, text] of Object.entries(made.masks)) {
    const raw = { width: 2048, height: 1024, channels: 1 };
    const picture = sharp(Buffer.from(text, 'base64'), { raw });
    save(`light-${set}.webp`, await picture.webp({ quality: 86, effort: 5 }).toBuffer());
  }
  for (const [set, address] of Object.entries(made.worlds)) {
    const png = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    save(`world-${set}.webp`, await sharp(png).webp({ quality: 82, effort: 6 }).toBuffer());
  }
} finally {
  await browser.close();
  await server.close();
}
