import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/back-office.ts';
import { expect } from './support/test.ts';

// On the site below a base path: the pages of the other one are being tested as they are.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
  baseURL: async ({}, use) => {
    await use(process.env.BASED_SITE_URL);
  },
  viewport: { width: 1440, height: 1200 },
});
// Browsers write a conflict to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 409/));
// The tests share the tree of the site.
test.describe.configure({ mode: 'serial' });

const TREE = 'admin/content/document/tree';
const PLAN = '绿幕、LED 屏、实景、人像分割怎么选';
const INSTALL = '下载并安装青幕';

/** A line of the tree; its name ends with the number of documents, or with the state. */
const row = (page: Page, name: string) =>
  page.getByRole('treeitem', { name: new RegExp(`^${name} `) });

async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Open “${name}”` }).click();
}

/** Titles of the documents of a section that are shown, in their order. */
const shown = (page: Page) =>
  page
    .locator('[role=treeitem]:not([aria-expanded])')
    .evaluateAll((rows) => rows.map((item) => item.querySelector('a')?.textContent));

test('an editor drags a document, the site shows the new order, and the move is taken back', async ({
  page,
  request,
  enter,
}) => {
  const order = async () => {
    const { data } = await (await request.get('api/documents/install-cyan?locale=zh')).json();
    return data.course.documents.map(({ title }: { title: string }) => title).slice(0, 2);
  };
  expect(await order()).toEqual([PLAN, INSTALL]);
  await enter('editor', 'en', 'admin/content/document');
  await page.getByRole('link', { name: 'Tree', exact: true }).click();
  await openSection(page, 'Getting started');
  await expect(row(page, INSTALL)).toBeVisible();
  await expectAccessible(page);
  await row(page, INSTALL).dragTo(row(page, PLAN), { targetPosition: { x: 300, y: 6 } });
  await expect(page.getByText('Moved; the site is up to date')).toBeVisible();
  await expect.poll(order).toEqual([INSTALL, PLAN]);
  await expect.poll(async () => (await shown(page)).slice(0, 2)).toEqual([INSTALL, PLAN]);

  await page.getByRole('button', { name: 'Undo the move' }).click();
  await expect(page.getByText('Taken back')).toBeVisible();
  await expect.poll(order).toEqual([PLAN, INSTALL]);
});

test('the keyboard opens, walks and moves; each move is announced', async ({ page, enter }) => {
  await enter('editor', 'en', TREE);
  await row(page, 'Getting started').focus();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, PLAN)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, PLAN)).toBeFocused();
  const announced = page.locator('[aria-live=assertive]');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(announced).toHaveText(`“${PLAN}” cannot move further that way`);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(announced).toHaveText(`“${PLAN}” is now number 2 in “Getting started”`);
  await expect(row(page, PLAN)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(announced).toHaveText(`“${PLAN}” is now number 1 in “Getting started”`);
});

test('several documents go into another section together; a stale tree is refused and read again', async ({
  page,
  context,
  enter,
}) => {
  await enter('editor', 'en', TREE);
  await openSection(page, 'Getting started');
  const other = await context.newPage();
  await other.goto(TREE);
  await openSection(other, 'Getting started');
  await expect(row(other, PLAN)).toBeVisible();

  for (const name of [PLAN, INSTALL]) {
    await page.getByRole('checkbox', { name: `Select “${name}”` }).check();
  }
  await page.getByRole('button', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 2 entries' });
  await dialog.getByLabel('Section').selectOption({ label: 'Studio set-up / Room and power' });
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('2 moved; the site is up to date')).toBeVisible();
  await expect(row(page, INSTALL)).toHaveAttribute('aria-level', '3');

  await row(other, PLAN).focus();
  await other.keyboard.press('Alt+ArrowDown');
  await expect(
    other.getByText('Somebody else has just changed this part of the tree'),
  ).toBeVisible();
  await expect(row(other, PLAN)).toHaveCount(0);
  await other.close();
  await page.getByRole('button', { name: 'Undo the move' }).click();
  const atLevel = (level: number) => page.getByRole('treeitem', { name: INSTALL, level });
  await expect(atLevel(2)).toBeVisible();
  // Each section is read by itself.
  await expect(atLevel(3)).toHaveCount(0);
});

test('sections and documents are added where they belong, and found by their title', async ({
  page,
  enter,
}) => {
  await enter('editor', 'en', TREE);
  await page.getByRole('button', { name: 'Actions for “Network and streaming”' }).click();
  await page.getByRole('menuitem', { name: 'Add a section here' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name in the address').fill('wireless');
  await dialog.getByLabel('Name in Chinese').fill('无线网络');
  await dialog.getByLabel('Name in English').fill('Wireless');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await openSection(page, 'Network and streaming');
  await page.getByRole('button', { name: 'Actions for “Wireless”' }).click();
  await page.getByRole('menuitem', { name: 'New document here' }).click();
  await expect(dialog.getByLabel('Section').locator('option:checked')).toHaveText(
    'Network and streaming / Wireless',
  );
  await dialog.getByLabel('Name in the address').fill('wireless-first');
  await dialog.getByRole('button', { name: 'Create and edit' }).click();
  await expect(page).toHaveURL(/\/content\/document\/[0-9a-f-]{36}/);

  await page.goto(`${TREE}?q=青幕`);
  await expect(page.getByRole('link', { name: INSTALL })).toBeVisible();
  await expect(page.getByText('Getting started', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
