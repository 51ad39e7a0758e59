import { expect, main, open, test } from './support/test.ts';

/** Width of the text on a sheet of A4, in pixels. */
const PAPER = { width: 688, height: 971 };

const SCENE = '/share/demo-scene';
const DEVICES = '/share/device/22222222-2222-4222-8222-222222222222';

test('a wide drawing turns its sheet and fills it; the table after it is upright again', async ({
  page,
}) => {
  await open(page, DEVICES);
  await page.emulateMedia({ media: 'print' });
  const drawing = await main(page).locator('#wiring').boundingBox();
  expect(drawing?.width).toBeGreaterThan(1000);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const landscape = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => Number(width) > Number(height),
  );
  expect(landscape.filter(Boolean)).toHaveLength(1);
  expect(landscape.at(-1)).toBe(false);
});

test('a printed table keeps its header with its rows', async ({ page }) => {
  await open(page, DEVICES);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['caption', 'thead']) {
    await expect(main(page).locator(part).last()).toHaveCSS('break-after', 'avoid');
  }
});

test('a printed table of many columns is not wider than the sheet', async ({ page }) => {
  await page.setViewportSize(PAPER);
  await open(page, '/dmfaq/platform-ingest-limits');
  await page.emulateMedia({ media: 'print' });
  const box = main(page).locator('.table-scroll').first();
  await expect(box.locator('th')).toHaveCount(6);
  expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

test('a printed scene shows its picture without the marks of a camera, which would be white', async ({
  page,
}) => {
  await open(page, SCENE);
  await page.emulateMedia({ media: 'print' });
  const marks = await main(page)
    .locator('.viewfinder')
    .evaluate((one) => getComputedStyle(one, '::after').display);
  expect(marks).toBe('none');
  await expect(main(page).locator('.btn').first()).toBeHidden();
});

test('a printed plan of a room shows both views, in the colours for paper', async ({ page }) => {
  await page.setViewportSize(PAPER);
  await open(page, '/product/3d?plan=10k14060101020201300001110501');
  await page.emulateMedia({ media: 'print' });
  const drawing = main(page)
    .locator('#studio-plan')
    .getByRole('img', { name: /布置图/ });
  const box = drawing.locator('..');
  expect(await box.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
  const { height = 0 } = (await drawing.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(400);
  expect(height).toBeLessThan(PAPER.height);
  const good = await drawing.evaluate((one) => getComputedStyle(one).getPropertyValue('--good'));
  expect(good).toBe('#087844');
});
