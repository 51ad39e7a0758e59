// From a batch of codes in the back office to the licence of a visitor and its check.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { CODE_LENGTH, codeOf, readCode, writeCode } from '#contracts/redemptions/code.ts';
import { expectAccessible } from './support/accessible.ts';
import { callApi, test as staffTest } from './support/back-office.ts';
import { sessionOf } from './support/staff.ts';
import { expect, main, open, test } from './support/test.ts';

const newCode = () => writeCode(codeOf(randomBytes(CODE_LENGTH - 1)));

/** Imports codes of the printed cards, as an administrator. */
async function importCodes(browser: Browser, baseURL: string, codes: string[]): Promise<void> {
  const context = await browser.newContext({ baseURL });
  await context.addCookies(await sessionOf(baseURL, 'administrator', 'zh'));
  const page = await context.newPage();
  await page.goto(`${baseURL}admin`);
  const { campaigns } = await callApi<{ campaigns: { id: string; name: string }[] }>(
    page,
    'GET /admin/code-batches',
  );
  const campaign = campaigns.find(({ name }) => name.includes('相机礼遇'));
  await callApi(page, 'POST /admin/code-batch-imports', {
    campaignId: campaign?.id,
    label: `浏览器测试 ${Date.now()}`,
    codes: codes.join('\n'),
    validFrom: null,
    validUntil: null,
  });
  await context.close();
}

async function fill(page: Page, contact: string): Promise<void> {
  await page.getByLabel('手机号或邮箱').fill(contact);
  await page.getByLabel('相机型号').fill('A7 IV');
  await page.getByLabel(/^相机序列号/).fill('SN-1001');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
}

const activate = (page: Page) => page.getByRole('button', { name: '激活', exact: true }).click();

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1280, height: 900 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a card gives a licence, once; the file is checked in the browser', async ({
      page,
      browser,
      baseURL,
    }) => {
      const code = newCode();
      await importCodes(browser, baseURL ?? '', [code]);
      await open(page, `/ad/sony#${readCode(code).symbols}`);
      const field = page.getByLabel('兑换码', { exact: true });
      await expect(field).toHaveValue(code);
      expect(page.url()).not.toContain('#');
      // The address of another card, in the same tab.
      const other = newCode();
      await page.evaluate((symbols) => {
        location.hash = symbols;
      }, readCode(other).symbols);
      await expect(field).toHaveValue(other);
      expect(page.url()).not.toContain('#');
      // The script of the form comes with the first touch.
      await field.focus();
      await expect(main(page)).toContainText('校验位正确');

      // A typing mistake is told before anything is sent.
      await field.fill(code.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')));
      await expect(main(page)).toContainText('兑换码对不上');
      await field.fill(code.toLowerCase().replaceAll('-', ' '));
      await fill(page, 'journey@example.com');
      await expectAccessible(page, 'main');
      await activate(page);
      await expect(page.getByRole('heading', { name: '激活成功' })).toBeFocused();
      await expectAccessible(page, 'main');
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: '下载许可文件' }).click();
      const file = await (await downloading).path();

      await page.getByLabel('许可文件', { exact: true }).setInputFiles({
        name: 'licence.json',
        mimeType: 'application/json',
        buffer: readFileSync(file),
      });
      await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'valid');
      await page.getByLabel('许可文件', { exact: true }).setInputFiles({
        name: 'licence.json',
        mimeType: 'application/json',
        buffer: Buffer.from(readFileSync(file, 'utf8').replace('SN-1001', 'SN-1002')),
      });
      await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'changed');

      // Somebody else sees that it is used, and the holder the same licence.
      await page.getByRole('button', { name: '再激活一个' }).click();
      await field.fill(code);
      await fill(page, 'stranger@example.com');
      await activate(page);
      await expect(main(page).locator('[data-outcome="used"]')).toContainText('j***@example.com');
      await page.getByLabel('手机号或邮箱').fill('journey@example.com');
      await activate(page);
      await expect(page.getByRole('heading', { name: '这是您的许可' })).toBeVisible();
    });
  });
}

test('a damaged card leads to support, without the code', async ({ page }) => {
  await open(page, '/ad/sony');
  await page.getByLabel('兑换码', { exact: true }).fill('7KQ2-?0XD-4VTA-9H3?');
  await page.getByRole('link', { name: '看不清？请客服核对卡片' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/支持|客服|问题/);
  await expect(page.locator('textarea[name="message"]')).toHaveValue(/第 5、16 位看不清/);
  await expect(page.locator('textarea[name="message"]')).not.toHaveValue(/7KQ2/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form gives the licence, or says what is wrong', async ({
    page,
    browser,
    baseURL,
    watch,
  }) => {
    watch.allow(/status of 422/);
    const code = newCode();
    await importCodes(browser, baseURL ?? '', [code]);
    await page.goto('/ad/sony');
    const field = page.getByLabel('兑换码', { exact: true });
    await field.fill(code.slice(0, -1));
    await fill(page, 'noscript@example.com');
    await activate(page);
    await expect(main(page)).toContainText('这里只有 15 位');
    await expect(page.getByLabel('相机型号')).toHaveValue('A7 IV');
    await field.fill(code);
    await activate(page);
    await expect(page.getByRole('heading', { name: '激活成功' })).toBeVisible();
    expect(page.url()).not.toContain(readCode(code).symbols);
  });
});

staffTest('staff make a batch, and open its file with the passphrase', async ({ page, enter }) => {
  const label = `Printer ${Date.now()}`;
  await enter('administrator', 'en', 'admin/code-batches');
  await page.getByRole('button', { name: 'Make a batch' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(label);
  await dialog.getByLabel('Quantity').fill('2500');
  await dialog.getByLabel('Passphrase of the file').fill('one long passphrase');
  await dialog.getByLabel('The passphrase again').fill('another passphrase');
  await dialog.getByRole('button', { name: 'Make them' }).click();
  await expect(dialog).toContainText('The two are not the same.');
  await dialog.getByLabel('The passphrase again').fill('one long passphrase');
  await dialog.getByRole('button', { name: 'Make them' }).click();
  const row = page.getByRole('row', { name: new RegExp(label) });
  await expect(row).toContainText('2500 codes');
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Download/ }).click();
  const file = await (await downloading).path();

  await page.getByRole('button', { name: 'Open an exported file' }).click();
  await page.getByLabel('File (.txt.enc)').setInputFiles(file);
  await page.getByLabel('Passphrase of the file').fill('one long passphrase');
  const opening = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Decrypt and save' }).click();
  const codes = readFileSync(await (await opening).path(), 'utf8')
    .trimEnd()
    .split('\n');
  expect(codes.length).toBe(2500);

  const [code = ''] = codes;
  await page.goto(`admin/code-batches/codes?q=${code.slice(-4)}`);
  const found = page.getByRole('row', { name: new RegExp(label) }).first();
  await expect(found).toContainText(code.slice(-4));
  await found.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Stolen');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(found).toContainText('Revoked');
});
