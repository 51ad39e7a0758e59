import type { Page } from '@playwright/test';

/**
 * The window as it is on the screen, or a part of the page that may be larger, as a PNG. Playwright
 * packs its screenshots as small as it can, which takes the browser five times as long.
 * @param part in CSS pixels from the top left corner of the page
 */
export async function screenshot(
  page: Page,
  part?: { x: number; y: number; width: number; height: number },
): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(part && { clip: { ...part, scale: 1 }, captureBeyondViewport: true }),
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}
