import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';

/** Phone profile of docs/performance.md: 150 ms round trip, 1.6 Mbit/s. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
/** CPU slowdown of the phone compared with this machine. */
const CPU_SLOWDOWN = 4;

/** A page on a phone with an empty cache. */
export interface PhonePage {
  page: Page;
  session: CDPSession;
  close(): Promise<void>;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/** Opens an empty page with the phone's screen, network and CPU. */
export async function openPhonePage(browser: Browser): Promise<PhonePage> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, session, close: () => context.close() };
}
