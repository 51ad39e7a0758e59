import type { Page } from '@playwright/test';
import { expect, main, open, test } from './support/test.ts';

// Without motion, the page scrolls to the focused element at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Presses Tab until the focused element matches a condition. */
async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const element = document.activeElement;
      return `${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''}`.trim();
    });
    if (name.test(text)) return;
  }
  throw new Error(`no Tab stop is called ${name}`);
}

const focused = (page: Page) => page.locator(':focus');

/** One Tab stop: the focused element and its problems. */
function stopAt() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const name =
    `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`
      .trim()
      .slice(0, 60);
  const hasOutline = (candidate: Element) => {
    const outlines = [getComputedStyle(candidate), getComputedStyle(candidate, '::after')];
    return outlines.some((o) => o.outlineStyle !== 'none' && o.outlineWidth !== '0px');
  };
  // The focus ring may be on the card or label that contains the link or control.
  let shown: Element = element;
  for (let depth = 0; depth < 5 && !hasOutline(shown); depth++) {
    shown = shown.parentElement ?? document.body;
  }
  const isMarked = hasOutline(shown) || getComputedStyle(element).boxShadow !== 'none';
  if (!hasOutline(shown)) shown = element;
  const box = shown.getBoundingClientRect();
  const faults: string[] = [];
  if (!isMarked) faults.push('no mark');
  if (box.width < 1 || box.height < 1) faults.push('no size');
  if (box.bottom <= 0 || box.top >= innerHeight) faults.push('not in the window');
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.2, 0.5, 0.8].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
  );
  const isSeen = points.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top && (shown.contains(top) || top.contains(shown) || element.contains(top));
  });
  if (faults.length === 0 && !isSeen) faults.push('covered');
  return { name, faults, order: [...document.querySelectorAll('*')].indexOf(element) };
}

/** Presses Tab and waits until the focused element has no problem, for at most 2 s. */
async function nextStop(page: Page): Promise<ReturnType<typeof stopAt>> {
  await page.keyboard.press('Tab');
  let stop = await page.evaluate(stopAt);
  const isGood = async () => {
    if (stop?.faults.length) stop = await page.evaluate(stopAt);
    return !stop?.faults.length;
  };
  // The focus style and the scrolling are applied in a later frame.
  await expect
    .poll(isGood, { timeout: 2_000 })
    .toBe(true)
    .catch(() => undefined);
  return stop;
}

for (const [path, width] of [
  ['/', 1280],
  ['/product/cyan', 390],
  ['/en/product/sdk', 1280],
  ['/cases', 1280],
  ['/info', 390],
  ['/en/show/live-room-power-heat', 1280],
  ['/support/document', 1280],
  ['/dmfaq/green-screen-lighting', 1280],
  ['/en/support/download', 390],
  ['/cooperation', 390],
] as const) {
  test(`every Tab stop of ${path} at ${width} px has a visible focus ring`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    const faults: string[] = [];
    let stops = 0;
    let last = -1;
    for (; stops < 220; stops++) {
      const stop = await nextStop(page);
      if (!stop || stop.order <= last) break;
      last = stop.order;
      for (const fault of stop.faults) faults.push(`${fault}: ${stop.name}`);
    }
    expect(stops).toBeGreaterThan(15);
    expect(faults).toEqual([]);
  });
}

test('the first Tab gives every section its real height', async ({ page }) => {
  // A section that gets its real height later moves the focused element below it.
  const skipped = () =>
    page
      .locator(':is(.band, .below-screen) > *')
      .evaluateAll(
        (parts) =>
          parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length,
      );
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/', '/en/product/sdk']) {
    await open(page, path);
    expect(await skipped(), path).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await expect(focused(page)).toBeVisible();
    expect(await skipped(), path).toBe(0);
  }
});

test('Tab stops on the way back stay below the contents of a product page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/en/product/sdk');
  await page.keyboard.press('End');
  const bar = page.locator('.contents-bar');
  let stops = 0;
  for (; stops < 60; stops++) {
    await page.keyboard.press('Shift+Tab');
    if (await bar.evaluate((nav) => nav.contains(document.activeElement))) break;
    const text = await focused(page).textContent();
    await expect
      .poll(
        () =>
          bar.evaluate((nav) => {
            const top = document.activeElement?.getBoundingClientRect().top ?? 0;
            return top - nav.getBoundingClientRect().bottom;
          }),
        `${text} is below the bar`,
      )
      .toBeGreaterThan(2);
  }
  expect(stops).toBeGreaterThan(30);
});

test('the first Tab stop skips the menus', async ({ page }) => {
  for (const [path, name] of [
    ['/', '跳到正文'],
    ['/en/about', /Skip/],
    ['/dmfaq/lip-sync', '跳到正文'],
  ] as const) {
    await open(page, path);
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText(name);
    await expect(focused(page)).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#main') !== null)).toBe(true);
  }
});

test('menus open, close and can be left by keyboard', async ({ page }) => {
  await open(page, '/');
  const products = page.locator('header details.menu').first();
  await tabTo(page, /^产品/);
  await page.keyboard.press('Enter');
  await expect(products).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAttribute('href', '/product/3d');
  await page.keyboard.press('Escape');
  await expect(products).not.toHaveAttribute('open');
  await expect(focused(page)).toHaveText(/^产品/);
  await page.keyboard.press('Space');
  await expect(products).toHaveAttribute('open');
  // Tab after the last entry leaves the menu, which then closes.
  for (let entry = 0; entry < 7; entry++) await page.keyboard.press('Tab');
  await expect(products).not.toHaveAttribute('open');
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, /^English$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/');
});

test('the drawer on a phone opens, works and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await open(page, '/en/');
  const drawer = page.locator('header details.drawer');
  const opener = drawer.locator('summary');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toHaveAttribute('open');
  await tabTo(page, /^中文$/);
  await page.keyboard.press('Escape');
  await expect(drawer).not.toHaveAttribute('open');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Customer cases$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/cases');
  await expect(drawer).not.toHaveAttribute('open');
});

test('cases are filtered by keyboard, and the focus stays', async ({ page }) => {
  await open(page, '/cases');
  await tabTo(page, /^按行业/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^教育培训/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cases?industry=education');
  await expect(main(page).getByRole('status')).toContainText('2');
  await expect(focused(page)).toContainText('教育培训');
});

test('the focus is back on the filter after the placeholder of a slow answer', async ({ page }) => {
  await open(page, '/cases');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/cases**', async (route) => {
    await answered;
    await route.continue();
  });
  await tabTo(page, /^按行业/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^教育培训/);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveCount(0);
  answer();
  await expect(main(page).getByRole('status')).toContainText('2');
  await expect(focused(page)).toContainText('教育培训');
});

test('questions expand by keyboard', async ({ page }) => {
  await open(page, '/product/cyan');
  const question = main(page).locator('#faq summary').first();
  await question.focus();
  await page.keyboard.press('Space');
  await expect(question.locator('..')).toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(question.locator('..')).not.toHaveAttribute('open');
});

test('the tree of documents expands and filters by keyboard', async ({ page }) => {
  await open(page, '/support/document');
  const tree = main(page).getByRole('navigation', { name: '章节' });
  await tree.getByRole('link', { name: /^影棚搭建/ }).press('Enter');
  await expect(page).toHaveURL(/section=studio/);
  // The new tree is rendered shortly after the address changes.
  await expect(async () => {
    await tree.getByLabel('键控布光的下级章节').press('Enter');
    await expect(tree.getByRole('link', { name: /^灯位方案/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const product = main(page).getByRole('link', { name: '青幕', exact: true });
  await expect(product).toHaveAttribute('href', /section=studio/);
  await product.press('Enter');
  await expect(page).toHaveURL(/product=cyan/);
  await expect(product).toBeFocused();
});

test('the share menu opens, works and closes by keyboard', async ({ page }) => {
  await open(page, '/en/show/live-room-power-heat');
  const share = page.locator('header details', { hasText: 'Share' });
  await share.locator('summary').first().press('Enter');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Copy link');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAttribute('href', /\/share-pictures\/poster\//);
  // The script of a static page loads at the first touch; until then only native controls work.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(share).not.toHaveAttribute('open', { timeout: 500 });
  }).toPass();
  await expect(share.locator('summary').first()).toBeFocused();
});

test('downloads are filtered and compared by keyboard', async ({ page }) => {
  await open(page, '/support/download');
  await tabTo(page, /^macOS/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/platform=macos/);
  await page.goto('/support/download?program=cyan-windows');
  const version = page.getByLabel('我正在用的版本');
  await version.focus();
  // On a busy machine, keys can arrive so late that the list takes each one as a new word.
  await expect(async () => {
    await page.keyboard.type('3.1.1');
    await expect(version).toHaveValue('3.1.1', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/since=3\.1\.1/);
});
