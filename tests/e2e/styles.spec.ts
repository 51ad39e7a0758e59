import type { Page } from '@playwright/test';
import { allRoutes } from './support/spec-routes.ts';
import { expect, test } from './support/test.ts';

// Without scripts nothing brings the whole sheet; without motion nothing is seen half-way.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

/** Place and size of every element that is shown, and a few looks that take no room. */
function layout() {
  const shown = [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility());
  return shown.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, borderTopColor, opacity } = getComputedStyle(element);
    const place = [x, y, width, height].map(Math.round).join(' ');
    return `${element.tagName} ${place} ${color} ${backgroundColor} ${borderTopColor} ${opacity}`;
  });
}

/** Lays out what waits to come near, too: until then its parts have no place. */
function layOutAll() {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') {
      element.style.contentVisibility = 'visible';
    }
  }
}

/** Brings what fades in to its end, until nothing does and all fonts are there. */
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
  test(`${path} looks the same with its own styles as with the whole sheet`, async ({
    page,
    watch,
  }) => {
    if (path.endsWith('nowhere')) watch.allow(/404/);
    await page.goto(path);
    const address = /"styles":"([^"]+)"/.exec(await page.content())?.[1] ?? '';
    expect(address).toMatch(/\.css$/);
    await page.evaluate(layOutAll);
    const whole = await (await page.request.get(address)).text();
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
