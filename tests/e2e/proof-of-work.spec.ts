// Above the bound for all visitors together: bookings go on, behind a proof of work.
import type { Page } from '@playwright/test';
import { siteFolder } from '../support/prepared-sites.ts';
import { type ServerProcess, startServer, stopServer } from '../support/server-process.ts';
import { test as base, expect, main, open } from './support/test.ts';

/** The script of the worker. */
const worker = /\/assets\/worker-[^/]+\.js$/;

let url = '';
let server: ServerProcess;
let folder: ReturnType<typeof siteFolder>;

/** A site of its own: the flood must not reach the other tests. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
  baseURL: async ({}, use) => {
    await use(url);
  },
});
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 360, height: 780 } });

test.beforeAll(async () => {
  folder = siteFolder('demo');
  server = startServer({
    env: { TRUST_PROXY: '1', DATA_DIR: folder.folder },
  });
  url = await server.ready;
  for (let address = 1; address <= 15; address++) {
    // Five at once: a slow machine refuses more for load.
    for (let at = 0; at < 20; at += 5) {
      await Promise.all([0, 1, 2, 3, 4].map((next) => flood(address, at + next)));
    }
  }
});
test.afterAll(async () => {
  await stopServer(server);
  folder.remove();
});
test.beforeEach(({ watch }) => {
  watch.allow(/status of 429/);
});

async function flood(address: number, at: number): Promise<void> {
  const response = await fetch(`${url}api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${address}` },
    body: JSON.stringify({
      idempotencyKey: `flood-of-the-browser-test-${address}-${at}`,
      name: '洪水',
      phone: '138 0013 8000',
      consent: true,
      privacyVersion: '1.3',
    }),
  });
  expect(response.status).toBe(200);
}

async function fillChinese(page: Page): Promise<void> {
  await open(page, '/cooperation?product=3d');
  await page.getByLabel('姓名').fill('陈测试');
  await page.getByLabel(/手机号/).fill('138 0000 4321');
  await page.getByLabel('想做什么').fill('一间 20 平方米的房间');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
}

/** Makes the work last long enough to see that the page tells of it. */
const slowWorker = (page: Page) =>
  page.route(worker, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });

const submit = (page: Page) => page.getByRole('button', { name: '提交预约' }).click();

test('a visitor books, and is told what takes a moment', async ({ page }) => {
  await slowWorker(page);
  await fillChinese(page);
  await submit(page);
  await expect(page.getByRole('status').first()).toContainText('正在确认您不是自动程序');
  await expect(main(page)).toContainText('预约已收到');
  await expect(page.getByText('正在确认您不是自动程序')).toHaveCount(0);
});

test('in English too', async ({ page }) => {
  await slowWorker(page);
  await open(page, '/en/cooperation?product=3d');
  await page.getByLabel(/^Name/).fill('Chen Test');
  await page.getByLabel(/^Phone|^Mobile/).fill('+86 138 0000 4321');
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('status').first()).toContainText('making sure that yours is not');
  await expect(main(page)).toContainText(/MJ\d{8}-[0-9A-Z]{4}/);
});

test('where the worker fails, the page does the work', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|failed: .*worker/);
  await page.route(worker, (route) => route.abort());
  await fillChinese(page);
  await submit(page);
  await expect(main(page)).toContainText('预约已收到');
});

test('where nothing can do the work, a message says so and nothing is lost', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|failed: .*(?:worker|solve)/);
  await page.route(/\/assets\/(?:worker|solve)-[^/]+\.js$/, (route) => route.abort());
  await fillChinese(page);
  await submit(page);
  await expect(page.getByText(/没能确认您不是自动程序/).first()).toBeVisible();
  await expect(page.getByLabel('姓名')).toHaveValue('陈测试');
  await expect(page.getByLabel('想做什么')).toHaveValue('一间 20 平方米的房间');
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByLabel('姓名')).toHaveValue('陈测试');
  // Consent is given anew.
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await submit(page);
  await expect(main(page)).toContainText('预约已收到');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is taken, to be checked by staff', async ({ page }) => {
    await page.goto('/cooperation?product=3d');
    await page.getByLabel('姓名').fill('陈测试');
    await page.getByLabel(/手机号/).fill('138 0000 4321');
    await page.getByLabel('想做什么').fill('一间 20 平方米的房间');
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
    await page.getByRole('button', { name: '提交预约' }).click();
    await expect(main(page)).toContainText(/MJ\d{8}-[0-9A-Z]{4}/);
  });
});
