import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { misfits } from './support/layout.ts';
import { expect, holdBack, hydrated, main, open, test } from './support/test.ts';

const DOCUMENT = '/dmfaq/troubleshoot-no-signal';
const panel = (page: Page) => page.getByRole('region', { name: '几步找到原因：没有画面' });
const answer = (page: Page, name: string | RegExp) =>
  panel(page).getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: RegExp) => panel(page).getByRole('heading', { level: 3, name });

/** The answers that lead to the result "the cable is defective". */
async function walkToCable(page: Page): Promise<void> {
  await answer(page, /无信号/);
  await answer(page, '有画面');
  await answer(page, '恢复了');
  await expect(heading(page, /多半是线缆/)).toBeVisible();
}

test('a technician answers, changes an answer, and sends the summary to support', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, DOCUMENT);
  await walkToCable(page);
  await expect(
    panel(page).getByRole('list', { name: '已经回答' }).getByRole('listitem'),
  ).toHaveText([/无信号/, /有画面/, /恢复了/]);
  await expect(panel(page).getByRole('link', { name: /^HDMI 与 SDI/ })).toHaveAttribute(
    'href',
    '/dmfaq/hdmi-sdi-cables',
  );

  await panel(page).getByRole('button', { name: '修改第 2 问的回答' }).click();
  await expect(heading(page, /第 2 问.*监视器/)).toBeFocused();
  await answer(page, '没有画面');
  await expect(heading(page, /摄像机没有送出画面/)).toBeFocused();

  // The answers are still in this tab.
  await page.reload();
  await hydrated(page);
  await expect(heading(page, /摄像机没有送出画面/)).toBeVisible();

  await panel(page).getByRole('button', { name: '复制摘要' }).click();
  await expect(page.getByText('已复制')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('文档：没有画面怎么查\nhttps://www.mujing.example/dmfaq/');
  expect(copied).toContain('产品：青幕\n');
  expect(copied).toContain('2. 把摄像机直接接到一台监视器或电视，有画面吗？ → 没有画面\n');
  expect(copied).toContain('结论：摄像机没有送出画面\n');
  expect(copied).not.toContain('恢复了');
  const mail = await panel(page).getByRole('link', { name: '发邮件' }).getAttribute('href');
  expect(new URL(mail ?? '').searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(copied);

  await panel(page).getByRole('link', { name: '预约技术支持' }).click();
  await expect(page).toHaveURL(/\/cooperation\?type=support&product=cyan&message=/);
  await expect(page.getByLabel('青幕', { exact: true })).toBeChecked();
  await expect(page.locator('textarea[name=message]')).toHaveValue(
    /结论：摄像机没有送出画面\n\n做过的步骤和结果：\n.*\n从什么时候开始：$/s,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('预约技术支持');
  await expect(page.getByRole('radio', { name: '技术支持' })).toBeChecked();
  await expect(page.getByLabel('遇到的问题')).toBeVisible();

  await open(page, DOCUMENT);
  await panel(page).getByRole('button', { name: '重新开始' }).click();
  await expect(heading(page, /第 1 问/)).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(heading(page, /第 1 问/)).toBeVisible();
});

test('a diagnosis works by keyboard, and all of its views are accessible and fit', async ({
  page,
}) => {
  await open(page, DOCUMENT);
  const check = async () => {
    await expectAccessible(page, '#diagnosis');
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await misfits(page), `at ${width} px`).toEqual([]);
      for (const button of await panel(page).locator('.btn').all()) {
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    }
  };
  await panel(page)
    .getByRole('button', { name: /无信号/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, /第 2 问/)).toBeFocused();
  await check();
  for (const question of [/第 3 问/, /多半是线缆/]) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page, question)).toBeFocused();
  }
  await check();
});

test('an answer given before the application has started counts', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/entry-client/);
  await page.goto(DOCUMENT);
  await answer(page, /无信号/);
  await expect(heading(page, /第 1 问/)).toBeVisible();
  release();
  await expect(heading(page, /第 2 问/)).toBeFocused();
});

test('the learning centre links to the diagnosis', async ({ page }) => {
  await open(page, '/support/document');
  const list = main(page).getByRole('region', { name: '故障自诊断' });
  await expect(list.getByRole('link')).toHaveCount(6);
  await list.getByRole('link', { name: '没有画面' }).click();
  await expect(page).toHaveURL(`${DOCUMENT}#diagnosis`);
  await expect(panel(page)).toBeInViewport();
  await open(page, '/support/document?section=troubleshoot-sound-network');
  await expect(list.getByRole('link')).toHaveText(['卡顿、花屏与丢帧', /^没有声音/]);
  await open(page, '/support/document?section=studio');
  await expect(list).toHaveCount(0);
});

test('a printed diagnosis has a result without buttons, and no open question', async ({ page }) => {
  await open(page, DOCUMENT);
  await page.emulateMedia({ media: 'print' });
  await expect(panel(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await walkToCable(page);
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page, /多半是线缆/)).toBeVisible();
  await expect(panel(page).getByRole('button')).toHaveCount(0);
});

test('without scripts every answer is a link to the next step', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(DOCUMENT);
  await expect(panel(page).getByRole('button')).toHaveCount(0);
  const links = panel(page).locator('a[href^="#diagnosis-"]');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets.length).toBeGreaterThan(10);
  for (const target of new Set(targets)) await expect(page.locator(target ?? '')).toHaveCount(1);
  await links.filter({ hasText: '全黑，分辨率也是空的' }).click();
  await expect(page.locator('#diagnosis-listed')).toBeInViewport();
  await context.close();
});
