import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Envelope } from '#contracts/envelope.ts';
import { auditLog } from '#db/schema/audit.ts';
import { bookingProducts, bookingSlots, bookings } from '#db/schema/bookings.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { solutions } from '#db/schema/solutions.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addWebhook } from '#tests/support/records/outbox.ts';
import { addSite } from '#tests/support/records/site.ts';

const database = await createTestDatabase();
const { db, owner } = database;
const { api, fetch } = createTestApi(db);
afterAll(() => database.drop());

beforeAll(async () => {
  await addSite(db, { privacyVersion: '1.2' });
  await db.insert(solutions).values({ key: 'training', nameZh: '培训', nameEn: 'Training' });
});
beforeEach(async () => {
  await db.delete(rateLimits);
});

const DAY_MS = 86_400_000;
const nextWeek = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
let keys = 0;

function booking(changes: Record<string, unknown> = {}) {
  return {
    idempotencyKey: `test-booking-key-${++keys}`,
    name: ' 林一 ',
    phone: '138 0013 8000',
    consent: true,
    privacyVersion: '1.2',
    ...changes,
  };
}

async function post(body: unknown, language = 'zh') {
  const response = await fetch('/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    answer: (await response.json()) as Envelope<{ reference: string }>,
  };
}

test('the form offers the stored choices in the requested language', async () => {
  const form = await api('GET /bookings/form', { query: { locale: 'en' } });
  expect(form.products.map(({ key }) => key)).toEqual(['3d', 'cyan', 'flower', 'sdk', 'app']);
  expect(form.solutions).toEqual([{ key: 'training', name: 'Training' }]);
  expect(form.privacyVersion).toBe('1.2');
});

test('contacts are stored without what was copied along', async () => {
  const { reference } = await api('POST /bookings', {
    body: booking({ phone: '\u202d13800138000\u202c', email: "mailto:o'neil@example.com。" }),
  });
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference));
  expect(row).toMatchObject({ phone: '+8613800138000', email: "o'neil@example.com" });
});

test('the extension of an office number is stored beside the number', async () => {
  const { reference } = await api('POST /bookings', {
    body: booking({ phone: '010-62345678转801' }),
  });
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference));
  expect(row).toMatchObject({ phone: '+861062345678', phoneExtension: '801' });
});

test.each([
  ['(415) 555-2671', 'US', '+14155552671'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['090-1234-5678', 'JP', '+819012345678'],
  ['0151 23456789', 'DE', '+4915123456789'],
  ['+44 020 7946 0958', '', '+442079460958'],
  ['+886 0912 345 678', '', '+886912345678'],
  ['+39 06 1234 5678', '', '+390612345678'],
])('the number %s of %o is stored as %s', async (phone, country, stored) => {
  const { reference } = await api('POST /bookings', { body: booking({ phone, country }) });
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference));
  expect(row?.phone).toBe(stored);
});

test('a booking is stored with its audit entry and its messages', async () => {
  const webhookId = await addWebhook(db, { kind: 'wecom', url: 'https://chat.example/hook' });
  await addWebhook(db, { url: 'https://other.example/hook', events: ['sheet.commented'] });
  const { reference } = await api('POST /bookings', {
    body: booking({
      type: 'onsite',
      country: 'CN',
      email: 'lin@example.com',
      products: ['3d', 'cyan', '3d'],
      solution: 'training',
      budget: '50_150',
      slots: [
        { day: nextWeek, part: 'afternoon' },
        { day: nextWeek, part: 'evening' },
      ],
      timeZone: 'America/New_York',
      message: '第一行\n第二行',
      availability: '工作日下午',
    }),
  });
  expect(reference).toMatch(/^MJ\d{8}-[2-9A-Z]{4}$/);
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference));
  expect(row).toMatchObject({
    name: '林一',
    phone: '+8613800138000',
    email: 'lin@example.com',
    wechat: null,
    solutionKey: 'training',
    availability: '工作日下午',
    type: 'onsite',
    status: 'new',
    privacyVersion: '1.2',
  });
  const id = row?.id ?? '';
  const slots = await db.select().from(bookingSlots).where(eq(bookingSlots.bookingId, id));
  const first = slots.find(({ preference }) => preference === 1);
  expect(
    first?.startsAt.toLocaleString('en', { timeZone: 'America/New_York', hour: 'numeric' }),
  ).toBe('1 PM');
  const chosen = await db.select().from(bookingProducts).where(eq(bookingProducts.bookingId, id));
  expect(chosen).toHaveLength(2);
  const audit = await db.select().from(auditLog).where(eq(auditLog.entityId, id));
  expect(audit).toMatchObject([{ actor: 'visitor', action: 'booking.create' }]);
  const messages = await db
    .select()
    .from(outboxMessages)
    .where(sql`${outboxMessages.payload} ->> 'reference' = ${reference}`);
  expect(
    messages.map(({ kind, webhookId, recipient }) => [kind, webhookId, recipient]).sort(),
  ).toEqual([
    ['mail', null, 'lin@example.com'],
    ['mail', null, 'office@example.com'],
    ['webhook', webhookId, null],
  ]);
});

test('a booking is not stored if its messages cannot be stored', async () => {
  await owner.execute(
    sql`alter table outbox_messages add constraint closed check (false) not valid`,
  );
  try {
    const body = booking();
    expect((await post(body)).status).toBe(500);
    const rows = await db
      .select()
      .from(bookings)
      .where(eq(bookings.idempotencyKey, body.idempotencyKey));
    expect(rows).toEqual([]);
  } finally {
    await owner.execute(sql`alter table outbox_messages drop constraint closed`);
  }
});

test.each([
  [{ name: ' ' }, 'name', '请填写姓名', 'name'],
  [{ phone: '' }, 'phone', '至少填写一项', 'at least one'],
  [
    { phone: '(415) 555-2671', locale: 'en', timeZone: 'America/Los_Angeles' },
    'country',
    '国家或地区',
    'country of this number',
  ],
  [{ phone: '+49 0151 1234567' }, 'phone', '号码不完整', 'complete number'],
  [{ phone: '55555555', country: 'ZZ' }, 'phone', '号码不完整', 'complete number'],
  [{ phone: '12345' }, 'phone', '号码不完整', 'complete number'],
  [{ phone: '13800138000/13900139000' }, 'phone', '一次只能填一个', 'Only one contact'],
  [{ wechat: 'QQ：12345678' }, 'wechat', '不用 QQ', 'do not use QQ'],
  [{ email: 'lin@' }, 'email', '邮箱格式', 'email address'],
  [{ wechat: '林老师' }, 'wechat', '微信号', 'WeChat ID'],
  [{ solution: 'moon' }, 'solution', '从列表', 'from the list'],
  [{ phone: '+8613800138000', timeZone: 'Moon/Base' }, 'timeZone', '时区', 'time zone'],
  [{ slots: [{ day: '2020-01-01', part: 'morning' }] }, 'slots.0', '已经过去', 'has passed'],
  [{ slots: [{ day: '2199-01-01', part: 'morning' }] }, 'slots.0', '天以内', 'within'],
  [{ consent: false }, 'consent', '隐私声明', 'privacy notice'],
  [{ privacyVersion: '0.9' }, 'consent', '已更新', 'has changed'],
])('rejects %j with an error for %s in both languages', async (changes, path, zh, en) => {
  for (const [language, words] of [
    ['zh', zh],
    ['en', en],
  ] as const) {
    const { status, answer } = await post(booking(changes), language);
    expect(status).toBe(400);
    expect(answer.errorCode).toBe('VALIDATION_FAILED');
    expect(answer.fields).toHaveLength(1);
    expect(answer.fields?.[0]?.path).toBe(path);
    expect(answer.fields?.[0]?.message).toContain(words);
  }
});

test('fields that are too long or unknown are rejected by name', async () => {
  const long = await post(booking({ message: 'x'.repeat(2001) }));
  expect(long.answer.fields?.[0]?.path).toBe('message');
  const unknown = await post(booking({ salary: 1 }));
  expect(unknown.answer.fields?.[0]?.path).toBe('salary');
});

test('a repeated request gets the same reference; another body with the same key gets 409', async () => {
  const body = booking();
  const first = await post(body);
  const again = await post({ ...body, name: '林一' });
  expect(again.answer.data).toEqual(first.answer.data);
  const other = await post({ ...body, name: '林二' });
  expect(other.status).toBe(409);
  expect(other.answer.errorMessage).toContain(first.answer.data?.reference);
});

test('an expired idempotency key does not book twice', async () => {
  const body = booking();
  const first = await post(body);
  await db.execute(sql`delete from idempotency_keys`);
  const again = await post(body);
  expect(again.answer.data).toEqual(first.answer.data);
});

test('twelve equal concurrent requests create one booking', async () => {
  const body = booking();
  const answers = await Promise.all(Array.from({ length: 12 }, () => post(body)));
  expect(new Set(answers.map(({ answer }) => answer.data?.reference)).size).toBe(1);
  const rows = await db
    .select()
    .from(bookings)
    .where(eq(bookings.idempotencyKey, body.idempotencyKey));
  expect(rows).toHaveLength(1);
});

test('a booking with a filled honeypot is stored as spam and not announced', async () => {
  const { status, answer } = await post(booking({ website: 'https://spam.example' }));
  expect(status).toBe(200);
  const reference = answer.data?.reference ?? '';
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference));
  expect(row?.status).toBe('spam');
  const messages = await db
    .select()
    .from(outboxMessages)
    .where(sql`${outboxMessages.payload} ->> 'reference' = ${reference}`);
  expect(messages).toEqual([]);
});

test('an address with too many bookings gets 429', async () => {
  for (let count = 0; count < 20; count++) expect((await post(booking())).status).toBe(200);
  const refused = await post(booking(), 'en');
  expect(refused.status).toBe(429);
  expect(refused.answer.errorCode).toBe('RATE_LIMITED');
});
