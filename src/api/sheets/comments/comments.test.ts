import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Envelope } from '#contracts/envelope.ts';
import type { RouteData } from '#contracts/route.ts';
import { MAX_COMMENT_LENGTH } from '#contracts/sheets/comments.ts';
import { auditLog } from '#db/schema/audit.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { sheetEvents } from '#db/schema/sheets/events.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { workOrderTasks } from '#db/schema/work-orders.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { addSite } from '#tests/support/records/site.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';
import type { addComment, listComments } from './contract.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db);
afterAll(() => database.drop());

type Comment = RouteData<typeof addComment>['comment'];
let staff: Awaited<ReturnType<typeof staffClient>>;
let sheetId: string;
let token: string;

beforeAll(async () => {
  await addSite(db);
  staff = await staffClient(db, api, await addStaffMember(db, 'support', { name: '周周' }));
});
beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(outboxMessages);
  sheetId = await addWorkOrder(db, { waitingOn: 'customer', waitingSince: new Date(0) });
  token = await addShareLink(db, { sheetId, audience: 'signer' });
});

async function write(body: object, key = randomUUID()) {
  const response = await api.fetch(`/shares/links/${token}/comments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'http://localhost',
      'idempotency-key': key,
    },
    body: JSON.stringify({ name: '王若溪', body: '好的', ...body }),
  });
  const answer = (await response.json()) as Envelope<{ comment: Comment }>;
  return { status: response.status, comment: answer.data?.comment, answer };
}

async function read(): Promise<RouteData<typeof listComments>['items']> {
  const response = await api.fetch(`/shares/links/${token}/comments`);
  return ((await response.json()) as Envelope<RouteData<typeof listComments>>).data?.items ?? [];
}

const sheetOf = async () => (await db.select().from(sheets).where(eq(sheets.id, sheetId)))[0];

describe('a comment of a customer', () => {
  it('is on a part of the sheet, in its timeline and in the audit log, and its owner is told', async () => {
    const anchor = { part: 'task', key: 'light-1', point: { x: 0.25, y: 0.5 } };
    const { status, comment } = await write({ anchor, body: '这里的灯太亮' });
    expect(status).toBe(200);
    expect(await read()).toEqual([comment]);
    expect(comment).toMatchObject({
      anchor,
      party: 'customer',
      authorName: '王若溪',
      body: '这里的灯太亮',
      resolvedAt: null,
    });
    const events = await db.select().from(sheetEvents).where(eq(sheetEvents.sheetId, sheetId));
    expect(events).toMatchObject([{ kind: 'commented', party: 'customer', text: '王若溪' }]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.entityId, sheetId));
    expect(entries).toMatchObject([
      { action: 'comment.add', actor: 'customer', actorLabel: '王**', entityType: 'work-order' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('灯太亮');
    expect(await db.select().from(outboxMessages)).toMatchObject([
      { event: 'sheet.commented', payload: { name: '王若溪', message: '这里的灯太亮' } },
    ]);
  });

  it('sent again with its key is one comment', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => write({}, key)));
    expect(new Set(answers.map(({ comment }) => comment?.id)).size).toBe(1);
    expect(await read()).toHaveLength(1);
  });

  it('does not change what the customer sees of the sheet, unless it hands the move over', async () => {
    const before = await sheetOf();
    await write({});
    expect(await sheetOf()).toMatchObject({ waitingOn: 'customer', revision: before?.revision });
    await write({ handsOver: true });
    const after = await sheetOf();
    expect(after?.waitingOn).toBe('provider');
    expect(after?.waitingSince?.getTime()).toBeGreaterThan(0);
    await write({ handsOver: true });
    expect((await sheetOf())?.waitingSince).toEqual(after?.waitingSince);
  });

  it('keeps HTML as text and leaves out what hides or turns words', async () => {
    const { comment } = await write({
      name: '\u202eJohn\u200b',
      body: '<img src=x onerror=alert(1)>\u202e100\u202c\r\n第二行',
    });
    expect(comment).toMatchObject({
      authorName: 'John',
      body: '<img src=x onerror=alert(1)>100\n第二行',
    });
  });

  it.each([
    ['an empty text', { body: ' \u200b\u202e ' }, 'body'],
    ['a long text', { body: '字'.repeat(MAX_COMMENT_LENGTH + 1) }, 'body'],
    ['no name', { name: ' ' }, 'name'],
    [
      'a point outside of the picture',
      { anchor: { part: 'p', point: { x: 2, y: 0 } } },
      'anchor.point.x',
    ],
    ['an unknown field', { anchor: { part: 'p', more: 1 } }, 'anchor.more'],
  ])('with %s is refused', async (_, body, path) => {
    const { status, answer } = await write(body);
    expect(status).toBe(400);
    expect(answer.fields?.map((field) => field.path)).toContain(path);
    expect(await read()).toEqual([]);
  });

  it('of 4,000 characters is taken', async () => {
    expect((await write({ body: '字'.repeat(MAX_COMMENT_LENGTH) })).status).toBe(200);
  });
});

describe('an answer', () => {
  it('has the anchor of its comment, on one level only', async () => {
    const { comment } = await write({ anchor: { part: 'task', key: 'a' } });
    const answer = await write({ parentId: comment?.id, anchor: { part: 'other' } });
    expect(answer.comment).toMatchObject({
      parentId: comment?.id,
      anchor: { part: 'task', key: 'a' },
    });
    expect((await write({ parentId: answer.comment?.id })).status).toBe(400);
    const other = await addWorkOrder(db);
    token = await addShareLink(db, { sheetId: other, audience: 'signer' });
    expect((await write({ parentId: comment?.id })).status).toBe(400);
  });
});

describe('staff', () => {
  it('answer with their name, and settle a comment', async () => {
    const { comment } = await write({});
    const path = `/admin/sheets/${sheetId}/comments`;
    const { status } = await staff(`POST ${path}`, {
      body: { parentId: comment?.id, body: '明天上午调。' },
    });
    expect(status).toBe(200);
    await staff(`PUT /admin/comments/${comment?.id}/resolution`, { body: { isResolved: true } });
    expect(await read()).toMatchObject([
      { id: comment?.id, resolvedAt: expect.any(String) },
      { party: 'provider', authorName: '周周', parentId: comment?.id, body: '明天上午调。' },
    ]);
    await staff(`PUT /admin/comments/${comment?.id}/resolution`, { body: { isResolved: false } });
    expect((await read())[0]?.resolvedAt).toBeNull();
    const entries = await db.select().from(auditLog).where(eq(auditLog.actor, 'staff'));
    expect(entries.map(({ action }) => action)).toEqual([
      'comment.add',
      'comment.resolve',
      'comment.reopen',
    ]);
    const { body } = await staff(`GET ${path}`);
    expect((body as Envelope<{ items: Comment[] }>).data?.items).toHaveLength(2);
  });

  it('see the title of the part that a comment is about', async () => {
    const [task] = await db
      .insert(workOrderTasks)
      .values({ orderId: sheetId, sort: 0, title: '灯具调平' })
      .returning();
    await write({ anchor: { part: 'task', key: task?.id } });
    await write({ anchor: { part: 'task', key: 'gone' } });
    const { body } = await staff(`GET /admin/sheets/${sheetId}/comments`);
    const { data } = body as Envelope<{ items: { partTitle: string | null }[] }>;
    expect(data?.items.map(({ partTitle }) => partTitle)).toEqual(['灯具调平', null]);
  });

  it('are not found a sheet or comment that is not there', async () => {
    const id = randomUUID();
    for (const call of [`GET /admin/sheets/${id}/comments`, `POST /admin/sheets/${id}/comments`]) {
      expect((await staff(call, { body: { body: 'x' } })).status).toBe(404);
    }
  });
});
