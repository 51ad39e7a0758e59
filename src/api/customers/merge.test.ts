import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { liveRooms } from '#db/schema/live-reports.ts';
import { customers, projects } from '#db/schema/projects.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { signInTo } from '#tests/support/publishing.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db);
const sales = await signInTo(db, api, 'sales', '周琳');
const support = await signInTo(db, api, 'support', '吴越');
afterAll(() => database.drop());

let count = 0;
async function addCustomer(values: Partial<typeof customers.$inferInsert>, projectCount = 1) {
  const [row] = await db
    .insert(customers)
    .values({ name: `客户${++count}`, ...values })
    .returning();
  const customerId = row?.id ?? '';
  for (let n = 0; n < projectCount; n++) {
    const number = `P-${++count}`;
    await db.insert(projects).values({ number, name: number, customerId });
  }
  return customerId;
}
const read = async (id: string) =>
  (await db.select().from(customers).where(eq(customers.id, id)))[0];
const merge = (kept: string, other: string, person = sales) =>
  person.call(`POST /admin/customers/${kept}/merger`, { body: { other } });

test('all that points at the merged customer moves, and the kept one takes over what it lacks', async () => {
  const kept = await addCustomer({
    contactName: '王若溪',
    contactPhone: '+8613800138000',
    note: '甲',
  });
  const other = await addCustomer({ region: '杭州', contactEmail: 'a@example.com', note: '乙' }, 2);
  await db.insert(liveRooms).values({ name: '一厅', platform: 'dami', customerId: other });
  const [trashed] = await db.select().from(projects).where(eq(projects.customerId, other));
  await sales.ask(`DELETE /admin/projects/${trashed?.id}`);
  expect((await merge(kept, other, support)).status).toBe(403);
  const answer = await merge(kept, other);
  expect([answer.status, answer.body.data]).toEqual([200, { projects: 1 }]);
  expect(await db.$count(projects, eq(projects.customerId, kept))).toBe(2);
  expect(await db.$count(liveRooms, eq(liveRooms.customerId, kept))).toBe(1);
  expect(await read(other)).toBeUndefined();
  expect(await read(kept)).toMatchObject({
    region: '杭州',
    contactPhone: '+8613800138000',
    contactEmail: null,
    note: '甲\n乙\na@example.com',
  });
  // What was deleted before comes back to the kept one.
  await sales.ask(`POST /admin/trash/${trashed?.id}/recovery`);
  expect(await db.$count(projects, eq(projects.customerId, kept))).toBe(3);
  const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'customer.merge'));
  expect(entries.map(({ entityId }) => entityId)).toEqual([kept, other]);
  await sales.ask(`POST /admin/trash/${other}/recovery`);
  expect(await read(other)).toMatchObject({ region: '杭州' });
});

test('no table points at customers that the merger does not know', async () => {
  const { rows } = await db.execute(sql`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'customers'::regclass order by 1`);
  expect(rows).toEqual([{ name: 'live_rooms' }, { name: 'projects' }]);
});

test('two who merge each other’s customer at once leave one of them, with all projects', async () => {
  const [one, two] = [await addCustomer({}), await addCustomer({})];
  const answers = await Promise.all([merge(one, two), merge(two, one), merge(one, two)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = (await read(one)) ?? (await read(two));
  expect([await read(one), await read(two)].filter(Boolean)).toHaveLength(1);
  expect(await db.$count(projects, eq(projects.customerId, left?.id ?? ''))).toBe(2);
});

test('a customer is not merged into itself, nor one that is gone', async () => {
  const one = await addCustomer({});
  const itself = await merge(one, one);
  expect([itself.status, itself.body.errorMessage]).toEqual([
    400,
    expect.stringContaining('itself'),
  ]);
  expect((await merge(one, randomUUID())).status).toBe(409);
  expect((await merge(randomUUID(), one)).status).toBe(404);
});
