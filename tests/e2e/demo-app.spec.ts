import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/back-office.ts';
import { misfits } from './support/layout.ts';
import { startSlowly, unexpectedShift, watchLayoutShifts } from './support/layout-shift.ts';
import { expect, main, open } from './support/test.ts';

const phone = (page: Page) => page.getByRole('region', { name: /大觅直播的网页版演示|Web demo/ });
const title = (page: Page) => phone(page).getByRole('heading', { level: 3 });

async function start(page: Page, path = '/product/app'): Promise<void> {
  await open(page, path);
  await main(page)
    .getByRole('button', { name: /拿起这部手机|Pick up the phone/ })
    .click();
  await expect(phone(page)).toBeVisible();
}

const tab = (page: Page, name: string) => phone(page).getByRole('button', { name, exact: true });

test('the demo begins with its still, loads on demand and moves nothing', async ({ page }) => {
  await watchLayoutShifts(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await open(page, '/product/app');
  const stage = main(page).locator('[data-demo="app"]');
  await stage.scrollIntoViewIfNeeded();
  await expect(stage.getByRole('img').first()).toBeVisible();
  expect(scripts.filter((path) => path.startsWith('/api/risky-words'))).toEqual([]);
  await startSlowly(page, () => stage.getByRole('button', { name: '拿起这部手机' }).click());
  await expect(phone(page)).toBeVisible();
  expect(await unexpectedShift(page)).toBeLessThan(0.001);
  await expectAccessible(page, '[data-demo=app]');
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
] as const) {
  test(`at ${width} px the phone is taller than the still and moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchLayoutShifts(page);
    await open(page, '/en/product/app');
    const begin = main(page).getByRole('button', { name: 'Pick up the phone' });
    await startSlowly(page, () => begin.click());
    await expect(phone(page)).toBeVisible();
    await expect(title(page)).toBeInViewport();
    expect(await unexpectedShift(page)).toBeLessThan(0.001);
  });
}

test.describe(() => {
  // A clock stays in its context.
  test.use({ fresh: true });

  test('a simulated show goes on air, answers a question with a card and ends with its summary', async ({
    page,
  }) => {
    test.slow();
    await page.clock.install();
    await start(page);
    await expect(title(page)).toHaveText('开播');
    // Said once, at every step.
    const simulated = phone(page).getByText('模拟', { exact: true });
    await expect(simulated).toHaveCount(1);
    await phone(page).getByText('美妆柜台').click();
    await phone(page).getByLabel('直播标题').fill('新品试色');
    await tab(page, '去检查').click();
    await expect(title(page)).toBeFocused();
    await expect(phone(page).getByText('过大，会爆音')).toBeVisible();
    await phone(page).getByLabel('声音').fill('60');
    await expect(phone(page).getByText('还有项目不合适')).toBeHidden();
    await tab(page, '开播').first().click();
    await page.clock.runFor(3_000);
    await expect(title(page)).toHaveText('新品试色');
    await expect(simulated).toHaveCount(1);
    await expect(simulated).toBeVisible();
    await page.clock.runFor(8_000);
    await expect(phone(page).getByText('柔雾口红多少钱？')).toBeVisible();
    await phone(page).getByRole('button', { name: '推出商品卡：柔雾口红' }).click();
    await expectAccessible(page, '[data-demo=app]');
    await phone(page).getByRole('button', { name: '静音' }).click();
    await page.clock.runFor(5_000);
    await expect(phone(page).getByText('听不到声音了')).toBeVisible();
    await phone(page).getByRole('button', { name: '下播' }).click();
    await expect(title(page)).toHaveText('本场小结');
    // The clock also goes on by itself, so a later question may have been asked.
    await expect(phone(page).getByText(/^1 \/ [1-4]$/)).toBeVisible();
    await expect(phone(page).getByText(/静音 \d+ 秒，观众开始离开/)).toBeVisible();
    await phone(page).getByRole('button', { name: '再来一场' }).click();
    await expect(title(page)).toHaveText('开播');
  });
});

test('a run of show is built by keyboard only, and is still there after a reload', async ({
  page,
}) => {
  await open(page, '/product/app');
  const begin = main(page).getByRole('button', { name: '拿起这部手机' });
  await begin.focus();
  await page.keyboard.press('Enter');
  await expect(phone(page)).toBeVisible();
  const press = async (name: string) => {
    await phone(page).getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('流程单');
  for (const [name, minutes, goods] of [
    ['开场', '5', ''],
    ['讲茶', '30', '龙井'],
  ] as const) {
    await press('添加环节');
    await expect(title(page)).toHaveText('新环节');
    await page.keyboard.press('Tab');
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(minutes);
    await page.keyboard.press('Tab');
    await page.keyboard.type(goods);
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('流程单');
  }
  await expect(phone(page).getByText('共 35 分钟，20:35 结束')).toBeVisible();
  const items = phone(page).getByRole('list', { name: '环节' }).getByRole('listitem');
  await phone(page)
    .getByRole('button', { name: /^移动“讲茶”/ })
    .focus();
  await page.keyboard.press('ArrowUp');
  await expect(items.first()).toContainText('讲茶');
  await expect(phone(page).getByText('“讲茶”现在是第 1 个，共 2 个')).toBeAttached();
  await expect(phone(page).getByRole('button', { name: /^移动“讲茶”/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toContainText('讲茶');
  await expect(phone(page).getByRole('button', { name: /^移动“讲茶”/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');

  // A segment without a name is refused; Escape is the phone's way back.
  await press('添加环节');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(phone(page).getByText('请写环节名称。')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title(page)).toHaveText('流程单');
  await expectAccessible(page, '[data-demo=app]');

  await start(page);
  await tab(page, '流程单').click();
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('讲茶');
});

test('the focus follows where a control leads that is gone then', async ({ page }) => {
  await start(page);
  const press = async (name: string, which = 0) => {
    await tab(page, name).nth(which).focus();
    await page.keyboard.press('Enter');
  };
  const isAt = async (name: string) => {
    await expect(title(page)).toHaveText(name);
    await expect(title(page)).toBeFocused();
  };
  await press('去检查');
  await isAt('开播检查');
  await press('去测速');
  await isAt('上行测速');
  await press('返回');
  await isAt('开播检查');
  // A tab stays where it is, and keeps the focus.
  await press('流程单');
  await expect(tab(page, '流程单')).toBeFocused();
  await press('放入示例');
  await isAt('流程单');
  await press('清空');
  await press('清空', -1);
  await isAt('流程单');
});

test('a run of show is dragged, warned about, exported and cleared', async ({ page }) => {
  await start(page);
  await tab(page, '流程单').click();
  await tab(page, '放入示例').click();
  await expect(phone(page).getByText('时长合适')).toBeVisible();
  const booked = phone(page).getByLabel('预定时长（分钟）');
  await booked.fill('30');
  await expect(phone(page).getByText('比预定时长多 7 分钟。')).toBeVisible();
  // Its last digit can be deleted; a field that is left empty has its last length again.
  await booked.press('End');
  await booked.press('Backspace');
  await booked.press('Backspace');
  await expect(booked).toHaveValue('');
  await booked.pressSequentially('2000');
  await expect(phone(page).getByText('请写 1 至 1440 的整数。')).toBeVisible();
  await booked.fill('');
  await booked.blur();
  await expect(booked).toHaveValue('200');
  await booked.fill('30');

  const items = phone(page).getByRole('list', { name: '环节' }).getByRole('listitem');
  const handle = items.nth(0).getByRole('button', { name: /^移动/ });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await items.nth(2).boundingBox();
  if (!from || !to) throw new Error('the items are not visible');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, to.y + to.height - 4, { steps: 8 });
  await page.mouse.up();
  await expect(items.nth(2)).toContainText('开场与福利预告');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tab(page, '日历文件').click(),
  ]);
  expect(download.suggestedFilename()).toBe('春茶上新.ics');
  const calendar = await readFile(await download.path(), 'utf8');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(5);

  await page.evaluate(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await tab(page, '打印').click();
  await page.waitForFunction(() => 'printed' in window);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('cell', { name: '玻璃公道杯' })).toBeVisible();
  await expect(page.locator('header').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await tab(page, '清空').click();
  await tab(page, '清空').last().click();
  await expect(phone(page).getByText('还没有环节')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('run-of-show'))).toBeNull();
});

test('the upload is measured against this server, and a refusal is shown', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 429/);
  await start(page);
  await tab(page, '测速').click();
  const state = phone(page).locator('[data-upload-test]');
  await tab(page, '开始测速').click();
  await tab(page, '取消').click();
  await expect(state).toHaveAttribute('data-upload-test', 'idle');

  await tab(page, '开始测速').click();
  await expect(state).toHaveAttribute('data-upload-test', 'done', { timeout: 20_000 });
  await expect(phone(page).getByRole('row', { name: /1080p30/ })).toBeVisible();
  await expectAccessible(page, '[data-demo=app]');
  // The check before the show knows the result.
  await tab(page, '开播').first().click();
  await tab(page, '去检查').click();
  await expect(phone(page).getByText('还没有测速')).toBeHidden();

  await page.route('**/api/bandwidth-tests', (route) =>
    route.fulfill({
      status: 429,
      json: {
        success: false,
        data: null,
        errorCode: 'RATE_LIMITED',
        errorMessage: '操作太频繁，请稍后再试。',
        showType: 1,
      },
    }),
  );
  await tab(page, '测速').click();
  // Both screens have one title.
  await tab(page, '返回').first().press('Enter');
  await expect(state).toHaveAttribute('data-upload-test', 'idle');
  await expect(phone(page).getByRole('heading', { name: '上行测速' })).toBeFocused();
  await tab(page, '开始测速').click();
  await expect(phone(page).getByRole('alert')).toHaveText('操作太频繁，请稍后再试。');
});

test('a script is checked without being sent; a word is accepted', async ({ page }) => {
  await start(page);
  await tab(page, '话术').click();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await tab(page, '放入示例').click();
  const marks = phone(page).locator('mark');
  await expect(marks.filter({ hasText: '国 家 级' })).toBeVisible();
  await expect(marks.filter({ hasText: 'V X' })).toBeVisible();
  await expect(phone(page).getByText('第一次', { exact: true })).toHaveCount(0);
  const found = phone(page).locator('[data-found]');
  const before = Number(await found.getAttribute('data-found'));
  expect(before).toBeGreaterThanOrEqual(6);
  await phone(page)
    .getByRole('button', { name: /这样用没问题.*最后一天/ })
    .click();
  await expect(found).toHaveAttribute('data-found', String(before - 1));
  await phone(page)
    .getByRole('button', { name: /撤销.*最后一天/ })
    .click();
  await expect(found).toHaveAttribute('data-found', String(before));
  await phone(page).getByLabel('口播稿').fill('这款茶是独一无二的');
  await expect(marks).toHaveText(['独一无二']);
  expect(sent.filter((request) => request.includes('独一') || request.includes('/api/'))).toEqual(
    [],
  );
  await expectAccessible(page, '[data-demo=app]');
});

test('on a small phone the demo has the full width and no frame', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await start(page, '/en/product/app');
  const box = await phone(page).boundingBox();
  // As wide as the page without its scroll bar.
  const whole = await main(page).boundingBox();
  expect(box).toMatchObject({ x: 0, width: whole?.width });
  // The page's own bar does not cover the keys of the phone.
  const bar = page.locator('.action-bar[data-shown]');
  await expect(bar).toBeVisible();
  const covered = async () => {
    const [frame, over] = await Promise.all([phone(page).boundingBox(), bar.boundingBox()]);
    return (frame?.y ?? 0) + (frame?.height ?? 0) - (over?.y ?? 0);
  };
  await expect.poll(covered).toBeLessThanOrEqual(0);
  for (const name of ['Run of show', 'Upload', 'Script', 'Go live']) {
    await tab(page, name).first().click();
    expect(await misfits(page)).toEqual([]);
    const small = await phone(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility())
          .filter((button) => button.getBoundingClientRect().height < 36)
          .map((button) => button.textContent),
      );
    expect(small).toEqual([]);
  }
  await expectAccessible(page, '[data-demo=app]');
});

test('a word that an editor adds is found by the script check at once', async ({
  page,
  watch,
  enter,
}) => {
  watch.allow(/status of 400/);
  await enter('editor', 'zh', '/admin/risky-words');
  await expect(page.getByRole('heading', { name: '风险词' })).toBeVisible();
  await expectAccessible(page);
  const word = `吹爆款${Date.now().toString(36)}`;
  await page.getByRole('button', { name: '添加词语' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('词语').fill('好');
  await dialog.getByLabel('原因（中文）').fill('夸大');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('需要 2 至 40 个字')).toBeVisible();
  await dialog.getByLabel('词语').fill(word);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(word) })).toBeVisible();

  await page.getByRole('button', { name: '导入', exact: true }).click();
  const paste = dialog.getByLabel('或者粘贴表格');
  const check = dialog.getByRole('button', { name: '检查', exact: true });
  const head = '词语\t级别\t类别\t原因';
  await paste.fill(`${head}\n${word}甲\t警告\t价格与促销\t夸大\n坏\t警告\t价格与促销\t夸大`);
  await check.click();
  await expect(dialog.getByText('需要 2 至 40 个字')).toBeVisible();
  await paste.fill(`${head}\n${word}甲\t警告\t价格与促销\t夸大`);
  await check.click();
  await dialog.getByRole('button', { name: '导入 1 行' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `停用“${word}甲”` }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${word}甲`) })).toContainText('停用');

  await start(page);
  await tab(page, '话术').click();
  await phone(page).getByLabel('口播稿').fill(`${word}，${word}甲`);
  await expect(phone(page).locator('mark')).toHaveText([word, word]);
});
