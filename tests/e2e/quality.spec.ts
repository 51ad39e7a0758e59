import type { Page } from '@playwright/test';
import { violations } from './support/accessible.ts';
import { misfits } from './support/layout.ts';
import { movingParts } from './support/motion.ts';
import { everyPage, isMissing } from './support/pages.ts';
import { expect, hydrated, main, open, looking as test } from './support/test.ts';

/** Serious and critical axe violations with their elements. */
async function graveFaults(page: Page): Promise<string[]> {
  return (await violations(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ rule, elements }) => `${rule}: ${elements.join('\n')}`);
}

/**
 * Bytes of script that a page may load before the first touch, also by itself after hydration. The
 * build holds 105 KB; real names of files compress to half a kilobyte more.
 */
const SCRIPT_BYTES = 105_500;
/** A diagnosis shows at once how far its reader was. */
const DIAGNOSIS_BYTES = 3_500;

/** The bytes, as they were sent, of the scripts that the page has loaded so far. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

for (const path of everyPage) {
  test(`${path} hydrates with little script, is accessible, fits every width, also at twice the text size, and keeps still with reduced motion`, async ({
    page,
    watch,
  }) => {
    if (isMissing(path)) watch.allow(/404/);
    // Where the page before left it, it would touch this one.
    await page.mouse.move(0, 0);
    await page.goto(path);
    await hydrated(page);
    // The check takes as long as a page that loads nothing more has to be silent.
    expect(await graveFaults(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    const more = path.includes('troubleshoot') ? DIAGNOSIS_BYTES : 0;
    expect(await scriptBytes(page)).toBeLessThan(SCRIPT_BYTES + more);
    // 320 px is 1280 px at 400% zoom, 640 px is 1280 px at 200%.
    for (const width of [1920, 1440, 768, 640, 360, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await misfits(page), `at ${width} px`).toEqual([]);
    }
    // Readers who set their text to twice its size, on the narrowest phone.
    await page.setViewportSize({ width: 360, height: 780 });
    await setTextSize(page, '200%');
    expect(await misfits(page), 'at twice the text size').toEqual([]);
    await setTextSize(page, '');
    await page.setViewportSize({ width: 390, height: 780 });
    // Check the page also with answers, filters and older versions expanded.
    await main(page)
      .locator('details')
      .evaluateAll((all) => {
        for (const one of all as HTMLDetailsElement[]) {
          if (!one.querySelector(':scope > summary.btn')) one.open = true;
        }
      });
    expect(await graveFaults(page), 'on a phone, unfolded').toEqual([]);
    expect(await misfits(page), 'unfolded').toEqual([]);
    expect(await movingParts(page), 'with reduced motion').toEqual([]);
  });
}

test('between phone and desktop, no card stands alone beside an empty half', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const [path, grid] of [
    ['/', '#news .strip'],
    ['/', '#cases .strip'],
    ['/info', '.card-grid'],
  ] as const) {
    await open(page, path);
    const cards = page.locator(`${grid} > *`);
    await cards.last().scrollIntoViewIfNeeded();
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
    );
    const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
    const widths = [...rows.values()].map((row) => row.reduce((sum, { width }) => sum + width, 0));
    const full =
      Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    for (const width of widths) expect(width, `${path} ${grid}`).toBeGreaterThan(full * 0.9);
  }
});

test.describe('overlays are accessible', () => {
  test('the menus', async ({ page }) => {
    await open(page, '/');
    for (const menu of await page.locator('header details.menu').all()) {
      await menu.locator('summary').press('Enter');
      await expect(menu).toHaveAttribute('open');
      expect(await graveFaults(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 780 });
    await page.locator('header .drawer summary').press('Enter');
    await expect(page.locator('.drawer-panel')).toBeVisible();
    expect(await graveFaults(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
  });

  test('the share menu', async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 780 });
      await open(page, '/show/lip-sync-offset');
      await page.locator('header summary', { hasText: '分享' }).click();
      expect(await graveFaults(page)).toEqual([]);
    }
  });

  test('the larger view of a picture', async ({ page }) => {
    await open(page, '/dmfaq/green-screen-lighting');
    await main(page)
      .getByRole('button', { name: /^放大图片/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await graveFaults(page)).toEqual([]);
  });

  test('a gallery', async ({ page }) => {
    await open(page, '/product/cyan');
    await main(page).locator('#gallery').getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await graveFaults(page)).toEqual([]);
  });

  test('the contents of a product page on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/product/cyan');
    await main(page).locator('h1').click();
    await expect(page.locator('.action-bar')).toBeAttached();
    await main(page).locator('#gallery').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: '目录' }).click();
    await expect(page.getByRole('dialog', { name: '本页内容' })).toBeVisible();
    expect(await graveFaults(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
  });
});
