import type { Page } from '@playwright/test';
import { faintLines } from './support/contrast.ts';
import { expect, open, looking as test } from './support/test.ts';

// The injected styles that hide text would violate the page's policy.
test.use({ tabOptions: { bypassCSP: true, reducedMotion: 'reduce' } });

const pages = ['/', '/product/3d', '/product/cyan', '/product/flower', '/product/sdk'];
const others = ['/product/app', '/about'];
const paths = [...pages, ...others].flatMap((path) => [path, `/en${path}`]);

for (const path of paths) {
  test(`text on the pictures of ${path} has enough contrast`, async ({ page }) => {
    await expectContrast(page, path, [1920, 768], '.hero, .closing');
  });
}

for (const path of ['/', '/en/']) {
  test(`text on the cards of ${path} has enough contrast`, async ({ page }) => {
    await expectContrast(page, path, [360, 768, 1440, 1920], '.poster, .case-picture');
  });
}

const cases = ['xingjia-auto-online-launch', 'linjiang-district-policy-studio'];
const casePaths = ['/cases', ...cases.map((slug) => `/cases?case=${slug}`)];

for (const path of [...casePaths, '/en/cases']) {
  test(`text on the pictures of ${path} has enough contrast`, async ({ page }) => {
    const areas = '.case-hero-words, .case-picture';
    await expectContrast(page, path, [1440, 360], areas);
  });
}

test('the path above the picture of a case has enough contrast', async ({ page }) => {
  await expectContrast(page, '/cases?case=xingjia-auto-online-launch', [768], '.case-hero nav');
});

/** Checks the lines of text in some areas of a page at each width. */
async function expectContrast(page: Page, path: string, widths: number[], selector: string) {
  await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
  await open(page, path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await faintLines(page, selector), `at ${width} px`).toEqual([]);
  }
}
