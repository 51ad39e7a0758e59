import { scanPrint } from '#tests/support/qr-reader.ts';
import { expect, main, open, test } from './support/test.ts';

test('on a phone the HTML has the order of the page, so that nothing moves while it arrives', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/QRCode_dami');
  const tops = await main(page)
    .locator('h1, h2')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().top),
    );
  expect(tops.length).toBeGreaterThan(2);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

/** Pixels of a printer with 200 dots per inch for each pixel of CSS. */
const PRINT_SCALE = 200 / 96;
const MILLIMETRE = 96 / 25.4;

test('the printed page has a code that is read at 200 dpi and leads here', async ({
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: extraHTTPHeaders ?? {},
    deviceScaleFactor: PRINT_SCALE,
    // The text of a sheet of A4.
    viewport: { width: 688, height: 971 },
  });
  const page = await context.newPage();
  await page.goto('/QRCode_dami');
  await page.emulateMedia({ media: 'print' });
  const code = main(page).locator('img[src*="/code.svg"]');
  await expect(code).toBeVisible();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const text = await main(page).innerText();
  const address = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  const smallest = Number(/(\d+) 毫米/.exec(text)?.[1]);
  const { width = 0 } = (await code.boundingBox()) ?? {};
  expect(width / MILLIMETRE).toBeGreaterThanOrEqual(smallest);
  expect(await scanPrint(await code.screenshot())).toEqual([address]);
  expect(new URL(address).pathname).toBe('/QRCode_dami');
  await context.close();
});
