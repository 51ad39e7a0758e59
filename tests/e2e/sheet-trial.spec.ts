import { acceptanceMessages } from '#site/i18n/acceptance.ts';
import { decisionMessages } from '#site/i18n/acceptance-decision.ts';
import { approvalMessages } from '#site/i18n/requirement-approval.ts';
import { sealMessages } from '#site/i18n/seal.ts';
import { trialMessages } from '#site/i18n/trial.ts';
import { expect, main, test } from './support/test.ts';

test('a visitor tries the demo acceptance on a copy, signs it and finds it marked as a trial', async ({
  browser,
  baseURL,
}) => {
  const text = decisionMessages.zh;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ...(baseURL && { baseURL }),
  });
  const customer = await context.newPage();
  await customer.goto('/share/implConfirm/33333333-3333-4333-8333-333333333333');
  await customer.getByRole('button', { name: trialMessages.zh.start }).click();
  await expect(main(customer)).toContainText('试用副本');
  await customer.locator('#decider-name').fill('访客');
  for (const card of await customer.locator('[data-item]').all()) {
    await card.scrollIntoViewIfNeeded();
  }
  await customer.getByRole('button', { name: text.passRest }).click();
  await customer.locator('input[name="method"][value="typed"]').check({ force: true });
  await customer.locator('#signer-agreed').check();
  await customer.getByRole('button', { name: text.submit }).click();
  await expect(main(customer)).toContainText(acceptanceMessages.zh.states.sealed);
  await customer.getByRole('link', { name: acceptanceMessages.zh.verify }).click();
  await expect(main(customer)).toContainText(sealMessages.zh.trial);
  await context.close();
});

test('a visitor approves a copy of the demo requirement, and the one shown stays as it is', async ({
  browser,
  baseURL,
}) => {
  const demo = '/share/requirement/11111111-1111-4111-8111-111111111111';
  const customer = await browser.newPage({ ...(baseURL && { baseURL }) });
  await customer.goto(demo);
  await customer.getByRole('button', { name: trialMessages.zh.start }).click();
  await expect(main(customer)).toContainText('试用副本');
  await customer
    .getByRole('button', { name: /^确认第 \d+ 版$/ })
    .first()
    .click();
  const dialog = customer.getByRole('dialog');
  await dialog.getByLabel(approvalMessages.zh.name, { exact: true }).fill('访客');
  await dialog.locator('button[type="submit"]').click();
  await expect(customer.locator('#approval')).toContainText('访客');
  await customer.goto(demo);
  await expect(main(customer)).not.toContainText('访客');
  await customer.close();
});
