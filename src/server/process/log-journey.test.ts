import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishSigningKeys } from '#api/access/signing-keys.ts';
import { passcodeMac } from '#api/sheets/passcode.ts';
import { writeCode } from '#contracts/redemptions/code.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { deliverBatch } from '#jobs/outbox/deliver.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { fakeWebhook } from '#tests/support/fake-servers.ts';
import { type FormSite, startFormSite } from '#tests/support/form-site.ts';
import { testKeys } from '#tests/support/keys.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addCampaign } from '#tests/support/records/campaigns.ts';
import { addCodes, newCode } from '#tests/support/records/codes.ts';
import { addMessage, addWebhook } from '#tests/support/records/outbox.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { addSite } from '#tests/support/records/site.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import { addStaffMember, PASSWORD } from '#tests/support/staff.ts';
import { createLog } from './log.ts';

// What a visitor, a customer and a member of staff leave in the log, also where something fails.

const NETWORKS = ['198.51.100.77', '2001:db8:77::5'];
const person = {
  name: '欧阳若溪',
  company: 'Yunqi Teahouse',
  phone: '13912345678',
  email: 'ruoxi.log@yunqi.example',
  message: 'Two rooms beside the lake',
};
/** Long enough that no id and no time of the log has the same digits by chance. */
const WRONG_PHONE = '1390000';
const OTHER_PHONE = '139 0000 0000';
const PASSCODE = '482915';
const WRONG_PASSCODE = '482916';

let site: FormSite;
/** What must not be in the log. */
const secrets: string[] = [
  ...NETWORKS,
  ...Object.values(person),
  WRONG_PHONE,
  OTHER_PHONE,
  PASSCODE,
  WRONG_PASSCODE,
  PASSWORD,
];
/** Statuses of the answers, by what was asked. */
const answers: Record<string, number> = {};
/** The cookie that opens the sheet. */
let pass = '';

beforeAll(async () => {
  site = await startFormSite(createTestDatabase, { TRUST_PROXY: '1' });
  const { db } = site.database;
  await addSite(db, { privacyVersion: '1', email: 'office@mujing.example' });
  await publishSigningKeys(db, testKeys, 'licence');
});
afterAll(() => site.stop());

async function call(
  method: string,
  path: string,
  { body, raw, cookie, as }: { body?: object; raw?: string; cookie?: string; as?: string } = {},
) {
  const response = await fetch(`${site.url}/site${path}`, {
    method,
    redirect: 'manual',
    headers: {
      origin: 'https://www.example.com',
      'user-agent': 'Journey/1.0',
      'x-forwarded-for': NETWORKS[Object.keys(answers).length % 2] ?? '',
      ...(cookie && { cookie }),
      'idempotency-key': randomUUID(),
      ...((body || raw) && { 'content-type': 'application/json' }),
    },
    ...((body || raw) && { body: raw ?? JSON.stringify(body) }),
  });
  answers[as ?? `${method} ${path}`] = response.status;
  const text = await response.text();
  const [session = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  if (session) secrets.push(session.slice(session.indexOf('=') + 1));
  const json = text.startsWith('{') ? JSON.parse(text) : {};
  return { data: json.data, cookie: session };
}

const booking = (fields: object = {}) => ({
  idempotencyKey: randomUUID(),
  ...person,
  consent: true,
  privacyVersion: '1',
  ...fields,
});

async function book(): Promise<void> {
  const { data } = await call('POST', '/api/bookings', { body: booking(), as: 'booking' });
  const { reference } = data;
  secrets.push(reference);
  await call('POST', '/api/bookings', {
    body: booking({ phone: WRONG_PHONE }),
    as: 'wrong booking',
  });
  await call('POST', '/api/bookings', {
    raw: JSON.stringify(person).slice(0, -5),
    as: 'broken booking',
  });
  const claim = { reference, contact: person.email };
  await call('POST', '/api/bookings/status', { body: claim, as: 'look-up' });
  const wrong = { reference, contact: OTHER_PHONE };
  await call('POST', '/api/bookings/status', { body: wrong, as: 'wrong look-up' });
  await call('GET', `/cooperation?reference=${reference}`, { as: 'booked' });
  await call('GET', `/cooperation?name=${person.name}&phone=${person.phone}`, { as: 'prefilled' });
  // Limits of a network.
  for (let again = 0; answers.limited !== 429 && again < 40; again++) {
    await call('POST', '/api/bookings/status', { body: wrong, as: 'limited' });
  }
}

async function activate(): Promise<void> {
  const { db } = site.database;
  const campaignId = await addCampaign(db, { slug: 'camera', productKey: 'app' });
  const [code = ''] = (await addCodes(db, campaignId)).codes;
  const unknown = newCode();
  const typo = `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`;
  for (const one of [code, unknown, typo]) secrets.push(one, writeCode(one));
  const redeem = (given: string, as: string) =>
    call('POST', '/api/redemptions', {
      body: {
        campaign: 'camera',
        code: given,
        contact: person.email,
        deviceModel: 'A7 IV',
        deviceSerial: 'SN-77-1001',
        consent: true,
        privacyVersion: '1',
      },
      as,
    });
  secrets.push('SN-77-1001');
  const { data } = await redeem(code, 'activation');
  const key: string = data.licence.key;
  secrets.push(key);
  await redeem(unknown, 'unknown code');
  await redeem(typo, 'code with a typing mistake');
  await call('GET', `/api/licences/${key}/licence.json`, { as: 'licence' });
  await call('GET', `/api/licences/${key}/licence.txt`, { as: 'no such file' });
  const other = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
  await call('GET', `/api/licences/${other}/licence.json`, { as: 'no licence' });
  await call('GET', `/ad/sony?code=${code}`, { as: 'code in the address' });
}

async function openSheet(): Promise<void> {
  const { db } = site.database;
  const sheetId = await addWorkOrder(db, { contactName: person.name, contactPhone: person.phone });
  const token = await addShareLink(db, { sheetId, audience: 'signer' });
  const [link] = await db.select().from(shareLinks).where(eq(shareLinks.token, token));
  const mac = passcodeMac(testKeys, link?.id ?? '', PASSCODE);
  await db.update(shareLinks).set({ passcodeMac: mac, passcodeSetAt: new Date() });
  secrets.push(token);
  const page = `/share/order/impl/${token}`;
  const enter = (passcode: string, as: string) =>
    call('POST', `/api/shares/links/${token}/pass`, { body: { passcode }, as });
  await call('GET', page, { as: 'locked sheet' });
  await enter(WRONG_PASSCODE, 'wrong passcode');
  const { cookie } = await enter(PASSCODE, 'passcode');
  pass = cookie;
  await call('GET', page, { cookie, as: 'sheet' });
  await call('GET', `/api/shares/work-orders/${token}`, { cookie, as: 'sheet as data' });
  await call('GET', `/api/shares/work-orders/${token}x`, { as: 'wrong link' });
  const comment = { anchor: { part: 'sheet' }, name: person.name, body: person.message };
  await call('POST', `/api/shares/links/${token}/comments`, {
    body: comment,
    cookie,
    as: 'comment',
  });
  const other = { origin: 'https://other.example' };
  await site.send(page, other, new URLSearchParams({ passcode: PASSCODE }).toString());
  await call('GET', `/nowhere/${token}?phone=${person.phone}`, { as: 'missing page' });
}

async function signIn(): Promise<void> {
  const { email } = await addStaffMember(site.database.db, 'sales');
  secrets.push(email, 'a wrong pass phrase');
  const attempt = (password: string, as: string) =>
    call('POST', '/api/admin/session', { body: { email, password }, as });
  await attempt('a wrong pass phrase', 'wrong password');
  const { cookie } = await attempt(PASSWORD, 'sign-in');
  await call('GET', `/api/admin/bookings?q=${person.phone}`, { cookie, as: 'inbox' });
  await call('GET', '/api/admin/system', { cookie, as: 'forbidden' });
}

/** The database fails in the middle of writes and reads. */
async function fail(): Promise<void> {
  const { db, owner } = site.database;
  await db.delete(rateLimits);
  // A value that the database cannot read, which it repeats in its message.
  await owner.execute(sql`
    create function read_name() returns trigger language plpgsql as
    $$ begin perform new.name::date; return new; end $$`);
  await owner.execute(sql`
    create trigger read_name before insert on bookings for each row execute function read_name()`);
  await call('POST', '/api/bookings', { body: booking(), as: 'failing booking' });
  await owner.execute(sql`alter table sheet_comments rename to comments_away`);
  const [link] = await db.select().from(shareLinks);
  await call('GET', `/api/shares/work-orders/${link?.token}`, {
    cookie: pass,
    as: 'failing sheet',
  });
}

/** Receivers that repeat the message they refuse. */
async function deliver(): Promise<void> {
  const { db } = site.database;
  const log = createLog('info', { write: (line) => void site.lines.push(line) });
  const chat = await fakeWebhook(({ body }) => ({ status: 200, body: `no: ${body}` }));
  const mails = await startMailServer();
  mails.answer = 'refuse';
  await db.delete(outboxMessages);
  const webhookId = await addWebhook(db, { kind: 'wecom', url: chat.address });
  const payload = { ...person, reference: 'MJ20261121-7K3D' };
  await addMessage(db, { key: 'chat', webhookId, payload });
  await addMessage(db, { key: 'mail', recipient: person.email, payload });
  await deliverBatch(db, log, {
    smtpUrl: mails.address,
    webhookAllowPrivate: true,
    keys: testKeys,
  });
  await chat.close();
  await mails.close();
  const errors = (await db.select().from(outboxMessages)).map(({ lastError }) => lastError).join();
  expect(errors).toContain(person.name);
  expect(errors).toContain(person.email);
}

test('a whole journey leaves no address of a network, no personal data and no secret in the log', async () => {
  for (const part of [book, activate, openSheet, signIn, fail, deliver]) await part();
  expect(answers).toMatchObject({
    booking: 200,
    'wrong booking': 400,
    'broken booking': 400,
    'look-up': 200,
    'wrong look-up': 404,
    limited: 429,
    activation: 200,
    'unknown code': 200,
    'code with a typing mistake': 400,
    licence: 200,
    'no licence': 404,
    'locked sheet': 403,
    'wrong passcode': 400,
    passcode: 200,
    sheet: 200,
    comment: 200,
    'missing page': 404,
    'wrong password': 401,
    'sign-in': 200,
    inbox: 200,
    forbidden: 403,
    'sheet as data': 200,
    'failing booking': 500,
    'failing sheet': 500,
  });
  const log = site.lines.join('\n');
  // It is the log of this journey.
  expect(log).toContain('/share/order/impl/:id');
  expect(log).toContain('/api/licences/:key/licence.json');
  expect(log).toContain('Request failed');
  expect(log).toContain('An outbox message was refused');
  expect(secrets.filter((secret) => secret && log.includes(secret))).toEqual([]);
  expect(log).not.toMatch(/(?:\d{1,3}\.){3}\d{1,3}/);
  expect(log).not.toMatch(/[\w.]+@[\w.]+\.\w+/);
  expect(log).not.toContain(encodeURIComponent(person.name));
});
