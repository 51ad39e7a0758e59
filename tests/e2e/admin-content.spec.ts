import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/back-office.ts';
import { expect, test } from './support/test.ts';

// Before the sign-in the API answers 401, to a conflict 409: browsers write both to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 40[19]/));
// Each test signs in, opens the text editor and waits for saves.
test.slow();

let articles = 0;

/** Creates an article and returns its slug; the page is its editor. */
async function createArticle(page: Page): Promise<string> {
  const slug = `editor-test-${Date.now()}-${++articles}`;
  await page.getByRole('link', { name: '资讯' }).click();
  await page.getByRole('button', { name: '新建资讯' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('网址名称').fill(slug);
  await dialog.getByLabel('category').or(dialog.getByLabel('分类')).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: '创建并开始编辑' }).click();
  await expect(body(page)).toBeVisible();
  return slug;
}

const body = (page: Page) => page.getByRole('textbox', { name: '正文' });
const title = (page: Page) => page.getByRole('textbox', { name: '标题', exact: true });
const summary = (page: Page) => page.getByRole('textbox', { name: /^摘要/ });
const status = (page: Page) => page.locator('.record-bar [role=status]');
const bar = (page: Page, name: string) => page.locator('.record-bar').getByRole('button', { name });

async function saved(page: Page): Promise<void> {
  await expect(status(page)).toHaveAttribute('data-state', 'saved');
}

async function choose(page: Page, name: string): Promise<void> {
  await bar(page, '更多操作').click();
  await page.getByRole('menuitem', { name }).click();
}

/** Publishes everything that waits. */
async function publish(page: Page): Promise<void> {
  await bar(page, '发布').click();
  await page.getByRole('dialog').getByRole('button', { name: '立即发布' }).click();
  await expect(page.getByText('已发布，网站已更新')).toBeVisible();
}

test('an editor writes a bilingual article with a picture, publishes it, and it is on the site', async ({
  page,
  request,
}) => {
  await signIn(page);
  const slug = await createArticle(page);
  await title(page).fill('换一块更安静的风扇');
  await summary(page).fill('风扇的噪声从哪里来。');
  await body(page).click();
  // By keyboard: the menu of the editor makes a heading.
  await page.keyboard.type('/heading');
  await expect(page.getByRole('option', { name: '大标题' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('先听一听');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('转速越低越安静。');
  await page.getByRole('button', { name: '图片', exact: true }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').first().click();
  await page.getByLabel('图注').fill('一间直播间');
  await page.getByRole('button', { name: '插入' }).click();
  await expect(page.locator('.cm-picture img')).toBeVisible();
  await saved(page);

  await page.getByRole('button', { name: 'English', exact: true }).click();
  await title(page).fill('A quieter fan');
  await summary(page).fill('Where the noise comes from.');
  await body(page).click();
  await page.keyboard.type('Slower is quieter.');
  await saved(page);
  await expectAccessible(page);

  await publish(page);
  for (const [path, words] of [
    [`/show/${slug}`, '转速越低越安静。'],
    [`/en/show/${slug}`, 'Slower is quieter.'],
  ] as const) {
    await expect
      .poll(async () => (await request.get(path)).text(), { timeout: 1_000 })
      .toContain(words);
  }
  const html = await (await request.get(`/show/${slug}`)).text();
  expect(html).toMatch(/<h2[^>]*>先听一听/);
  expect(html).toContain('<figcaption>一间直播间</figcaption>');
});

/** Makes saves fail as without a connection, also those of a page that is being left. */
async function breakSaves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (input, init) =>
      localStorage.getItem('broken') && init?.method === 'PUT'
        ? Promise.reject(new TypeError('no connection'))
        : send(input, init);
  });
}

test('a reload brings back what was typed while the server was away', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await breakSaves(page);
  await signIn(page);
  await createArticle(page);
  await page.evaluate(() => localStorage.setItem('broken', 'yes'));
  await title(page).fill('断网时写的标题');
  await body(page).click();
  await page.keyboard.type('断网时写的正文');
  await expect(body(page)).toHaveText('断网时写的正文');
  await expect(status(page)).toHaveAttribute('data-state', 'offline');
  await page.reload();
  await expect(page.getByText('已恢复这台设备上没有保存完的文字')).toBeVisible();
  await expect(title(page)).toHaveValue('断网时写的标题');
  await expect(body(page)).toHaveText('断网时写的正文');
  await page.evaluate(() => localStorage.removeItem('broken'));
  await saved(page);
});

async function secondWindow(browser: Browser, page: Page, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'zh-CN',
    storageState: await page.context().storageState(),
  });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(body(other)).toBeVisible();
  return other;
}

test('two windows on one text: the later one compares, chooses, and nothing is lost', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await createArticle(page);
  await title(page).fill('共同的标题');
  await saved(page);
  const other = await secondWindow(browser, page, baseURL);
  await title(other).fill('另一个窗口的标题');
  await saved(other);
  await title(page).fill('我的标题');
  await summary(page).fill('只有我写了摘要');
  await expect(status(page)).toHaveAttribute('data-state', 'conflict');
  await bar(page, '比较并选择').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('您自己的另一个窗口')).toBeVisible();
  await expect(dialog.getByText('另一个窗口的标题')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('group', { name: '标题' }).getByLabel('对方的').check({ force: true });
  await dialog.getByRole('button', { name: '按选择保存' }).click();
  await saved(page);
  await expect(title(page)).toHaveValue('另一个窗口的标题');
  await expect(summary(page)).toHaveValue('只有我写了摘要');
  await other.context().close();
});

test('an earlier version is compared and restored as a draft', async ({ page }) => {
  await signIn(page);
  await createArticle(page);
  await title(page).fill('第一版');
  await saved(page);
  await choose(page, '存为一个版本');
  await page.getByRole('dialog').getByRole('button', { name: '存为版本' }).click();
  await expect(page.getByText('已存为版本')).toBeVisible();
  await title(page).fill('第二版');
  await saved(page);
  await choose(page, '历史版本');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('listitem').filter({ hasText: '中文' }).getByRole('button').click();
  await expect(dialog.locator('.cm-deletedText, .cm-deletedChunk').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '恢复为草稿' }).click();
  await expect(page.getByText('已恢复为草稿，还没有发布')).toBeVisible();
  await expect(title(page)).toHaveValue('第一版');
});

test('a publication is scheduled in Beijing time, shown on the overview, and cancelled', async ({
  page,
}) => {
  await signIn(page);
  await createArticle(page);
  await title(page).fill('明年的消息');
  await body(page).click();
  await page.keyboard.type('到时再说。');
  await saved(page);
  await choose(page, '定时发布或下线');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('北京时间（UTC+8）')).toBeVisible();
  await dialog.getByLabel('时间').fill('2027-01-01T08:30');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '设定', exact: true }).click();
  await expect(page.getByText(/定于 2027年1月1日 08:30（北京时间）发布/)).toBeVisible();
  await page.getByRole('link', { name: '概览' }).click();
  await page
    .getByRole('region', { name: '已定时' })
    .getByRole('link', { name: '明年的消息' })
    .click();
  await page.getByRole('button', { name: '取消定时' }).click();
  await expect(page.getByText('已取消定时')).toBeVisible();
  await expect(page.getByText(/定于 2027/)).toHaveCount(0);
});

test('a Chinese input method is not interrupted by the editor', async ({ page }) => {
  await signIn(page);
  await createArticle(page);
  await body(page).click();
  const input = await page.context().newCDPSession(page);
  for (const text of ['z', 'zh', 'zhi', 'zhib', 'zhibo']) {
    await input.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect(body(page)).toHaveText(text);
  }
  // The save that comes meanwhile must not end the composition.
  await saved(page);
  await input.send('Input.imeSetComposition', {
    text: 'zhibojian',
    selectionStart: 9,
    selectionEnd: 9,
  });
  await input.send('Input.insertText', { text: '直播间' });
  await expect(body(page)).toHaveText('直播间');
  // The key of `/` types this sign in a Chinese input method.
  await page.keyboard.press('Enter');
  await input.send('Input.insertText', { text: '、' });
  await expect(page.getByRole('listbox')).toBeVisible();
});

test('a paste from Word becomes tidy text, and is taken back with one click', async ({ page }) => {
  await signIn(page);
  await createArticle(page);
  await body(page).click();
  await body(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<p class=MsoNormal><b><span style="color:red">注意：</span></b>先关灯。<img src="file:///C:/a.png" alt="机位"></p>',
    );
    data.setData('text/plain', '注意：先关灯。');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText('有 1 张图片不在素材库里')).toBeVisible();
  await expect(body(page)).toContainText('**注意**：先关灯。');
  await expect(page.locator('.cm-picture')).toContainText('请从素材库选择');
  await page.getByRole('button', { name: '改为纯文本' }).click();
  await expect(body(page)).toHaveText('注意：先关灯。');
});

test('lists, trash and overview have no serious findings, and go with the keyboard to the editor', async ({
  page,
}) => {
  await signIn(page);
  await expectAccessible(page);
  for (const [path, heading] of [
    ['content/article', '资讯'],
    ['content/case', '客户案例'],
    ['content/document', '学习中心'],
    ['trash', '回收站'],
  ] as const) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByRole('row').or(page.getByText('回收站是空的')).first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/admin/content/article?f-en=published');
  await page.getByRole('searchbox').fill('cyan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/f-en=published&q=cyan/);
  await page.getByRole('row').nth(1).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(body(page)).toBeVisible();
  await expectAccessible(page);
});

for (const width of [390, 1024]) {
  test(`an article is read and approved at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
    await page.goto('/admin/content/article');
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(body(page)).toBeVisible();
    await expect(bar(page, '发布')).toBeInViewport();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('a document has a Chinese text and shared settings, and no English part', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: '学习中心' }).click();
  await expect(page.getByLabel('英文')).toHaveCount(0);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(body(page)).toBeVisible();
  const views = page.getByRole('navigation', { name: '编辑范围' }).getByRole('button');
  await expect(views).toHaveText(['中文', '共用设置']);
  await views.nth(1).click();
  await expect(page.getByLabel('网址名称')).toBeVisible();
});
