import type { Page } from '@playwright/test';
import { allRoutes } from './support/spec-routes.ts';
import { expect, looking as test } from './support/test.ts';

// Without scripts the full sheet is not loaded; without motion no transition is in progress.
test.use({ tabOptions: { javaScriptEnabled: false, reducedMotion: 'reduce' } });

/** Position and size of every visible element, and some styles that do not affect the layout. */
function layout() {
  const shown = [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility());
  return shown.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, borderTopColor, opacity } = getComputedStyle(element);
    const place = [x, y, width, height].map(Math.round).join(' ');
    return `${element.tagName} ${place} ${color} ${backgroundColor} ${borderTopColor} ${opacity}`;
  });
}

/** Also lays out content-visibility sections that are still off screen. */
function layOutAll() {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') {
      element.style.contentVisibility = 'visible';
    }
  }
}

/** Finishes all fade-ins and waits for fonts. */
async function settled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const running = document.getAnimations().filter((one) => one.playState === 'running');
        for (const animation of running) animation.finish();
        return running.length === 0 && document.fonts.status === 'loaded';
      }),
    )
    .toBe(true);
}

for (const { path } of [...allRoutes, { path: '/nowhere' }, { path: '/en/nowhere' }]) {
  test(`${path} looks the same with its own styles as with the full sheet`, async ({
    page,
    watch,
  }) => {
    if (path.endsWith('nowhere')) watch.allow(/404/);
    await page.goto(path);
    const address = /"styles":"([^"]+)"/.exec(await page.content())?.[1] ?? '';
    expect(address).toMatch(/\.css$/);
    await page.evaluate(layOutAll);
    // An adopted sheet resolves its addresses against the page.
    const folder = address.slice(0, address.lastIndexOf('/') + 1);
    const whole = (await (await page.request.get(address)).text()).replaceAll(
      'url(./',
      `url(${folder}`,
    );
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      const own = await page.evaluate(layout);
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, whole);
      await settled(page);
      expect(await page.evaluate(layout)).toEqual(own);
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
    }
  });
}

test('the full sheet has no font face: a second one would move the text of English pages', async ({
  page,
}) => {
  await page.goto('/en/about');
  const html = await page.content();
  expect(html).toContain('@font-face');
  const address = /"styles":"([^"]+)"/.exec(html)?.[1] ?? '';
  expect(await (await page.request.get(address)).text()).not.toContain('@font-face');
});
