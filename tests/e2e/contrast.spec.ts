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
