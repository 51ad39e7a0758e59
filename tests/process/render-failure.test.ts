import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSite } from '#db/seed/site.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createHttpServer, type SiteServer } from '#server/http/http.ts';
import { loadBuiltFrontend } from '#server/pages/built-frontend.ts';
import { parseConfig } from '#server/process/config.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { testKeys } from '../support/keys.ts';

const clientDir = path.resolve('dist/client');
let database: TestDatabase;
let site: SiteServer;
let browser: Browser;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db);
  const built = await loadBuiltFrontend(clientDir);
  site = await createHttpServer({
    config: parseConfig({}),
    db: database.db,
    previewDb: database.db,
    connection: database.connection,
    files: createFolderStore('data/files'),
    keys: testKeys,
    log: pino({ level: 'silent' }),
    accessLog: () => {},
    clientDir,
    frontend: {
      ...built,
      render: async () => {
        throw new Error('rendering is broken on purpose');
      },
    },
    isMigrated: async () => true,
  });
  await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`;
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  site?.server.closeAllConnections();
  await database?.drop();
});

describe('when rendering on the server fails', () => {
  it('the browser shows the loading view, loads the initial state, and renders', async () => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/site', async (route) => {
      await gate;
      await route.continue();
    });
    const response = await page.goto(`${url}/cooperation`);
    expect(response?.status()).toBe(200);
    await page.locator('#loading-view', { hasText: '加载中，请稍候...' }).waitFor();
    expect(await page.locator('#main').count()).toBe(0);
    release();
    await page.locator('#main h1').waitFor();
    expect(await page.title()).toContain('预约合作');
    expect(await page.locator('#loading-view').count()).toBe(0);
    await page.locator('footer a[href="/cases"]').first().click();
    await page.waitForURL('**/cases');
    expect(errors).toEqual([]);
    await page.close();
  });

  it('the browser offers to reload if the initial state fails to load, too', async () => {
    const page = await browser.newPage();
    await page.route('**/api/site', (route) => route.abort());
    await page.goto(`${url}/en/`);
    await page.locator('#loading-failed', { hasText: 'cannot be opened' }).waitFor();
    await page.unroute('**/api/site');
    await page.getByRole('link', { name: 'Reload' }).click();
    await page.locator('#main').waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/');
    expect(await page.locator('#loading-failed').count()).toBe(0);
    await page.close();
  });
});
