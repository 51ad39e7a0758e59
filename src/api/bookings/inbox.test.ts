import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { readBookingFigures } from '#api/bookings/figures-contract.ts';
import type { listBookings, readBooking } from '#api/bookings/inbox-contract.ts';
import type { StaffRole } from '#contracts/enums/staff.ts';
import type { RouteData } from '#contracts/route.ts';
import { auditLog } from '#db/schema/audit.ts';
import { bookingProducts, bookings } from '#db/schema/bookings.ts';
import { facts } from '#db/schema/facts.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { products } from '#db/schema/products.ts';
import { bookingHasWords } from '#db/word-search.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addWebhook } from '#tests/support/records/outbox.ts';
import {
  type Answer,
  addStaffMember,
  type StaffClient,
  type StaffMember,
  staffClient,
} from '#tests/support/staff.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db, 'zh', { sendsMail: true });
afterAll(() => database.drop());

type Booking = RouteData<typeof readBooking>;
type Page = RouteData<typeof listBookings>;
type Figures = RouteData<typeof readBookingFigures>;

const people = new Map<StaffRole, { person: StaffMember; call: StaffClient }>();
beforeAll(async () => {
  await db
    .insert(products)
    .values({ key: '3d', nameZh: '虚拟直播间', nameEn: 'Studio', taglineZh: '' });
  for (const role of ['administrator', 'editor', 'sales', 'viewer'] as const) {
    const person = await addStaffMember(db, role);
    people.set(role, { person, call: await staffClient(db, api, person) });
  }
});

function as(role: StaffRole) {
  const found = people.get(role);
  if (!found) throw new Error(`there is no ${role}`);
  return found;
}

/** The data of a successful answer. */
function dataOf<Data>({ body }: Answer): Data {
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.data as Data;
}

let count = 0;

async function addBooking(values: Partial<typeof bookings.$inferInsert> = {}): Promise<string> {
  const reference = `MJ20261120-T${++count}`;
  const [row] = await db
    .insert(bookings)
    .values({
      reference,
      idempotencyKey: reference,
      name: '林小雨',
      company: '山海直播',
      phone: '+8613800138000',
      email: 'lin@example.com',
      message: '想看绿幕演示',
      consentedAt: new Date(),
      privacyVersion: '1.2',
      locale: 'zh',
      ...values,
    })
    .returning({ id: bookings.id });
  return row?.id ?? '';
}

async function list(query: string, role: StaffRole = 'sales'): Promise<Page['items']> {
  return dataOf<Page>(await as(role).call(`GET /admin/bookings?${query}`)).items;
}

async function read(id: string, role: StaffRole = 'sales'): Promise<Booking> {
  return dataOf(await as(role).call(`GET /admin/bookings/${id}`));
}

test('bookings are found by reference, name, company and telephone number', async () => {
  const id = await addBooking({
    reference: 'MJ20261119-K7QX',
    name: '欧阳静',
    company: 'Harbour Media',
    phone: '+8613912345678',
  });
  await addBooking({ name: '别人', phone: '+85223456789', email: null });
  for (const q of [
    'MJ20261119-K7QX',
    'k7qx',
    '欧阳',
    'harbour',
    '139 1234 5678',
    '+86 139',
    '5678',
  ]) {
    const found = await list(`q=${encodeURIComponent(q)}`);
    expect([q, found.map((item) => item.id)]).toEqual([q, [id]]);
  }
  expect(await list('q=nobody')).toEqual([]);
});

test('a search uses the index of words', async () => {
  const { rows } = await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    return transaction.execute<{ 'QUERY PLAN': string }>(sql`explain select id from bookings
      where ${bookingHasWords('林')}`);
  });
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('bookings_terms_index');
});

test('filters: state, open and overdue, assignee, product, language', async () => {
  const { person } = as('sales');
  const old = new Date('2026-11-02T02:00:00Z');
  const overdue = await addBooking({ name: '过期', createdAt: old });
  const answered = await addBooking({
    name: '过期',
    createdAt: old,
    status: 'in_progress',
    answeredAt: old,
  });
  const mine = await addBooking({
    name: '过期',
    status: 'closed',
    createdAt: old,
    assigneeId: person.id,
    locale: 'en',
  });
  await db.insert(bookingProducts).values({ bookingId: mine, productKey: '3d' });
  const ids = async (query: string) =>
    (await list(`q=${encodeURIComponent('过期')}&${query}`)).map(({ id }) => id);
  expect(await ids('status=closed')).toEqual([mine]);
  expect(await ids('show=open')).toEqual([answered, overdue]);
  expect(await ids('show=overdue')).toEqual([overdue]);
  expect(await ids(`assignee=${person.id}`)).toEqual([mine]);
  expect(await ids('assignee=none')).toEqual([answered, overdue]);
  expect(await ids('product=3d')).toEqual([mine]);
  expect(await ids('locale=en')).toEqual([mine]);
  expect((await read(overdue)).isOverdue).toBe(true);
  expect((await read(answered)).isOverdue).toBe(false);
});

test('an extension is shown beside the number, to those who see the number', async () => {
  const id = await addBooking({ phone: '+861062345678', phoneExtension: '801' });
  expect(await read(id)).toMatchObject({ phone: '+861062345678', phoneExtension: '801' });
  expect(await read(id, 'editor')).not.toHaveProperty('phoneExtension');
});

test('a booking is overdue when it has waited longer than the fact of the answer time says', async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  const id = await addBooking({ name: '久等', createdAt: days(6) });
  const isOverdue = async (maximum: number, unitZh = '个工作日') => {
    await db
      .insert(facts)
      .values({
        key: 'answer-time',
        subject: 'product',
        maximum,
        unitZh,
        sourceKind: 'decision',
        checkedOn: '2026-11-22',
      })
      .onConflictDoUpdate({ target: facts.key, set: { maximum, unitZh } });
    const [listed] = await list(`q=${encodeURIComponent('久等')}&show=overdue`);
    const shown = (await read(id)).isOverdue;
    expect(Boolean(listed)).toBe(shown);
    return shown;
  };
  expect(await isOverdue(1)).toBe(true);
  expect(await isOverdue(6)).toBe(false);
  expect(await isOverdue(1e300)).toBe(false);
  // Hours are no working days: the usual one applies.
  expect(await isOverdue(24, '小时')).toBe(true);
});

test('a page of the list goes on after the last booking of the page before', async () => {
  const added = await db
    .insert(bookings)
    .values(
      Array.from({ length: 51 }, (_, index) => ({
        reference: `PAGE-${index}`,
        idempotencyKey: `page-${index}`,
        name: '分页',
        wechat: 'paging',
        consentedAt: new Date(),
        privacyVersion: '1.2',
        locale: 'zh' as const,
      })),
    )
    .returning({ id: bookings.id });
  const query = `GET /admin/bookings?q=${encodeURIComponent('分页')}`;
  const first = dataOf<Page>(await as('sales').call(query));
  expect(first.items).toHaveLength(50);
  const second = dataOf<Page>(await as('sales').call(`${query}&after=${first.next}`));
  expect(second).toMatchObject({ items: [{ id: added[0]?.id }], next: null });
});

test('an editor sees what was asked for, but nothing of the person', async () => {
  const id = await addBooking({ reference: 'MJ20261119-EDIT', name: '赵敏感' });
  const record = await read(id, 'editor');
  expect(record).toMatchObject({ reference: 'MJ20261119-EDIT', status: 'new', products: [] });
  const text = JSON.stringify([record, await list('', 'editor')]);
  for (const personal of ['赵敏感', '山海直播', '13800138000', 'lin@example.com', '绿幕']) {
    expect(text).not.toContain(personal);
  }
  expect(record).not.toHaveProperty('notes');
  expect(record).not.toHaveProperty('answers');
  // A search by name would tell who has a booking.
  expect(await list(`q=${encodeURIComponent('赵敏感')}`, 'editor')).toEqual([]);
  expect(await list('q=mj20261119-edit', 'editor')).toHaveLength(1);
  expect((await as('viewer').call(`GET /admin/bookings/${id}`)).status).toBe(403);
});

test('a booking is assigned and answered by mail; the record has the history', async () => {
  const id = await addBooking();
  const { person, call } = as('sales');
  const path = `/admin/bookings/${id}`;
  const body = { version: 1, assigneeId: person.id, status: 'in_progress' };
  expect((await call(`PATCH ${path}`, { body })).status).toBe(200);
  const noted = await call(`POST ${path}/notes`, { body: { text: '预算大概二十万' } });
  expect(noted.status).toBe(200);
  const answer = { version: 2, channel: 'mail', text: '您好，\n明天下午演示。' };
  expect((await call(`POST ${path}/answers`, { body: answer })).status).toBe(200);
  expect(await read(id)).toMatchObject({
    status: 'answered',
    version: 3,
    isOverdue: false,
    assignee: { name: person.name },
    notes: [{ body: '预算大概二十万', author: person.name }],
    answers: [{ channel: 'mail', body: answer.text, delivery: 'waiting', author: person.name }],
    history: [
      { kind: 'status_changed', from: 'new', to: 'in_progress' },
      { kind: 'assigned', to: person.name },
      { kind: 'answered', to: 'mail' },
    ],
  });
  const [mail] = await db
    .select()
    .from(outboxMessages)
    .where(sql`${outboxMessages.payload} ->> 'text' = ${answer.text}`);
  expect(mail).toMatchObject({
    recipient: 'lin@example.com',
    event: 'booking.answer',
    locale: 'zh',
  });
});

test('texts and contacts do not get into the audit log', async () => {
  const id = await addBooking({ name: '钱保密' });
  const { call } = as('sales');
  await call(`POST /admin/bookings/${id}/notes`, { body: { text: '钱保密想便宜些' } });
  const body = { version: 1, channel: 'phone', text: '钱保密下周来' };
  expect((await call(`POST /admin/bookings/${id}/answers`, { body })).status).toBe(200);
  const rows = await db.select().from(auditLog).where(eq(auditLog.entityId, id));
  expect(rows.map(({ action }) => action).sort()).toEqual(['booking.answer', 'booking.note']);
  expect(JSON.stringify(rows)).not.toContain('钱保密');
});

test.each([
  ['an older version', { version: 7, status: 'closed' }, 409, 'CONFLICT'],
  ['an unknown state', { version: 1, status: 'won' }, 400, 'VALIDATION_FAILED'],
])('a change with %s is refused', async (_, body, status, code) => {
  const id = await addBooking();
  const answer = await as('sales').call(`PATCH /admin/bookings/${id}`, { body });
  expect([answer.status, answer.body.errorCode]).toEqual([status, code]);
});

test('webhooks are told who got a booking, without what the visitor wrote', async () => {
  await addWebhook(db, { url: 'https://crm.example/hook', events: ['booking.assigned'] });
  const { person, call } = as('sales');
  const id = await addBooking();
  const { reference, type } = await read(id);
  for (const [version, assigneeId] of [person.id, null, person.id].entries()) {
    const body = { version: version + 1, assigneeId };
    expect((await call(`PATCH /admin/bookings/${id}`, { body })).status).toBe(200);
  }
  const messages = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.event, 'booking.assigned'));
  const page = `http://localhost/admin/bookings/${id}`;
  const payload = { reference, type, assignee: person.name, by: person.name, page };
  expect(messages.map((message) => message.payload)).toEqual([payload, payload]);
});

test('who gets a booking is told by mail in their language, but not of what they did themselves', async () => {
  const colleague = await addStaffMember(db, 'support', { locale: 'en' });
  const id = await addBooking();
  const { reference } = await read(id);
  const assign = async (assigneeId: string | null) => {
    const { version } = await read(id);
    const answer = await as('sales').call(`PATCH /admin/bookings/${id}`, {
      body: { version, assigneeId },
    });
    expect(answer.status).toBe(200);
  };
  const mails = () =>
    db.select().from(outboxMessages).where(eq(outboxMessages.recipient, colleague.email));
  await assign(as('sales').person.id);
  await assign(null);
  const own = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, as('sales').person.email));
  expect(own).toEqual([]);
  await assign(colleague.id);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    event: 'booking.assigned_to_you',
    locale: 'en',
    payload: { reference, page: `http://localhost/admin/bookings/${id}` },
  });
  // A change of the state alone is no news for the assignee.
  const { version } = await read(id);
  await as('sales').call(`PATCH /admin/bookings/${id}`, {
    body: { version, status: 'in_progress', assigneeId: colleague.id },
  });
  expect(await mails()).toHaveLength(1);
});

test('a booking is not assigned to somebody whose role does not work with bookings', async () => {
  const id = await addBooking();
  const body = { version: 1, assigneeId: as('editor').person.id };
  const answer = await as('sales').call(`PATCH /admin/bookings/${id}`, { body });
  expect(answer.body.fields?.[0]).toMatchObject({ path: 'assigneeId' });
  const assignees = await as('sales').call('GET /admin/booking-assignees');
  const ids = dataOf<{ items: { id: string }[] }>(assignees).items.map((one) => one.id);
  expect(ids).toContain(as('sales').person.id);
  expect(ids).not.toContain(as('editor').person.id);
});

test('a mail is refused without an address, without a mail server, and after the erasure', async () => {
  const call = async (id: string, client = as('sales').call) => {
    const body = { version: 1, channel: 'mail', text: '您好' };
    const answer = await client(`POST /admin/bookings/${id}/answers`, { body });
    return [answer.status, answer.body.fields?.[0]?.path];
  };
  expect(await call(await addBooking({ email: null }))).toEqual([400, 'channel']);
  const without = createTestApi(db);
  const offline = await staffClient(db, without, as('sales').person);
  expect(await call(await addBooking(), offline)).toEqual([400, 'channel']);
  expect(await call(await addBooking({ erasedAt: new Date() }))).toEqual([400, 'text']);
});

describe('times', () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const time = (hours: number) => ({ startsAt: at(hours), endsAt: at(hours + 1) });
  const propose = (id: string, body: object) =>
    as('sales').call(`POST /admin/bookings/${id}/proposals`, { body });

  test('are proposed by mail in the language of the visitor, and replace earlier ones', async () => {
    const id = await addBooking({ locale: 'en', timeZone: 'Europe/London' });
    const { version } = await read(id);
    const first = [time(48), time(72)];
    expect((await propose(id, { version, times: first })).status).toBe(200);
    expect((await propose(id, { version, times: first })).status).toBe(409);
    const second = [time(96)];
    await propose(id, { version: version + 1, times: second });
    const booking = await read(id);
    expect(booking).toMatchObject({
      status: 'in_progress',
      proposals: second,
      appointment: null,
      assignee: { id: as('sales').person.id },
    });
    const mails = await db
      .select()
      .from(outboxMessages)
      .where(sql`${outboxMessages.event} = 'booking.times_proposed'
        and ${outboxMessages.payload} ->> 'reference' = ${booking.reference}`);
    expect(mails).toHaveLength(2);
    expect(mails[1]).toMatchObject({ locale: 'en', thread: booking.reference });
    expect(String(mails[1]?.payload.times)).toContain('(United Kingdom Time)');
    expect(booking.history.map(({ kind }) => kind)).toEqual(['times_proposed', 'times_proposed']);
  });

  test('that were agreed are an answer and an appointment', async () => {
    const id = await addBooking({ email: null });
    const { version } = await read(id);
    const body = { version, times: [time(48)], isAgreed: true };
    expect((await propose(id, body)).status).toBe(200);
    expect(await read(id)).toMatchObject({ appointment: body.times[0], proposals: [] });
    const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
    expect(row?.answeredAt).not.toBeNull();
  });

  test.each([
    ['a start that has passed', { times: [time(-1)] }, 'times.0'],
    ['more than a year ahead', { times: [time(24 * 400)] }, 'times.0'],
    ['an end before its start', { times: [{ startsAt: at(48), endsAt: at(47) }] }, 'times.0'],
    ['a whole day', { times: [{ startsAt: at(48), endsAt: at(72) }] }, 'times.0'],
    ['one time twice', { times: Array(2).fill(time(48)) }, 'times.1'],
    ['two agreed times', { times: [time(48), time(72)], isAgreed: true }, 'times.1'],
  ])('%s is refused', async (_, body, path) => {
    const id = await addBooking();
    const { body: answer } = await propose(id, { version: 1, ...body });
    expect(answer).toMatchObject({ errorCode: 'VALIDATION_FAILED', fields: [{ path }] });
  });

  test('are not proposed for a closed booking', async () => {
    const id = await addBooking({ status: 'closed' });
    expect((await propose(id, { version: 1, times: [time(48)] })).status).toBe(409);
  });
});

test('a next step has a day, is found when it is due, and is not in the audit log', async () => {
  const id = await addBooking({ name: '下一步' });
  const change = (body: object) =>
    as('sales').call(`PATCH /admin/bookings/${id}`, { body: { version: 1, ...body } });
  const body = { nextStep: '给林小雨打电话', nextStepOn: '2026-11-01' };
  expect((await change(body)).status).toBe(200);
  const found = await list(`show=due&q=${encodeURIComponent('下一步')}`);
  expect(found).toMatchObject([{ id, ...body }]);
  expect(await list('show=due', 'editor')).not.toHaveProperty('0.nextStep');
  const entries = await db.select().from(auditLog).where(eq(auditLog.entityId, id));
  expect(JSON.stringify(entries)).not.toContain('林小雨');
  await db.update(bookings).set({ status: 'closed' }).where(eq(bookings.id, id));
  expect(await list(`show=due&q=${encodeURIComponent('下一步')}`)).toEqual([]);
});

test('other bookings with a contact are shown, whatever its case', async () => {
  const first = await addBooking({ email: 'Same@Example.com', phone: null, status: 'closed' });
  const second = await addBooking({ email: 'same@example.com', phone: null });
  const third = await addBooking({ email: 'other@example.com', phone: null, wechat: 'w_other' });
  const ids = ({ repeats }: Booking) => repeats?.map(({ id }) => id);
  expect(ids(await read(second))).toEqual([first]);
  expect(ids(await read(third))).toEqual([]);
  // The list marks those of which another one is still open.
  expect(await read(first)).toMatchObject({ isRepeated: true });
  expect(await read(second)).toMatchObject({ isRepeated: false });
  expect(await read(second, 'editor')).not.toHaveProperty('repeats');
});

test('"mine" has the bookings of the person and those of nobody', async () => {
  const q = encodeURIComponent('谁的');
  const { person } = as('sales');
  const own = await addBooking({ name: '谁的', assigneeId: person.id });
  const free = await addBooking({ name: '谁的' });
  await addBooking({ name: '谁的', assigneeId: as('administrator').person.id });
  const found = await list(`q=${q}&assignee=mine`);
  expect(found.map(({ id }) => id)).toEqual([free, own]);
});

test('the visitor is told of the first person who takes the booking', async () => {
  const id = await addBooking();
  const { reference } = await read(id);
  const assign = (version: number, role: StaffRole) =>
    as('administrator').call(`PATCH /admin/bookings/${id}`, {
      body: { version, assigneeId: as(role).person.id },
    });
  await assign(1, 'sales');
  await assign(2, 'administrator');
  const mails = await db
    .select()
    .from(outboxMessages)
    .where(sql`${outboxMessages.event} = 'booking.taken'
      and ${outboxMessages.payload} ->> 'reference' = ${reference}`);
  expect(mails).toMatchObject([{ payload: { consultant: as('sales').person.name } }]);
});

test('figures tell the time to the first answer and the sources; sales see theirs', async () => {
  const { person } = as('sales');
  const before = dataOf<Figures>(await as('administrator').call('GET /admin/booking-figures'));
  const received = new Date(Date.now() - 10 * 3_600_000);
  const after = (hours: number) => new Date(received.getTime() + hours * 3_600_000);
  const page = { sourcePage: '/product/figures', source: 'figures.example', createdAt: received };
  await addBooking({ ...page, assigneeId: person.id, status: 'answered', answeredAt: after(2) });
  await addBooking({ ...page, assigneeId: person.id, status: 'answered', answeredAt: after(4) });
  await addBooking(page);
  await addBooking({ ...page, status: 'spam' });
  await addBooking({ ...page, needsCheck: true });
  const all = dataOf<Figures>(await as('administrator').call('GET /admin/booking-figures'));
  expect(all.total - before.total).toBe(3);
  expect(all.isOwn).toBe(false);
  expect(all.pages).toContainEqual({ name: '/product/figures', bookings: 3, answered: 2 });
  expect(all.sites).toContainEqual({ name: 'figures.example', bookings: 3, answered: 2 });
  const own = await staffClient(db, api, await addStaffMember(db, 'sales'));
  expect(dataOf<Figures>(await own('GET /admin/booking-figures'))).toMatchObject({
    isOwn: true,
    total: 0,
    medianHours: null,
  });
  const ofSales = dataOf<Figures>(await as('sales').call('GET /admin/booking-figures'));
  expect(ofSales.pages).toContainEqual({ name: '/product/figures', bookings: 2, answered: 2 });
});
