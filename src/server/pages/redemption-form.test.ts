import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishSigningKeys } from '#api/access/signing-keys.ts';
import { writeCode } from '#contracts/redemptions/code.ts';
import { campaigns } from '#db/schema/campaigns.ts';
import { siteSettings } from '#db/schema/site.ts';
import { createDemoDatabase } from '#tests/support/database.ts';
import { type FormSite, startFormSite } from '#tests/support/form-site.ts';
import { testKeys } from '#tests/support/keys.ts';
import { addCodes } from '#tests/support/records/codes.ts';

let site: FormSite;
let codes: string[] = [];
let privacyVersion = '';

beforeAll(async () => {
  site = await startFormSite(createDemoDatabase);
  const { db } = site.database;
  await publishSigningKeys(db, testKeys, 'licence');
  const [campaign] = await db.select().from(campaigns).where(eq(campaigns.slug, 'sony'));
  ({ codes } = await addCodes(db, campaign?.id ?? '', { count: 2 }));
  const [settings] = await db.select().from(siteSettings);
  privacyVersion = settings?.privacyVersion ?? '';
}, 60_000);
afterAll(() => site.stop());

async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({
    campaign: 'sony',
    privacyVersion,
    contact: 'lin@example.com',
    deviceModel: 'A7 IV',
    deviceSerial: '',
    consent: 'on',
    ...fields,
  });
  const response = await fetch(`${site.url}/site/ad/sony`, { method: 'POST', body, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('a posted code gives the licence on the page, again to the same contact', async () => {
  const [code = ''] = codes;
  const page = await post({ code: writeCode(code) });
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(page.text).toContain('激活成功');
  const [, address = ''] =
    /href="\/site(\/api\/licences\/[^"]+\/licence\.json)"/.exec(page.text) ?? [];
  const file = await fetch(`${site.url}/site${address}`);
  expect(file.headers.get('content-disposition')).toContain('licence-');
  const parts = Object.keys((await file.json()) as object).sort();
  expect(parts).toEqual(['publicKey', 'record', 'signature']);
  expect((await post({ code })).text).toContain('这是您的许可');
  const other = await post({ code, contact: 'other@example.com' });
  expect(other.text).toContain('data-outcome="used"');
  expect(other.text).toContain('l***@example.com');
});

test('a licence is on paper too', async () => {
  const [, code = ''] = codes;
  const { text } = await post({ code });
  const [, address = ''] = /href="\/site(\/api\/licences\/[^"]+\/licence\.pdf)\?/.exec(text) ?? [];
  const response = await fetch(`${site.url}/site${address}?locale=zh`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a refused form is shown again with its values and what is wrong', async () => {
  const page = await post({ code: '1234 <b>', contact: 'nobody', consent: 'on' });
  expect([page.status, page.headers.get('cache-control')]).toEqual([422, 'no-store']);
  expect(page.text).toContain('value="1234 &lt;b&gt;"');
  expect(page.text).toContain('aria-invalid="true"');
  const plain = await (await fetch(`${site.url}/site/ad/sony`)).text();
  expect(plain).not.toContain('nobody');
});

test('codes and contacts are in no line of the log, and other sites cannot post', async () => {
  const log = site.lines.join('\n');
  for (const code of codes) expect(log).not.toContain(code);
  expect(log).not.toContain('lin@example.com');
  const foreign = await post({ code: codes[0] ?? '' }, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
});
