import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SharedScene } from '#api/scenes/contract.ts';
import type { Envelope } from '#contracts/envelope.ts';
import type { RouteData } from '#contracts/route.ts';
import { auditLog } from '#db/schema/audit.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { scenes } from '#db/schema/scenes.ts';
import { sheetComments } from '#db/schema/sheets/comments.ts';
import { openPublishing } from '#tests/support/publishing.ts';
import { addPicture } from '#tests/support/records/media.ts';
import { addScene } from '#tests/support/records/scenes.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import { eraseSceneNames } from '../erase-names.ts';
import type { addComment } from './contract.ts';

const { database, db, api, signIn } = await openPublishing();
const support = await signIn('support', '周周');
afterAll(() => database.drop());

type Comment = RouteData<typeof addComment>['comment'];
let sceneId = '';
let token = '';

const light = (key: string, panoramaId: string | null) => ({
  key,
  labelZh: `光线 ${key}`,
  labelEn: null,
  daylight: 1,
  pictureId: null,
  panoramaId,
});

beforeAll(async () => {
  const picture = await addPicture(db, 'panorama');
  sceneId = await addScene(db, {
    slug: 'terrace',
    nameZh: '茶山',
    variants: [light('dusk', picture), light('still', null)],
  });
});
beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(outboxMessages);
  await db.delete(sheetComments);
  token = await addShareLink(db, { sceneId, audience: 'signer' });
});

async function write(body: object, of = token) {
  const response = await api.fetch(`/shares/links/${of}/comments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'http://localhost',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ name: '王若溪', body: '灯低一点', ...body }),
  });
  const { data, fields } = (await response.json()) as Envelope<{ comment: Comment }>;
  return { status: response.status, comment: data?.comment, fields };
}

async function open(of = token): Promise<SharedScene | null> {
  const response = await api.fetch(`/shares/scenes/${of}`);
  return ((await response.json()) as Envelope<SharedScene>).data;
}

const pin = { part: 'panorama', key: 'dusk', point: { x: 0.25, y: 0.5 } };

describe('a comment on a scene', () => {
  it('carries its place to whoever may read comments, and to staff', async () => {
    const { status, comment } = await write({ anchor: pin });
    expect(status).toBe(200);
    expect(comment).toMatchObject({ anchor: pin, authorName: '王若溪', party: 'customer' });
    expect(await open()).toMatchObject({ comments: { items: [comment] }, canComment: true });
    const reader = await addShareLink(db, { sceneId, audience: 'public' });
    expect(await open(reader)).toMatchObject({ comments: null, canComment: false });
    expect((await write({ anchor: pin }, reader)).status).toBe(403);
    expect(await support.ask(`GET /admin/scenes/${sceneId}/comments`)).toMatchObject({
      items: [{ id: comment?.id, anchor: pin, partTitle: '光线 dusk' }],
    });
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.entityId, sceneId));
    expect(entry).toMatchObject({
      action: 'comment.add',
      entityType: 'scene',
      actorLabel: '王**',
    });
    expect(await db.select().from(outboxMessages)).toMatchObject([
      {
        event: 'sheet.commented',
        payload: {
          number: '茶山',
          message: '灯低一点',
          page: expect.stringContaining(`admin/content/scene/${sceneId}?view=links`),
        },
      },
    ]);
  });

  it.each([
    ['a light that the scene does not have', { ...pin, key: 'noon' }],
    ['a light without a panorama', { ...pin, key: 'still' }],
    ['no point', { part: 'panorama', key: 'dusk' }],
    ['a point outside of the panorama', { ...pin, point: { x: 0.5, y: 1.2 } }],
    ['a box', { ...pin, box: { x: 0, y: 0, width: 0.1, height: 0.1 } }],
    ['a part of a sheet', { part: 'task', key: 'a' }],
  ])('with %s is refused, and nothing is written', async (_, anchor) => {
    const { status, fields } = await write({ anchor });
    expect([status, fields?.[0]?.path.split('.')[0]]).toEqual([400, 'anchor']);
    expect((await open())?.comments?.items).toEqual([]);
  });

  it('takes no photos, and none on a scene that is not public', async () => {
    expect((await write({ photos: [randomUUID()] })).status).toBe(400);
    const draft = await addScene(db, { slug: `draft-${randomUUID()}`, status: 'draft' });
    const hidden = await addShareLink(db, { sceneId: draft, audience: 'signer' });
    expect((await write({}, hidden)).status).toBe(404);
    expect(await db.$count(sheetComments)).toBe(0);
  });

  it('is answered and settled by staff; the answer is at the same place', async () => {
    const { comment } = await write({ anchor: pin });
    await support.ask(`POST /admin/scenes/${sceneId}/comments`, {
      parentId: comment?.id,
      body: '已经调低。',
    });
    await support.ask(`PUT /admin/comments/${comment?.id}/resolution`, { isResolved: true });
    expect((await open())?.comments?.items).toMatchObject([
      { id: comment?.id, resolvedAt: expect.any(String) },
      { parentId: comment?.id, party: 'provider', authorName: '周周', anchor: pin },
    ]);
    const sheetId = await addWorkOrder(db);
    const sheet = await addShareLink(db, { sheetId, audience: 'signer' });
    expect((await write({ parentId: comment?.id }, sheet)).status).toBe(400);
  });

  it('loses the name of its author when that is erased, and goes with the scene', async () => {
    await write({});
    expect(await eraseSceneNames(db, sql`true`)).toBe(1);
    expect((await open())?.comments?.items[0]?.authorName).not.toContain('王若溪');
    const other = await addScene(db, { slug: `other-${randomUUID()}` });
    await write({}, await addShareLink(db, { sceneId: other, audience: 'signer' }));
    await db.delete(scenes).where(eq(scenes.id, other));
    expect(await db.$count(sheetComments)).toBe(1);
  });
});

it('links to scenes are for reading or for comments', async () => {
  const make = (audience: string) =>
    support.call('POST /admin/share-links', { body: { sceneId, audience } });
  for (const audience of ['public', 'signer']) expect((await make(audience)).status).toBe(200);
  for (const audience of ['holder', 'worker']) expect((await make(audience)).status).toBe(400);
});
