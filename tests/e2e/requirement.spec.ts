import type { Page } from '@playwright/test';
import { marksMessages } from '#admin/requirements/marks/messages.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RequirementBody } from '#contracts/sheets/requirement.ts';
import { requirementMessages } from '#site/i18n/requirement.ts';
import { approvalMessages } from '#site/i18n/requirement-approval.ts';
import { expectAccessible } from './support/accessible.ts';
import { callApi, test } from './support/back-office.ts';
import { expect, main, open } from './support/test.ts';

const item = (key: string, title: string) => ({
  key,
  kind: 'goal' as const,
  title,
  body: '',
  criterion: null,
});

interface Stored {
  version: number;
  head: Record<string, unknown>;
  body: RequirementBody;
}

/** Changes what is written of a requirement, over the API. */
async function write(page: Page, id: string, changes: Partial<RequirementBody>): Promise<void> {
  const { version, head, body } = await callApi<Stored>(page, `GET /admin/sheets/${id}`);
  await callApi(page, `PUT /admin/sheets/${id}`, { version, head, body: { ...body, ...changes } });
}

async function issue(page: Page, id: string, note: string): Promise<void> {
  const { version } = await callApi<Stored>(page, `GET /admin/sheets/${id}`);
  await callApi(page, `POST /admin/sheets/${id}/sending`, { version, note });
}

/** A requirement that is not sent, with a picture of the library. */
async function makeRequirement(page: Page, locale: Locale): Promise<string> {
  const { id } = await callApi<{ id: string }>(page, 'POST /admin/sheets', {
    kind: 'requirement',
    titleZh: '茶山直播间',
    titleEn: 'Tea room',
    locale,
  });
  const { items } = await callApi<{ items: { id: string }[] }>(
    page,
    'GET /admin/media?kind=picture&q=tea-room',
  );
  await write(page, id, {
    brief: '**一间厅**，一张茶席。',
    items: [item('goal', '一间厅两档直播')],
    references: [
      {
        key: 'room',
        itemKey: 'goal',
        target: { kind: 'media', mediaId: items[0]?.id ?? '' },
        caption: '副场景',
        marks: [],
      },
    ],
  });
  return id;
}

async function linkTo(page: Page, sheetId: string): Promise<string> {
  const { url } = await callApi<{ url: string }>(page, 'POST /admin/share-links', {
    sheetId,
    audience: 'signer',
    label: '王若溪',
  });
  return new URL(url).pathname;
}

test.describe.configure({ mode: 'default' });

for (const { locale, viewport } of [
  { locale: 'zh', viewport: { width: 390, height: 844 } },
  { locale: 'en', viewport: { width: 1280, height: 900 } },
] as const) {
  const text = requirementMessages[locale];
  const dialogText = approvalMessages[locale];
  const marks = marksMessages[locale];

  test(`staff mark a picture and issue; the customer approves the newest version (${locale}, ${viewport.width} px)`, async ({
    page,
    enter,
    browser,
    baseURL,
  }) => {
    await enter('sales', locale);
    const id = await makeRequirement(page, locale);
    await page.goto(`/admin/sheets/${id}`);
    await test.step('a pin and a box are placed, moved by keys and described', async () => {
      await page.locator('[id="body.references.0"]').click();
      await expect
        .poll(() =>
          page
            .locator('img:has(+ [data-shape])')
            .evaluate((image) => (image as HTMLImageElement).naturalWidth),
        )
        .toBeGreaterThan(0);
      const area = page.locator('[data-shape]');
      await area.scrollIntoViewIfNeeded();
      const box = (await area.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
      await page.mouse.click(...at(0.5, 0.7));
      await expect(page.getByLabel(marks.note(1))).toBeFocused();
      await page.keyboard.type('矮桌');
      await page.getByLabel(marks.shapes.box, { exact: true }).check({ force: true });
      await page.mouse.move(...at(0.25, 0.1));
      await page.mouse.down();
      await page.mouse.move(...at(0.5, 0.3));
      await page.mouse.move(...at(0.75, 0.6));
      await page.mouse.up();
      await expect(page.getByLabel(marks.note(2))).toBeFocused();
      await page.keyboard.type('窗外');
      await page.getByRole('button', { name: marks.move(1, marks.shapes.pin) }).focus();
      await page.keyboard.press('Shift+ArrowRight');
      await expectAccessible(page, '#main');
      await expect
        .poll(async () => {
          const { body } = await callApi<Stored>(page, `GET /admin/sheets/${id}`);
          return body.references[0]?.marks.map(({ shape, x, y, text: words }) => [
            shape,
            Math.round(x * 10),
            Math.round(y * 10),
            words,
          ]);
        })
        .toEqual([
          ['pin', 6, 7, '矮桌'],
          ['box', 3, 1, '窗外'],
        ]);
    });
    const address = await linkTo(page, id);
    await issue(page, id, '首版');

    const visitor = await browser.newPage({ baseURL, viewport, locale: 'zh-CN' });
    await open(visitor, address);
    await expect(main(visitor)).toContainText(text.notApproved(1));
    await visitor
      .getByRole('button', { name: text.approve(1) })
      .first()
      .click();
    const dialog = visitor.getByRole('dialog');
    await dialog.getByLabel(dialogText.name, { exact: true }).fill('王若溪');
    await dialog.getByLabel(new RegExp(dialogText.remark)).fill('样片先看');

    // Another version is issued while the dialogue is open.
    await write(page, id, { items: [item('goal', '一间厅两档直播'), item('edge', '抠像边缘')] });
    await issue(page, id, '加一条');
    await dialog.getByRole('button', { name: dialogText.confirm(1) }).click();
    await expect(dialog.getByRole('heading')).toHaveText(dialogText.heading(2));
    await expect(dialog).toContainText('抠像边缘');
    await expectAccessible(visitor);
    await dialog.getByRole('button', { name: dialogText.confirm(2) }).click();
    await expect(dialog).toHaveCount(0);
    await expect(visitor.locator('#approval')).toContainText(text.approved('王若溪', 2));
    await expect(visitor.locator('#approval')).toContainText('样片先看');
    await expect(visitor.locator('#approval')).toBeFocused();

    await test.step('a newer version shows itself', async () => {
      await write(page, id, { brief: '两间厅。' });
      await issue(page, id, '改为两间');
      await expect(main(visitor)).toContainText(text.newVersion(3));
      await expect(main(visitor)).toContainText('两间厅');
      await expect(main(visitor)).toContainText(text.notApproved(3));
    });
    await visitor.close();
  });
}

test('a requirement is read without scripts', async ({ page, enter, browser, baseURL }) => {
  await enter('sales', 'zh');
  const id = await makeRequirement(page, 'zh');
  await issue(page, id, '首版');
  const address = await linkTo(page, id);
  const visitor = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await visitor.goto(address);
  await expect(main(visitor)).toContainText('一间厅');
  await expect(main(visitor)).toContainText('副场景');
  await expect(visitor.getByRole('button', { name: '确认第 1 版' })).toHaveCount(0);
  await visitor.close();
});
