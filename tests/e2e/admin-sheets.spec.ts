import sharp from 'sharp';
import { coreMessages } from '#admin/core/messages.ts';
import { commentMessages } from '#admin/sheets/comments/messages.ts';
import { linkMessages } from '#admin/sheets/links/messages.ts';
import { sheetMessages } from '#admin/sheets/messages.ts';
import { photoMessages } from '#admin/sheets/photo-messages.ts';
import { staffRoles } from '#contracts/enums/staff.ts';
import { expectAccessible } from './support/accessible.ts';
import { callApi, test } from './support/back-office.ts';
import { expect } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
// The check before sending refuses what is not complete.
test.beforeEach(({ watch }) => watch.allow(/status of (404|409|422)/));

test('sales make a work order of a project, correct what the check finds, and send it', async ({
  page,
  enter,
}) => {
  await enter('sales', 'zh', 'admin/sheets');
  await page.getByRole('button', { name: '新建单据' }).click();
  const dialog = page.getByRole('dialog', { name: '新建单据' });
  await dialog.getByLabel('类型').selectOption('work-order');
  await dialog.getByLabel('中文标题').fill('二号厅灯光维护');
  await dialog.getByLabel('项目').fill('3 号厅');
  await page.getByRole('option', { name: /3 号厅/ }).click();
  await dialog.getByRole('button', { name: '新建单据' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '二号厅灯光维护' })).toBeVisible();
  await expect(page.getByLabel(/^客户/)).toHaveValue('云栖茶事（示例）');
  await expect(page.getByLabel('现场联系人')).toHaveValue('王若溪');
  await expectAccessible(page);

  await page.getByRole('button', { name: '发送给客户' }).click();
  const check = page.getByRole('dialog', { name: '发送给客户' });
  await expect(check.getByText('还没有步骤，客户看不到进度。')).toBeVisible();
  await check.getByRole('button', { name: '步骤' }).click();

  await page.getByRole('button', { name: '添加步骤' }).click();
  await page.getByRole('textbox', { name: /^标题/ }).fill('更换主光灯管');
  await expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible();

  await page.getByRole('button', { name: '发送给客户' }).click();
  await check.getByLabel('说明').fill('请在周五前确认。');
  await check.getByRole('button', { name: '发送给客户' }).click();
  await expect(page.getByText('客户可以看到这张单据，保存后立即显示。')).toBeVisible();
  await expect(page.getByText('请在周五前确认。').first()).toBeVisible();

  const sheetId = page.url().split('/').at(-1);
  const link = await callApi<{ url: string }>(page, 'POST /admin/share-links', {
    sheetId,
    audience: 'holder',
  });
  await page.goto(new URL(link.url).pathname);
  await expect(page.getByRole('heading', { name: '二号厅灯光维护' })).toBeVisible();
  await expect(page.getByText('更换主光灯管')).toBeVisible();
});

test('a comment of staff waits for its photo, and does not go without one that was refused', async ({
  page,
  enter,
}) => {
  const [text, photos] = [commentMessages.zh, photoMessages.zh];
  await enter('sales', 'zh', 'admin/sheets');
  const { id } = await callApi<{ id: string }>(page, 'POST /admin/sheets', {
    kind: 'work-order',
    titleZh: '一号厅灯光维护',
    titleEn: 'Lighting of hall one',
    locale: 'zh',
  });
  // A slow line: no photo arrives before the test says so.
  let arrival = Promise.withResolvers<void>();
  await page.route('**/api/admin/private-pictures', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(`admin/sheets/${id}`);
  const panel = page.getByRole('region', { name: text.title });
  const body = panel.getByRole('textbox', { name: text.body });
  const send = panel.getByRole('button', { name: text.send, exact: true });
  const picture = {
    create: { width: 40, height: 30, channels: 3, background: '#4a5568' },
  } as const;
  const buffer = await sharp(picture).jpeg().toBuffer();
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer };
  await panel.locator('input[type=file]').setInputFiles(file);
  await expect(panel.getByText(photos.uploading)).toBeVisible();
  await body.fill('灯位见附图');
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  arrival.resolve();
  const written = panel.getByRole('article').filter({ hasText: '灯位见附图' });
  await expect(written.getByRole('img')).toHaveCount(1);
  await expect(body).toHaveValue('');

  arrival = Promise.withResolvers();
  await body.fill('另一张见附图');
  await panel.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from('text') });
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  arrival.resolve();
  await expect(panel.getByRole('alert')).toBeVisible();
  await expect(body).toHaveValue('另一张见附图');
  await expect(panel.getByRole('article').filter({ hasText: '另一张' })).toHaveCount(0);
});

test('people of each role see and do on a sheet what they may', async ({ page, enter }) => {
  await enter('sales', 'en', 'admin/sheets');
  const { items } = await callApi<{ items: { id: string }[] }>(
    page,
    'GET /admin/sheets?q=WO-2026-0318',
  );
  const [words, links] = [sheetMessages.en, linkMessages.en];
  for (const role of staffRoles) {
    await enter(role, 'en', `admin/sheets/${items[0]?.id}`);
    if (role === 'viewer') {
      await expect(page.getByText(coreMessages.en.noRightText)).toBeVisible();
      await expect(page.getByText('WO-2026-0318')).toHaveCount(0);
      continue;
    }
    await expect(page.getByRole('region', { name: links.panel })).toBeVisible();
    await expect(page.getByText('WO-2026-0318').first()).toBeVisible();
    const isReader = role === 'editor';
    await expect(page.getByText(words.personalHidden)).toHaveCount(isReader ? 1 : 0);
    const contact = page.getByLabel('Contact on site');
    if (isReader) await expect(contact).not.toHaveValue(/./);
    else await expect(contact).toHaveValue('王若溪');
    await expect(page.getByRole('button', { name: links.add })).toHaveCount(isReader ? 0 : 1);
    const comments = page.getByRole('region', { name: commentMessages.en.title });
    await expect(comments.getByRole('textbox')).toHaveCount(isReader ? 0 : 1);
  }
});
