import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { KeyRing } from '#api/access/key-ring.ts';
import { publishSigningKeys } from '#api/access/signing-keys.ts';
import { isSignedBy } from '#contracts/ed25519.ts';
import { writeCode } from '#contracts/redemptions/code.ts';
import { auditLog } from '#db/schema/audit.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { redemptionAttempts, redemptions } from '#db/schema/redemptions.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { addCampaign } from '#tests/support/records/campaigns.ts';
import { addCodes, newCode } from '#tests/support/records/codes.ts';
import { addSite } from '#tests/support/records/site.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';

const database = await createTestDatabase();
const { db } = database;
const site = createTestApi(db, 'zh', { sendsMail: true });
afterAll(() => database.drop());

let campaignId = '';
beforeAll(async () => {
  await addSite(db, { privacyVersion: '1' });
  await publishSigningKeys(db, testKeys, 'licence');
  campaignId = await addCampaign(db, { slug: 'camera', productKey: 'app' });
});
beforeEach(() => db.delete(rateLimits));

const body = (code: string, fields: Record<string, unknown> = {}) => ({
  campaign: 'camera',
  code,
  contact: 'lin@example.com',
  deviceModel: 'A7 IV',
  deviceSerial: 'SN-1001',
  consent: true,
  privacyVersion: '1',
  ...fields,
});
const redeem = (code: string, fields: Record<string, unknown> = {}) =>
  site.api('POST /redemptions', { body: body(code, fields) as never });

const newOne = async (fields: Parameters<typeof addCodes>[2] = {}) => {
  const { codes, batchId } = await addCodes(db, campaignId, fields);
  return { code: codes[0] ?? '', batchId };
};

test('a code gives a signed licence, once; the same contact sees it again', async () => {
  const { code } = await newOne();
  const first = await redeem(writeCode(code).toLowerCase());
  expect(first).toMatchObject({
    outcome: 'redeemed',
    isMailed: true,
    licence: { product: { zh: '产品 app', en: 'Product app' }, deviceModel: 'A7 IV' },
  });
  const { licence } = first;
  const days = Date.parse(licence?.expiresAt ?? '') - Date.parse(licence?.redeemedAt ?? '');
  expect(days / 86_400_000).toBe(365);
  expect(await redeem(code, { contact: ' LIN@example.com ', deviceModel: '别的' })).toMatchObject({
    outcome: 'shown_again',
    licence,
  });
  expect(await redeem(code, { contact: '138 0013 8000' })).toMatchObject({
    outcome: 'used',
    licence: null,
    contact: 'l***@example.com',
    at: licence?.redeemedAt,
  });
  const [mail] = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.event, 'licence.issued'));
  expect(mail).toMatchObject({
    recipient: 'lin@example.com',
    payload: { reference: licence?.key, product: '产品 app', until: licence?.expiresAt },
  });
  const response = await site.fetch(`/licences/${licence?.key}/licence.json`);
  const file = (await response.json()) as { record: string; signature: string; publicKey: string };
  const bytes = new TextEncoder().encode(file.record);
  expect(await isSignedBy(bytes, file.signature, file.publicKey)).toBe(true);
  expect(JSON.parse(file.record)).toMatchObject({
    key: licence?.key,
    device: { model: 'A7 IV', serial: 'SN-1001' },
  });
  expect(file.record).not.toContain('lin@example.com');
  expect((await site.api('GET /licence-keys')).publicKeys).toContain(file.publicKey);
  expect(await site.api('POST /licence-checks', { body: file })).toEqual({ isGenuine: true });
  const forged = { ...file, record: file.record.replace('SN-1001', 'SN-1002') };
  expect(await site.api('POST /licence-checks', { body: forged })).toEqual({ isGenuine: false });
});

test('a mainland mobile number is one contact however it is written', async () => {
  const { code } = await newOne();
  await redeem(code, { contact: '13800138000' });
  expect(await redeem(code, { contact: '+86 138-0013-8000' })).toMatchObject({
    outcome: 'shown_again',
  });
  expect(await redeem(code)).toMatchObject({ outcome: 'used', contact: '138****8000' });
});

test.each([
  ['not_yet_valid', { validFrom: new Date('2999-01-01T00:00:00Z') }, '2999-01-01T00:00:00.000Z'],
  ['expired', { validUntil: new Date('2020-01-01T00:00:00Z') }, '2020-01-01T00:00:00.000Z'],
])('a code outside the time of its batch is %s', async (outcome, fields, at) => {
  const { code } = await newOne(fields);
  expect(await redeem(code)).toMatchObject({ outcome, at, licence: null });
  expect(await db.$count(redemptions, eq(redemptions.deviceModel, outcome))).toBe(0);
});

test('the time of the campaign counts too, and a closed one has ended', async () => {
  const later = new Date('2999-01-01T00:00:00Z');
  const upcoming = await addCampaign(db, { slug: 'upcoming', startsAt: later });
  const closed = await addCampaign(db, { slug: 'closed', closed: true });
  const [first, second] = [await addCodes(db, upcoming), await addCodes(db, closed)];
  expect(await redeem(first.codes[0] ?? '', { campaign: 'upcoming' })).toMatchObject({
    outcome: 'not_yet_valid',
    at: later.toISOString(),
  });
  expect(await redeem(second.codes[0] ?? '', { campaign: 'closed' })).toMatchObject({
    outcome: 'expired',
    at: null,
  });
});

test('an unknown code, one of another campaign and a revoked one are told apart', async () => {
  await addCampaign(db, { slug: 'other' });
  const { code } = await newOne();
  expect(await redeem(newCode())).toMatchObject({ outcome: 'unknown' });
  expect(await redeem(code, { campaign: 'other' })).toMatchObject({ outcome: 'unknown' });
  const admin = await staffClient(db, site, await addStaffMember(db, 'administrator'));
  const found = await admin(`GET /admin/codes?q=${code.slice(-4)}`);
  const [item] = (found.body.data as unknown as { items: { id: string }[] }).items;
  await admin(`POST /admin/codes/${item?.id}/revocation`, { body: { reason: '卡片失窃' } });
  expect(await redeem(code)).toMatchObject({ outcome: 'revoked', licence: null });
});

test('a typing mistake is refused on its field and uses up no limit', async () => {
  const { code } = await newOne();
  const wrong = (code.startsWith('7') ? '8' : '7') + code.slice(1);
  for (let n = 0; n < 70; n++) {
    await expect(redeem(wrong)).rejects.toMatchObject({
      errorCode: 'VALIDATION_FAILED',
      fields: [{ path: 'code', message: expect.stringContaining('对不上') }],
    });
  }
  expect(await redeem(code)).toMatchObject({ outcome: 'redeemed' });
});

test.each([
  ['contact', { contact: 'nobody' }],
  ['deviceModel', { deviceModel: '--' }],
  ['deviceSerial', { deviceSerial: '<b>' }],
  ['consent', { consent: false }],
  ['consent', { privacyVersion: '0' }],
])('a wrong %s is refused on its field', async (path, fields) => {
  const { code } = await newOne();
  await expect(redeem(code, fields)).rejects.toMatchObject({ fields: [{ path }] });
  expect(await redeem(code)).toMatchObject({ outcome: 'redeemed' });
});

test('many attempts of one contact are paused', async () => {
  for (let n = 0; n < 10; n++) await redeem(newCode(), { contact: 'guess@example.com' });
  await expect(redeem(newCode(), { contact: 'guess@example.com' })).rejects.toMatchObject({
    errorCode: 'RATE_LIMITED',
  });
  expect(await redeem(newCode())).toMatchObject({ outcome: 'unknown' });
});

test('1,000 at once: one gets the licence, the others see that it is used', async () => {
  const { code } = await newOne();
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, n) =>
      site
        .fetch(
          '/redemptions',
          {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body(code, { contact: `person${n}@example.com` })),
          },
          `10.${n % 250}.${Math.floor(n / 250)}.1`,
        )
        .then(async (response) => {
          const { data } = (await response.json()) as { data: { outcome: string } };
          return `${response.status} ${data?.outcome}`;
        }),
    ),
  );
  const counts = Object.groupBy(answers, (answer) => answer);
  expect(
    Object.fromEntries(Object.entries(counts).map(([name, all]) => [name, all?.length])),
  ).toEqual({ '200 redeemed': 1, '200 used': 999 });
}, 120_000);

test('the same person twice at once gets the same licence', async () => {
  const { code } = await newOne();
  const answers = await Promise.all([redeem(code), redeem(code), redeem(code)]);
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
    'redeemed',
    'shown_again',
    'shown_again',
  ]);
  expect(new Set(answers.map(({ licence }) => licence?.key)).size).toBe(1);
});

test('codes that were stored with an earlier secret key go on working', async () => {
  const old = new KeyRing([Buffer.from('the secret key before')]);
  const both = new KeyRing([
    Buffer.from('the secret key of the tests, any text'),
    Buffer.from('the secret key before'),
  ]);
  const { codes } = await addCodes(db, campaignId, { keys: old });
  const [code = ''] = codes;
  expect(await redeem(code)).toMatchObject({ outcome: 'unknown' });
  const rotated = createTestApi(db, 'zh', { keys: both });
  expect(await rotated.api('POST /redemptions', { body: body(code) as never })).toMatchObject({
    outcome: 'redeemed',
  });
});

test('300 unknown codes in an hour tell the provider once, and then ask for a proof of work', async () => {
  const from = (n: number) => `10.9.${n % 250}.${Math.floor(n / 250)}`;
  const tryCode = (n: number) =>
    site.fetch(
      '/redemptions',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-proof': 'able' },
        body: JSON.stringify(body(newCode(), { contact: `guess${n}@example.com` })),
      },
      from(n),
    );
  for (let n = 0; n < 300; n++) await tryCode(n);
  const refused = (await (await tryCode(301)).json()) as { errorCode: string };
  expect(refused.errorCode).toBe('PROOF_REQUIRED');
  expect(await db.$count(outboxMessages, eq(outboxMessages.event, 'code.guessing'))).toBe(1);
}, 60_000);

test('every outcome of a well-formed code is noted, and the audit log has what was redeemed', async () => {
  const { code } = await newOne();
  await redeem(code);
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'code.redeem'))
    .limit(1);
  expect(entry).toMatchObject({ actor: 'visitor', entityType: 'code' });
  const rows = await db
    .select({ outcome: redemptionAttempts.outcome, times: count() })
    .from(redemptionAttempts)
    .groupBy(redemptionAttempts.outcome);
  expect(rows.map(({ outcome }) => outcome)).toEqual(
    expect.arrayContaining(['redeemed', 'shown_again', 'used', 'unknown', 'revoked', 'expired']),
  );
});

test('no code is in the database in clear', async () => {
  const { code } = await newOne();
  await redeem(code);
  const { rows } = await db.$client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  for (const { name } of rows) {
    const found = await db.$client.query(
      `select 1 from "${name}" t where t::text ilike any ($1) limit 1`,
      [[`%${code}%`, `%${writeCode(code)}%`]],
    );
    expect([name, found.rowCount]).toEqual([name, 0]);
  }
});
