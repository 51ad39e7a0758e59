import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { callApi, test } from './support/back-office.ts';
import { expect, open } from './support/test.ts';

interface Asked {
  id: string;
  slug: string;
  languages: { locale: string; questions: string[]; updatedAt: string | null }[];
}

/** A record that visitors find, with its questions. */
async function someRecord(page: Page, kind: string): Promise<Asked> {
  const { items } = await callApi<{ items: { id: string }[] }>(
    page,
    `GET /admin/search-questions?kind=${kind}&state=some&locale=zh`,
  );
  return callApi<Asked>(page, `GET /admin/search-questions/${items.at(-1)?.id}`);
}

const chineseOf = ({ languages }: Asked) => languages.find(({ locale }) => locale === 'zh');

/** The first result of the public search. */
async function firstResult(page: Page, words: string): Promise<string | null> {
  await open(page, '/about');
  await page.getByRole('banner').getByRole('button', { name: '搜索' }).click();
  const search = page.locator('dialog.search');
  await search.getByRole('combobox').fill(words);
  // Before the answer arrives, the list suggests documents.
  await expect(search.getByRole('status')).not.toBeEmpty();
  return search.getByRole('option').first().textContent();
}

test('an editor writes what visitors ask by keyboard, and the search finds the record first', async ({
  page,
  request,
  enter,
  watch,
}) => {
  // Browsers write a refused list to the console.
  watch.allow(/status of 400/);
  const word = `zz${Date.now() % 100_000}`;
  await enter('editor', 'zh');
  const asked = await someRecord(page, 'case');
  const count = chineseOf(asked)?.questions.length ?? 0;
  await page.goto(`admin/content/case/${asked.id}`);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: /^访客会怎么问/ }).click();
  const dialog = page.getByRole('dialog', { name: '访客会怎么问' });
  const lines = dialog.getByRole('textbox');
  await expect(lines).toHaveCount(count);
  await expectAccessible(page);

  await lines.last().press('Enter');
  await page.keyboard.type(`${word} 要多少钱`);
  await page.keyboard.press('Enter');
  await page.keyboard.type(`怎么做${word}直播`);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(lines.nth(-2)).toHaveValue(`怎么做${word}直播`);
  await expect(lines.nth(-2)).toBeFocused();
  await dialog.getByRole('button', { name: '添加问法' }).click();
  await page.keyboard.type('？！');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('没有文字或数字')).toBeVisible();
  // Nothing that was typed is lost by accident.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '继续编辑' }).click();
  await lines.last().fill('');
  await lines.last().press('Backspace');
  await expect(lines).toHaveCount(count + 2);
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('已保存，搜索立即采用')).toBeVisible();
  await expect(dialog.getByText('搜索第 1 位').last()).toBeVisible();

  expect(await firstResult(page, `怎么做${word}直播`)).toContain(title);

  // Removed again, from the list of all records.
  await page.goto(`admin/search-misses?view=questions&q=${word}`);
  const row = page.getByRole('row', { name: title });
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await row.getByRole('button').click();
  await expect(lines).toHaveCount(count + 2);
  for (let time = 0; time < 2; time++) {
    await dialog
      .getByRole('button', { name: /^删除第/ })
      .last()
      .click();
  }
  await dialog.getByRole('button', { name: '保存问法' }).click();
  await expect(page.getByText('已保存，搜索立即采用')).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(row).toHaveCount(0);
  const search = await request.get('/api/search', { params: { q: word, locale: 'zh' } });
  expect((await search.json()).data.hits).toEqual([]);
});

test('what somebody else has saved meanwhile joins the list before it is saved', async ({
  page,
  enter,
  watch,
}) => {
  watch.allow(/status of 409/);
  await enter('editor', 'en');
  const product = await someRecord(page, 'product');
  const { questions = [], updatedAt } = chineseOf(product) ?? {};
  await page.goto(`admin/search-misses?view=questions&kind=product&q=${product.slug}`);
  await page.getByRole('button', { name: /^Edit the questions/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Questions this answers' });
  await dialog.getByRole('button', { name: /^Chinese/ }).click();
  const lines = dialog.getByRole('textbox');
  await lines.last().press('Enter');
  await page.keyboard.type('我的问法');
  const path = `/admin/search-questions/${product.id}/zh`;
  const theirs = [...questions.slice(1), '同事的问法'];
  await callApi(page, `PUT ${path}`, { questions: theirs, updatedAt });
  await dialog.getByRole('button', { name: 'Save questions' }).click();
  await expect(dialog.getByText('Somebody has just saved')).toBeVisible();
  const merged = [...questions.slice(1), '我的问法', '同事的问法'];
  await expect(lines).toHaveCount(merged.length);
  await expect(lines.last()).toHaveValue('同事的问法');
  await dialog.getByRole('button', { name: 'Save questions' }).click();
  await expect(page.getByText('The search uses them now')).toBeVisible();
  const after = await callApi<Asked>(page, `GET /admin/search-questions/${product.id}`);
  expect(chineseOf(after)?.questions).toEqual(merged);
  await callApi(page, `PUT ${path}`, { questions, updatedAt: chineseOf(after)?.updatedAt });
});

test('who may only read sees the questions and cannot change them', async ({ page, enter }) => {
  await enter('viewer', 'zh');
  const { id } = await someRecord(page, 'document');
  await page.goto(`admin/content/document/${id}`);
  await page.getByRole('button', { name: /^访客会怎么问/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toHaveAttribute('readonly');
  await expect(dialog.getByRole('button', { name: '保存问法' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: '查看搜索排位' })).toBeVisible();
  await expectAccessible(page);
});
