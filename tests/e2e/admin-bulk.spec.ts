import { expectAccessible } from './support/accessible.ts';
import { callApi, draftArticle, publishText, test } from './support/back-office.ts';
import { expect } from './support/test.ts';

test.slow();

test('an editor publishes twelve articles together, sees what failed, and takes it back', async ({
  page,
  request,
  enter,
}) => {
  await enter('editor', 'zh');
  const mark = `bulk-${Date.now()}`;
  for (let count = 1; count < 12; count++) {
    await draftArticle(page, `${mark}-${count}`, `批量测试 ${count}`);
  }
  const { slug: unfinished } = await draftArticle(page, `${mark}-12`, '');
  await page.goto(`/admin/content/article?q=${mark}`);
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^选择 / });
  await expect(boxes).toHaveCount(12);
  // From the first row to the third: three rows.
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect(page.getByText('已选 3 条')).toBeVisible();
  await page.getByLabel('选择本页').check();
  await expect(page.getByText('已选 12 条')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: '发布', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '开始' }).click();
  await expect(dialog.getByText('已改动 11 条，无需改动 0 条，没有成功 1 条')).toBeVisible();
  await expect(dialog.getByRole('link', { name: unfinished })).toBeVisible();
  await expectAccessible(page);
  const status = async (slug: string) => (await request.get(`/show/${slug}`)).status();
  await expect.poll(() => status(`${mark}-1`)).toBe(200);

  await dialog.getByRole('button', { name: '撤销' }).click();
  await expect(dialog.getByRole('heading', { name: /^撤销：发布/ })).toBeVisible();
  await expect(dialog.getByText('已改动 11 条，无需改动 0 条，没有成功 0 条')).toBeVisible();
  await expect.poll(() => status(`${mark}-1`)).toBe(404);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: '批量操作' }).click();
  await expect(page.getByRole('button', { name: /^撤销：发布/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('a field is set on all articles that match a filter', async ({ page, enter }) => {
  await enter('editor', 'en');
  const mark = `field-${Date.now()}`;
  for (let count = 1; count <= 2; count++) {
    await draftArticle(page, `${mark}-${count}`, `字段测试 ${count}`);
  }
  await page.goto(`/admin/content/article?q=${mark}`);
  await page.getByLabel('Select this page').check();
  await page.getByRole('button', { name: 'Set a field' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Field').selectOption('Shown in lists');
  await dialog.getByLabel('New value').selectOption('No');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog.getByText('2 changed')).toBeVisible();
  const { items } = await callApi<{ items: { id: string }[] }>(
    page,
    `GET /admin/content/article?q=${mark}`,
  );
  for (const { id } of items) {
    const part = await callApi(page, `GET /admin/records/${id}/parts/shared`);
    expect(part).toMatchObject({ data: { listed: false } });
  }
});

test('stale translations are compared, and confirmed together', async ({ page, enter }) => {
  await enter('editor', 'en');
  const mark = `stale-${Date.now()}`;
  for (const count of [1, 2]) {
    const { id } = await draftArticle(page, `${mark}-${count}`, `${mark} 原文 ${count}`);
    await publishText(page, id, 'zh');
    await publishText(page, id, 'en', `${mark} text ${count}`);
    await publishText(page, id, 'zh', `${mark} 改过的原文 ${count}`);
  }
  await page.getByRole('link', { name: 'Translations', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Translations', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `See what changed: ${mark} text 1` }).click();
  await expect(page.getByRole('dialog').getByText('改过的').first()).toBeVisible();
  await page.keyboard.press('Escape');
  for (const count of [1, 2]) await page.getByLabel(`Select ${mark} text ${count}`).check();
  await page
    .getByRole('region', { name: '2 selected' })
    .getByRole('button', { name: 'Still right' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog.getByText('2 changed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: `${mark} text 1` })).toBeHidden();
});

test('risky words of a filter are changed and deleted together, and one comes back from the trash', async ({
  page,
  enter,
}) => {
  await enter('editor', 'zh');
  const mark = `rw${Date.now() % 1_000_000}`;
  for (const word of [`${mark}甲`, `${mark}乙`]) {
    await callApi(page, 'POST /admin/risky-words', {
      word,
      category: 'price',
      severity: 'warning',
      reasonZh: '测试',
      reasonEn: '',
      suggestionZh: '',
      suggestionEn: '',
      exceptions: [],
      note: '',
      active: true,
    });
  }
  await page.goto(`/admin/risky-words?q=${mark}`);
  await page.getByLabel('选择本页').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: '设置字段' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('字段').selectOption('级别');
  await dialog.getByLabel('改为').selectOption('禁用');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '开始' }).click();
  await expect(dialog.getByText('已改动 2 条，无需改动 0 条，没有成功 0 条')).toBeVisible();
  await expect(dialog.getByRole('heading')).toContainText('风险词 · 级别 = 禁用');
  await page.keyboard.press('Escape');
  const table = page.getByRole('table');
  await expect(table.getByText('禁用', { exact: true })).toHaveCount(2);

  await page.getByLabel('选择本页').check();
  await page.getByRole('button', { name: '移到回收站' }).click();
  await dialog.getByRole('button', { name: '开始' }).click();
  await expect(dialog.getByText('已改动 2 条，无需改动 0 条，没有成功 0 条')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${mark}甲`)).toHaveCount(0);

  await page.goto('/admin/trash?kind=risky-word');
  const row = page.getByRole('row', { name: `${mark}甲` });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: '恢复' }).click();
  await expect(row).toHaveCount(0);
  await page.goto(`/admin/risky-words?q=${mark}`);
  await expect(table.getByText(`${mark}甲`, { exact: true })).toBeVisible();
});
