// Readers who set their text to twice its size, on the narrowest phone.
import { misfits } from './support/layout.ts';
import { everyPage, isMissing } from './support/pages.ts';
import { expect, hydrated, looking as test } from './support/test.ts';

for (const path of everyPage) {
  test(`${path} fits a phone at twice the text size`, async ({ page, watch }) => {
    if (isMissing(path)) watch.allow(/404/);
    await page.goto(path);
    await hydrated(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await misfits(page)).toEqual([]);
  });
}
