// From a booking on a phone to the reply in the visitor's inbox: proposals by mail, one tap, the
// calendar file, a reply from a template, a change, the end.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { type MailServer, type ReceivedMail, startMailServer } from '#tests/support/mail-server.ts';
import { callApi } from './support/back-office.ts';
import { sessionOf } from './support/staff.ts';
import { expect, hydrated, main, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
  baseURL: async ({}, use) => {
    await use(process.env.BASED_SITE_URL);
  },
});

let mails: MailServer;
test.beforeAll(async () => {
  mails = await startMailServer(Number(process.env.MAIL_PORT));
});
test.afterAll(() => mails.close());

/** The first mail to a visitor whose text has these words. */
async function mailTo(recipient: string, words: string): Promise<ReceivedMail> {
  const find = () =>
    mails.received.find(
      (mail) => mail.recipient === recipient && mail.parts['text/plain']?.includes(words),
    );
  await expect.poll(() => find() !== undefined, { message: `a mail with “${words}”` }).toBe(true);
  return find() as ReceivedMail;
}

/** A page of a member of staff at a desk. */
async function openDesk(browser: Browser, baseURL: string, role: 'sales' | 'administrator') {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await context.addCookies(await sessionOf(baseURL, role, 'en'));
  const page = await context.newPage();
  await page.goto('admin');
  return page;
}

/** A new template for replies, in both languages. */
async function addReply(browser: Browser, baseURL: string, name: string): Promise<void> {
  const page = await openDesk(browser, baseURL, 'administrator');
  await callApi(page, 'POST /admin/reply-templates', {
    name,
    active: true,
    textZh: '{{name}}，您好：预约 {{reference}} 的时间是 {{time}}。',
    textEn: 'Dear {{name}}, your booking {{reference}} is at {{time}}.',
  });
  await page.context().close();
}

/** Opens the address of a mail on this site, which has no public one. */
async function follow(page: Page, mail: ReceivedMail): Promise<void> {
  const [address = ''] = /https:\S+lookup=1\S*/.exec(mail.parts['text/plain'] ?? '') ?? [];
  const { pathname, search } = new URL(address);
  await page.goto(pathname + search);
  await hydrated(page);
}

const texts = {
  zh: {
    path: 'cooperation',
    name: '姓名',
    contact: '手机号、微信号或邮箱',
    message: '想做什么',
    received: '我们已经收到您的预约',
    proposed: '我们建议的时间',
    claim: /后四位/,
    check: '查询',
    accept: '就这个时间',
    agreed: '时间已确定',
    zone: '（北京时间）',
    calendar: '加入日历',
    reply: '您好：预约',
    change: '修改时间或内容',
    save: '保存修改',
    cancel: '取消这份预约',
    confirm: '确认取消',
    cancelled: '这份预约已经取消',
  },
  en: {
    path: 'en/cooperation',
    name: 'Name',
    contact: 'Phone, email or WeChat ID',
    message: 'What is it about?',
    received: 'your booking has arrived',
    proposed: 'these times would suit us',
    claim: /^Last four/,
    check: 'Check',
    accept: 'Take this time',
    agreed: 'we have agreed on',
    zone: '(Beijing time)',
    calendar: 'Add to calendar',
    reply: 'Dear Visitor',
    change: 'Change times or text',
    save: 'Save the change',
    cancel: 'Cancel this booking',
    confirm: 'Cancel it',
    cancelled: 'this booking is cancelled',
  },
} as const;

for (const locale of ['zh', 'en'] as const) {
  const text = texts[locale];
  test.describe(`in ${locale}, on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('staff propose times, the visitor takes one with a tap, and the reply arrives', async ({
      page,
      browser,
      baseURL,
    }) => {
      const site = baseURL ?? '';
      const email = `visitor-${locale}-${Date.now()}@example.com`;
      const template = `Confirm ${locale} ${Date.now()}`;
      await addReply(browser, site, template);
      await page.goto(text.path);
      await hydrated(page);
      await page.getByLabel(text.name, { exact: true }).fill('Visitor');
      await page.getByLabel(text.contact).fill(email);
      await page.getByLabel(text.message).fill('One room');
      await page.locator('[name=consent]').check();
      await page.locator('#main form [type=submit]').tap();
      await mailTo(email, text.received);

      const desk = await openDesk(browser, site, 'sales');
      await desk.goto(`admin/bookings?q=${email}`);
      await desk.getByRole('link', { name: /^MJ\d{8}/ }).click();
      await desk.getByRole('button', { name: 'Propose times' }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Another time' }).click();
      await dialog.getByLabel('Start').last().fill('15:30');
      await dialog.getByRole('button', { name: 'Send proposals' }).click();
      await expect(desk.getByText('Proposed, the visitor decides')).toBeVisible();

      const proposal = await mailTo(email, text.proposed);
      expect(proposal.parts['text/plain']).toContain(text.zone);
      await follow(page, proposal);
      await page.getByLabel(text.claim).fill(email);
      await page.getByRole('button', { name: text.check, exact: true }).tap();
      const times = page.getByRole('button', { name: text.accept });
      await expect(times).toHaveCount(2);
      await times.last().tap();
      await expect(times).toHaveCount(0);
      await expect(main(page).locator('dd').filter({ hasText: '15:30–16:30' })).toBeVisible();
      const agreed = await mailTo(email, text.agreed);
      expect(agreed.parts['text/calendar']).toContain('BEGIN:VEVENT');
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: text.calendar }).tap();
      const calendar = readFileSync(await (await downloading).path(), 'utf8');
      expect(calendar).toMatch(/^DTSTART:\d{8}T073000Z\r$/m);

      await desk.reload();
      await desk.getByLabel('Begin with a template').selectOption({ label: template });
      await expect(desk.getByLabel('Text of the mail')).toHaveValue(/Visitor.*15:30/);
      await desk.getByRole('button', { name: 'Send', exact: true }).click();
      const reply = await mailTo(email, text.reply);
      const threads = [proposal, agreed, reply].map(
        ({ headers }) => /^References: (.*)$/m.exec(headers)?.[1],
      );
      expect(new Set(threads).size).toBe(1);
      await desk.context().close();

      await page.getByText(text.change).tap();
      await page.getByLabel(text.message).fill('Two rooms');
      await page.getByRole('button', { name: text.save }).tap();
      await expect(main(page).locator('dd').filter({ hasText: 'Two rooms' })).toBeVisible();
      await page.getByText(text.cancel).tap();
      await page.getByRole('button', { name: text.confirm, exact: true }).tap();
      await expect(page.getByText(text.cancel, { exact: true })).toHaveCount(0);
      await mailTo(email, text.cancelled);
    });
  });
}
