import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, open, test } from './support/test.ts';

// Without motion, the page scrolls at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const answers = 'sells=clothing&area=24-48&depth=4-6&height=2.8-3.5&budget=150_300';

const planner = (page: Page) => page.locator('#studio-plan');
const verdict = (page: Page) => planner(page).locator('[data-verdict]');
const drawing = (page: Page) => planner(page).getByRole('img', { name: /布置图|Plan from above/ });

/** The lines and words of the drawing. */
const shapesOf = (page: Page) =>
  drawing(page)
    .locator('path, text')
    .evaluateAll((shapes) => shapes.map((shape) => shape.getAttribute('d') ?? shape.textContent));

/** Opens a room to begin with, and waits for the planner. */
async function openRoom(page: Page, path: string, title: string): Promise<void> {
  await open(page, `${path}#studio-plan`);
  await planner(page).getByRole('link', { name: title }).click();
  await expect(drawing(page)).toBeVisible();
}

test('the answers of the room chooser become a plan', async ({ page }) => {
  await open(page, `/product/3d?${answers}#room-answer`);
  await page.locator('#room-answer').getByRole('link', { name: '画成布置图' }).click();
  await expect(page).toHaveURL(/plan=1[0-9a-z]+#studio-plan$/);
  await expect(page).toHaveURL(/sells=clothing/);
  // 24 to 48 m² and 4 to 6 m of depth: 5 m deep, 7.2 m wide; 2.8 to 3.5 m high.
  await expect(planner(page).getByRole('spinbutton', { name: /进深/ })).toHaveValue('5');
  await expect(drawing(page)).toHaveAccessibleName(/宽 7.2 m、进深 5 m、净高 3.1 m/);
});

test('the room chooser is one press from the configurator, and comes back with a whole plan', async ({
  page,
}) => {
  await openRoom(page, '/product/3d', '服装全身');
  await planner(page)
    .getByRole('link', { name: /五道题/ })
    .click();
  // 6 m deep, 4 m wide, 2.8 m high: the answers are those of the plan.
  await expect(page).toHaveURL(
    '/product/3d?sells=clothing&area=24-48&depth=6-7&height=2.8-3.5&budget=undecided#room-chooser',
  );
  const chooser = page.locator('#room-chooser');
  await expect(chooser.getByLabel('6～7 m')).toBeChecked();
  await chooser.getByText('大件：家电、家具、汽车', { exact: true }).click();
  await chooser.getByText('30～80 万元', { exact: true }).click();
  await expect(page).toHaveURL(/sells=large.*budget=300_800/);
  await page.locator('#room-answer').getByRole('link', { name: '画成布置图' }).click();
  await expect(drawing(page)).toBeVisible();
  for (const group of ['播出', '用电与预算']) {
    await planner(page).getByRole('heading', { name: group, exact: true }).click();
  }
  const number = (name: RegExp) => planner(page).getByRole('spinbutton', { name });
  const choice = (name: string) => planner(page).getByRole('combobox', { name, exact: true });
  await expect(number(/^进深/)).toHaveValue('6.5');
  await expect(number(/^宽/)).toHaveValue('5.5');
  await expect(number(/^净高/)).toHaveValue('3.1');
  await expect(planner(page).getByRole('radio', { name: '不能吊灯' })).toBeChecked();
  await expect(number(/^机位数/)).toHaveValue('1');
  await expect(number(/^返看监视器/)).toHaveValue('1');
  await expect(choice('播什么')).toHaveValue('large');
  await expect(choice('平台')).toHaveValue('douyin');
  await expect(choice('规格')).toHaveValue('1080p30');
  await expect(choice('预算')).toHaveValue('300_800');
});

test('a room that is too short says why, and its button makes it fit; the link keeps it', async ({
  page,
}) => {
  await openRoom(page, '/product/3d', '服装全身');
  await expect(verdict(page)).not.toHaveAttribute('data-verdict', 'bad');
  await planner(page).getByText('横向', { exact: true }).click();
  const depth = planner(page).getByRole('spinbutton', { name: /进深/ });
  await depth.fill('5');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'bad');
  // 1.5 m to the wall + 2.1 × 35 ÷ 20.25 m + 0.6 m.
  await expect(verdict(page)).toContainText('5.73 m');
  const warning = planner(page).locator('[data-warning="depth"]');
  await expect(warning).toContainText('进深不够：要 5.73 m，只有 5 m');
  await warning.getByRole('button', { name: '摄像机转成竖向' }).click();
  await expect(warning).toHaveCount(0);
  await expect(verdict(page)).not.toHaveAttribute('data-verdict', 'bad');

  // The address follows, and opens the same plan in another visit, without JavaScript too.
  const link = await planner(page).getByRole('link', { name: '下载 PDF' }).getAttribute('href');
  const code = /plan=([0-9a-z]+)/.exec(link ?? '')?.[1];
  await expect(page).toHaveURL(new RegExp(`plan=${code}#studio-plan$`));
  const shapes = await shapesOf(page);
  await page.reload();
  expect(await shapesOf(page)).toEqual(shapes);
});

test('the focus stays where the work is: with the warnings, and with the streams', async ({
  page,
}) => {
  await openRoom(page, '/product/3d', '服装全身');
  await planner(page).getByText('横向', { exact: true }).click();
  await planner(page).getByRole('spinbutton', { name: /进深/ }).fill('5');
  const fixes = planner(page).locator('[data-warning]').getByRole('button');
  await expect.poll(() => fixes.count()).toBeGreaterThan(1);
  while ((await fixes.count()) > 0) {
    const fix = fixes.first();
    const id = await fix.evaluate((button) => button.closest('li')?.dataset.warning);
    await fix.press('Enter');
    await expect(planner(page).locator(`[data-warning="${id}"]`)).toHaveCount(0);
    await expect(planner(page).locator(':is([data-warning], [data-verdict]):focus')).toBeVisible();
  }

  await planner(page).getByRole('heading', { name: '播出', exact: true }).click();
  const streams = planner(page).getByRole('group', { name: /^第 \d 路$/ });
  const platform = (index: number) => streams.nth(index).getByLabel('平台');
  const add = planner(page).getByRole('button', { name: '加一路' });
  const first = await streams.count();
  for (let count = first; await add.isVisible(); count += 1) {
    await add.press('Enter');
    await expect(platform(count)).toBeFocused();
  }
  await planner(page).getByRole('button', { name: '去掉第 1 路' }).press('Enter');
  await expect(platform(0)).toBeFocused();
  for (let count = await streams.count(); count > 1; count -= 1) {
    await planner(page)
      .getByRole('button', { name: `去掉第 ${count} 路` })
      .press('Enter');
    await expect(platform(count - 2)).toBeFocused();
  }
});

test('the drawing has the wall, the presenter and the lens where the rules put them', async ({
  page,
}) => {
  await openRoom(page, '/product/3d', '服装全身');
  const positions = planner(page).locator('[data-section="positions"]');
  // 6 m deep, upright, 50 mm: 2 m to the wall and 2.1 × 50 ÷ 36 = 2.92 m to the lens.
  await expect(positions).toContainText('离后墙 2.00 m，居中，在地面');
  await expect(positions).toContainText('离后墙 4.92 m，居中，高 1.05 m');
  await expect(drawing(page).getByText('2.92 m')).toBeVisible();
  await expect(planner(page).locator('[data-section="cameras"]')).toContainText('50 mm');
});

test('the booking has the plan filled in', async ({ page }) => {
  await openRoom(page, '/product/3d', '桌面半身');
  await planner(page).getByRole('link', { name: '带着这张图去预约' }).click();
  await expect(page).toHaveURL(/\/cooperation\?/);
  await expect(page.getByRole('link', { name: /^4 × 3 × 2.6 m · / })).toHaveAttribute(
    'href',
    /\/product\/3d\?plan=1[0-9a-z]+#studio-plan/,
  );
  await expect(page.locator('[name=plan]')).toHaveValue(/^1[0-9a-z]+$/);
  await expect(page.locator('[name=type][value=onsite]')).toBeChecked();
});

test('the files are a PDF and a drawing in SVG', async ({ page }) => {
  await openRoom(page, '/product/3d', '桌面半身');
  const address = async (name: string) =>
    (await planner(page).getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';
  const pdf = await page.request.get(await address('下载 PDF'));
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const svg = await page.request.get(await address('下载 SVG'));
  expect(svg.headers()['content-type']).toContain('image/svg+xml');
  expect(await svg.text()).toContain('俯视图');
});

test('a phone has steppers, and nothing wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openRoom(page, '/en/product/3d', 'Waist up at a table');
  const more = planner(page).getByRole('button', { name: 'Depth: more' });
  const box = await more.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const depth = planner(page).getByRole('spinbutton', { name: /Depth/ });
  // Before hydration the loader repeats one press, the last one.
  await more.press('Enter');
  await expect(depth).toHaveValue('4.1');
  await more.press('Enter');
  await expect(depth).toHaveValue('4.2');
  await expect(more).toBeFocused();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('a link that cannot be read says so and shows a usual room', async ({ page }) => {
  await page.goto('/product/3d?plan=nonsense#studio-plan');
  await expect(planner(page)).toContainText('链接里的方案读不出来');
  await expect(drawing(page)).toBeVisible();
});

test('the planner has no accessibility problems', async ({ page }) => {
  await openRoom(page, '/product/3d', '大件与多人');
  await expectAccessible(page, '#studio-plan');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a plan shows the drawing and every figure', async ({ page }) => {
    await page.goto('/product/3d');
    await planner(page).getByRole('link', { name: '服装全身' }).click();
    await expect(drawing(page)).toBeVisible();
    await expect(planner(page).locator('[data-section="equipment"]')).toContainText('绿幕墙');
    await expect(planner(page).getByRole('spinbutton').first()).toBeHidden();
  });
});
