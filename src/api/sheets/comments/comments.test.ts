import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findSharedPicture } from '#api/shares/pictures.ts';
import type { Envelope } from '#contracts/envelope.ts';
import type { RouteData } from '#contracts/route.ts';
import { MAX_COMMENT_LENGTH } from '#contracts/sheets/comments.ts';
import { contentHash } from '#contracts/sheets/hash.ts';
import { readContent } from '#db/acceptance-content.ts';
import { auditLog } from '#db/schema/audit.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { sheetEvents } from '#db/schema/sheets/events.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { sheetSeals } from '#db/schema/sheets/seals.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { workOrderTasks } from '#db/schema/work-orders.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { addAcceptanceSheet } from '#tests/support/records/acceptance-sheets.ts';
import { addPrivatePicture } from '#tests/support/records/media.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { DRAWN, writeByLink } from '#tests/support/records/signing.ts';
import { addSite } from '#tests/support/records/site.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';
import { publishSealKeys } from '../seal-keys.ts';
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

  it('without words says what to do', async () => {
    const { answer } = await write({ body: ' \u200b ' });
    expect(answer.fields).toMatchObject([{ path: 'body', message: '请填写。' }]);
  });

  it('of 4,000 characters is taken', async () => {
    expect((await write({ body: '字'.repeat(MAX_COMMENT_LENGTH) })).status).toBe(200);
  });
});

describe('the photos of a comment', () => {
  const photoOf = async (own: string) => {
    const [link] = await db.select().from(shareLinks).where(eq(shareLinks.token, own));
    const storageKey = `private/pictures/${randomUUID()}/full.webp`;
    return addPrivatePicture(db, { storageKey, purpose: 'sheet_picture', linkId: link?.id });
  };
  const openPhoto = (own: string, fileId: string) =>
    findSharedPicture({ db, gate: api.app.links }, { token: own, fileId, size: 'full' });

  it('are read by who reads comments, and change nothing of the sheet', async () => {
    const before = await sheetOf();
    const photos = [await photoOf(token), await photoOf(token)];
    const { status, comment } = await write({ photos });
    expect(status).toBe(200);
    expect(comment?.photos).toEqual(photos.map((id) => ({ id, width: 960, height: 600 })));
    expect(await read()).toEqual([comment]);
    expect((await sheetOf())?.revision).toBe(before?.revision);
    expect((await sheetOf())?.version).toBe(before?.version);
    const listed = await staff(`GET /admin/sheets/${sheetId}/comments`);
    expect(listed.body).toMatchObject({ data: { items: [{ photos: comment?.photos }] } });
    expect(await openPhoto(token, photos[0] ?? '')).toMatchObject({ mime: 'image/webp' });
    const reader = await addShareLink(db, { sheetId, audience: 'public' });
    expect(await openPhoto(reader, photos[0] ?? '')).toBeUndefined();
  });

  it('are those of the link, each for one comment', async () => {
    const other = await addShareLink(db, { sheetId, audience: 'signer' });
    const [own, foreign] = [await photoOf(token), await photoOf(other)];
    for (const photos of [[foreign], [randomUUID()], [own, foreign]]) {
      const { status, answer } = await write({ photos });
      expect([status, answer.fields?.[0]?.path]).toEqual([400, 'photos']);
    }
    expect((await write({ photos: [own, own] })).comment?.photos).toHaveLength(1);
    expect((await write({ photos: [own] })).status).toBe(400);
    expect(await read()).toHaveLength(1);
  });

  it('are taken on a sealed sheet too, whose own files stay as they are', async () => {
    const passed = { result: 'pass', decidedBy: '王若溪', decidedAt: new Date() } as const;
    const { id, itemIds } = await addAcceptanceSheet(db, { items: [passed] });
    const evidence = await addPrivatePicture(db, { storageKey: `private/a/${randomUUID()}.webp` });
    const part = { sheetId: id, part: 'item', partKey: itemIds[0] ?? '', fileId: evidence };
    await db.insert(sheetFiles).values(part);
    token = await addShareLink(db, { sheetId: id, audience: 'signer' });
    await publishSealKeys(db, testKeys);
    const seenHash = await contentHash(await readContent(db, id));
    const signature = { seenHash, name: '王若溪', title: null, ...DRAWN };
    await writeByLink(api, `/shares/acceptance/${token}/signature`, signature);
    expect(await db.$count(sheetSeals, eq(sheetSeals.sheetId, id))).toBe(1);
    const photo = await photoOf(token);
    expect((await write({ photos: [photo] })).status).toBe(200);
    const isPhoto = eq(sheetFiles.fileId, photo);
    const isEvidence = eq(sheetFiles.fileId, evidence);
    for (const change of [
      db.insert(sheetFiles).values({ ...part, fileId: photo }),
      db.update(sheetFiles).set({ part: 'item' }).where(isPhoto),
      db.update(sheetFiles).set({ part: 'comment' }).where(isEvidence),
      db.delete(sheetFiles).where(isEvidence),
    ]) {
      await expect(change).rejects.toThrow();
    }
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

  it('show photos that they have uploaded, and none of others', async () => {
    const [person] = await db.select().from(staffUsers).where(eq(staffUsers.name, '周周'));
    const storageKey = () => `private/pictures/${randomUUID()}/full.webp`;
    const own = await addPrivatePicture(db, { storageKey: storageKey(), uploadedBy: person?.id });
    const path = `POST /admin/sheets/${sheetId}/comments`;
    const { status } = await staff(path, { body: { body: '见照片', photos: [own] } });
    expect(status).toBe(200);
    expect(await read()).toMatchObject([{ party: 'provider', photos: [{ id: own }] }]);
    const sheet = await addWorkOrder(db);
    const elsewhere = `POST /admin/sheets/${sheet}/comments`;
    for (const id of [
      own,
      randomUUID(),
      await addPrivatePicture(db, { storageKey: storageKey() }),
    ]) {
      expect((await staff(elsewhere, { body: { body: '见照片', photos: [id] } })).status).toBe(400);
    }
  });

  it('are not found a sheet or comment that is not there', async () => {
    const id = randomUUID();
    for (const call of [`GET /admin/sheets/${id}/comments`, `POST /admin/sheets/${id}/comments`]) {
      expect((await staff(call, { body: { body: 'x' } })).status).toBe(404);
    }
  });
});
