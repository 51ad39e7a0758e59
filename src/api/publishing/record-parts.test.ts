import pg from 'pg';
import pino from 'pino';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { runBulkOperations } from '#api/bulk/run.ts';
import { testTrail } from '#tests/support/keys.ts';
import { openPublishing, sharedOf, textOf } from '#tests/support/publishing.ts';
import { addArticles } from '#tests/support/records/articles.ts';

const { db, database, signIn } = await openPublishing();
afterAll(() => database.drop());
afterEach(() => vi.restoreAllMocks());
const editor = await signIn('editor', '编辑');

/** Tables that a part is read from. */
const readsPart = /^select .* from "(content_parts|article_translations|articles)"/;

/**
 * What the last transaction that reads parts has read of them: statements with their values. Those
 * before it ended where they asked for slow work.
 */
async function partsReadBy(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const transactions: string[][] = [];
  for (const [statement, values] of query.mock.calls as unknown[][]) {
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
    if (text.startsWith('begin')) transactions.push([]);
    if (readsPart.test(text)) transactions.at(-1)?.push(`${text} ${JSON.stringify(values)}`);
  }
  return transactions.findLast((reads) => reads.length > 0) ?? [];
}

/** An article with drafts of all its parts, never edited here before; with the drafts' versions. */
async function drafted(slug: string) {
  const [id = ''] = await addArticles(db, [{ slug, locales: ['zh', 'en'] }]);
  const versions = {
    shared: await editor.save(id, 'shared', 0, sharedOf(`${slug}-2`)),
    zh: await editor.save(id, 'zh', 0, textOf('中文')),
    en: await editor.save(id, 'en', 0, textOf('English')),
  };
  return { id, versions };
}

test('a publication reads each part once', async () => {
  const { id, versions } = await drafted('once');
  const reads = await partsReadBy(() => editor.publish(id, versions));
  // What is saved, and what is public, of three parts.
  expect(reads).toHaveLength(6);
  expect(new Set(reads).size).toBe(6);
});

test('an action on many records reads each part once, and what it has made public once more', async () => {
  const { id } = await drafted('in-bulk');
  const instruction = { action: 'publish', parts: ['shared', 'zh', 'en'] };
  await editor.ask('POST /admin/bulk-operations', { instruction, records: { ids: [id] } });
  const site = { publicUrl: 'http://localhost/', isPage: () => true };
  const deps = { db, trail: testTrail, site, log: pino({ level: 'silent' }) };
  const reads = await partsReadBy(() => runBulkOperations(deps, new AbortController().signal));
  const counts = Map.groupBy(reads, (read) => read);
  expect([...counts.values()].map((same) => same.length).sort()).toEqual([1, 1, 1, 2, 2, 2]);
});
