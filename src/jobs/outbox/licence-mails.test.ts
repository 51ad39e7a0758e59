import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publishSigningKeys } from '#api/access/signing-keys.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import { redemptionCodes } from '#db/schema/redemptions.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { addCampaign } from '#tests/support/records/campaigns.ts';
import { addCodes } from '#tests/support/records/codes.ts';
import { addSite } from '#tests/support/records/site.ts';
import { deliverBatch } from './deliver.ts';

const database = await createTestDatabase();
const { db } = database;
const site = createTestApi(db, 'zh', { sendsMail: true });
const mailServer = await startMailServer();
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let campaignId = '';

beforeAll(async () => {
  await addSite(db, { privacyVersion: '1', email: 'office@mujing.example' });
  await publishSigningKeys(db, testKeys, 'licence');
  campaignId = await addCampaign(db, { slug: 'camera', productKey: 'app' });
});
afterAll(async () => {
  await mailServer.close();
  await database.drop();
});

/** Activates a code in a language; the licence, and the mail that its holder got. */
async function activate(locale: Locale) {
  mailServer.received.length = 0;
  const [code = ''] = (await addCodes(db, campaignId)).codes;
  const { licence } = await site.api('POST /redemptions', {
    body: {
      campaign: 'camera',
      code,
      contact: 'lin@example.com',
      deviceModel: 'A7 IV',
      deviceSerial: 'SN-1001',
      consent: true,
      privacyVersion: '1',
      locale,
    },
  });
  if (!licence) throw new Error('there is no licence');
  await deliverBatch(db, log, { smtpUrl: mailServer.address });
  const [mail] = mailServer.received;
  return { licence, mail };
}

/** An instant as people read it in Beijing. */
const read = (instant: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Asia/Shanghai',
  }).format(new Date(instant));

const words = {
  zh: { product: '产品 app', kind: '许可证书', holder: '激活人', term: ['激活时间', '有效期至'] },
  en: {
    product: 'Product app',
    kind: 'Licence',
    holder: 'Activated by',
    term: ['Activated', 'Valid until'],
  },
};

test.each(locales)(
  'a licence (%s) arrives by mail, and its links lead to the signed file and the PDF',
  async (locale) => {
    const { licence, mail } = await activate(locale);
    const { product, term } = words[locale];
    expect(mail?.recipient).toBe('lin@example.com');
    const text = mail?.parts['text/plain'] ?? '';
    for (const part of [licence.key, product, 'A7 IV', term[1] ?? '']) expect(text).toContain(part);
    const links = text.match(/http:\S+/g) ?? [];
    expect(links).toEqual([
      `http://localhost/api/licences/${licence.key}/licence.json`,
      `http://localhost/api/licences/${licence.key}/licence.pdf?locale=${locale}`,
    ]);
    for (const link of links) expect(mail?.parts['text/html']).toContain(`href="${link}"`);
    const types = await Promise.all(
      links.map(async (link) => {
        const { status, headers } = await site.fetch(link.slice('http://localhost/api'.length));
        return [status, headers.get('content-type')?.split(';')[0]];
      }),
    );
    expect(types).toEqual([
      [200, 'application/json'],
      [200, 'application/pdf'],
    ]);
  },
);

test.each(locales)(
  'the PDF of a licence (%s) names holder, camera, product, term and key',
  async (locale) => {
    const { licence } = await activate(locale);
    const path = `/licences/${licence.key}/licence.pdf?locale=${locale}`;
    const { pages } = readPdf(new Uint8Array(await (await site.fetch(path)).arrayBuffer()));
    expect(pages).toHaveLength(1);
    const text = (pages[0] ?? []).join('\n');
    const { product, kind, holder, term } = words[locale];
    for (const part of [kind, product, holder, 'l***@example.com', 'A7 IV', 'SN-1001', ...term]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(licence.key);
    expect(text).toContain(read(licence.redeemedAt, locale));
    expect(text).toContain(read(licence.expiresAt, locale));
    expect(text).toContain('http://localhost/ad/sony#licence-check');
    // Whoever has the key can read it.
    expect(text).not.toContain('lin@example.com');
  },
);

test('file and PDF of a licence whose code was revoked are gone', async () => {
  const { licence } = await activate('zh');
  await db.update(redemptionCodes).set({ status: 'revoked', revokedAt: new Date() });
  for (const file of ['licence.json', 'licence.pdf?locale=zh']) {
    expect((await site.fetch(`/licences/${licence.key}/${file}`)).status).toBe(404);
  }
});
