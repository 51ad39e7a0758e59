import type { Browser } from '@playwright/test';
import { openPhonePage, type PhonePage } from './phone.ts';
import { median } from './table.ts';

/** Measurements of one page on a phone, each the median of the runs. */
export interface FirstPaint {
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Total blocking time after the first contentful paint, in milliseconds. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Transferred bytes of the scripts that a page asks for until it is hydrated; no inline ones. */
  scriptBytes: number;
  /** The same until the page is idle after a touch of its content. */
  touchedBytes: number;
}

/** The page is idle after this time without loading, painting or blocking, in milliseconds. */
const QUIET_MS = 1_000;

/**
 * Opens a page `runs` times, each time with an empty cache.
 * @param isTouched false for a copy of a page that lacks the scripts for its content
 */
export async function measureFirstPaint(
  browser: Browser,
  url: string,
  runs: number,
  isTouched = true,
): Promise<FirstPaint> {
  const results: FirstPaint[] = [];
  for (let run = 0; run < runs; run += 1) {
    const phone = await openPhonePage(browser);
    results.push(await measureOnce(phone, url, isTouched));
    await phone.close();
  }
  const middle = (key: keyof FirstPaint) => median(results.map((result) => result[key]));
  return {
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    scriptBytes: middle('scriptBytes'),
    touchedBytes: middle('touchedBytes'),
  };
}

async function measureOnce(phone: PhonePage, url: string, isTouched: boolean): Promise<FirstPaint> {
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  phone.on('Network.responseReceived', (event: Received) => {
    if (event.type === 'Script') urls.set(event.requestId, event.response.url);
  });
  phone.on('Network.loadingFinished', (event: Loaded) => {
    const script = urls.get(event.requestId);
    if (script) bytes.set(script, event.encodedDataLength);
  });
  const total = (scripts: Iterable<string>) =>
    [...scripts].reduce((sum, script) => sum + (bytes.get(script) ?? 0), 0);
  await phone.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
  await phone.send('Page.navigate', { url });
  // A page without the application, such as nginx's copy, is complete once it is idle.
  await phone.waitFor(isComplete, QUIET_MS);
  const { scripts, ...times } = await phone.evaluate(readObserved);
  const scriptBytes = total(scripts);
  if (isTouched && (await phone.evaluate(touchContent))) {
    await phone.waitFor(() => window.__site?.phase === 'page');
  }
  return { ...times, scriptBytes, touchedBytes: total(bytes.keys()) };
}

interface Received {
  requestId: string;
  type: string;
  response: { url: string };
}

interface Loaded {
  requestId: string;
  encodedDataLength: number;
}

interface Observed {
  lcp: number;
  fcp: number;
  cls: number;
  blocking: { start: number; length: number }[];
  /** Time of the last load, paint or blocking task. */
  last: number;
  /** Time when the application was hydrated; pages without it never are. */
  hydrated: number;
}

declare global {
  interface Window {
    observed?: Observed;
  }
}

function observe() {
  const observed: Observed = { lcp: 0, fcp: 0, cls: 0, blocking: [], last: 0, hydrated: Infinity };
  window.observed = observed;
  addEventListener('site:hydrated', () => {
    observed.hydrated = performance.now();
  });
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        observed.last = Math.max(observed.last, entry.startTime + entry.duration);
        read(entry);
      }
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    observed.lcp = entry.startTime;
  });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.fcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    observed.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  watch('longtask', ({ startTime, duration }) =>
    observed.blocking.push({ start: startTime, length: duration }),
  );
  watch('resource', () => {});
}

function isComplete(quietMs: number): boolean {
  const { observed, __site: settings } = window;
  if (!observed || document.readyState !== 'complete') return false;
  const isHydrated = !settings || settings.phase === 'layout' || settings.phase === 'page';
  return isHydrated && performance.now() - observed.last > quietMs;
}

/** Touches the content if its script waits for that; returns whether it does. */
function touchContent(): boolean {
  if (window.__site?.phase !== 'layout') return false;
  document.querySelector('#main h1')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return true;
}

function readObserved() {
  const { lcp, fcp, cls, blocking, hydrated } = window.observed as Observed;
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < hydrated)
    .map(({ name }) => name);
  const tbt = blocking
    .filter(({ start }) => start >= fcp)
    .reduce((total, { length }) => total + Math.max(0, length - 50), 0);
  return {
    lcp: Math.round(lcp),
    tbt: Math.round(tbt),
    cls: Math.round(cls * 1000) / 1000,
    scripts,
  };
}
