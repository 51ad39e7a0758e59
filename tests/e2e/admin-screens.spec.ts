import type { Page } from '@playwright/test';
import { locales } from '#contracts/locale.ts';
import { commonMessages } from '#ui/i18n/common.ts';
import { expectAccessible } from './support/accessible.ts';
import { addressesOfScreens, entrances, unknownScreens } from './support/admin-screens.ts';
import { test } from './support/back-office.ts';
import { expect } from './support/test.ts';

/** Tests that share the screens among them; they run side by side. */
const SHARES = 4;

test('no screen is looked at that the back office does not have', () => {
  expect(unknownScreens).toEqual([]);
});

/** Waits until a screen has its data. */
async function shown(page: Page): Promise<void> {
  // Not by its role: an open dialog hides the rest from assistive technology.
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('main').locator('.spinner, [aria-busy=true]')).toHaveCount(0);
}

/** Opens a screen within the loaded back office, as its links do; another view of one is loaded. */
async function show(page: Page, address: string): Promise<void> {
  const next = new URL(`/admin/${address}`, page.url());
  const isView =
    new URL(page.url()).pathname.replace(/\/$/, '') === next.pathname.replace(/\/$/, '');
  if (isView) {
    await page.goto(next.href);
  } else {
    const heading = page.locator('h1');
    const before = await heading.innerText();
    await page.evaluate((href) => history.pushState(null, '', href), next.href);
    await expect(heading).not.toHaveText(before);
  }
  await shown(page);
}

async function expectFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} is wider than the window`).toBe(0);
}

/** On a desk every table shows all its columns; on a phone tables of figures scroll in their box. */
async function expectWholeTables(page: Page): Promise<void> {
  const cut = await page
    .locator('.table-box')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
  expect(cut, `${page.url()} has tables that are wider than their box`).toBe(0);
}

const desk = { width: 1024, height: 768 };
const widths = [1440, 360];

for (const locale of locales) {
  for (let share = 0; share < SHARES; share += 1) {
    test(`screens fit into 360, 1024 and 1440 px and are accessible, ${locale}, part ${share + 1}`, async ({
      page,
      enter,
    }) => {
      test.slow();
      await page.setViewportSize(desk);
      await enter('administrator', locale);
      await shown(page);
      const shared = addressesOfScreens.filter((_, index) => index % SHARES === share);
      for (const addresses of shared) {
        for (const address of await addresses(page)) {
          await show(page, address);
          await expectFit(page);
          await expectWholeTables(page);
          await expectAccessible(page);
          for (const width of widths) {
            await page.setViewportSize({ ...desk, width });
            await expectFit(page);
          }
          await page.setViewportSize(desk);
        }
      }
    });
  }
}

test('the screens before the sign-in fit and are accessible', async ({ page, watch }) => {
  // Nobody is signed in; browsers write the answer to the console.
  watch.allow(/status of 401/);
  for (const path of entrances) {
    await page.goto(`/admin${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ ...desk, width: 360 });
    await expectFit(page);
    await page.setViewportSize(desk);
  }
});

test('a screen whose script does not arrive says so beside what is open, and the retry opens it', async ({
  page,
  enter,
  watch,
}) => {
  watch.allow(/script of a screen|dynamically imported module|ERR_FAILED/);
  await enter('administrator', 'en');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  let isAway = true;
  await page.route(/\/assets\/screen-.*\.js/, (route) =>
    isAway ? route.abort() : route.fallback(),
  );
  const link = page.getByRole('navigation').getByRole('link', { name: 'Outbox' });
  await link.click();
  const { scriptTitle } = commonMessages.en.pageError;
  await expect(
    page.getByRole('alert').getByRole('heading', { level: 1, name: scriptTitle }),
  ).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: commonMessages.en.pageError.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
  // It is still the page that was there before.
  await expect(page.locator('body')).toHaveAttribute('data-same');
});

test('on a phone the navigation is a drawer that closes when a link is followed', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ ...desk, width: 360 });
  await enter('administrator', 'en');
  const open = page.getByRole('button', { name: 'Open the navigation' });
  await open.click();
  const drawer = page.getByRole('dialog', { name: 'Back office' });
  await expect(drawer.getByText('Administration', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectFit(page);
  await drawer.getByRole('link', { name: 'Outbox' }).click();
  await expect(page).toHaveURL(/\/admin\/outbox/);
  await expect(drawer).toHaveCount(0);
  await open.click();
  await expect(drawer.getByRole('link', { name: 'Outbox' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(open).toBeFocused();
});
