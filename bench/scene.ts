import type { Browser } from '@playwright/test';
import type { BenchOptions } from './options.ts';
import { launchBrowser, NETWORK, openPhonePage } from './phone.ts';
import { startSite } from './processes.ts';
import { figure, markdownTable } from './table.ts';

/** A scene with a panorama. */
const SCENE = 'share/demo-scene';
const BUTTON = '环顾这个场景';
/** Time besides that for the bytes, in milliseconds. */
const BOUND_MS = 2_000;
/** Draws WebGL2 without a graphics card. */
const SOFTWARE_GRAPHICS = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
];

declare global {
  interface Window {
    /** Time from the button to the first picture that can be turned, in milliseconds. */
    turnableAfter?: number;
  }
}

interface Turnable {
  ms: number;
  /** Transferred from the button until then. */
  bytes: number;
}

/** Measures how long visitors on a phone wait for a scene after its button. */
export async function measureScene({ isQuick }: BenchOptions): Promise<string> {
  const site = await startSite({ LOG_LEVEL: 'info' });
  const browser = await launchBrowser(SOFTWARE_GRAPHICS);
  try {
    // The first page of a process and of a browser is slower than the following ones.
    await openScene(browser, site.url + SCENE);
    const runs: Turnable[] = [];
    for (let run = 0; run < (isQuick ? 1 : 5); run += 1) {
      runs.push(await openScene(browser, site.url + SCENE));
    }
    const { ms, bytes } = runs.sort((a, b) => a.ms - b.ms)[Math.floor(runs.length / 2)] as Turnable;
    const bound = BOUND_MS + (bytes / NETWORK.downloadThroughput) * 1_000;
    return markdownTable([
      {
        scene: SCENE,
        'KB after the button': figure(bytes / 1_000),
        'turnable after ms': figure(ms),
        bound: figure(bound),
        met: ms <= bound ? 'yes' : 'NO',
      },
    ]);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function openScene(browser: Browser, url: string): Promise<Turnable> {
  const phone = await openPhonePage(browser);
  let bytes = 0;
  phone.on('Network.dataReceived', ({ encodedDataLength }: { encodedDataLength: number }) => {
    bytes += encodedDataLength;
  });
  await phone.send('Page.navigate', { url });
  await phone.waitFor(
    () => /layout|page/.test(window.__site?.phase ?? '') && document.readyState === 'complete',
  );
  const before = bytes;
  await phone.evaluate(pressButton, BUTTON);
  await phone.waitFor(() => window.turnableAfter !== undefined);
  const ms = await phone.evaluate(() => window.turnableAfter ?? 0);
  const turnable = { ms, bytes: bytes - before };
  await phone.close();
  return turnable;
}

/** Presses the button and notes when the canvas has drawn the panorama. */
function pressButton(label: string): void {
  const start = performance.now();
  const look = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-panorama=ready]');
    if (Number(canvas?.dataset.frames) > 0) window.turnableAfter = performance.now() - start;
    else requestAnimationFrame(look);
  };
  look();
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes(label),
  );
  // A finger touches the button before it presses it: the content of a page waits for that.
  button?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  button?.click();
}
