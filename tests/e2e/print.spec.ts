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

for (const path of ['/', '/product/app', '/en/product/cyan']) {
  test(`cards that scroll on a phone are all on the paper: ${path}`, async ({ page }) => {
    await page.setViewportSize(PAPER);
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const edges = await main(page)
      .locator('.strip > *')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right));
    expect(edges.length).toBeGreaterThan(2);
    expect(Math.max(...edges)).toBeLessThanOrEqual(PAPER.width);
  });
}

test('a printed case card shows its result', async ({ page }) => {
  await page.setViewportSize(PAPER);
  await open(page, '/cases');
  await page.emulateMedia({ media: 'print' });
  const hidden = await main(page)
    .locator('.case-card')
    .evaluateAll((cards) =>
      cards
        .filter((card) => {
          const figure = card.querySelector('.case-figure')?.getBoundingClientRect();
          const box = card.querySelector('.case-picture')?.getBoundingClientRect();
          return !figure || !box || figure.bottom > box.bottom + 1 || figure.right > box.right + 1;
        })
        .map((card) => card.id),
    );
  expect(hidden).toEqual([]);
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

test('a printed list has no search, no filters and no box to drop a file on', async ({ page }) => {
  await open(page, '/cases');
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByRole('search')).toBeHidden();
  await expect(main(page).locator('.segment').first()).toBeHidden();
  await open(page, '/support/download');
  await expect(main(page).locator('.segment').first()).toBeHidden();
  await expect(main(page).locator('.drop-zone')).toBeHidden();
  await expect(main(page).getByText(/推荐下载|正在识别/)).toBeHidden();
});

test('a printed room chooser has the answers given, and is left out before the last one', async ({
  page,
}) => {
  await open(page, '/product/3d');
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).locator('#room-chooser')).toBeHidden();
  await expect(main(page).locator('#studio-plan')).toBeHidden();
  await open(
    page,
    '/product/3d?sells=clothing&area=24-48&depth=6-7&height=2.8-3.5&budget=undecided',
  );
  const choices = main(page).locator('#room-chooser .choice');
  await expect(choices.filter({ visible: true })).toHaveCount(5);
});

test('printed questions keep their answers, and code is printed to its last line', async ({
  page,
}) => {
  await open(page, '/product/sdk');
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).locator('details:not(.fold)').last()).toHaveCSS('break-inside', 'avoid');
  const code = main(page).locator('.tab-panel pre').first();
  expect(await code.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
  await expect(main(page).locator('.tab').first()).toBeHidden();
});

test('code longer than a sheet may go on over the page, shorter code may not', async ({ page }) => {
  await open(page, '/dmfaq/sdk-windows-cpp');
  await page.emulateMedia({ media: 'print' });
  const blocks = main(page).locator('.code-block');
  await expect(blocks.filter({ hasText: 'int main()' })).toHaveCSS('break-inside', 'auto');
  await expect(blocks.first()).toHaveCSS('break-inside', 'avoid');
});

test('an address on a button is printed as text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [address, words] of [
    ['/ad/sony', /400-000-0000 · hello@mujing\.example/],
    ['/about', /^jobs@mujing\.example$/],
  ] as const) {
    await open(page, address);
    await expect(page.locator('.print-only').filter({ hasText: words })).toBeVisible();
  }
});

test('the printed pictures of a product fit with their heading on half a sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await open(page, '/en/product/cyan');
  await page.emulateMedia({ media: 'print' });
  const pictures = main(page).locator('.wrap:has(> .strip > li > .frame)').first();
  await expect(pictures).toHaveCSS('break-inside', 'avoid');
  const { height = 0 } = (await pictures.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(200);
  expect(height).toBeLessThan(PAPER.height / 2);
});

test('on paper nothing is moved by the scrolling of the window', async ({ page }) => {
  await open(page, '/product/cyan');
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).locator('.rise').first()).toHaveCSS('animation-name', 'none');
});

test('a printed box that goes on over the page has no frame at its sides', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [address, box] of [
    [DEVICES, '.table-box'],
    ['/share/requirement/11111111-1111-4111-8111-111111111111', '.open-frame'],
  ] as const) {
    await open(page, address);
    await expect(main(page).locator(box).first()).toHaveCSS('border-left-width', '0px');
  }
});

test('the notice of a sheet stays with what is before it, and a long panel goes on over the page', async ({
  page,
}) => {
  await open(page, '/share/order/impl/demo-order');
  await page.emulateMedia({ media: 'print' });
  const notice = main(page).locator('article > :last-child > :last-child');
  await expect(notice).toContainText('本页凭专属链接查看');
  await expect(notice).toHaveCSS('break-before', 'avoid');
  await expect(main(page).locator('#timeline .open-frame')).toHaveCSS('break-inside', 'auto');
});

test('a printed report has its curve below its key figures, and so takes four sheets', async ({
  page,
}) => {
  await open(page, '/share/liveReport/demo-report');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/MediaBox/g)).toHaveLength(4);
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).locator('#comparison')).toHaveCSS('break-inside', 'avoid');
});

test('the printed table of cables fits on one sheet with the notes', async ({ page }) => {
  await page.setViewportSize(PAPER);
  await open(page, DEVICES);
  await page.emulateMedia({ media: 'print' });
  const cables = await main(page).locator('.table-box').last().boundingBox();
  const notes = await main(page).locator('#notes').boundingBox();
  const height = (notes?.y ?? PAPER.height) + (notes?.height ?? 0) - (cables?.y ?? 0);
  expect(height).toBeLessThanOrEqual(PAPER.height);
});

test('the folded sections of a printed product leave no half of a sheet empty', async ({
  page,
}) => {
  await page.setViewportSize(PAPER);
  await open(page, '/product/cyan');
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).locator('.fold-band').last()).toHaveCSS('padding-bottom', '0px');
  const devices = await main(page).locator('#devices').boundingBox();
  expect(devices?.height).toBeLessThan(PAPER.height / 3);
});
