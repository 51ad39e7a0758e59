import { expect, main, open, test } from './support/test.ts';

const DOCUMENT = '/dmfaq/green-screen-lighting';

test('a technician finds a document by tree and filter, and continues to the next', async ({
  page,
}) => {
  await open(page, '/support/document');
  const tree = main(page).getByRole('navigation', { name: '章节' });
  await tree.getByRole('link', { name: /^影棚搭建/ }).click();
  await expect(page).toHaveURL(/section=studio/);
  await tree.getByLabel('键控布光的下级章节').click();
  await tree.getByRole('link', { name: /^灯位方案/ }).click();
  await expect(page).toHaveURL(/section=lighting-plan/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('灯位方案');
  await main(page).getByRole('link', { name: '青幕', exact: true }).click();
  await expect(page).toHaveURL(
    /section=lighting-plan.*product=cyan|product=cyan.*section=lighting-plan/,
  );
  await expect(main(page).locator('ol .card-link')).toHaveCount(2);
  await main(page).locator('ol a', { hasText: '绿幕布光' }).click();
  await expect(page).toHaveURL(DOCUMENT);
  const path = page.getByRole('navigation', { name: '当前位置' });
  await expect(path.getByRole('link')).toHaveText(['学习中心', '影棚搭建', '键控布光', '灯位方案']);
  await main(page).getByRole('navigation', { name: '前后篇' }).getByText('下一篇').click();
  await expect(page).toHaveURL('/dmfaq/small-room-lighting');
});

test('a long course keeps its heading in view beside a late document, and begins with a whole entry', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/dmfaq/sdk-reference-web');
  const course = page.getByRole('navigation', { name: '本课程' }).first();
  await expect(course.getByRole('link', { name: '抠像与合成' })).toBeInViewport();
  await expect(course.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
  const list = course.locator('div');
  const { scrolled, cut } = await list.evaluate((element) => {
    const edge = element.getBoundingClientRect().top;
    const entries = [...element.querySelectorAll('a')].map((a) => a.getBoundingClientRect());
    const isCut = ({ top, bottom }: DOMRect) => top < edge - 1 && bottom > edge + 1;
    return { scrolled: element.scrollTop, cut: entries.filter(isCut).length };
  });
  expect(scrolled).toBeGreaterThan(0);
  expect(cut).toBe(0);
});

test('the list of all documents is folded on phones, and open on wide screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/support/document');
  const survey = main(page).locator('a', { hasText: '直播间怎样量房' });
  const fold = main(page).locator('summary', { hasText: '影棚搭建' });
  await expect(survey).toBeVisible();
  await expect(fold).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(survey).toBeHidden();
  await expect(fold).toContainText(/\d+ 篇 · 约/);
  await fold.click();
  await expect(survey).toBeVisible();
});

test('Chinese section addresses work, and code can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, DOCUMENT);
  const contents = page.getByRole('navigation', { name: '目录' }).last();
  await contents.getByRole('link', { name: '第二步：给人物布光' }).click();
  const heading = main(page).getByRole('heading', { name: '第二步：给人物布光' });
  await expect(heading).toBeInViewport();
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe('#section-第二步给人物布光');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect(main(page).locator('.code-copy').first()).toBeAttached();
  await heading.locator('a.anchor').click();
  const address = await expect
    .poll(copied)
    .toMatch(/#section-%E7%AC%AC/)
    .then(copied);
  await page.goto(address);
  await expect(heading).toBeInViewport();
  await main(page).locator('.code-block').first().hover();
  await main(page).getByRole('button', { name: '复制' }).first().click();
  await expect.poll(copied).toContain('250 × 16 ÷ (0.01 × 800) = 500 lx');
});

test('a diagram opens in a larger view that works by keyboard', async ({ page }) => {
  await open(page, DOCUMENT);
  const opener = main(page)
    .getByRole('button', { name: /^放大图片/ })
    .first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '查看大图' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.locator('.zoom-caption')).toHaveAttribute('aria-live', 'polite');
  const scale = async () => Number(await dialog.locator('.zoom-stage').getAttribute('data-scale'));
  const before = await scale();
  await page.keyboard.press('+');
  expect(await scale()).toBeGreaterThan(before);
  await dialog.getByRole('button', { name: '适合窗口' }).click();
  expect(await scale()).toBeCloseTo(before, 1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a drawing opens on a phone at a size at which its words can be read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/dmfaq/three-point-lighting');
  await main(page)
    .getByRole('button', { name: /^放大图片/ })
    .first()
    .click();
  const stage = page.getByRole('dialog', { name: '查看大图' }).locator('.zoom-stage');
  await expect(stage).toHaveAttribute('data-scale', '1.00');
  // Its start is seen.
  expect((await stage.getByRole('img').boundingBox())?.x).toBeGreaterThan(0);
  await page.keyboard.press('0');
  await expect(stage).toHaveAttribute('data-scale', /^0\.[34]/);
});

test('code that is wider than a phone has a shade at the edge where it goes on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/dmfaq/sdk-web-quickstart');
  const code = main(page).locator('.prose pre:not(.plain-text)').first();
  expect(await code.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeGreaterThan(0);
  await expect(code).toHaveCSS('background-image', /radial-gradient/);
});

test('the English link of a document opens the English article on its subject', async ({
  page,
}) => {
  await open(page, '/dmfaq/lip-sync');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/show/lip-sync-offset');
});

test('progress is stored on the device, links to the last document, and can be cleared', async ({
  page,
}) => {
  await open(page, DOCUMENT);
  await main(page).getByRole('button', { name: '标为已读' }).click();
  const read = main(page).getByRole('button', { name: '已读完' });
  await expect(read).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(read).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/support/document');
  const progress = main(page).getByRole('region', { name: '学习进度' });
  await expect(progress).toContainText('已读 1 /');
  await progress.getByRole('link', { name: /继续上次/ }).click();
  await expect(page).toHaveURL(/\/dmfaq\/green-screen-lighting/);
  await open(page, '/support/document');
  await progress.getByRole('button', { name: '清除记录' }).click();
  await expect(progress).toContainText('已读 0 /');
  expect(await page.evaluate(() => localStorage.getItem('reading'))).toBeNull();
});

test('a reader says why a document did not help', async ({ page }) => {
  await open(page, '/dmfaq/lip-sync');
  await main(page).getByRole('button', { name: '没帮助' }).click();
  await main(page).getByText('内容不够').click();
  await main(page)
    .getByLabel(/缺什么/)
    .fill('少一张接线图');
  const sent = page.waitForRequest(/\/api\/documents\/lip-sync\/feedback/);
  await main(page).getByRole('button', { name: '提交' }).click();
  expect((await sent).postDataJSON()).toEqual({
    locale: 'zh',
    helpful: false,
    reason: 'incomplete',
    comment: '少一张接线图',
  });
  await expect(main(page)).toContainText('我们会据此修订');
});

test('a version outside the range is reported', async ({ page }) => {
  await open(page, '/dmfaq/cyan-parameters');
  await main(page).getByText('我用的版本适用吗？').click();
  await main(page)
    .getByLabel(/我的青幕版本/)
    .fill('3.1.2');
  await expect(main(page)).toContainText('3.1.2 早于 3.2.0');
  await main(page)
    .getByLabel(/我的青幕版本/)
    .fill('3.3.0');
  await expect(main(page)).toContainText('3.3.0 在适用范围内');
});

test('a version typed before hydration counts', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector<HTMLInputElement>('#main input[inputmode="decimal"]');
      if (!field) return;
      observer.disconnect();
      field.value = '3.1.2';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, '/dmfaq/cyan-parameters');
  await main(page).getByText('我用的版本适用吗？').click();
  await expect(main(page)).toContainText('3.1.2 早于 3.2.0');
});

test('a printed document is its text only', async ({ page }) => {
  await open(page, DOCUMENT);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/dmfaq\/green-screen-lighting，更新于/)).toBeVisible();
  for (const name of ['本课程', '目录', '前后篇']) {
    await expect(page.getByRole('navigation', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test('without scripts the tree expands and documents are complete', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/support/document?section=sdk-quickstart');
  await expect(main(page).locator('ol .card-link')).toHaveCount(7);
  await page.goto(`${DOCUMENT}#section-六灯参考方案`);
  await expect(main(page).getByRole('heading', { name: '六灯参考方案' })).toBeInViewport();
  await expect(main(page).getByRole('button', { name: '没帮助' })).toBeHidden();
  await context.close();
});

test('a text stays whole if the script of its feedback fails to load', async ({ page, watch }) => {
  watch.allow(/helpful-|Failed to load resource/);
  await page.route('**/assets/helpful-*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await open(page, '/dmfaq/green-screen-lighting');
  // It loads at the first touch.
  await main(page).locator('h1').click();
  await failed;
  await expect(main(page).getByText('这篇文档有帮助吗？')).toBeVisible();
  await expect(main(page).locator('.prose')).not.toBeEmpty();
});

test('a click before the script of a part has loaded is repeated', async ({ page }) => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/helpful-*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await open(page, '/dmfaq/lip-sync');
  const no = main(page).getByRole('button', { name: '没帮助' });
  await no.click();
  await expect(no).toHaveAttribute('aria-expanded', 'false');
  load();
  await expect(no).toHaveAttribute('aria-expanded', 'true');
});
