import type { Page } from '@playwright/test';
import { expect, hydrated, main, open, test } from './support/test.ts';

/** Makes the list of cases fail with an envelope, and opens it with a click. */
async function failWith(page: Page, envelope: Record<string, unknown>, status = 200) {
  await open(page, '/info');
  await page.route(/\/api\/cases/, (route) =>
    route.fulfill({
      status,
      json: { success: false, data: null, errorCode: null, errorMessage: null, ...envelope },
    }),
  );
  await page.locator('footer a[href="/cases"]').first().click();
}

const toast = (page: Page) => page.locator('.toasts .notice');
const card = (page: Page) => page.locator('.notice.fixed');

test.beforeEach(({ watch }) =>
  watch.allow(/Failed to load resource|Error: (?:request failed|库存|没有|出错)/),
);

for (const path of ['/info', '/en/cases', '/exception']) {
  test(`${path} reads a long query as the server does`, async ({ page }) => {
    const name = path === '/exception' ? 'errorMessage' : 'q';
    await open(
      page,
      `${path}?${name}=${'a'.repeat(999)}${encodeURIComponent('😀')}${'b'.repeat(1000)}`,
    );
    // The script of a static page loads at the first touch.
    await main(page).locator('h1').click();
    await hydrated(page);
    await expect(main(page)).toContainText('a'.repeat(40));
  });
}

test('show type 0 is silent, and the page still offers a retry', async ({ page }) => {
  await failWith(page, { showType: 0, errorMessage: '没有说出来' });
  await expect(main(page).getByRole('button', { name: '重试' })).toBeVisible();
  await expect(main(page)).toContainText('Request error, please retry.');
  await expect(page.locator('body')).not.toContainText('没有说出来');
  await expect(toast(page)).toHaveCount(0);
  await expect(card(page)).toHaveCount(0);
});

test('show type 1 is a warning message', async ({ page }) => {
  await failWith(page, { showType: 1, errorMessage: '库存没有同步' });
  await expect(toast(page)).toHaveText('库存没有同步');
  await expect(toast(page)).toHaveAttribute('data-tone', 'warn');
});

for (const showType of [2, 3, 77, null]) {
  test(`show type ${showType} is an error message`, async ({ page }) => {
    await failWith(page, { showType, errorMessage: '没有读到案例' });
    await expect(toast(page)).toHaveText('没有读到案例');
    await expect(toast(page)).toHaveAttribute('data-tone', 'bad');
  });
}

test.describe(() => {
  // A clock stays in its context.
  test.use({ fresh: true });

  test('an error without a message shows the default one for 3 seconds', async ({ page }) => {
    // The page records these times itself, because each check from the test takes time.
    await page.addInitScript(() => {
      const seen: { at: number; text: string | null }[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const text = document.querySelector('.toasts .notice')?.textContent ?? null;
        if (text !== (seen.at(-1)?.text ?? null)) seen.push({ at: Date.now(), text });
      }).observe(document, { subtree: true, childList: true });
    });
    await page.clock.install();
    await failWith(page, { showType: 2 });
    const seen = () =>
      page.evaluate(
        () => (window as unknown as { seen: { at: number; text: string | null }[] }).seen,
      );
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
    await page.clock.runFor(4_000);
    await expect(toast(page)).toHaveCount(0);
    const [shown, gone] = await seen();
    expect([shown?.text, gone?.text]).toEqual(['Request error, please retry.', null]);
    const seconds = ((gone?.at ?? 0) - (shown?.at ?? 0)) / 1000;
    expect(seconds).toBeGreaterThanOrEqual(2.9);
    expect(seconds).toBeLessThanOrEqual(3.5);
  });
});

test('show type 4 is a notification at 65 px and 50% that fades out', async ({ page }) => {
  await failWith(page, { showType: 4, errorCode: 'ERR_42', errorMessage: '没有权限' });
  await expect(card(page)).toContainText('ERR_42');
  await expect(card(page)).toContainText('没有权限');
  await expect(main(page).getByRole('alert')).toBeVisible();
  const placed = await card(page).evaluate((element) => {
    const style = getComputedStyle(element);
    const { left, width } = element.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const middle = Math.round(((left + width / 2) / clientWidth) * 100);
    return { top: style.top, left: element.style.left, animation: style.animationName, middle };
  });
  expect(placed).toEqual({
    top: '65px',
    left: '50%',
    animation: expect.stringMatching(/fade/),
    // The scroll bar takes up to one per cent of the window's width.
    middle: expect.closeTo(50, -0.5),
  });
  await card(page).getByRole('button', { name: '关闭' }).click();
  await expect(card(page)).toHaveCount(0);
});

test('show type 9 opens the exception page with code and message', async ({ page }) => {
  await failWith(page, { showType: 9, errorCode: 'ERR_9', errorMessage: '出错 <b>了</b> & 重试' });
  await expect(page).toHaveURL(/\/exception\?/);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    errorCode: 'ERR_9',
    errorMessage: '出错 <b>了</b> & 重试',
  });
  await expect(main(page)).toContainText('ERR_9');
  await expect(main(page)).toContainText('出错 <b>了</b> & 重试');
});

test('an HTTP error with an envelope is shown as the envelope says', async ({ page }) => {
  await failWith(page, { showType: 1, errorMessage: '没有准备好' }, 503);
  await expect(toast(page)).toHaveText('没有准备好');
});

for (const [name, answer] of [
  ['an HTTP failure without an envelope', { status: 500, body: 'xxx' }],
  ['an answer that is not JSON', { status: 200, body: '<html>xxx</html>' }],
] as const) {
  test(`${name} shows the default message and the retry works`, async ({ page }) => {
    await open(page, '/info');
    await page.route(/\/api\/cases/, (route) => route.fulfill(answer));
    await page.locator('footer a[href="/cases"]').first().click();
    await expect(toast(page)).toHaveText('Request error, please retry.');
    await page.unroute(/\/api\/cases/);
    await main(page).getByRole('button', { name: '重试' }).click();
    await expect(main(page).locator('h1')).toBeVisible();
    await expect(page).toHaveTitle(/客户案例/);
  });
}

test('a request without an answer times out after 10 s', async ({ page }) => {
  await open(page, '/info');
  await page.route(/\/api\/cases/, () => {});
  const asked = Date.now();
  await page.locator('footer a[href="/cases"]').first().click();
  await expect(toast(page)).toHaveText('Request error, please retry.', { timeout: 15_000 });
  expect(Date.now() - asked).toBeGreaterThan(9_500);
});

test('the exception page shows text from the link as such, limited in length', async ({ page }) => {
  const code = `<img src=x onerror=alert(1)>${'A'.repeat(200)}`;
  const message = `<script>alert(1)</script>${'字'.repeat(900)}`;
  await page.goto(`/exception?${new URLSearchParams({ errorCode: code, errorMessage: message })}`);
  const text = (await main(page).textContent()) ?? '';
  await expect(main(page).locator('blockquote')).toBeVisible();
  await expect(main(page)).toContainText('并非本站内容');
  expect(text).toContain('<script>alert(1)</script>');
  expect(text).toContain('<img src=x');
  expect(text).not.toContain('A'.repeat(65));
  expect(text).not.toContain('字'.repeat(501));
  await expect(main(page).locator('img[src="x"], script')).toHaveCount(0);
  await expect(main(page).locator('a[href="/"]').first()).toBeVisible();
});

test('the exception page without a message shows the default one', async ({ page }) => {
  await page.goto('/exception');
  await expect(main(page)).toContainText('Request error, please retry.');
});

test('an address that cannot be decoded shows the site’s not-found page', async ({ page }) => {
  const answer = await page.request.get('/zzz/%ff');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('<title>页面不存在');
});
