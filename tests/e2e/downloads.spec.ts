import type { Locator } from '@playwright/test';
import { layoutShift, watchLayoutShifts } from './support/layout-shift.ts';
import { expect, main, open, test } from './support/test.ts';

const colorOf = (locator: Locator) => locator.evaluate((one) => getComputedStyle(one).color);

/** The colour of a role on the page, such as `--good`. */
const roleColor = (locator: Locator, role: string) =>
  locator.evaluate((one, name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    one.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, role);

test.describe('checksums', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a checksum is copied with one click', async ({ page }) => {
    await open(page, '/support/download?product=cyan');
    const row = page.locator('#cyan-web');
    await row.getByRole('button', { name: /复制 cyan-web-0.1.0/ }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^[0-9a-f]{64}$/);
    await expect(row.locator('code').first()).toHaveText(copied);
  });
});

const androidPhone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test.describe('on an Android phone', () => {
  test.use({ userAgent: androidPhone, viewport: { width: 390, height: 844 } });

  for (const path of ['/support/download', '/en/support/download']) {
    test(`the suggestion moves nothing on ${path}`, async ({ page }) => {
      await watchLayoutShifts(page);
      await open(page, path);
      // Of what there is for Android, nothing runs yet.
      await expect(main(page).locator('[aria-live]').first()).toContainText('Android');
      await expect(main(page).locator('[aria-live] :is(a, button)')).toHaveCount(0);
      expect(await layoutShift(page)).toBeLessThan(0.001);
    });
  }
});

const computers = {
  Windows: 'Windows NT 10.0; Win64; x64',
  macOS: 'Macintosh; Intel Mac OS X 10_15_7',
};

for (const [name, system] of Object.entries(computers)) {
  test.describe(`on a computer with ${name}`, () => {
    test.use({
      userAgent: `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`,
      viewport: { width: 1440, height: 900 },
    });

    for (const path of ['/support/download', '/en/support/download']) {
      test(`the suggestion moves nothing on ${path}, and its words and buttons are in the middle`, async ({
        page,
      }) => {
        await watchLayoutShifts(page);
        await open(page, path);
        const box = main(page).locator('[aria-live=polite]').first();
        await expect(box.locator('a').nth(1)).toBeVisible();
        expect(await layoutShift(page)).toBeLessThan(0.001);
        const spaces = await box.evaluate((element) => {
          const outer = element.getBoundingClientRect();
          const links = [...element.querySelectorAll('a')].map((a) => a.getBoundingClientRect());
          const above = Math.min(...links.map(({ top }) => top)) - outer.top;
          return above - (outer.bottom - Math.max(...links.map(({ bottom }) => bottom)));
        });
        expect(Math.abs(spaces)).toBeLessThan(2);
      });
    }
  });
}

test('a dropped file is recognised, and a modified one is reported', async ({ page, request }) => {
  await open(page, '/en/support/download');
  const href = await page
    .locator('#cyan-windows a[href^="/files/downloads/"]')
    .first()
    .getAttribute('href');
  const file = await (await request.get(href ?? '')).body();
  const name = 'cyan-3.2.0-windows-x64.zip';
  const sent: string[] = [];
  page.on('request', (made) => sent.push(`${made.method()} ${new URL(made.url()).pathname}`));
  const check = (buffer: Buffer, as = name) =>
    page
      .getByLabel('Drop a downloaded file here')
      .setInputFiles({ name: as, mimeType: 'application/zip', buffer });
  const verdict = page.locator('[data-verdict]');

  await check(file, 'renamed.zip');
  await expect(verdict).toHaveAttribute('data-verdict', 'genuine');
  await expect(verdict).toContainText('Cyan for Windows (sample package) 3.2.0');

  const changed = Buffer.from(file);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  await check(changed);
  await expect(verdict).toHaveAttribute('data-verdict', 'altered');

  await check(file.subarray(0, 1000), 'cyan-3.2.0-windows-x64 (1).zip');
  await expect(verdict).toHaveAttribute('data-verdict', 'incomplete');

  await check(Buffer.from('something else'), 'other.zip');
  await expect(verdict).toHaveAttribute('data-verdict', 'unknown');

  // A file above the size limit of the browser's own SHA-256 is read in parts.
  await check(Buffer.alloc(20 * 1024 * 1024, 7), 'large.zip');
  await expect(verdict).toContainText('large.zip');
  await expect(verdict).toContainText(
    '92bfec7ec8cf2f28a714e46dcce73e643a632e5613aea37245cf56c9689f9ff9',
  );

  // Besides the site's scripts, only the published checksums are fetched.
  const requests = sent.filter((request) => !request.startsWith('GET /assets/'));
  expect(new Set(requests)).toEqual(new Set(['GET /api/downloads/checksums']));
});

test('success is green, and differs from a failed check', async ({ page }) => {
  await open(page, '/en/support/download#verify');
  const input = page.getByLabel('Drop a downloaded file here');
  const address = await main(page)
    .locator('a[href*="/files/downloads/"]')
    .first()
    .getAttribute('href');
  const published = await page.request.get(address ?? '');
  const check = (buffer: Buffer) =>
    input.setInputFiles({ name: 'package.zip', mimeType: 'application/zip', buffer });
  const title = page.locator('[data-verdict] p').first();
  await check(await published.body());
  await expect(page.locator('[data-verdict=genuine]')).toBeVisible();
  const good = await roleColor(main(page), '--good');
  expect(await colorOf(title)).toBe(good);
  await check(Buffer.from('something else'));
  await expect(page.locator('[data-verdict=unknown]')).toBeVisible();
  expect(await colorOf(title)).toBe(await roleColor(main(page), '--warn'));
  await page.locator('#verify button').first().click();
  const toast = page.locator('.toasts .notice', { hasText: 'Copied' });
  await expect(toast).toBeVisible();
  expect(await colorOf(toast.locator('svg'))).toBe(good);
});

test('the changes since an installed version have an address', async ({ page }) => {
  await open(page, '/support/download');
  await expect(page.locator('#cyan-windows')).toBeHidden();
  await page.getByText(/^示例包 \d+ 个$/).click();
  await page.locator('#cyan-windows').getByRole('link', { name: '我的版本之后改了什么' }).click();
  await expect(page).toHaveURL('/support/download?program=cyan-windows#since');
  await expect(page).toHaveTitle(/青幕 Windows 版（示例包）：全部版本/);
  await page.getByLabel('我正在用的版本').selectOption('3.1.1');
  await page.getByRole('button', { name: '查看变化' }).click();
  await expect(page).toHaveURL('/support/download?program=cyan-windows&since=3.1.1');
  const changes = page.locator('#since').getByRole('status');
  await expect(changes.getByRole('heading', { level: 3 })).toHaveText([
    /3\.3\.0-beta\.1/,
    /3\.2\.0/,
    /3\.1\.2/,
  ]);
  await expect(changes).toContainText('布光检查');
  await expect(changes).not.toContainText('遮罩随画面旋转');
});

test('an unknown version is reported, and no version is selected at first', async ({ page }) => {
  await open(page, '/en/support/download?program=cyan-windows&since=9.9');
  await expect(page.locator('#since').getByRole('status')).toContainText('no version 9.9');
  await expect(page.getByLabel('I am using')).toHaveValue('');
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1' });

  test('no SDK is suggested, and a missing version links to the others', async ({ page }) => {
    await open(page, '/support/download');
    await expect(page.locator('section[aria-live]')).toContainText('目前没有 iOS 应用');
    await expect(page.locator('section[aria-live]').getByRole('link')).toHaveCount(0);
    await page.goto('/support/download?product=app&platform=ios');
    await expect(main(page)).toContainText('大觅直播目前没有 iOS 版');
    await main(page).getByRole('link', { name: 'Android', exact: true }).click();
    await expect(page).toHaveURL('/support/download?product=app&platform=android');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('versions, files and changes are available', async ({ page }) => {
    await page.goto('/en/support/download?platform=macos');
    await expect(main(page).locator('article')).toHaveCount(2);
    await page.locator('#cyan-macos').getByRole('link', { name: 'All 5 versions' }).click();
    await expect(page.locator('ol a[href^="/files/downloads/"]')).toHaveCount(5);
    await page.getByLabel('I am using').selectOption('3.1.2');
    await page.getByRole('button', { name: 'Show changes' }).click();
    await expect(page).toHaveURL('/en/support/download?program=cyan-macos&since=3.1.2');
    await expect(page.locator('#since')).toContainText('1 version since 3.1.2');
  });
});

test.describe('on a Mac', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  });

  test('what runs is suggested, and no sample package', async ({ page }) => {
    await open(page, '/support/download');
    const box = main(page).locator('section').filter({ hasText: '您正在使用 macOS' }).first();
    await expect(box.getByRole('link')).toHaveText([/青幕网页版/, /青幕键控库/]);
    const download = page.waitForEvent('download');
    await box.getByRole('link').first().click();
    expect((await download).suggestedFilename()).toBe('cyan-web-0.1.0.zip');
    // Where there are only sample packages, they are open.
    await open(page, '/support/download?platform=macos');
    await expect(page.locator('#cyan-macos')).toBeVisible();
  });
});

test.describe('inside WeChat', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
    viewport: { width: 390, height: 780 },
  });

  test('a tap on a download explains how to open a browser', async ({ page }) => {
    await open(page, '/support/download?product=app');
    await page
      .locator('#dami-live-android')
      .getByRole('button', { name: /下载大觅直播/ })
      .click();
    const guide = page.getByRole('dialog', { name: '请在浏览器中打开' });
    await expect(guide).toBeVisible();
    await guide.getByRole('button', { name: '知道了' }).click();
    await expect(guide).toBeHidden();
  });

  test('the page itself explains it where the guide cannot be loaded', async ({ page, watch }) => {
    watch.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await page.route(/\/assets\/wechat-guide/, (route) => route.abort());
    await open(page, '/support/download?product=app');
    const notice = page.getByRole('heading', { name: '请在浏览器中打开' });
    await expect(notice).toBeHidden();
    await page
      .locator('#dami-live-android')
      .getByRole('button', { name: /下载大觅直播/ })
      .click();
    await expect(notice).toBeInViewport();
  });

  test('the file’s address shows the same explanation', async ({ page, request }) => {
    const list = await request.get('/api/downloads?product=app');
    const { path } = (await list.json()).data.items[0].newest.file;
    await page.goto(`/${path}`);
    await expect(page).toHaveURL('/support/download#open-in-browser');
    await expect(page.getByRole('heading', { name: '请在浏览器中打开' })).toBeVisible();
  });
});

test('a file selected before the script of the check is loaded is checked too', async ({
  page,
}) => {
  let release = () => {};
  const selected = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/how-to-check/, async (route) => {
    await selected;
    await route.continue();
  });
  await page.goto('/en/support/download');
  const file = { name: 'other.zip', mimeType: 'application/zip', buffer: Buffer.from('other') };
  await page.getByLabel('Drop a downloaded file here').setInputFiles(file);
  release();
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'unknown');
});
