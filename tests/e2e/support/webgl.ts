import type { Page } from '@playwright/test';

/** For `test.use`: a Chromium that draws WebGL2 without a graphics card. */
export const webgl = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
};

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
