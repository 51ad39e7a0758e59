import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TaskState } from '#contracts/enums/work-orders.ts';
import { workOrderTasks, workOrderVisits } from '#db/schema/work-orders.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { addWorkOrder, type WorkOrderFields } from '#tests/support/records/work-orders.ts';

let test: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  test = await createTestDatabase();
  api = createTestApi(test.db);
});
afterAll(() => test.drop());

let orderCount = 0;

/** Creates an order with the given tasks and a link to it. */
async function makeOrder(tasks: [TaskState, weight: number][], values: WorkOrderFields = {}) {
  orderCount += 1;
  const token = `order-${String(orderCount).padStart(4, '0')}`;
  const orderId = await addWorkOrder(test.db, { number: token, ...values });
  if (tasks.length > 0) {
    await test.db.insert(workOrderTasks).values(
      tasks.map(([state, weight], sort) => ({
        orderId,
        sort,
        title: `步骤 ${sort}`,
        state,
        weight,
        stateReason: state === 'failed' || state === 'blocked' ? '原因' : null,
      })),
    );
  }
  await addShareLink(test.db, { token, sheetId: orderId });
  return { token, orderId };
}

const read = (token: string) => api.api('GET /shares/work-orders/:token', { params: { token } });

describe('a shared work order', () => {
  it('masks the contact and never sends the full number', async () => {
    const { token } = await makeOrder([]);
    const text = await (await api.fetch(`/shares/work-orders/${token}`)).text();
    expect(JSON.parse(text).data.contact).toEqual({ name: '王**', phone: '138****0000' });
    expect(text).not.toMatch(/若溪|13812340000/);
  });

  it.each<[string, [TaskState, number][], number, number]>([
    ['nothing to do', [], 0, 0],
    [
      'nothing done',
      [
        ['todo', 1],
        ['doing', 3],
      ],
      0,
      0,
    ],
    [
      'weighted',
      [
        ['done', 3],
        ['todo', 1],
      ],
      75,
      1,
    ],
    [
      'rounded down',
      [
        ['done', 199],
        ['todo', 1],
      ],
      99,
      1,
    ],
    [
      'failed and blocked tasks are not done',
      [
        ['done', 1],
        ['failed', 1],
        ['blocked', 1],
      ],
      33,
      1,
    ],
    [
      'all done',
      [
        ['done', 1],
        ['done', 5],
      ],
      100,
      2,
    ],
  ])('computes progress: %s', async (_, tasks, percent, done) => {
    const { token } = await makeOrder(tasks);
    expect((await read(token)).progress).toEqual({ percent, done, total: tasks.length });
  });

  it('lists tasks in order, with the reason for a blocked task', async () => {
    const { token } = await makeOrder([
      ['done', 1],
      ['blocked', 1],
    ]);
    const { tasks } = await read(token);
    expect(tasks.map(({ title, reason }) => [title, reason])).toEqual([
      ['步骤 0', null],
      ['步骤 1', '原因'],
    ]);
  });

  it('names the party that must act next, and the next planned visit that is not over', async () => {
    const since = new Date('2026-11-19T10:05:00Z');
    const { token, orderId } = await makeOrder([], { waitingOn: 'customer', waitingSince: since });
    const HOUR_MS = 3_600_000;
    /** A visit so many days from now. */
    const visit = (day: number, status: 'done' | 'cancelled' | 'planned') => ({
      orderId,
      startsAt: new Date(Date.now() + day * 24 * HOUR_MS),
      endsAt: new Date(Date.now() + (day * 24 + 3) * HOUR_MS),
      purpose: `第 ${day} 日`,
      status,
    });
    await test.db
      .insert(workOrderVisits)
      .values([
        visit(5, 'planned'),
        visit(-3, 'done'),
        visit(2, 'cancelled'),
        visit(8, 'planned'),
        visit(-1, 'planned'),
      ]);
    const order = await read(token);
    expect(order.waiting).toEqual({ on: 'customer', since: '2026-11-19T10:05:00.000Z' });
    expect(order.visits[order.nextVisit ?? -1]?.purpose).toBe('第 5 日');
    expect(order.visits.filter(({ isOverdue }) => isOverdue).map(({ purpose }) => purpose)).toEqual(
      ['第 -1 日'],
    );
  });

  it('returns the same 404 for drafts and unknown links', async () => {
    const { token } = await makeOrder([], { stage: 'draft' });
    const bodies = await Promise.all(
      [token, 'never-was'].map(async (name) => {
        const response = await api.fetch(`/shares/work-orders/${name}`);
        expect(response.status).toBe(404);
        return response.text();
      }),
    );
    expect(bodies[0]).toBe(bodies[1]);
  });

  it('rejects unknown query fields and is not cached', async () => {
    const { token } = await makeOrder([]);
    expect((await api.fetch(`/shares/work-orders/${token}?x=1`)).status).toBe(400);
    expect((await api.fetch(`/shares/work-orders/${token}`)).headers.get('cache-tags')).toBeNull();
  });
});
