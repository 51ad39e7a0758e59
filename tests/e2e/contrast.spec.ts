import { faintLines } from './support/contrast.ts';
import { expect, open, test } from './support/test.ts';

// The styles that hide the words would break the page's own policy.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const pages = ['/', '/product/3d', '/product/cyan', '/product/flower', '/product/sdk'];
const others = ['/product/app', '/about'];
const paths = [...pages, ...others].flatMap((path) => [path, `/en${path}`]);

for (const path of paths) {
  for (const width of [768, 1920]) {
    test(`words on the pictures of ${path} can be read at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      for (const area of await page.locator('.hero, .closing').all()) {
        expect(await faintLines(page, area)).toEqual([]);
      }
    });
  }
}
