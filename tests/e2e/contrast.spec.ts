import { faintLines } from './support/contrast.ts';
import { expect, open, test } from './support/test.ts';

// The injected styles that hide text would violate the page's policy.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const pages = ['/', '/product/3d', '/product/cyan', '/product/flower', '/product/sdk'];
const others = ['/product/app', '/about'];
const paths = [...pages, ...others].flatMap((path) => [path, `/en${path}`]);

for (const path of paths) {
  for (const width of [768, 1920]) {
    test(`text on the pictures of ${path} has enough contrast at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      for (const area of await page.locator('.hero, .closing').all()) {
        expect(await faintLines(page, area)).toEqual([]);
      }
    });
  }
}

const cases = ['xingjia-auto-online-launch', 'linjiang-district-policy-studio'];
const casePaths = ['/cases', ...cases.map((slug) => `/cases?case=${slug}`)];

for (const path of [...casePaths, '/en/cases', '/share/demo-scene']) {
  for (const width of [360, 1440]) {
    test(`text on the pictures of ${path} has enough contrast at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      const areas = await page
        .locator('.case-hero-words, .case-picture, section:has(> .viewfinder)')
        .all();
      expect(areas.length).toBeGreaterThan(0);
      for (const area of areas) expect(await faintLines(page, area)).toEqual([]);
    });
  }
}
