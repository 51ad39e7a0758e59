import type { Browser, Page } from '@playwright/test';
import type { Locale } from '#contracts/locale.ts';
import { expectAccessible } from './support/accessible.ts';
import { draftArticle, test } from './support/back-office.ts';
import { expect } from './support/test.ts';

// Browsers write a conflict to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 409/));

let articles = 0;

/** Labels of the editor of articles. */
const labels = {
  zh: {
    add: '新建资讯',
    slug: '网址名称',
    category: '分类',
    create: '创建并开始编辑',
    title: '标题',
    summary: '摘要',
    body: '正文',
    more: '更多操作',
    publish: '发布',
    now: '立即发布',
    done: '已发布，网站已更新',
    heading: '大标题',
    picture: '图片',
    video: '视频',
    videoName: '视频名称',
    alt: '替代文字',
    caption: '图注',
    insert: '插入',
  },
  en: {
    add: 'New article',
    slug: 'Name in the address',
    category: 'Category',
    create: 'Create and edit',
    title: 'Title',
    summary: 'Summary',
    body: 'Text',
    more: 'More',
    publish: 'Publish',
    now: 'Publish now',
    done: 'Published. The site is up to date',
    heading: 'Heading',
    picture: 'Picture',
    video: 'Video',
    videoName: 'Name of the video',
    alt: 'Alternative text',
    caption: 'Caption',
    insert: 'Insert',
  },
};

const LIST = '/admin/content/article';

/** Creates an article by the dialog of the list; the page is then its editor. */
async function createArticle(page: Page, locale: Locale): Promise<string> {
  const label = labels[locale];
  const slug = `editor-test-${Date.now()}-${++articles}`;
  await page.getByRole('button', { name: label.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label.slug).fill(slug);
  await dialog.getByLabel(label.category).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: label.create }).click();
  await expect(fields(page, locale).body).toBeVisible();
  return slug;
}

/** The fields of a text. */
function fields(page: Page, locale: Locale) {
  const { title, summary, body } = labels[locale];
  return {
    title: page.getByRole('textbox', { name: title, exact: true }),
    summary: page.getByRole('textbox', { name: new RegExp(`^${summary}`) }),
    body: page.getByRole('textbox', { name: body, exact: true }),
  };
}

/** Shows the text of a language; at first it is the one that the person reads. */
async function showPart(page: Page, name: '中文' | 'English'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

const status = (page: Page) => page.locator('.record-bar [role=status]');
const bar = (page: Page, name: string) => page.locator('.record-bar').getByRole('button', { name });

async function saved(page: Page): Promise<void> {
  await expect(status(page)).toHaveAttribute('data-state', 'saved');
}

async function choose(page: Page, locale: Locale, name: string): Promise<void> {
  await bar(page, labels[locale].more).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Publishes everything that waits. */
async function publish(page: Page, locale: Locale): Promise<void> {
  const { publish, now, done } = labels[locale];
  await bar(page, publish).click();
  await page.getByRole('dialog').getByRole('button', { name: now }).click();
  await expect(page.getByText(done)).toBeVisible();
}

for (const locale of ['zh', 'en'] as const) {
  test(`an editor who reads ${locale} writes a bilingual article with a picture, publishes it, and it is on the site`, async ({
    page,
    request,
    enter,
  }) => {
    const label = labels[locale];
    const { title, summary, body } = fields(page, locale);
    await enter('editor', locale, LIST);
    const slug = await createArticle(page, locale);
    await showPart(page, '中文');
    await title.fill('换一块更安静的风扇');
    await summary.fill('风扇的噪声从哪里来。');
    await body.click();
    // By keyboard: the menu of the editor makes a heading.
    await page.keyboard.type('/heading');
    await expect(page.getByRole('option', { name: label.heading, exact: true })).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.type('先听一听');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('转速越低越安静。');
    await page.getByRole('button', { name: label.picture, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('listitem')
      .first()
      .getByRole('button')
      .first()
      .click();
    await page.getByLabel(label.alt).fill('灯光下的直播间');
    await page.getByLabel(label.caption).fill('一间直播间');
    await page.getByRole('button', { name: label.insert }).click();
    await expect(page.locator('.cm-picture img')).toBeVisible();
    await saved(page);

    await showPart(page, 'English');
    await title.fill('A quieter fan');
    await summary.fill('Where the noise comes from.');
    await body.click();
    await page.keyboard.type('Slower is quieter.');
    await saved(page);
    await expectAccessible(page);

    await publish(page, locale);
    for (const [path, words] of [
      [`/show/${slug}`, '转速越低越安静。'],
      [`/en/show/${slug}`, 'Slower is quieter.'],
    ] as const) {
      await expect.poll(async () => (await request.get(path)).text()).toContain(words);
    }
    const html = await (await request.get(`/show/${slug}`)).text();
    expect(html).toMatch(/<h2[^>]*>先听一听/);
    expect(html).toContain('<figcaption>一间直播间</figcaption>');
  });
}

test('a video of the library is put into a text, and visitors can play it', async ({
  page,
  request,
  enter,
}) => {
  const label = labels.en;
  const { title, summary, body } = fields(page, 'en');
  await enter('editor', 'en', LIST);
  const slug = await createArticle(page, 'en');
  await showPart(page, '中文');
  await title.fill('看一段试拍');
  await summary.fill('一分钟的样片。');
  await body.click();
  await page.keyboard.type('先看样片。');
  await page.getByRole('button', { name: label.video, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.locator('input[type=file]').setInputFiles('src/site/demos/cyan/clips/hair.mp4');
  await dialog.getByRole('button', { name: 'Open hair' }).first().click();
  await dialog.getByLabel(label.videoName).fill('绿幕试拍');
  await dialog.getByLabel(label.caption).fill('灯光全开');
  await dialog.getByRole('button', { name: label.insert }).click();
  await expect(body).toContainText('灯光全开');
  await saved(page);
  await expectAccessible(page);
  await publish(page, 'en');
  const html = async () => (await request.get(`/show/${slug}`)).text();
  await expect.poll(html).toMatch(/<video[^>]*(?:aria-label|title)="绿幕试拍"/);
  expect(await html()).toContain('<figcaption>灯光全开</figcaption>');
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

test('a reload brings back what was typed while the server was away', async ({ page, enter }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await breakSaves(page);
  await enter('editor', 'zh', LIST);
  await createArticle(page, 'zh');
  await page.evaluate(() => localStorage.setItem('broken', 'yes'));
  await fields(page, 'zh').title.fill('断网时写的标题');
  await fields(page, 'zh').body.click();
  await page.keyboard.type('断网时写的正文');
  await expect(fields(page, 'zh').body).toHaveText('断网时写的正文');
  await expect(status(page)).toHaveAttribute('data-state', 'offline');
  await page.reload();
  await expect(page.getByText('已恢复这台设备上没有保存完的文字')).toBeVisible();
  await expect(fields(page, 'zh').title).toHaveValue('断网时写的标题');
  await expect(fields(page, 'zh').body).toHaveText('断网时写的正文');
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
  await expect(fields(other, 'en').body).toBeVisible();
  return other;
}

test('two windows on one text: the later one compares, chooses, and nothing is lost', async ({
  page,
  browser,
  baseURL,
  enter,
}) => {
  await enter('editor', 'en', LIST);
  await createArticle(page, 'en');
  await fields(page, 'en').title.fill('共同的标题');
  await saved(page);
  const other = await secondWindow(browser, page, baseURL);
  await fields(other, 'en').title.fill('另一个窗口的标题');
  await saved(other);
  await fields(page, 'en').title.fill('我的标题');
  await fields(page, 'en').summary.fill('只有我写了摘要');
  await expect(status(page)).toHaveAttribute('data-state', 'conflict');
  await bar(page, 'Compare and choose').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Another window of yours')).toBeVisible();
  await expect(dialog.getByText('另一个窗口的标题')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('group', { name: 'Title' }).getByLabel('Theirs').check({ force: true });
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await saved(page);
  await expect(fields(page, 'en').title).toHaveValue('另一个窗口的标题');
  await expect(fields(page, 'en').summary).toHaveValue('只有我写了摘要');
  await choose(page, 'en', 'History');
  await expect(page.getByRole('dialog').getByText('Not chosen in a conflict')).toBeVisible();
  await other.context().close();
});

test('two windows on different paragraphs: both are kept without a question', async ({
  page,
  browser,
  baseURL,
  enter,
}) => {
  await enter('editor', 'en', LIST);
  await createArticle(page, 'en');
  const { body } = fields(page, 'en');
  await body.click();
  await page.keyboard.type('first');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('last');
  await saved(page);
  const other = await secondWindow(browser, page, baseURL);
  const theirs = fields(other, 'en').body;
  await theirs.getByText('first').click();
  await other.keyboard.press('End');
  await other.keyboard.type(', theirs');
  await saved(other);
  await page.keyboard.type(', mine');
  await expect(page.getByText('Another window has just saved this part')).toBeVisible();
  await expect(body).toContainText('first, theirs');
  await saved(page);
  // The caret stayed where it was, and undoing leaves what others wrote.
  await page.keyboard.type('!');
  await expect(body).toContainText('last, mine!');
  await page.keyboard.press('Control+z');
  await expect(body).toContainText('first, theirs');
  await other.context().close();
});

test('an earlier version is compared and restored as a draft', async ({ page, enter }) => {
  await enter('editor', 'en', LIST);
  await createArticle(page, 'en');
  await fields(page, 'en').title.fill('第一版');
  await saved(page);
  await choose(page, 'en', 'Keep as a version');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByText('Kept as a version')).toBeVisible();
  await fields(page, 'en').title.fill('第二版');
  await saved(page);
  await choose(page, 'en', 'History');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('listitem').filter({ hasText: 'English' }).getByRole('button').click();
  await expect(dialog.locator('.cm-deletedText, .cm-deletedChunk').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Restore as draft' }).click();
  const question = page.getByRole('dialog', { name: /^Replace the draft with/ });
  await expect(question).toContainText('kept in the history');
  await question.getByRole('button', { name: 'Restore as draft' }).click();
  await expect(page.getByText('Restored as draft, not yet published')).toBeVisible();
  await expect(fields(page, 'en').title).toHaveValue('第一版');
});

test('a publication is scheduled in Beijing time, shown on the overview, and cancelled', async ({
  page,
  enter,
}) => {
  await enter('editor', 'zh', LIST);
  await createArticle(page, 'zh');
  await fields(page, 'zh').title.fill('明年的消息');
  await fields(page, 'zh').body.click();
  await page.keyboard.type('到时再说。');
  await saved(page);
  await choose(page, 'zh', '定时发布或下线');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('北京时间（UTC+8）')).toBeVisible();
  await dialog.getByLabel('时间').fill('2027-01-01T08:30');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '设定', exact: true }).click();
  await expect(page.getByText(/定于 2027.年.1.月.1.日 08:30（北京时间）发布/)).toBeVisible();
  await page.getByRole('link', { name: '概览' }).click();
  await page
    .getByRole('region', { name: '已定时' })
    .getByRole('link', { name: '明年的消息' })
    .click();
  await page.getByRole('button', { name: '取消定时' }).click();
  await expect(page.getByText('已取消定时')).toBeVisible();
  await expect(page.getByText(/定于 2027/)).toHaveCount(0);
});

test.describe(() => {
  // A clock stays in its context.
  test.use({ fresh: true });

  test('a Chinese input method is not interrupted by the editor, and what it composes is not saved before its end', async ({
    page,
    enter,
  }) => {
    await page.clock.install();
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') bodies.push(request.postData() ?? '');
    });
    await enter('editor', 'zh', LIST);
    await createArticle(page, 'zh');
    await fields(page, 'zh').body.click();
    const input = await page.context().newCDPSession(page);
    for (const text of ['z', 'zh', 'zhi', 'zhib', 'zhibo']) {
      await input.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
      await expect(fields(page, 'zh').body).toHaveText(text);
    }
    // The time of several saves.
    await page.clock.runFor(10_000);
    await expect(status(page)).toHaveAttribute('data-state', 'dirty');
    await input.send('Input.imeSetComposition', {
      text: 'zhibojian',
      selectionStart: 9,
      selectionEnd: 9,
    });
    await input.send('Input.insertText', { text: '直播间' });
    await expect(fields(page, 'zh').body).toHaveText('直播间');
    await page.clock.runFor(10_000);
    await saved(page);
    expect(bodies.join()).toContain('直播间');
    expect(bodies.join()).not.toContain('zhi');
    // The key of `/` types this sign in a Chinese input method.
    await page.keyboard.press('Enter');
    await input.send('Input.insertText', { text: '、' });
    await expect(page.getByRole('listbox')).toBeVisible();
  });
});

test('the keys of the editor start paragraphs and lines, put bold on and off, and write into a new code block', async ({
  page,
  enter,
}) => {
  await enter('editor', 'zh', LIST);
  await createArticle(page, 'zh');
  const { body } = fields(page, 'zh');
  const text = async () => (await body.locator('.cm-line').allInnerTexts()).map(trimmed).join('\n');
  const trimmed = (line: string) => line.replace(/\n$/, '');
  await body.click();
  await page.keyboard.type('一：');
  await page.keyboard.press('Enter');
  await page.keyboard.type('二');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('三');
  expect(await text()).toBe('一：\n\n二\\\n三');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  expect(await text()).toBe('**一：**\n\n**二\\\n三**');
  await page.keyboard.press('Control+b');
  expect(await text()).toBe('一：\n\n二\\\n三');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/代码');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('key=1');
  expect(await text()).toBe('一：\n\n二\\\n三\n\n```text\nkey=1\n```\n\n');
});

test('a paste from Word becomes tidy text, and is taken back with one click', async ({
  page,
  enter,
}) => {
  await enter('editor', 'en', LIST);
  await createArticle(page, 'en');
  await fields(page, 'en').body.click();
  await fields(page, 'en').body.evaluate((element) => {
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
  await expect(page.getByText('1 picture is not in the media library.')).toBeVisible();
  await expect(fields(page, 'en').body).toContainText('**注意**：先关灯。');
  await expect(page.locator('.cm-picture')).toContainText('Choose one from the library');
  await page.getByRole('button', { name: 'Use plain text' }).click();
  await expect(fields(page, 'en').body).toHaveText('注意：先关灯。');
});

test('a list keeps its filter in the address, and goes with the keyboard to the editor', async ({
  page,
  enter,
}) => {
  await enter('editor', 'zh', `${LIST}?f-zh=published`);
  await page.getByRole('searchbox').fill('cyan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/f-zh=published&q=cyan/);
  // The address changes before the list. In the new list every row but the headings has this name.
  await expect(page.getByRole('row').filter({ hasNotText: '青幕' })).toHaveCount(1);
  await page.getByRole('row').nth(1).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(fields(page, 'zh').body).toBeVisible();
});

for (const [width, locale] of [
  [390, 'en'],
  [1024, 'zh'],
] as const) {
  test(`an article is read and approved at ${width} px`, async ({ page, enter }) => {
    await page.setViewportSize({ width, height: 800 });
    await enter('editor', locale, LIST);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(fields(page, locale).body).toBeVisible();
    await expect(bar(page, labels[locale].publish)).toBeInViewport();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('a new article begins with its title, which proposes the address', async ({ page, enter }) => {
  const number = Date.now();
  await enter('editor', 'zh', LIST);
  const taken = await draftArticle(page, `taken-${number}`, '已有的文章');
  await page.getByRole('button', { name: labels.zh.add }).click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByLabel('标题');
  const address = dialog.getByLabel(labels.zh.slug);
  await expect(title).toBeFocused();
  await title.fill(`直播间 ${number}`);
  await expect(address).toHaveValue(`zhi-bo-jian-${number}`);
  await address.fill(taken.slug);
  await expect(dialog.getByText(`地址“${taken.slug}”已被`)).toBeVisible();
  await expectAccessible(page);
  await address.fill('');
  await expect(address).toHaveValue(`zhi-bo-jian-${number}`);
  await dialog.getByLabel(labels.zh.category).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: labels.zh.create }).click();
  await expect(fields(page, 'zh').title).toHaveValue(`直播间 ${number}`);
});

test('a viewer reads a draft, sees its preview and cannot change anything', async ({
  page,
  enter,
  watch,
}) => {
  // The share picture of an article exists only once the article is public.
  watch.allow(/status of 404/);
  await enter('editor', 'zh', LIST);
  const { id } = await draftArticle(page, `viewer-test-${Date.now()}`, '只读的标题');
  await enter('viewer', 'en', `${LIST}/${id}?view=zh`);
  const { title, body } = fields(page, 'en');
  await expect(title).toHaveValue('只读的标题');
  await expect(title).not.toBeEditable();
  await expect(body).toHaveAttribute('aria-readonly', 'true');
  await expect(page.getByText('Your role may only read this.')).toBeVisible();
  await expectAccessible(page);
  const bar = page.locator('.record-bar');
  await expect(bar.getByRole('button')).toHaveText(['Preview', 'Check', 'More']);
  await bar.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['History']);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.frameLocator('iframe').getByText('只读的标题').first()).toBeVisible();
  await expect(preview.getByRole('button', { name: /link/ })).toHaveCount(0);
});

test('a document has a Chinese text and shared settings, and no English part', async ({
  page,
  enter,
}) => {
  await enter('editor', 'en', '/admin/content/document');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByLabel('English')).toHaveCount(0);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(fields(page, 'en').body).toBeVisible();
  const views = page.getByRole('navigation', { name: 'What to edit' }).getByRole('button');
  await expect(views).toHaveText(['中文', 'Shared settings']);
  await views.nth(1).click();
  await expect(page.getByLabel('Name in the address')).toBeVisible();
});
