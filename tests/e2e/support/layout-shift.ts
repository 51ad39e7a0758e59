import { expect, type Page } from '@playwright/test';

/** Counts the layout shifts of the next page; call it before the page is opened. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, unexpected: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        shifts.sum += value;
        if (!hadRecentInput) shifts.unexpected += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Cumulative layout shift of the page so far. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

/** The same without shifts within half a second of an input, as browsers report it. */
export function unexpectedShift(page: Page): Promise<number> {
  return page.evaluate(
    () => (window as unknown as { shifts: { unexpected: number } }).shifts.unexpected,
  );
}

/**
 * Starts a demo with `press`; its script arrives when the shifts are unexpected again. Counts from
 * then on: on a busy machine the answer to the press is itself drawn late.
 */
export async function startSlowly(page: Page, press: () => Promise<void>): Promise<void> {
  const now = () => page.evaluate(() => performance.now());
  const { promise: late, resolve: deliver } = Promise.withResolvers<void>();
  await page.route('**/assets/demo-*.js', async (route) => {
    await late;
    await route.continue();
  });
  await press();
  await expect(page.locator('[data-demo] [aria-busy=true]')).toBeVisible();
  const pressed = await now();
  await expect.poll(now).toBeGreaterThan(pressed + 600);
  await page.evaluate(() => {
    (window as unknown as { shifts: { unexpected: number } }).shifts.unexpected = 0;
  });
  deliver();
}
