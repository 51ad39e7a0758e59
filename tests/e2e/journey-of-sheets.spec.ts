// From a booking with a scene to a signed acceptance that is verified: staff at a desk, the customer on
// a phone or at a desk, by links with passcodes.
import type { Browser, Locator, Page } from '@playwright/test';
import { acceptanceAdminMessages } from '#admin/acceptance/messages.ts';
import { recordMessages } from '#admin/bookings/messages.ts';
import { chainMessages } from '#admin/projects/chain-messages.ts';
import { linkMessages } from '#admin/sheets/links/messages.ts';
import { sheetMessages } from '#admin/sheets/messages.ts';
import type { Locale } from '#contracts/locale.ts';
import { acceptanceMessages } from '#site/i18n/acceptance.ts';
import { decisionMessages } from '#site/i18n/acceptance-decision.ts';
import { closedSheetMessages } from '#site/i18n/closed-sheet.ts';
import { requirementMessages } from '#site/i18n/requirement.ts';
import { approvalMessages } from '#site/i18n/requirement-approval.ts';
import { sealMessages } from '#site/i18n/seal.ts';
import { sheetPageMessages } from '#site/i18n/sheet-page.ts';
import { signatureMessages } from '#site/i18n/signature.ts';
import { commonMessages } from '#ui/i18n/common.ts';
import { callApi, test } from './support/back-office.ts';
import { expect, main, open } from './support/test.ts';

interface Stored {
  version: number;
  head: object;
  body: object;
}

/** A link to a sheet as the customer got it. */
interface Given {
  address: string;
  passcode: string;
}

const words = sheetMessages.zh;

/** Changes what is written of a sheet, as the form does. */
async function write(page: Page, id: string, locale: Locale, changes: object): Promise<void> {
  const { version, head, body } = await callApi<Stored>(page, `GET /admin/sheets/${id}`);
  await callApi(page, `PUT /admin/sheets/${id}`, {
    version,
    head: { ...head, locale },
    body: { ...body, ...changes },
  });
  await page.reload();
}

/** Makes the next sheet of a kind on the screen of its project; returns its id. */
async function makeNext(page: Page, project: string, kind: 'requirement' | 'acceptance') {
  await page.goto(project);
  const step = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 3, name: words.kinds[kind], exact: true }),
  });
  await step.getByRole('button', { name: new RegExp(chainMessages.zh.make) }).click();
  await expect(page).toHaveURL(/\/admin\/sheets\/[0-9a-f-]{36}/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Sends the sheet of the screen; `fill` fills in what its kind asks for besides. */
async function send(page: Page, fill?: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: words.send }).click();
  const dialog = page.getByRole('dialog', { name: words.send });
  await fill?.(dialog);
  await dialog.getByRole('button', { name: words.send }).click();
  await expect(dialog).toHaveCount(0);
}

/** Makes a signer's link with a passcode on the screen of the sheet. */
async function giveLink(page: Page, holder: string): Promise<Given> {
  const text = linkMessages.zh;
  await page.getByRole('button', { name: text.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text.audience).selectOption('signer');
  await dialog.getByLabel(text.holderName).fill(holder);
  await dialog.getByLabel(text.wantsPasscode).check();
  await dialog.getByRole('button', { name: text.create }).click();
  await expect(dialog.locator('code')).toHaveCount(2);
  const [address, passcode] = await dialog.locator('code').allTextContents();
  await dialog.getByRole('button', { name: text.done }).click();
  return { address: new URL(address ?? '').pathname, passcode: passcode ?? '' };
}

/** Opens a link whose passcode came by another way. */
async function enter(customer: Page, { address, passcode }: Given): Promise<void> {
  await customer.goto(address);
  await customer.getByRole('textbox').fill(passcode);
  await customer.getByRole('button', { name: new RegExp(closedSheetMessages.zh.open) }).click();
}

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

async function customerPage(
  browser: Browser,
  baseURL: string | undefined,
  viewport: { width: number; height: number },
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

/** Books with the demo scene, from the scene's own page; returns the booking's reference. */
async function bookScene(customer: Page, name: string): Promise<string> {
  await open(customer, '/share/demo-scene');
  await customer.locator('a[href*="cooperation?"][href*="scene="]').first().click();
  await expect(main(customer)).toContainText('云栖茶山');
  await customer.getByLabel('姓名').fill(name);
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  await customer.getByLabel(/手机号/).fill(`138${digits}`);
  await customer.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await customer.getByRole('button', { name: '提交预约' }).click();
  await expect(main(customer)).toContainText('预约已收到');
  return /MJ\d{8}-[0-9A-Z]{4}/.exec(await main(customer).innerText())?.[0] ?? '';
}

// The page of a link asks for the passcode with 403.
test.beforeEach(({ watch }) => watch.allow(/status of 403/));

for (const { locale, viewport } of [
  { locale: 'zh', viewport: { width: 390, height: 844 } },
  { locale: 'en', viewport: { width: 1280, height: 900 } },
] as const) {
  test(`from a booking with a scene to a verified signature (${locale}, ${viewport.width} px)`, async ({
    page,
    enter: signIn,
    browser,
    baseURL,
  }) => {
    test.slow();
    const holder = `王若溪${Math.floor(Math.random() * 1e6)}`;
    const customer = await customerPage(browser, baseURL, viewport);
    const reference = await bookScene(customer, holder);

    const project = await test.step('staff make a project of the booking', async () => {
      await signIn('administrator', 'zh', `admin/bookings?q=${reference}`);
      await page
        .getByRole('link', { name: new RegExp(`${holder}|${reference}`) })
        .first()
        .click();
      await expect(main(page)).toContainText('云栖茶山');
      const text = recordMessages.zh;
      await page.getByRole('button', { name: text.projectMake }).click();
      const dialog = page.getByRole('dialog', { name: text.projectMake });
      await dialog.getByLabel(text.customerName).fill(`${holder}茶业`);
      await dialog.getByRole('button', { name: text.projectMake }).click();
      await expect(page).toHaveURL(/\/admin\/projects\/[0-9a-f-]{36}/);
      return new URL(page.url()).pathname;
    });

    const requirement = await test.step('the requirement is written and sent', async () => {
      const id = await makeNext(page, project, 'requirement');
      const goal = {
        key: 'goal',
        kind: 'goal',
        title: '一间厅两档直播',
        body: '',
        criterion: null,
      };
      await write(page, id, locale, { brief: '一间厅，一张茶席。', items: [goal] });
      await send(page);
      return giveLink(page, holder);
    });

    await test.step('the customer approves it with a remark', async () => {
      const text = requirementMessages[locale];
      const dialogText = approvalMessages[locale];
      await enter(customer, requirement);
      await expect(main(customer)).toContainText('一间厅两档直播');
      // What is around the sheet is in its language too.
      await expect(customer.getByRole('banner')).toContainText(
        commonMessages[locale].learningCentre,
      );
      await customer
        .getByRole('button', { name: text.approve(1) })
        .first()
        .click();
      const dialog = customer.getByRole('dialog');
      await dialog.getByLabel(dialogText.name, { exact: true }).fill(holder);
      await dialog.getByLabel(new RegExp(dialogText.remark)).fill('样片先看');
      await dialog.getByRole('button', { name: dialogText.confirm(1) }).click();
      await expect(customer.locator('#approval')).toContainText(text.approved(holder, 1));
      await expect(customer.locator('#approval')).toContainText('样片先看');
    });

    const acceptance =
      await test.step('the acceptance follows and is sent with our name', async () => {
        const id = await makeNext(page, project, 'acceptance');
        const items = ['照度', '抠像'].map((titleZh) => ({
          id: crypto.randomUUID(),
          titleZh,
          titleEn: `${titleZh} (English)`,
          criterionZh: '看得清，听得见。',
          criterionEn: 'It is seen and heard.',
          measured: '3 / 3',
        }));
        await write(page, id, locale, { expectedSigner: holder, items });
        await send(page, async (dialog) => {
          await dialog.getByLabel(acceptanceAdminMessages.zh.signer).fill('赵启明');
        });
        return giveLink(page, holder);
      });

    const token = acceptance.address.split('/').at(-1) ?? '';
    await test.step('from the requirement the way leads to it, and it asks for its passcode', async () => {
      await customer.goto(requirement.address);
      await customer
        .getByRole('navigation', { name: sheetPageMessages[locale].others })
        .getByRole('link')
        .click();
      await expect(customer).toHaveURL(new RegExp(token));
      await enter(customer, acceptance);
    });

    await test.step('the customer decides and signs', async () => {
      const text = decisionMessages[locale];
      const pad = signatureMessages[locale];
      await customer.locator('#decider-name').fill(holder);
      const cards = customer.locator('[data-item]');
      // What is open stands first.
      for (const open of [1, 0]) {
        await cards.first().getByRole('button', { name: text.pass, exact: true }).click();
        await expect(customer.locator('#decide')).toContainText(text.open(open, 2));
      }
      await customer.getByRole('button', { name: pad.open }).click();
      await draw(customer, customer.getByRole('img', { name: pad.area }));
      await customer.getByRole('button', { name: pad.done }).click();
      await customer.locator('#signer-agreed').check();
      await customer.getByRole('button', { name: text.submit }).click();
      await expect(main(customer)).toContainText(acceptanceMessages[locale].states.sealed);
    });

    await test.step('the PDF that is dropped is the one that was sealed', async () => {
      const issued = `/api/shares/acceptance/${token}/document.pdf`;
      const code = (await customer.locator('#verification code').first().textContent()) ?? '';
      const number = await customer.locator('main header .font-mono').first().textContent();
      await expect
        .poll(async () => {
          const found = await customer.request.get(`/api/seals/${code}?number=${number}`);
          return ((await found.json()) as { data: { documents: unknown[] } }).data.documents.length;
        })
        .toBe(1);
      const pdf = await (await customer.request.get(issued)).body();
      await customer.goto(locale === 'en' ? '/en/verify' : '/verify');
      await customer
        .getByLabel(sealMessages[locale].pdf)
        .setInputFiles({ name: 'acceptance.pdf', mimeType: 'application/pdf', buffer: pdf });
      for (const part of ['pdf', 'hash', 'signature', 'server']) {
        await expect(customer.locator(`[data-check="${part}"]`)).toHaveAttribute(
          'data-finding',
          'right',
        );
      }
      await expect(customer.locator('#record')).toContainText(holder);
    });

    await test.step('staff see the chain with what was approved and signed', async () => {
      await page.goto(project);
      await expect(main(page)).toContainText(words.stages.closed);
    });
    await customer.context().close();
  });
}
