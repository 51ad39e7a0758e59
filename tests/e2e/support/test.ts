import { createHash } from 'node:crypto';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test';

/** Problems that are collected while a test runs and checked at its end. */
interface Watch {
  /** Allows problems that this test causes on purpose. */
  allow(pattern: RegExp): void;
}

/** A browser context that tests of one worker with the same options use one after another. */
interface Kept {
  context: BrowserContext;
  /** Stays on a file of the site, so that the process that has compiled the scripts lives on. */
  anchor: Page;
}

/**
 * A browser test in which console errors, requests to other hosts and failed requests are
 * failures. Tests with the same options share a context, so that scripts are compiled once and
 * files loaded once; each has a new tab in it, without cookies and stored data. With `fresh` a test
 * has a context of its own. What stays in a context needs that: a clock, scripts and functions added
 * to the context itself; and so do tests of loading.
 */
export const test = base.extend<
  { watch: Watch; fresh: boolean },
  { kept: Map<string, Promise<Kept>> }
>({
  fresh: [false, { option: true }],
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
    async ({}, use) => {
      const contexts = new Map<string, Promise<Kept>>();
      await use(contexts);
      for (const { context } of await Promise.all(contexts.values())) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      kept,
      fresh,
      baseURL,
      extraHTTPHeaders,
      permissions,
      viewport,
      javaScriptEnabled,
      userAgent,
      isMobile,
      hasTouch,
      deviceScaleFactor,
      locale,
      timezoneId,
      colorScheme,
      contextOptions,
    },
    use,
  ) => {
    if (fresh || permissions) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const device = { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor };
    const place = { locale, timezoneId, colorScheme, baseURL };
    const key = JSON.stringify({ ...device, ...place, javaScriptEnabled, contextOptions });
    const started = kept.get(key) ?? keepContext(browser);
    kept.set(key, started);
    const { context, anchor } = await started;
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(context);
    await cleanUp({ context, anchor }, [baseURL ?? '', process.env.BASED_SITE_URL ?? '']);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
  baseURL: async ({}, use) => {
    await use(process.env.SITE_URL);
  },
  // Each test is a separate visitor, so that rate limits are not shared.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) => {
    const [a, b, c] = createHash('sha256').update(testId).digest();
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${a}.${b}.${c}` });
  },
  watch: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      const allowed: RegExp[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      };
      const onError = (error: Error) => problems.push(`error: ${error.message}`);
      const onRequest = (request: Request) => {
        const url = request.url();
        const own = url.startsWith(baseURL ?? '') || /^(?:data|blob|about):/.test(url);
        if (!own && !url.startsWith(process.env.BASED_SITE_URL ?? '-')) {
          problems.push(`request to another host: ${url}`);
        }
      };
      const onFailure = (request: Request) => {
        const reason = request.failure()?.errorText;
        // Requests that the next page makes unnecessary are cancelled.
        if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
      };
      page
        .on('console', onConsole)
        .on('pageerror', onError)
        .on('request', onRequest)
        .on('requestfailed', onFailure);
      await use({ allow: (pattern) => allowed.push(pattern) });
      // The page may be used again by the next test.
      page
        .off('console', onConsole)
        .off('pageerror', onError)
        .off('request', onRequest)
        .off('requestfailed', onFailure);
      const left = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(left, 'console errors, foreign and failed requests').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** A context with the options of the test that is running, for further tests with these. */
async function keepContext(browser: Browser): Promise<Kept> {
  const context = await browser.newContext();
  const anchor = await context.newPage();
  await anchor.goto('robots.txt');
  return { context, anchor };
}

/** Takes out of a context what a test has left there. */
async function cleanUp({ context, anchor }: Kept, sites: string[]): Promise<void> {
  const isTimeReal = await anchor.evaluate(() => /native code/.test(String(setTimeout)));
  if (!isTimeReal) throw new Error('a test that installs a clock needs `fresh`');
  const others = context.pages().filter((page) => page !== anchor);
  await Promise.all(others.map((page) => page.close()));
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  const session = await context.newCDPSession(anchor);
  for (const site of sites) {
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(site).origin,
      storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
    });
  }
  await session.detach();
}

/**
 * A browser test that only looks at a page. Such tests of one worker use the same tab, with its
 * cookies and storage, so that scripts are compiled once. A file sets further options of the tab's
 * context with `tabOptions`.
 */
export const looking = test.extend<object, { tab: Page; tabOptions: BrowserContextOptions }>({
  tabOptions: [{}, { scope: 'worker', option: true }],
  tab: [
    async ({ browser, tabOptions }, use, { project }) => {
      const { locale, timezoneId, viewport } = project.use;
      const context = await browser.newContext({ locale, timezoneId, viewport, ...tabOptions });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, tabOptions }, use, { project }) => {
    await tab.setViewportSize(project.use.viewport ?? { width: 1280, height: 900 });
    await tab.emulateMedia({ reducedMotion: tabOptions.reducedMotion ?? null });
    await use(tab);
  },
});

/** Waits until the application answers events. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => /layout|page/.test(window.__site?.phase ?? ''));
  // React has hydrated the remaining parts once the browser is idle. A busy machine may never
  // report that.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })),
  );
}

/** Waits until the content answers events; not for pages that wait for a first touch. */
export async function contentHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__site?.phase === 'page');
}

/** Waits until fonts have loaded, animations have ended and the result is painted. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      // Except for animations that follow the scroll position or never end.
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

/** Holds back what a page asks for at some addresses; returns the function that lets it through. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The part of the page between header and footer. */
export const main = (page: Page) => page.locator('#main');
