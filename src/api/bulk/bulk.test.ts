import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { bulkItems, bulkOperations } from '#db/schema/bulk.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { testTrail } from '#tests/support/keys.ts';
import { openPublishing, sharedOf, textOf } from '#tests/support/publishing.ts';
import type { BulkSummary } from './contract.ts';
import { runBulkOperations } from './run.ts';
import { deleteOldOperations } from './upkeep.ts';

const { db, api, database, signIn } = await openPublishing();
afterAll(() => database.drop());
const editor = await signIn('editor', '编辑');
const viewer = await signIn('viewer', '访客');
const site = { publicUrl: 'http://localhost/', isPage: () => true };
const deps = { db, trail: testTrail, site, log: pino({ level: 'silent' }) };
const run = (signal = new AbortController().signal) => runBulkOperations(deps, signal);

type Item = { recordId: string; state: string; failure: { en: string } | null };

/** An article with a Chinese draft. */
async function drafted(title: string, body?: string) {
  const created = await editor.createArticle();
  await editor.save(created.id, 'zh', 0, textOf(title, body));
  return created;
}
async function published(title: string) {
  const created = await drafted(title);
  await editor.publish(created.id, { zh: 1 });
  return created;
}
async function start(instruction: object, records: object): Promise<string> {
  const body = { instruction, records };
  return (await editor.ask<{ id: string }>('POST /admin/bulk-operations', body)).id;
}
async function finished(instruction: object, records: object): Promise<string> {
  const id = await start(instruction, records);
  await run();
  return id;
}
async function undo(id: string): Promise<string> {
  const { id: undoId } = await editor.ask<{ id: string }>(`POST /admin/bulk-operations/${id}/undo`);
  await run();
  return undoId;
}
const read = (id: string) => editor.ask<BulkSummary>(`GET /admin/bulk-operations/${id}`);
const itemsOf = async (id: string) =>
  (await editor.ask<{ items: Item[] }>(`GET /admin/bulk-operations/${id}/items`)).items;
const isPublic = async ({ slug }: { slug: string }) =>
  (await api.fetch(`/articles/${slug}`)).status === 200;
const idsOf = (records: { id: string }[]) => ({ ids: records.map(({ id }) => id) });

test('publishes the chosen parts, skips what has nothing to publish, and says what was refused', async () => {
  const first = await drafted('第一篇');
  const refused = await drafted('', '没有标题');
  const done = await published('已发布');
  const id = await finished({ action: 'publish', parts: ['zh'] }, idsOf([first, refused, done]));
  expect(await read(id)).toMatchObject({
    state: 'done',
    total: 3,
    doneCount: 1,
    failedCount: 1,
    skippedCount: 1,
    createdBy: { name: '编辑' },
  });
  expect((await itemsOf(id)).map(({ state }) => state)).toEqual(['done', 'failed', 'skipped']);
  expect((await itemsOf(id))[1]?.failure).toMatchObject({
    field: 'title',
    en: 'Please fill this in.',
  });
  expect([await isPublic(first), await isPublic(refused)]).toEqual([true, false]);
  const entries = await db.select().from(auditLog).where(eq(auditLog.entityId, first.id));
  expect(entries.at(-1)).toMatchObject({ action: 'content.publish', actorId: editor.person.id });
});

test('leaves texts with a time of their own to their schedule', async () => {
  const scheduled = await drafted('定时的');
  await editor.ask(`POST /admin/records/${scheduled.id}/schedules`, {
    action: 'publish',
    parts: [{ part: 'zh', version: 1 }],
    at: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const id = await finished({ action: 'publish', parts: ['zh'] }, idsOf([scheduled]));
  expect(await read(id)).toMatchObject({ doneCount: 0, skippedCount: 1 });
  expect(await isPublic(scheduled)).toBe(false);
});

test('the undo of a publication takes offline what was new, puts back what was public, and keeps drafts', async () => {
  const isNew = await drafted('新的');
  const old = await published('旧的');
  await editor.save(old.id, 'zh', 2, textOf('改过的'));
  const changed = await drafted('之后改过');
  const id = await finished({ action: 'publish', parts: ['zh'] }, idsOf([isNew, old, changed]));
  const { version } = await editor.readPart(changed.id, 'zh');
  await editor.save(changed.id, 'zh', version, textOf('同事改的'));
  const undone = await undo(id);
  expect(await isPublic(isNew)).toBe(false);
  expect(await editor.readPart(isNew.id, 'zh')).toMatchObject({
    isDraft: true,
    data: { title: '新的' },
  });
  expect(await editor.readPart(old.id, 'zh')).toMatchObject({
    isDraft: true,
    data: { title: '改过的' },
    published: { title: '旧的' },
  });
  expect(await isPublic(changed)).toBe(true);
  const failures = (await itemsOf(undone)).filter(({ state }) => state === 'failed');
  expect(failures.map(({ recordId }) => recordId)).toEqual([changed.id]);
  expect(failures[0]?.failure?.en).toMatch('Somebody has changed it since');
  expect(await read(id)).toMatchObject({ undoneBy: undone, undoUntil: null });
  const again = await editor.call(`POST /admin/bulk-operations/${id}/undo`);
  expect([again.status, again.body.errorCode]).toEqual([409, 'CONFLICT']);
});

test('withdraws, and puts back what it withdrew', async () => {
  const article = await published('下线');
  const id = await finished({ action: 'withdraw', parts: ['zh', 'en'] }, idsOf([article]));
  expect(await isPublic(article)).toBe(false);
  await undo(id);
  expect(await isPublic(article)).toBe(true);
});

test('moves all that match a filter to the trash, and back online', async () => {
  const articles = [await published('梧桐一'), await published('梧桐二')];
  const count = await editor.ask('GET /admin/record-counts?kind=article&q=梧桐');
  expect(count).toEqual({ count: 2, limit: 10_000 });
  const filter = { kind: 'article', q: '梧桐' };
  const id = await finished({ action: 'trash' }, { filter });
  expect(await read(id)).toMatchObject({ doneCount: 2, filter });
  expect(await Promise.all(articles.map(isPublic))).toEqual([false, false]);
  const inTrash = await editor.ask('GET /admin/record-counts?q=梧桐&inTrash=true');
  expect(inTrash).toMatchObject({ count: 2 });
  await undo(id);
  expect(await Promise.all(articles.map(isPublic))).toEqual([true, true]);
});

test('recovers from the trash, and puts it back there', async () => {
  const { id } = await editor.createArticle();
  await editor.ask(`DELETE /admin/records/${id}`);
  const operation = await finished({ action: 'recover' }, { ids: [id] });
  expect((await editor.view(id)).deletedAt).toBeNull();
  await undo(operation);
  expect((await editor.view(id)).deletedAt).not.toBeNull();
});

test('sets a field at once and in the draft, and takes both back', async () => {
  const { id, slug } = await editor.createArticle();
  await editor.save(id, 'shared', 1, { ...sharedOf(slug), pinned: true });
  const set = { action: 'set', field: 'listed', value: false };
  const operation = await finished(set, { ids: [id] });
  const hidden = {
    published: { listed: false, pinned: false },
    data: { listed: false, pinned: true },
  };
  expect(await editor.readPart(id, 'shared')).toMatchObject(hidden);
  expect(await read(await finished(set, { ids: [id] }))).toMatchObject({ skippedCount: 1 });
  await undo(operation);
  expect(await editor.readPart(id, 'shared')).toMatchObject({
    published: { listed: true, pinned: false },
    data: { listed: true, pinned: true },
  });
});

test('adds a value to a field with several', async () => {
  const { id } = await editor.createArticle();
  const set = { action: 'set', field: 'products', value: 'cyan', mode: 'add' };
  const { fields } = await editor.ask<{ fields: object[] }>(
    'GET /admin/content/article/bulk-fields',
  );
  expect(fields).toContainEqual({ field: 'products', facet: 'product', isList: true });
  await finished(set, { ids: [id] });
  expect((await editor.readPart(id, 'shared')).data).toMatchObject({ products: ['cyan'] });
});

test('confirms stale translations, and makes them stale again', async () => {
  const { id } = await published('源文');
  await editor.save(id, 'en', 0, textOf('The source'));
  await editor.publish(id, { en: 1 });
  await editor.write(id, 'zh', textOf('源文改了', '另一段。'));
  const freshness = async () =>
    (await editor.view(id)).parts.find(({ part }) => part === 'en')?.freshness;
  expect(await freshness()).toBe('stale');
  const operation = await finished({ action: 'confirm' }, { ids: [id] });
  expect(await freshness()).toBe('fresh');
  await undo(operation);
  expect(await freshness()).toBe('stale');
});

test('goes on where it was interrupted, and changes no record twice', async () => {
  const articles = [];
  for (let count = 0; count < 4; count++) articles.push(await drafted(`中断 ${count}`));
  const id = await start({ action: 'publish', parts: ['zh'] }, idsOf(articles));
  const closing = new AbortController();
  const log = { ...deps.log };
  // The process ends after the first record: the next look at the signal stops it.
  const stopping = {
    ...deps,
    log,
    trail: Object.assign(Object.create(testTrail), {
      async append(...args: Parameters<typeof testTrail.append>) {
        await testTrail.append(...args);
        closing.abort();
      },
    }),
  };
  await runBulkOperations(stopping as typeof deps, closing.signal);
  expect(await read(id)).toMatchObject({ state: 'running', doneCount: 1 });
  await Promise.all([run(), run()]);
  await run();
  expect(await read(id)).toMatchObject({ state: 'done', doneCount: 4, failedCount: 0 });
  for (const article of articles) {
    const entries = await db.select().from(auditLog).where(eq(auditLog.entityId, article.id));
    expect(entries.filter(({ action }) => action === 'content.publish')).toHaveLength(1);
  }
});

test('a record whose transaction breaks off is neither changed nor settled', async () => {
  const article = await drafted('断电');
  const id = await start({ action: 'publish', parts: ['zh'] }, idsOf([article]));
  const broken = {
    ...deps,
    trail: Object.assign(Object.create(testTrail), {
      append: () => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' })),
    }),
  };
  await expect(runBulkOperations(broken, new AbortController().signal)).rejects.toThrow('gone');
  expect(await isPublic(article)).toBe(false);
  expect((await itemsOf(id))[0]?.state).toBe('pending');
  await run();
  expect(await isPublic(article)).toBe(true);
});

test('is stopped by a person, and by the loss of the right', async () => {
  const article = await drafted('停');
  const stopped = await start({ action: 'publish', parts: ['zh'] }, idsOf([article]));
  await editor.ask(`POST /admin/bulk-operations/${stopped}/stop`);
  await run();
  expect(await read(stopped)).toMatchObject({ state: 'stopped', doneCount: 0 });
  const leaver = await signIn('editor', '离职的');
  const body = { instruction: { action: 'trash' }, records: { ids: [article.id] } };
  const { id } = await leaver.ask<{ id: string }>('POST /admin/bulk-operations', body);
  await db.update(staffUsers).set({ role: 'viewer' }).where(eq(staffUsers.id, leaver.person.id));
  await run();
  expect(await read(id)).toMatchObject({ state: 'stopped', doneCount: 0 });
  expect((await editor.view(article.id)).deletedAt).toBeNull();
});

test('refuses no records, an impossible action, an unknown value, and other roles', async () => {
  const { id } = await editor.createArticle();
  const ids = { ids: [id] };
  for (const [instruction, records] of [
    [{ action: 'trash' }, { filter: { q: '没有这样的内容' } }],
    [{ action: 'set', field: 'category', value: 'unknown' }, ids],
    [{ action: 'set', field: 'slug', value: 'x' }, ids],
    [{ action: 'publish', parts: [] }, ids],
  ]) {
    const { status, body } = await editor.call('POST /admin/bulk-operations', {
      body: { instruction, records },
    });
    expect([status, body.errorCode]).toEqual([400, 'VALIDATION_FAILED']);
  }
  const { status } = await viewer.call('POST /admin/bulk-operations', {
    body: { instruction: { action: 'trash' }, records: ids },
  });
  expect(status).toBe(403);
});

test('cannot be undone after 30 days', async () => {
  const article = await published('一个月前');
  const id = await finished({ action: 'withdraw', parts: ['zh'] }, idsOf([article]));
  await db.$client.query(
    "update bulk_operations set created_at = now() - interval '31 days' where id = $1",
    [id],
  );
  expect((await read(id)).undoUntil).toBeNull();
  expect((await editor.call(`POST /admin/bulk-operations/${id}/undo`)).status).toBe(409);
  const [row] = await db.select().from(bulkOperations).where(eq(bulkOperations.id, id));
  expect(row?.doneCount).toBe(1);
  expect(await db.select().from(bulkItems).where(eq(bulkItems.operationId, id))).toHaveLength(1);
});

test('is forgotten after 90 days', async () => {
  const article = await published('三个月前');
  const id = await finished({ action: 'withdraw', parts: ['zh'] }, idsOf([article]));
  const age = "update bulk_operations set created_at = now() - interval '91 days' where id = $1";
  expect(await deleteOldOperations(db)).toBe(0);
  await db.$client.query(age, [id]);
  expect(await deleteOldOperations(db)).toBe(1);
  expect((await editor.call(`GET /admin/bulk-operations/${id}`)).status).toBe(404);
});
