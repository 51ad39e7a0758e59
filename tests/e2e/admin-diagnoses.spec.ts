import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { callApi, test } from './support/back-office.ts';
import { expect } from './support/test.ts';

// Browsers write a refused publication to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 422|ERR_FAILED/));
test.slow();

const DOCUMENT = '/dmfaq/lip-sync';
const list = (page: Page) => page.getByRole('region', { name: '步骤', exact: true });
const bar = (page: Page) => page.locator('.record-bar');
const saved = (page: Page) =>
  expect(bar(page).getByRole('status')).toHaveAttribute('data-state', 'saved');

/** Chooses the next step of an answer by typing some of its words. */
async function chooseNext(page: Page, answer: number, words: string): Promise<void> {
  const field = page.getByRole('combobox', { name: `回答 ${answer} 的下一步` });
  await field.fill(words);
  await page.getByRole('option', { name: words }).click();
}

/** Opens a step by its words in the list. */
const openStep = (page: Page, words: string): Promise<void> =>
  list(page).locator('.outline-row', { hasText: words }).click();

/** Writes a result that is open. */
async function writeResult(page: Page, cause: string, advice: string): Promise<void> {
  await page.getByLabel('结论：是什么原因', { exact: true }).fill(cause);
  await page.getByLabel('做法 1', { exact: true }).fill(advice);
}

/** A diagnosis that no document offers yet; the page is its editor. */
async function createDiagnosis(page: Page, slug: string): Promise<string> {
  await page.getByRole('link', { name: '故障诊断', exact: true }).click();
  await page.getByRole('button', { name: '新建诊断' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('标识名称').fill(slug);
  await dialog.getByRole('button', { name: '创建并开始编辑' }).click();
  await expect(list(page)).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Removes what a test published, so that the document is as before. */
const trash = (page: Page, id: string) => callApi(page, `DELETE /admin/records/${id}`, {});

test('an editor makes a diagnosis, sees what is wrong, mends it, tries it, and readers get it in Chinese', async ({
  page,
  request,
  enter,
}) => {
  await enter('editor', 'zh');
  const id = await createDiagnosis(page, `sync-${Date.now()}`);
  await page.getByLabel('标题', { exact: true }).fill('音画不同步');
  await page.getByRole('button', { name: '加一个问题' }).click();
  await page.getByLabel('问题', { exact: true }).fill('开头和一小时以后，差得一样多吗？');
  await page.getByLabel('回答 1', { exact: true }).fill('一样多');
  await page.getByLabel('回答 2', { exact: true }).fill('越差越多');
  // A new step is made at the answer that leads to it.
  await chooseNext(page, 1, '新结论');
  await page.getByRole('button', { name: '打开第 2 步' }).click();
  await expect(page.getByRole('button', { name: /第 1 步 · 一样多/ })).toBeVisible();
  await writeResult(page, '固定偏差', '给声音补延迟');
  await page.getByRole('button', { name: '加一个结论' }).click();
  await writeResult(page, '时钟不一致', '都设为 48 kHz');

  // The findings: nothing leads to the third step, and the second answer leads nowhere.
  await expect(page.getByText('没有回答通向第 3 步。')).toBeVisible();
  await page.getByRole('button', { name: '流程图' }).click();
  const drawing = page.getByRole('region', { name: '诊断的流程图' });
  await expect(drawing.locator('.diagnosis-node[data-tone=bad]')).toHaveCount(2);
  await expectAccessible(page);
  await saved(page);
  await bar(page).getByRole('button', { name: '检查' }).click();
  const check = page.getByRole('dialog', { name: '检查' });
  await expect(check.getByText('没有回答通向第 3 步。')).toBeVisible();
  await check
    .getByRole('listitem')
    .filter({ hasText: '第 1 步有回答没有下一步。' })
    .getByRole('button', { name: '去修改' })
    .click();
  await expect(page.getByRole('combobox', { name: '回答 2 的下一步' })).toBeFocused();
  await chooseNext(page, 2, '时钟不一致');
  await expect(page.getByText('这一步还要处理')).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: '共用设置' }).click();
  const offer = page.getByRole('group', { name: '由哪篇文档提供' });
  await offer.getByRole('button', { name: '选择' }).click();
  await page.getByLabel('标题或网址名称').fill('lip-sync');
  await page.getByRole('dialog').getByRole('button', { name: DOCUMENT }).click();
  await saved(page);

  // The trial walks the draft, and leads from its result to the form.
  await page.getByRole('button', { name: '中文', exact: true }).click();
  await page.getByRole('button', { name: '试走一遍' }).click();
  const trial = page.getByRole('dialog', { name: '试走一遍' });
  await trial.getByRole('button', { name: '越差越多' }).click();
  await expect(trial.getByRole('heading', { name: /时钟不一致/ })).toBeFocused();
  const summary = trial.getByRole('region', { name: '访客会发给技术支持的摘要' });
  await expect(summary).toContainText('1. 开头和一小时以后，差得一样多吗？ → 越差越多');
  await expect(summary).toContainText('结论：时钟不一致');
  await trial.getByRole('button', { name: '编辑这一步' }).click();
  await expect(page.getByLabel('结论：是什么原因', { exact: true })).toHaveValue('时钟不一致');

  await bar(page).getByRole('button', { name: '发布' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '立即发布' }).click();
  await expect(page.getByText('已发布，网站已更新')).toBeVisible();
  await expect
    .poll(async () => (await request.get(DOCUMENT)).text(), { timeout: 5_000 })
    .toContain('id="diagnosis"');
  const english = await callApi<{ version: number; published: unknown }>(
    page,
    `GET /admin/records/${id}/parts/en`,
  );
  expect([english.version, english.published]).toEqual([0, null]);

  await page.goto(DOCUMENT);
  const panel = page.getByRole('region', { name: '几步找到原因：音画不同步' });
  await panel.getByRole('button', { name: '一样多' }).click();
  await expect(panel.getByRole('heading', { name: /固定偏差/ })).toBeVisible();
  await page.goto('admin');
  await trash(page, id);
});

/** Moves the focus to a control and presses keys on it. */
async function press(control: Locator, ...keys: string[]): Promise<void> {
  await control.focus();
  for (const key of keys) await control.press(key);
}

test('steps are sorted, copied and deleted by keyboard, and the English ones follow', async ({
  page,
  enter,
}) => {
  await enter('editor', 'zh');
  const id = await createDiagnosis(page, `keys-${Date.now()}`);
  await press(page.getByRole('button', { name: '加一个问题' }), 'Enter');
  await page.getByLabel('问题', { exact: true }).fill('灯亮吗？');
  await press(page.getByRole('button', { name: '加一个结论' }), 'Enter');
  await writeResult(page, '没有电', '插电');
  await press(page.getByRole('button', { name: '加一个结论' }), 'Enter');
  await writeResult(page, '线坏了', '换线');
  const rows = list(page).getByRole('listitem');
  await press(list(page).getByRole('button', { name: '移动“线坏了”' }), 'ArrowUp');
  await expect(rows).toHaveText([/灯亮吗/, /线坏了/, /没有电/]);

  await openStep(page, '灯亮吗');
  await chooseNext(page, 1, '线坏了');
  await press(page.getByRole('button', { name: '移动回答 1' }), 'ArrowDown');
  await expect(page.getByRole('combobox', { name: '回答 2 的下一步' })).toHaveValue('2. 线坏了');

  await page.getByRole('button', { name: 'English', exact: true }).click();
  await press(page.getByRole('button', { name: '按中文建立步骤，再逐条翻译' }), 'Enter');
  await page.getByLabel('问题', { exact: true }).fill('Is it lit?');
  await expect(page.getByRole('combobox', { name: '回答 2 的下一步' })).toHaveValue('2. 线坏了');

  await page.getByRole('button', { name: '中文', exact: true }).click();
  await openStep(page, '线坏了');
  await press(page.getByRole('button', { name: '复制这一步' }), 'Enter');
  await expect(rows).toHaveText([/灯亮吗/, /线坏了/, /线坏了/, /没有电/]);
  await openStep(page, '2');
  await press(page.getByRole('button', { name: '删除这一步' }), 'Enter');
  const dialog = page.getByRole('dialog', { name: '删除第 2 步？' });
  await expect(dialog.getByRole('listitem')).toHaveText(/第 1 步 灯亮吗？ · 回答 2/);
  await press(dialog.getByRole('button', { name: '删除' }), 'Enter');
  await expect(rows).toHaveText([/灯亮吗/, /线坏了/, /没有电/]);
  await saved(page);
  const { data } = await callApi<{ data: { steps: { id: string; text: string }[] } }>(
    page,
    `GET /admin/records/${id}/parts/en`,
  );
  expect(data.steps.map(({ id: step, text }) => `${step} ${text}`)).toEqual([
    'step-1 Is it lit?',
    'step-4 ',
    'step-2 ',
  ]);
  await trash(page, id);
});

test('the editor is in English too, and fits 1024 px', async ({ page, enter }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await enter('editor', 'en');
  await page.getByRole('link', { name: 'Diagnoses' }).click();
  await page.getByRole('link', { name: 'No picture' }).click();
  const steps = page.getByRole('region', { name: 'Steps', exact: true });
  await steps.locator('.outline-row').nth(1).click();
  await expect(page.getByLabel('Answer 1', { exact: true })).toBeVisible();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  await page.getByRole('button', { name: 'Drawing' }).click();
  await expect(page.getByRole('region', { name: 'Drawing of the diagnosis' })).toBeVisible();
  expect(await overflow()).toBe(0);
  await expectAccessible(page);
});
