import { createHash } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';

/** What a page must never do; collected while a test runs and checked at its end. */
interface Watch {
  /** Problems that this test brings about on purpose. */
  allow(pattern: RegExp): void;
}

/** Browser test with the site's address, where console errors, foreign and failed requests are failures. */
export const test = base.extend<{ watch: Watch }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
  baseURL: async ({}, use) => {
    await use(process.env.SITE_URL);
  },
  // Each test is a visitor of its own, so that none meets the limits that another has used up.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) => {
    const [a, b, c] = createHash('sha256').update(testId).digest();
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${a}.${b}.${c}` });
  },
  watch: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      const allowed: RegExp[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        const own = url.startsWith(baseURL ?? '') || /^(?:data|blob|about):/.test(url);
        if (!own && !url.startsWith(process.env.BASED_SITE_URL ?? '-')) {
          problems.push(`request to another host: ${url}`);
        }
      });
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText;
        // What the next page makes superfluous is broken off.
        if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      const left = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(left, 'console errors, foreign and failed requests').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Waits until the application answers events. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__site?.hydrated === true);
  // What React takes over piece by piece afterwards is done once the browser has nothing to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Waits until the content of the page answers events; not for pages that wait for a first touch. */
export async function contentHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__site?.waiting === false);
}

/** Waits until fonts are there, animations have ended and the result is drawn. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      // Those that follow the scroll position or never end are not waited for.
      .filter(
        ({ timeline, playState, effect }) =>
          timeline === document.timeline &&
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
      .map((animation) => animation.finished.catch(() => undefined));
    // Animations in content that the browser skips (content-visibility) do not advance.
    await Promise.race([Promise.all(ending), new Promise((resolve) => setTimeout(resolve, 3_000))]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Opens a page and waits until the application answers events. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The part of the page between header and footer. */
export const main = (page: Page) => page.locator('#main');
