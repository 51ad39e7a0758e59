import { expect, main, open, test } from './support/test.ts';

// Without motion, the page scrolls at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tooShallow = 'sells=clothing&area=12-24&depth=4-6&height=2.6-2.8&budget=150_300';
const address = `/product/3d?${tooShallow}#room-answer`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens an address that has the whole advice', async ({ page }) => {
    await page.goto('/product/3d#room-chooser');
    const chooser = page.locator('#room-chooser');
    for (const label of ['服装鞋包', '12～24 m²', '4～6 m', '2.6～2.8 m', '15～30 万元']) {
      await chooser.getByText(label, { exact: true }).click();
    }
    await chooser.getByRole('button', { name: '看结果' }).click();
    await expect(page).toHaveURL(address);
    const answer = page.locator('#room-answer');
    await expect(answer.getByRole('heading', { level: 3 })).toHaveText('绿幕，拍半身');
    await expect(answer).toContainText('能做，不是最好的做法');
    await expect(answer).toContainText('进深至少 6 m（您选的是4～6 m）');
    await expect(answer).toContainText('背景灯');
    await expect(answer.getByRole('link', { name: '绿幕布光' })).toHaveAttribute(
      'href',
      '/dmfaq/green-screen-lighting',
    );
    await expect(chooser.getByLabel('服装鞋包')).toBeChecked();
  });

  test('the booking has the answers filled in', async ({ page }) => {
    await page.goto(address);
    await page.locator('#room-answer').getByRole('link', { name: '带着结果去预约' }).click();
    await expect(page).toHaveURL(/\/cooperation\?/);
    await expect(page.getByText('您选的方案')).toBeVisible();
    await expect(page.locator('#main')).toContainText('房间净面积：12～24 m²');
    await expect(page.locator('[name=room]')).toHaveValue(/,12-24,/);
    await expect(page.locator('[name=budget]')).toHaveValue('150_300');
    await expect(page.locator('[name=products][value="3d"]')).toBeChecked();
    await expect(page.locator('[name=type][value=onsite]')).toBeChecked();
  });
});

test('a ticked answer keeps its width, so that nothing moves', async ({ page }) => {
  await open(page, '/product/3d#room-chooser');
  const answer = page.locator('#room-chooser label').first();
  const before = await answer.boundingBox();
  await answer.click();
  await expect(answer.getByRole('radio')).toBeChecked();
  expect((await answer.boundingBox())?.width).toBe(before?.width);
});

test('five taps give the advice, and a sixth another one, without a new document', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await open(page, '/en/');
  await main(page).locator('#room').getByRole('link', { name: 'Reflective products' }).click();
  await expect(page).toHaveURL('/en/product/3d?sells=glossy#room-chooser');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const chooser = page.locator('#room-chooser');
  const answer = page.locator('#room-answer');
  await expect(chooser.getByLabel('Reflective products: glass, jewellery, metal')).toBeChecked();
  for (const label of ['24–48 m²', '6–7 m', '2.8–3.5 m']) {
    await chooser.getByText(label, { exact: true }).click();
  }
  await expect(answer.getByRole('heading')).toHaveCount(0);
  await chooser.getByText('CNY 150,000–300,000', { exact: true }).click();
  await expect(answer.getByRole('heading', { level: 3 })).toHaveText('Built set');
  await expect(answer).toBeInViewport();
  await expect(page).toHaveURL(/&budget=150_300#room-answer$/);
  await chooser.getByText('CNY 300,000–800,000', { exact: true }).click();
  await expect(answer.getByRole('heading', { level: 3 })).toHaveText('LED wall, fixed camera');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('answers can be chosen by keyboard, and the focus and the scroll position stay', async ({
  page,
}) => {
  // On a slow phone the page is still being hydrated when the answer is chosen.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  await open(page, address);
  const chooser = page.locator('#room-chooser');
  const depth = chooser.getByLabel('4～6 m');
  await depth.focus();
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/depth=3-4/);
  await expect(page.locator('#room-answer').getByRole('heading', { level: 3 })).toHaveText(
    '小房间绿幕，拍半身',
  );
  await expect(chooser.getByLabel('3～4 m')).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(5);
});

test('unknown figures lead to measuring, not to a room that works', async ({ page }) => {
  const unknown = 'sells=small&area=unknown&depth=unknown&height=unknown&budget=undecided';
  for (const [path, badge, title, works] of [
    ['/product/3d', '先量清楚', '先量房，再定做法', '这间房合适'],
    ['/en/product/3d', 'Measure first', 'Measure the room first', 'This room works'],
  ] as const) {
    await open(page, `${path}?${unknown}#room-answer`);
    const answer = page.locator('#room-answer');
    await expect(answer.locator('.badge')).toHaveText(badge);
    await expect(answer.getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(answer).not.toContainText(works);
  }
});

test('a change of language keeps the answers', async ({ page }) => {
  await open(page, address);
  await page.locator('header').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(`/en/product/3d?${tooShallow}#room-answer`);
  await expect(page.locator('#room-answer')).toContainText('Green screen, waist up');
});

test('the product menu and the drawer lead to the chooser', async ({ page }) => {
  await open(page, '/');
  await page.locator('header details.menu summary').first().press('Enter');
  const entry = page.locator('header .menu-panel').getByRole('link', { name: /我的房间能做什么/ });
  await entry.click();
  await expect(page).toHaveURL('/product/3d#room-chooser');
  await expect(page.locator('#room-chooser-heading')).toBeInViewport();
});

test.describe('with motion, on a phone', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    viewport: { width: 360, height: 740 },
  });

  test('the chooser stays in view after a link from another page', async ({ page }) => {
    await open(page, '/cooperation');
    await page.locator('header details.drawer summary').click();
    const entry = page.locator('.drawer-panel').getByRole('link', { name: /我的房间能做什么/ });
    await entry.click();
    await expect(page).toHaveURL('/product/3d#room-chooser');
    const chooser = page.locator('#room-chooser');
    const top = () => chooser.evaluate((element) => element.getBoundingClientRect().top);
    // The page may pass the chooser: it must stand still there.
    const restingTop = async () => {
      const before = await top();
      await page.waitForTimeout(500);
      return before === (await top()) ? Math.round(before) : undefined;
    };
    await expect.poll(restingTop).toBe(96);
  });
});

test('the product menu has a line under each name and the edges of the page content', async ({
  page,
}) => {
  for (const [path, width] of [
    ['/', 1440],
    ['/en/', 1024],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    await page.locator('header details.menu summary').first().press('Enter');
    const panel = page.locator('header .menu-panel').first();
    const lines = await panel.getByRole('link').allInnerTexts();
    expect(lines).toHaveLength(6);
    for (const line of lines) expect(line.split('\n').length, line).toBeGreaterThan(1);
    const [box, logo, book] = await Promise.all([
      panel.boundingBox(),
      page.locator('header a').first().boundingBox(),
      page.locator('header a.btn').first().boundingBox(),
    ]);
    expect(box?.x).toBeCloseTo(logo?.x ?? 0, 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((book?.x ?? 0) + (book?.width ?? 0), 0);
  }
});
