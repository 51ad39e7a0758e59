import type { Browser, Locator, Page } from '@playwright/test';
import { sheetMessages } from '#admin/sheets/messages.ts';
import { acceptanceMessages } from '#site/i18n/acceptance.ts';
import { decisionMessages } from '#site/i18n/acceptance-decision.ts';
import { sealMessages } from '#site/i18n/seal.ts';
import { signatureMessages } from '#site/i18n/signature.ts';
import { sendSheet } from './support/acceptance-sheet.ts';
import { expectAccessible } from './support/accessible.ts';
import { callApi, test } from './support/back-office.ts';
import { expect, holdBack } from './support/test.ts';

/** Draws a wave on the pad. */
async function draw(page: Page, pad: Locator): Promise<void> {
  const box = await pad.boundingBox();
  if (!box) throw new Error('the pad is not shown');
  const at = (step: number) =>
    [box.x + 30 + step * 8, box.y + box.height / 2 + 40 * Math.sin(step / 3)] as const;
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let step = 1; step <= 24; step++) await page.mouse.move(...at(step));
  await page.mouse.up();
}

const devices = [
  { name: 'on a phone in Chinese', locale: 'zh', viewport: { width: 390, height: 844 } },
  { name: 'at a desk in English', locale: 'en', viewport: { width: 1280, height: 900 } },
] as const;

/** A window of the customer, who has no session. */
async function customerPage(
  browser: Browser,
  baseURL: string | undefined,
  { viewport }: (typeof devices)[number],
): Promise<Page> {
  const isPhone = viewport.width < 500;
  const context = await browser.newContext({
    viewport,
    hasTouch: isPhone,
    isMobile: isPhone,
    ...(baseURL && { baseURL }),
  });
  return context.newPage();
}

for (const device of devices) {
  const { name, locale } = device;
  const text = decisionMessages[locale];
  const pad = signatureMessages[locale];
  const seal = sealMessages[locale];
  const words = acceptanceMessages[locale];

  test(`an acceptance is decided, signed, sealed and verified ${name}`, async ({
    page,
    enter,
    browser,
    baseURL,
  }) => {
    await enter('administrator', 'zh');
    const path = await sendSheet(page, locale);
    const customer = await customerPage(browser, baseURL, device);
    await customer.goto(path);

    // What is to be decided comes first; the rest passes only after it was on the screen.
    await expect(customer.locator('main h2').first()).toHaveText(text.heading);
    const rest = customer.getByRole('button', { name: text.passRest });
    await customer.locator('#decider-name').fill('林一');
    const cards = customer.locator('[data-item]');
    await cards.first().getByRole('button', { name: text.fail, exact: true }).click();
    await cards.first().getByRole('button', { name: text.confirmFail }).click();
    await expect(cards.first()).toContainText(text.remarkMissing);
    await cards.first().getByRole('textbox').fill('左侧偏暗');
    await cards.first().getByRole('button', { name: text.confirmFail }).click();
    const failed = cards.filter({ hasText: '左侧偏暗' });
    await expect(failed).toContainText(words.results.fail);
    await expect(customer.locator('#sign')).toContainText(text.signFailed(1));
    await failed.getByRole('button', { name: text.change }).click();
    await failed.getByRole('button', { name: text.pass, exact: true }).click();
    await expect(failed).toHaveCount(0);
    for (const card of await cards.all()) await card.scrollIntoViewIfNeeded();
    await expect(rest).toBeEnabled();
    await rest.click();
    await expect(customer.locator('#decide')).toContainText(text.open(0, 3));
    await expect(cards.getByRole('button', { name: text.change })).toHaveCount(3);

    // The signature survives turning the phone, and can be undone.
    await expectAccessible(customer, 'main');
    await customer.getByRole('button', { name: pad.open }).click();
    const canvas = customer.getByRole('img', { name: pad.area });
    await draw(customer, canvas);
    await customer.getByRole('button', { name: pad.undo }).click();
    await expect(customer.getByText(pad.strokes(0))).toBeVisible();
    await draw(customer, canvas);
    const { width, height } = device.viewport;
    await customer.setViewportSize({ width: height, height: width });
    await expect(customer.getByText(pad.strokes(1))).toBeVisible();
    await customer.setViewportSize(device.viewport);
    await customer.getByRole('button', { name: pad.done }).click();
    await expect(customer.getByRole('img', { name: pad.preview })).toBeVisible();
    await customer.getByRole('button', { name: text.submit }).click();
    await expect(customer.locator('#sign')).toContainText(text.agreementMissing);
    await customer.locator('#signer-agreed').check();
    await customer.getByRole('button', { name: text.submit }).click();

    // The page leads to the seal.
    const heading = customer.locator('#verification h2');
    await expect(heading).toBeFocused();
    await expect(customer.locator('main')).toContainText(words.states.sealed);
    await expectAccessible(customer, 'main');

    // Found again by number and code, and checked in the browser.
    const code = (await customer.locator('#verification code').first().textContent()) ?? '';
    expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    await customer.getByRole('link', { name: words.verify }).click();
    const check = (part: string) => customer.locator(`[data-check="${part}"]`);
    for (const part of ['hash', 'signature', 'server']) {
      await expect(check(part)).toHaveAttribute('data-finding', 'right');
    }
    await expect(customer.locator('#record')).toContainText('王若溪');
    await expectAccessible(customer, 'main');

    // The PDF that is dropped names its record, and is the one that was issued.
    const token = path.split('/').at(-1);
    await expect
      .poll(async () => {
        const found = await customer.request.get(
          `/api/seals/${code}?number=${new URL(customer.url()).searchParams.get('number')}`,
        );
        return ((await found.json()) as { data: { documents: unknown[] } }).data.documents.length;
      })
      .toBe(1);
    const pdf = await customer.request.get(`/api/shares/acceptance/${token}/document.pdf`);
    const file = { name: 'acceptance.pdf', mimeType: 'application/pdf', buffer: await pdf.body() };
    await customer.goto(locale === 'en' ? '/en/verify' : '/verify');
    await customer.getByLabel(seal.pdf).setInputFiles(file);
    await expect(check('pdf')).toHaveAttribute('data-finding', 'right');
    const changed = { ...file, buffer: Buffer.concat([file.buffer, Buffer.from('%')]) };
    await customer.getByLabel(seal.pdf).setInputFiles(changed);
    await expect(check('pdf')).toHaveAttribute('data-finding', 'wrong');
    await customer.context().close();
  });
}

test('a rejected item becomes a repair, and the sheet is submitted again, linked both ways', async ({
  page,
  enter,
  browser,
  baseURL,
}) => {
  const text = decisionMessages.zh;
  const [phone] = devices;
  await enter('administrator', 'zh');
  const path = await sendSheet(page, 'zh');
  const customer = await customerPage(browser, baseURL, phone);
  await customer.goto(path);
  await customer.locator('#decider-name').fill('林一');
  const card = customer.locator('[data-item]').first();
  await card.getByRole('button', { name: text.fail, exact: true }).click();
  await card.getByRole('textbox').fill('左侧偏暗');
  await card.getByRole('button', { name: text.confirmFail }).click();
  await expect(customer.locator('#sign')).toContainText(text.signFailed(1));
  // On a slow line the reason is typed and sent before the page's scripts have come.
  const release = await holdBack(customer, /\.js$/);
  await customer.reload({ waitUntil: 'commit' });
  await customer.locator('#rejection-reason').fill('现场还没有布好灯');
  await customer.getByRole('button', { name: text.submitRejection }).click();
  release();
  await expect(customer.locator('#rejection')).toContainText('现场还没有布好灯');
  await expect(customer.locator('main')).toContainText(acceptanceMessages.zh.neverSigned);
  const number = await customer.locator('main header .font-mono').first().textContent();

  // Staff find the repair and the draft of the next sheet, measure again and send it.
  await page.goto(`admin/sheets?q=${number}`);
  await page.getByRole('link', { name: number ?? '' }).click();
  const chain = page.getByRole('region', { name: sheetMessages.zh.chain });
  const following = (kind: 'work-order' | 'acceptance') =>
    chain.getByRole('listitem').filter({ hasText: sheetMessages.zh.kinds[kind] });
  await expect(following('work-order')).toContainText(sheetMessages.zh.stages.draft);
  await following('acceptance').getByRole('link').click();
  await expect(chain.getByRole('link', { name: number ?? '' })).toBeVisible();
  const id = page.url().split('/').at(-1);
  type Sheet = { number: string; version: number; head: object; body: { items: object[] } };
  const next = await callApi<Sheet>(page, `GET /admin/sheets/${id}`);
  const { version } = await callApi<Sheet>(page, `PUT /admin/sheets/${id}`, {
    ...{ version: next.version, head: next.head },
    body: { ...next.body, items: next.body.items.map((one) => ({ ...one, measured: '复测' })) },
  });
  await callApi(page, `POST /admin/acceptance/${id}/sending`, {
    ...{ version, name: '赵启明', title: null },
  });
  const { url } = await callApi<{ url: string }>(page, 'POST /admin/share-links', {
    sheetId: id,
    audience: 'signer',
  });
  await customer.reload();
  await expect(customer.locator('#rejection')).toContainText(next.number);
  await customer.goto(new URL(url).pathname);
  await expect(customer.locator('main')).toContainText(number ?? '');
  await customer.context().close();
});

test('without scripts an acceptance is read and a record is verified', async ({
  page,
  enter,
  browser,
  baseURL,
}) => {
  await enter('administrator', 'zh');
  const path = await sendSheet(page, 'zh');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const reader = await context.newPage();
  await reader.goto(path);
  await expect(reader.locator('#items')).toContainText('断电恢复');
  await expect(reader.locator('#decide')).toBeHidden();
  await reader.goto('/verify');
  await reader.getByLabel(sealMessages.zh.number).fill('AC-2026-9999');
  await reader.getByLabel(sealMessages.zh.code).fill('MJ7K-2Q9D');
  await reader.getByRole('button', { name: sealMessages.zh.find }).click();
  await expect(reader.getByRole('alert')).toContainText(sealMessages.zh.notFound);
  await context.close();
});
