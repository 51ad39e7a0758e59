import type { Page } from '@playwright/test';
import { layoutShift, watchLayoutShifts } from './support/layout-shift.ts';
import { expect, hydrated, main, settled, test } from './support/test.ts';

/** All pictures of the page, after all of them have been requested. */
function pictures(page: Page) {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('#main img')];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images.map((image) => ({
      file: image.currentSrc,
      there: image.naturalWidth > 0,
      described: image.hasAttribute('alt'),
      sized: image.hasAttribute('width') && image.hasAttribute('height'),
    }));
  });
}

for (const path of ['/', '/product/3d', '/product/cyan', '/product/flower', '/product/sdk']) {
  for (const address of [path, path === '/' ? '/en/' : `/en${path}`]) {
    test(`all pictures of ${address} load`, async ({ page }) => {
      await page.goto(address);
      const shown = await pictures(page);
      expect(shown.length).toBeGreaterThan(2);
      for (const picture of shown) {
        expect(picture, picture.file).toMatchObject({ there: true, described: true, sized: true });
      }
    });
  }
}

const REQUIREMENT = '/share/requirement/11111111-1111-4111-8111-111111111111';

// Not the home page: smaller pictures on its many cards keep it light.
for (const path of ['/cases', '/about', REQUIREMENT]) {
  test(`no picture of ${path} is drawn wider than its file, if there is a wider one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await pictures(page);
    const soft = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('#main picture > img')].flatMap((image) => {
        const sources = image.parentElement?.querySelector('source')?.srcset ?? '';
        const widths = [...sources.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
        const file = Number(/\/(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
        const { width, height } = image.getBoundingClientRect();
        // The attributes have the shape of the whole picture, whose sides a box may cut off.
        const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const drawn = Math.max(width, height * shape);
        return file < drawn && file < Math.max(...widths) ? [{ file, drawn }] : [];
      }),
    );
    expect(soft).toEqual([]);
  });
}

test("a requirement's photograph is as large as it is drawn", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(REQUIREMENT);
  const photo = main(page).locator('#references a[aria-haspopup=dialog] img').first();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/full$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });

  test('the picture at the top of the page is fetched first, once, and small', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/files/media/')) files.push(new URL(request.url()).pathname);
    });
    await page.goto('/');
    await hydrated(page);
    const head = page.locator('#main img[fetchpriority="high"]');
    await expect(head).toHaveCount(1);
    const shown = new URL(await head.evaluate((image: HTMLImageElement) => image.currentSrc));
    expect(shown.pathname).toMatch(/\/home-stage-[0-9a-f]{12}\/(?:480|960)\.avif$/);
    expect(files[0]).toBe(shown.pathname);
    expect(files.filter((file) => file.includes('/home-stage-'))).toHaveLength(1);
    const response = await page.request.get(shown.pathname);
    expect(response.headers()).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await response.body()).length).toBeLessThan(40_000);
  });

  test('the layout does not shift while pictures load', async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto('/');
    for (let step = 0; step < 8; step += 1) {
      await page.evaluate(() => scrollBy({ top: 700, behavior: 'instant' }));
      await page.waitForFunction(() => {
        const shown = [...document.images].filter((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        });
        return shown.every((image) => image.complete);
      });
      await settled(page);
    }
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });
});

test('a document shows its diagrams as figures', async ({ page }) => {
  await page.goto('/dmfaq/green-screen-lighting');
  const figure = main(page).locator('.prose figure').first();
  await expect(figure.locator('img')).toBeVisible();
  await expect(figure.locator('figcaption')).not.toBeEmpty();
  for (const picture of await pictures(page)) {
    expect(picture, picture.file).toMatchObject({ there: true, described: true, sized: true });
  }
});
