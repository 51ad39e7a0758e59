import { chromium } from '@playwright/test';

/** What a visitor with a phone sees of one page. */
export interface FirstPaint {
  /** Largest contentful paint, in milliseconds; the median of the runs. */
  lcp: number;
  /** Total blocking time from first contentful paint on, in milliseconds. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Bytes of scripts over the wire until the application answers events, inline ones left out. */
  scriptBytes: number;
}

const RUNS = 5;
/** Phone profile of docs/architecture.md: 150 ms round trip, 1.6 Mbit/s, processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const PROCESSOR = 4;

/** Opens a page as a phone does, with an empty cache each time. */
export async function measureFirstPaint(url: string): Promise<FirstPaint> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const runs: FirstPaint[] = [];
    for (let run = 0; run < RUNS; run += 1) {
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
      await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
      let scriptBytes = 0;
      const scripts = new Set<string>();
      session.on('Network.responseReceived', ({ requestId, type }) => {
        if (type === 'Script') scripts.add(requestId);
      });
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (scripts.has(requestId)) scriptBytes += encodedDataLength;
      });
      await page.addInitScript(observe);
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForTimeout(6_000);
      runs.push({ ...(await page.evaluate(readObserved)), scriptBytes });
      await context.close();
    }
    const median = (key: keyof FirstPaint) =>
      runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
    return {
      lcp: median('lcp'),
      tbt: median('tbt'),
      cls: median('cls'),
      scriptBytes: median('scriptBytes'),
    };
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    paint?: { lcp: number; fcp: number; cls: number; long: { start: number; length: number }[] };
  }
}

function observe() {
  const paint = { lcp: 0, fcp: 0, cls: 0, long: [] as { start: number; length: number }[] };
  window.paint = paint;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => {
    paint.lcp = entry.startTime;
  });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paint.fcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    paint.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  watch('longtask', (entry) => paint.long.push({ start: entry.startTime, length: entry.duration }));
}

function readObserved() {
  const paint = window.paint ?? { lcp: 0, fcp: 0, cls: 0, long: [] };
  const tbt = paint.long
    .filter(({ start }) => start >= paint.fcp)
    .reduce((total, { length }) => total + Math.max(0, length - 50), 0);
  return {
    lcp: Math.round(paint.lcp),
    tbt: Math.round(tbt),
    cls: Math.round(paint.cls * 1000) / 1000,
  };
}
