import type { Page } from '@playwright/test';

/**
 * The window as it is on the screen, as a PNG. Playwright packs its screenshots as small as it can,
 * which takes the browser five times as long.
 */
export async function screenshot(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}
