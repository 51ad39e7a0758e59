import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/locale.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/back-office.ts';
import { expect } from './support/test.ts';

// Browsers write refusals to the console. A reload ends requests.
test.beforeEach(({ watch }) => watch.allow(/status of 4(?:00|22)|ERR_FAILED/));
// Each test uploads a file and waits for it.
test.slow();

const PAGE = '/support/download';

/** Labels of the editor of programs. */
const labels = {
  zh: {
    add: '新建下载',
    slug: '网址名称',
    product: '产品',
    platform: '平台',
    create: '创建并开始编辑',
    name: '软件名称',
    publish: '发布',
    now: '立即发布',
    done: '已发布，网站已更新',
    versions: '版本',
  },
  en: {
    add: 'New download',
    slug: 'Name in the address',
    product: 'Product',
    platform: 'Platform',
    create: 'Create and edit',
    name: 'Name of the program',
    publish: 'Publish',
    now: 'Publish now',
    done: 'Published. The site is up to date',
    versions: 'Versions',
  },
};

/** Creates a program, publishes its Chinese name, and opens its versions. */
async function publishProgram(
  page: Page,
  slug: string,
  name: string,
  locale: Locale,
): Promise<void> {
  const label = labels[locale];
  await page.getByRole('button', { name: label.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label.slug).fill(slug);
  await dialog.getByLabel(label.product).selectOption('cyan');
  await dialog.getByLabel(label.platform).selectOption('linux');
  await dialog.getByRole('button', { name: label.create }).click();
  await page.getByLabel(label.name).fill(name);
  const bar = page.locator('.record-bar');
  await expect(bar.getByRole('status')).toHaveAttribute('data-state', 'saved');
  await bar.getByRole('button', { name: label.publish }).click();
  await dialog.getByRole('button', { name: label.now }).click();
  await expect(page.getByText(label.done)).toBeVisible();
  await page.getByRole('button', { name: label.versions, exact: true }).click();
}

/** Adds a draft of a version; the page is its screen. */
async function addVersion(page: Page, version: string): Promise<void> {
  await page.getByRole('button', { name: '新建版本' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('版本号').fill(version);
  await dialog.getByRole('button', { name: '创建并继续' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${version}`) })).toBeVisible();
}

/** A file of several parts that begins as ZIP archives do. */
function archive(bytes: number): Buffer {
  const content = randomBytes(bytes);
  content.write('PK\u0003\u0004', 'latin1');
  return content;
}

test('an editor uploads a version with a pause and a reload, issues it, visitors get it, and it is withdrawn', async ({
  page,
  request,
  browser,
  enter,
}) => {
  const slug = `linux-tool-${Date.now()}`;
  const name = `命令行工具 ${Date.now()}`;
  await enter('editor', 'zh', '/admin/content/download');
  await publishProgram(page, slug, name, 'zh');
  await addVersion(page, '1.4.0');
  await expectAccessible(page);

  // Parts are answered slowly, so that there is time to pause and to reload.
  const content = archive(6 * 1024 * 1024);
  const parts: number[] = [];
  await page.route('**/api/admin/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH') {
      parts.push(Number(route.request().headers()['upload-offset']));
      if (parts.length === 3) return;
    }
    await route.continue();
  });
  const file = { name: 'tool-1.4.0.zip', mimeType: 'application/zip', buffer: content };
  await page.locator('input[type=file]').setInputFiles(file);
  const uploads = page.getByRole('region', { name: '上传' });
  await expect.poll(() => parts.length).toBe(3);
  await uploads.getByRole('button', { name: '暂停 tool-1.4.0.zip' }).click();
  await expect(uploads.getByText('已暂停')).toBeVisible();
  // The third part gets no answer before the reload; the file is still known after it.
  await page.reload();
  await expect(page.getByText('tool-1.4.0.zip').last()).toBeVisible();
  const facts = page.getByRole('region', { name: '文件' });
  await expect(facts.getByText('SHA-256')).toBeVisible({ timeout: 30_000 });
  expect(parts.filter((offset) => offset === 0)).toHaveLength(1);

  const notes = page.getByRole('textbox', { name: '更新说明（中文）' });
  await notes.click();
  await page.keyboard.type('支持批量导出。');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已保存')).toBeVisible();
  await page.getByRole('button', { name: '发布这个版本' }).click();
  const asking = page.getByRole('dialog');
  await expectAccessible(page);
  await asking.getByRole('button', { name: '确认发布' }).click();
  await expect(page.getByText(/已发布的版本不能再改/)).toBeVisible();
  await expect(page.getByLabel('版本号')).toHaveAttribute('readonly', '');

  const visitor = await (await browser.newContext()).newPage();
  const site = process.env.SITE_URL ?? '';
  await expect
    .poll(async () => (await request.get(`${PAGE}?platform=linux`)).text(), { timeout: 5000 })
    .toContain(name);
  await visitor.goto(new URL(`${PAGE}?program=${slug}`, site).href);
  await expect(visitor.getByText('支持批量导出。')).toBeVisible();
  const arriving = visitor.waitForEvent('download');
  await visitor
    .getByRole('link', { name: `下载${name} 1.4.0` })
    .first()
    .click();
  const downloaded = await readFile(await (await arriving).path());
  expect(downloaded.equals(content)).toBe(true);

  await page.getByRole('button', { name: '撤回这个版本' }).click();
  await page.getByRole('dialog').getByLabel('撤回原因（中文').fill('导出的文件不完整。');
  await page.getByRole('dialog').getByLabel('撤回原因（英文').fill('Exports are incomplete.');
  await page.getByRole('button', { name: '确认撤回' }).click();
  await expect(page.getByText(/不再提供下载。 原因：导出的文件不完整。/)).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(async () => (await request.get(`/en${PAGE}?program=${slug}`)).text(), { timeout: 5000 })
    .toContain('Exports are incomplete.');
  await visitor.goto(new URL(`/en${PAGE}?program=${slug}`, site).href);
  await expect(visitor.getByRole('heading', { name: 'Withdrawn versions' })).toBeVisible();
  await visitor.goto(new URL(`/en${PAGE}`, site).href);
  await visitor
    .getByLabel('Drop a downloaded file here')
    .setInputFiles({ name: 'tool-1.4.0.zip', mimeType: 'application/zip', buffer: content });
  await expect(visitor.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'withdrawn');
  await expect(visitor.locator('[data-verdict]')).toContainText('Exports are incomplete.');
  await visitor.context().close();
});

test('a wrong version and a file that is no package are refused, in English', async ({
  page,
  enter,
}) => {
  await enter('editor', 'en', '/admin/content/download');
  await publishProgram(page, `refused-${Date.now()}`, '被拒绝的软件', 'en');
  await page.getByRole('button', { name: 'New version' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Version').fill('v1');
  await dialog.getByRole('button', { name: 'Create and continue' }).click();
  await expect(dialog.getByText(/major\.minor\.patch/)).toBeVisible();
  await dialog.getByLabel('Version').fill('1.0.0-rc.1');
  await dialog.getByRole('button', { name: 'Create and continue' }).click();
  const buffer = Buffer.from('This is only text.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'setup.exe', mimeType: 'application/x-msdownload', buffer });
  await expect(page.getByText(/content of the file does not match/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await expect(page.getByText('No version yet')).toBeVisible();
  await expectAccessible(page);
});
