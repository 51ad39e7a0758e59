import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/servers.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // For a machine that is busy with other work; most tests take less than 3 s.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Keeps no process ready for a next page: 6 % less of the processor.
        '--renderer-process-limit=1',
        // Draws in the browser's own process: 3 % less of the processor.
        '--in-process-gpu',
        // Bars are opaque, as for readers who ask for less transparency: blurring what is behind them is
        // half of the work of putting a frame together. The first four are Playwright's, whose list this
        // one replaces: a mouse that points and hovers.
        `--blink-settings=${[
          'primaryHoverType=2',
          'availableHoverTypes=2',
          'primaryPointerType=4',
          'availablePointerTypes=4',
          'prefersReducedTransparency=true',
        ].join()}`,
        // Ten times as many calls as usual before a function is optimised: every document optimises
        // its functions again, which is worth it for a proof of work and not for a check of one page.
        `--js-flags=${[
          '--invocation-count-for-maglev=4000',
          '--invocation-count-for-maglev-osr=1000',
          '--invocation-count-for-turbofan=30000',
          '--invocation-count-for-osr=5000',
        ].join()}`,
      ],
    },
  },
});
