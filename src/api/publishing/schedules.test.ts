import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { WorkLimitError, WorkQueueFullError } from '#bounded/errors.ts';
import { setWorkProcesses } from '#bounded/run.ts';
import { auditLog } from '#db/schema/audit.ts';
import { testTrail } from '#tests/support/keys.ts';
import { openPublishing, textOf, versionsOf } from '#tests/support/publishing.ts';
import { runDueSchedules } from './schedules.ts';

const { db, api, database, signIn } = await openPublishing();
afterAll(() => database.drop());
const editor = await signIn('editor', '编辑');
const deps = { db, trail: testTrail };

let article: { id: string; slug: string };
beforeEach(async () => {
  article = await editor.createArticle();
  await editor.save(article.id, 'zh', 0, textOf('定时的'));
});

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const schedule = (action: string, parts: Record<string, number>, at = soon(3600)) =>
  editor.ask(`POST /admin/records/${article.id}/schedules`, {
    action,
    parts: versionsOf(parts),
    at,
  });
/** Lets the time of all schedules come. */
const comeDue = () =>
  db.$client.query("update content_schedules set at = now() - interval '1 second'");
const titleOf = async () =>
  (await (await api.fetch(`/articles/${article.slug}`)).json()).data?.title;
const pending = async () => {
  const part = (await editor.view(article.id)).parts.find((one) => one.part === 'zh');
  return part?.schedules ?? [];
};

test('publishes the pinned version at its time, once', async () => {
  await schedule('publish', { zh: 1 });
  expect(await runDueSchedules(deps)).toBe(0);
  await editor.save(article.id, 'zh', 1, textOf('später geschrieben'));
  await comeDue();
  const runs = await Promise.all([runDueSchedules(deps), runDueSchedules(deps)]);
  expect(runs.sort()).toEqual([0, 1]);
  expect(await titleOf()).toBe('定时的');
  expect(await editor.readPart(article.id, 'zh')).toMatchObject({
    isDraft: true,
    data: { title: 'später geschrieben' },
  });
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, article.id))
    .orderBy(asc(auditLog.position));
  expect(entries.at(-1)).toMatchObject({ action: 'content.publish', actor: 'system' });
  expect(await runDueSchedules(deps)).toBe(0);
});

test('withdraws at its time', async () => {
  await editor.publish(article.id, { zh: 1 });
  await schedule('withdraw', { zh: 2 });
  await comeDue();
  expect(await runDueSchedules(deps)).toBe(1);
  expect((await api.fetch(`/articles/${article.slug}`)).status).toBe(404);
});

test('replaces an earlier schedule of the same part, and can be cancelled', async () => {
  await schedule('publish', { zh: 1 }, soon(3600));
  await schedule('publish', { zh: 1 }, soon(7200));
  const [only, ...others] = await pending();
  expect([only?.revision?.number, others]).toEqual([2, []]);
  await editor.ask(`DELETE /admin/schedules/${only?.id}`);
  expect(await pending()).toEqual([]);
  await comeDue();
  expect(await runDueSchedules(deps)).toBe(0);
});

test('is over once the part is published: the pinned version is older', async () => {
  await editor.save(article.id, 'en', 0, textOf('later'));
  await schedule('publish', { zh: 1, en: 1 });
  const saved = await editor.save(article.id, 'zh', 1, textOf('更新的'));
  await editor.publish(article.id, { zh: saved });
  expect(await pending()).toEqual([]);
  const { parts } = await editor.view(article.id);
  expect(parts.find(({ part }) => part === 'en')).toMatchObject({
    state: 'unpublished',
    schedules: [{ action: 'publish' }],
  });
  await comeDue();
  expect(await runDueSchedules(deps)).toBe(1);
  expect(await titleOf()).toBe('更新的');
});

test('refuses a time that has passed', async () => {
  const refused = await editor.call(`POST /admin/records/${article.id}/schedules`, {
    body: { action: 'publish', parts: versionsOf({ zh: 1 }), at: soon(-1) },
  });
  expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([400, 'at']);
});

test('keeps and shows a failure, and does not try again', async () => {
  await editor.publish(article.id, { zh: 1 });
  await schedule('withdraw', { zh: 2 });
  await editor.ask(`POST /admin/records/${article.id}/withdrawal`, { parts: ['zh'] });
  await comeDue();
  expect(await runDueSchedules(deps)).toBe(1);
  expect(await runDueSchedules(deps)).toBe(0);
  const { items } = await editor.ask<{ items: { failure: { en: string } | null }[] }>(
    'GET /admin/schedules',
  );
  expect(items.map(({ failure }) => failure?.en)).toEqual([
    'The content is offline already, or in the trash.',
  ]);
});

test('waits while texts cannot be rendered, and keeps in both languages that one was too costly', async () => {
  await editor.publish(article.id, { zh: 1 });
  const saved = await editor.save(article.id, 'zh', 2, textOf('新标题', '新正文'));
  await schedule('publish', { zh: saved });
  await comeDue();
  const runWith = async (error: Error) => {
    setWorkProcesses({ run: () => Promise.reject(error), close: () => {} });
    try {
      return await runDueSchedules(deps);
    } finally {
      setWorkProcesses(undefined);
    }
  };
  await expect(runWith(new WorkQueueFullError())).rejects.toThrow(WorkQueueFullError);
  expect(await runWith(new WorkLimitError({ cause: new Error('8000 ms') }))).toBe(1);
  const { items } = await editor.ask<{ items: { failure: Record<'zh' | 'en', string> }[] }>(
    'GET /admin/schedules',
  );
  expect(items.map(({ failure }) => failure)).toContainEqual({
    zh: expect.stringMatching(/^没有完成：处理这份内容太耗时/),
    en: expect.stringContaining('too much time'),
  });
});
