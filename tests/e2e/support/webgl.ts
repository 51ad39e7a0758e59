import type { Page } from '@playwright/test';

/**
 * For `test.use`: a Chromium that draws WebGL2 without a graphics card. Only canvases are drawn by
 * that slow way, not the page around them, and their edges are not smoothed: half the time.
 */
export const webgl = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-gpu-compositing',
      '--disable-gpu-rasterization',
      '--webgl-antialiasing-mode=none',
    ],
  },
};

/**
 * Takes the frames away from a page, as a browser does while its tab is hidden.
 * @returns gives them back
 */
export async function withoutFrames(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const wanted: FrameRequestCallback[] = [];
    const { requestAnimationFrame: real } = window;
    window.requestAnimationFrame = (draw) => wanted.push(draw);
    Object.assign(window, {
      showAgain() {
        window.requestAnimationFrame = real;
        for (const draw of wanted) real(draw);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { showAgain(): void }).showAgain());
}

/** Takes WebGL2 away from the next page, as in a browser without a usable graphics driver. */
export async function withoutWebgl2(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement;
    prototype.getContext = new Proxy(prototype.getContext, {
      apply: (getContext, canvas, parameters) =>
        parameters[0] === 'webgl2' ? null : Reflect.apply(getContext, canvas, parameters),
    });
  });
}
