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
