import path from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { root } from '../../scripts/lib/project.mjs';

/** Opens a page of a folder in a browser that draws WebGL in software. */
export async function openPage(folder, file = 'page.html') {
  const server = await createServer({
    configFile: false,
    root: path.join(root, folder),
    cacheDir: path.join(root, '.cache/render-vite'),
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: {
      host: '127.0.0.1',
      port: 5400 + (process.pid % 400),
      hmr: false,
      watch: null,
      fs: { allow: [root] },
    },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-gpu-watchdog',
      '--disable-background-networking',
    ],
  });
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'info') console.log('  ', message.text());
    if (message.type() === 'error' && !message.text().includes('favicon'))
      console.error('  page:', message.text().slice(0, 2000));
  });
  page.on('pageerror', (error) => console.error('  page:', error.message));
  await page.goto(`${server.resolvedUrls.local[0]}${file}`);
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { page, close };
}
