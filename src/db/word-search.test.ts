import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { factHasWords, mediaHasWords, redirectHasWords } from './word-search.ts';

const ROWS = 2_000;
const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

beforeAll(async () => {
  await db.execute(sql`
    insert into redirects (from_path, target, note)
    select '/old-' || n, '/new/page-' || n, '活动 ' || n from generate_series(1, ${ROWS}::int) n`);
  await db.execute(sql`
    insert into facts (key, subject, minimum, maximum, condition_zh, source_kind, checked_on)
    select 'figure-' || n, 'room', n, n, '条件 ' || n, 'standard', '2026-11-01'
    from generate_series(1, ${ROWS}::int) n`);
  await db.execute(sql`
    insert into media_assets (key, storage_key, file_name, title, mime, bytes, sha256, width, height)
    select 'test/file-' || n, 'test/file-' || n || '.webp', 'DSC_' || n || '.jpg', '直播间 ' || n,
      'image/webp', n, encode(sha256(n::text::bytea), 'hex'), 12, 8
    from generate_series(1, ${ROWS}::int) n`);
  await db.execute(sql`analyze redirects, facts, media_assets`);
});

const searches: [
  table: string,
  column: string,
  hasWords: (words: string) => SQL,
  words: Record<string, string>,
][] = [
  [
    'redirects',
    'from_path',
    redirectHasWords,
    { '/old-1234': '/old-1234', 'page-567': '/old-567', '活动 89': '/old-89' },
  ],
  ['facts', 'key', factHasWords, { 'figure-1234': 'figure-1234', '条件 567': 'figure-567' }],
  [
    'media_assets',
    'key',
    mediaHasWords,
    { DSC_1234: 'test/file-1234', '直播间 567': 'test/file-567' },
  ],
];

test.each(searches)(
  '%s are found by words, with the index',
  async (table, column, hasWords, words) => {
    for (const [typed, expected] of Object.entries(words)) {
      const { rows } = await db.execute<{ found: string }>(
        sql`select ${sql.identifier(column)} as found from ${sql.identifier(table)} where ${hasWords(typed)}`,
      );
      expect([typed, rows.map(({ found }) => found)]).toEqual([
        typed,
        expect.arrayContaining([expected]),
      ]);
      expect(rows.length).toBeLessThan(ROWS / 10);
    }
    const { rows: plan } = await db.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from ${sql.identifier(table)} where ${hasWords('zzz')} order by id desc limit 51`,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain(`${table}_terms_index`);
  },
);
