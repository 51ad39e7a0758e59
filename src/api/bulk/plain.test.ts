import { eq, inArray } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { riskyWords } from '#db/schema/risky-words.ts';
import { redirects } from '#db/schema/site.ts';
import { findRow } from '#site/routing/table.ts';
import { testTrail } from '#tests/support/keys.ts';
import { openPublishing, textOf } from '#tests/support/publishing.ts';
import type { BulkSummary } from './contract.ts';
import { runBulkOperations } from './run.ts';

const { db, database, signIn } = await openPublishing();
afterAll(() => database.drop());
const editor = await signIn('editor', '编辑');
const isPage = (path: string) => findRow(path) !== undefined;
const deps = {
  db,
  trail: testTrail,
  site: { publicUrl: 'http://localhost/', isPage },
  log: pino({ level: 'silent' }),
};

async function finished(kind: string, instruction: object, records: object): Promise<string> {
  const path = `POST /admin/plain-records/${kind}/bulk-operations`;
  const { id } = await editor.ask<{ id: string }>(path, { instruction, records });
  await runBulkOperations(deps, new AbortController().signal);
  return id;
}
async function undo(operation: string): Promise<string> {
  const { id } = await editor.ask<{ id: string }>(
    `POST /admin/bulk-operations/${operation}/undo`,
    {},
  );
  await runBulkOperations(deps, new AbortController().signal);
  return id;
}
const read = (id: string) => editor.ask<BulkSummary>(`GET /admin/bulk-operations/${id}`);
const failuresOf = async (id: string) =>
  (
    await editor.ask<{
      items: { record: { name: string } | null; failure: { zh: string; en: string } }[];
    }>(`GET /admin/bulk-operations/${id}/items?state=failed`)
  ).items;

test('risky words of a filter are set and put back, except those that were changed since', async () => {
  const rows = await db
    .insert(riskyWords)
    .values(
      ['甲甲', '乙乙', '丙丙'].map((word) => ({
        word,
        category: 'price' as const,
        severity: word === '丙丙' ? ('notice' as const) : ('warning' as const),
        reasonZh: '批量测试',
      })),
    )
    .returning();
  const ids = rows.map(({ id }) => id);
  const severities = async () =>
    (
      await db.select().from(riskyWords).where(inArray(riskyWords.id, ids)).orderBy(riskyWords.id)
    ).map(({ severity }) => severity);
  const q = encodeURIComponent('批量测试');
  expect(await editor.ask(`GET /admin/plain-records/risky-word/count?q=${q}`)).toMatchObject({
    count: 3,
  });
  const set = { action: 'set', field: 'severity', value: 'notice' };
  const id = await finished('risky-word', set, { filter: { q: '批量测试' } });
  expect(await read(id)).toMatchObject({
    resource: 'risky-word',
    doneCount: 2,
    skippedCount: 1,
    filter: { q: '批量测试' },
  });
  expect(await severities()).toEqual(['notice', 'notice', 'notice']);
  await db.update(riskyWords).set({ severity: 'forbidden' }).where(eq(riskyWords.word, '乙乙'));
  const undone = await undo(id);
  expect(await severities()).toEqual(['warning', 'forbidden', 'notice']);
  expect(await failuresOf(undone)).toMatchObject([
    { record: { name: '乙乙' }, failure: { en: expect.stringMatching('Somebody has changed it') } },
  ]);
});

test('redirects are deleted, come back from the trash, and are switched off without a page at the target', async () => {
  const rows = await db
    .insert(redirects)
    .values([
      { fromPath: '/bulk-a', target: '/cases' },
      { fromPath: '/bulk-b', target: '/gone-page' },
    ])
    .returning();
  const ids = rows.map(({ id }) => id);
  const present = async () =>
    (await db.select().from(redirects).orderBy(redirects.fromPath)).map((row) => [
      row.fromPath,
      row.active,
    ]);
  const off = { action: 'set', field: 'active', value: false };
  const switched = await finished('redirect', off, { ids });
  expect(await present()).toEqual([
    ['/bulk-a', false],
    ['/bulk-b', false],
  ]);
  // What is switched on again must lead to a page.
  expect(await failuresOf(await undo(switched))).toMatchObject([
    { record: { name: '/bulk-b' }, failure: { zh: '本站没有这个页面。' } },
  ]);
  const deleted = await finished('redirect', { action: 'trash' }, { ids: [ids[0]] });
  expect(await present()).toEqual([['/bulk-b', false]]);
  expect(await read(deleted)).toMatchObject({ doneCount: 1 });
  await undo(deleted);
  expect(await present()).toEqual([
    ['/bulk-a', true],
    ['/bulk-b', false],
  ]);
});

test('a field or filter that the kind does not have is refused', async () => {
  const start = (kind: string, instruction: object, records: object) =>
    editor.call(`POST /admin/plain-records/${kind}/bulk-operations`, {
      body: { instruction, records },
    });
  const ids = [crypto.randomUUID()];
  const on = { action: 'set', field: 'active', value: true };
  expect((await start('fact', on, { ids })).body.errorCode).toBe('VALIDATION_FAILED');
  const wrong = { action: 'set', field: 'severity', value: 'grave' };
  expect((await start('risky-word', wrong, { ids })).body.errorCode).toBe('VALIDATION_FAILED');
  const filter = { severity: 'warning' };
  expect((await start('redirect', on, { filter })).body.errorCode).toBe('VALIDATION_FAILED');
});

test('a fact that texts show stays, with the reason; others go to the trash', async () => {
  const fact = {
    subject: 'room',
    minimum: 2,
    maximum: 4,
    unitZh: '米',
    unitEn: 'm',
    unitEnOne: '',
    textZh: null,
    textEn: null,
    conditionZh: '',
    conditionEn: '',
    sourceKind: 'decision',
    sourceZh: '测试',
    sourceEn: 'Test',
    checkedOn: '2026-01-05',
    phrasesZh: [],
    phrasesEn: [],
  };
  const free = await editor.ask<{ id: string }>('POST /admin/facts', { ...fact, key: 'bulk-free' });
  const used = await editor.ask<{ id: string }>('POST /admin/facts', { ...fact, key: 'bulk-used' });
  const article = await editor.createArticle();
  await editor.save(article.id, 'zh', 0, textOf('引用', '最多 {{fact:bulk-used.max}}。'));
  const operation = await finished('fact', { action: 'trash' }, { ids: [free.id, used.id] });
  expect(await read(operation)).toMatchObject({ doneCount: 1, failedCount: 1 });
  expect(await failuresOf(operation)).toMatchObject([
    { record: { name: 'bulk-used' }, failure: { en: expect.stringMatching('1 text shows') } },
  ]);
  await undo(operation);
  expect((await editor.call(`GET /admin/facts/${free.id}`)).status).toBe(200);
});
