import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { bookingProducts, bookings } from '#db/schema/bookings.ts';
import { products } from '#db/schema/products.ts';
import { customers, projects } from '#db/schema/projects.ts';
import { openPublishing } from '#tests/support/publishing.ts';

const { database, db, signIn } = await openPublishing();
const sales = await signIn('sales', '周琳');
const other = await signIn('support', '吴越');
const editor = await signIn('editor', '编辑');
afterAll(() => database.drop());

type Match = { id: string; reasons: string[] };
const matches = async (body: object) =>
  (await sales.ask<{ items: Match[] }>('POST /admin/customers/matches', body)).items;

let count = 0;
async function addBooking(values: Partial<typeof bookings.$inferInsert> = {}): Promise<string> {
  const [row] = await db
    .insert(bookings)
    .values({
      reference: `MJ-${++count}`,
      idempotencyKey: randomUUID(),
      name: '王若溪',
      company: '云栖茶事',
      phone: '+8613800138000',
      siteAddress: '云栖路 66 号',
      consentedAt: new Date(),
      privacyVersion: '1.2',
      locale: 'zh',
      ...values,
    })
    .returning();
  return row?.id ?? '';
}

const open = (id: string, customer: object, person = sales) =>
  person.call(`POST /admin/bookings/${id}/project`, { body: { name: '三号厅', customer } });

test('a booking becomes a customer and a project in one step, and both show each other', async () => {
  await db
    .insert(products)
    .values({ key: '3d', nameZh: '全案直播间', taglineZh: '一间房' })
    .onConflictDoNothing();
  const id = await addBooking();
  await db.insert(bookingProducts).values({ bookingId: id, productKey: '3d' });
  const { status, body } = await open(id, { name: '云栖茶事有限公司' });
  expect([status, body.errorMessage]).toEqual([200, null]);
  const booking = await sales.ask<{
    project: { id: string; number: string };
    history: object[];
  }>(`GET /admin/bookings/${id}`);
  expect(booking).toMatchObject({
    status: 'in_progress',
    assignee: { name: '周琳' },
    project: { name: '三号厅', customer: { name: '云栖茶事有限公司' } },
  });
  const { project } = booking;
  expect(booking.history.at(-1)).toMatchObject({ kind: 'project_opened', to: project.number });
  expect(await sales.ask(`GET /admin/projects/${project.id}`)).toMatchObject({
    bookingReference: 'MJ-1',
    ownerName: '周琳',
    products: ['3d'],
    siteAddress: '云栖路 66 号',
  });
  const [customer] = await db.select().from(customers);
  expect(customer).toMatchObject({ contactName: '王若溪', contactPhone: '+8613800138000' });
});

test('who books again is found by any contact, also written differently, and may be chosen', async () => {
  const [{ id: known } = { id: '' }] = await db.select({ id: customers.id }).from(customers);
  await sales.ask(`PATCH /admin/customers/${known}`, { contactEmail: 'Ruoxi@example.com' });
  expect(await matches({ contactPhone: '138-0013-8000' })).toMatchObject([
    { id: known, reasons: ['contactPhone'], projects: 1 },
  ]);
  const both = { contactEmail: 'ruoxi@example.com', name: '云栖茶事有限公司' };
  expect(await matches(both)).toMatchObject([{ reasons: ['contactEmail', 'name'] }]);
  expect(await matches({ ...both, except: known })).toEqual([]);
  expect(await matches({})).toEqual([]);
  expect((await editor.call('POST /admin/customers/matches', { body: both })).status).toBe(403);
  await open(await addBooking(), { id: known });
  expect(await db.$count(customers)).toBe(1);
  expect(await db.$count(projects, eq(projects.customerId, known))).toBe(2);
});

test('of two people at once one makes it; the other learns which project it is', async () => {
  const id = await addBooking({ company: '一夏服饰', phone: '+8613900139000' });
  const people = [sales, other, sales, other];
  const before = await db.$count(customers);
  const answers = await Promise.all(people.map((person) => open(id, { name: '一夏' }, person)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, 409, 409, 409]);
  const [project, ...more] = await db.select().from(projects).where(eq(projects.bookingId, id));
  expect(more).toEqual([]);
  for (const { body } of answers.filter(({ status }) => status === 409)) {
    expect(body.errorMessage).toContain(project?.number);
  }
  expect(await db.$count(customers)).toBe(before + 1);
});

test('an unknown customer, an erased booking and other roles make nothing', async () => {
  const before = await db.$count(projects);
  const id = await addBooking();
  expect((await open(id, { id: randomUUID() })).status).toBe(400);
  expect((await open(id, { name: '甲' }, editor)).status).toBe(403);
  await db.update(bookings).set({ erasedAt: new Date() }).where(eq(bookings.id, id));
  expect((await open(id, { name: '甲' })).status).toBe(409);
  expect((await open(randomUUID(), { name: '甲' })).status).toBe(404);
  expect(await db.$count(projects)).toBe(before);
});
