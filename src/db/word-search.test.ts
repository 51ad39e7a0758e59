import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import {
  auditHasWords,
  factHasWords,
  mediaHasWords,
  missingPageHasWords,
  redirectHasWords,
  searchMissHasWords,
  searchQuestionHasWords,
  searchTitleHasWords,
  synonymHasWords,
} from './word-search.ts';

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
  await db.execute(sql`
    insert into search_misses (query, locale) select '直播 问题 ' || n, 'zh'
    from generate_series(1, ${ROWS}::int) n`);
  await db.execute(sql`
    insert into search_synonyms (terms) select array['抠像 ' || n, 'matting-' || n]
    from generate_series(1, ${ROWS}::int) n`);
  await db.execute(sql`
    insert into search_questions (kind, record_id, locale, questions)
    select 'article', gen_random_uuid(), 'zh', array['怎么办 ' || n, 'how to ' || n]
    from generate_series(1, ${ROWS}::int) n`);
  await db.execute(sql`
    insert into missing_pages (path) select '/lost/page-' || n from generate_series(1, ${ROWS}::int) n`);
  await db.execute(sql`
    insert into search_entries
      (entity_id, locale, kind, slug, title, title_key, lead, questions, body, tags, published_at)
    select gen_random_uuid(), 'zh', 'article', 'text-' || n, '新房间 ' || n, '', '', '', '', '', now()
    from generate_series(1, ${ROWS}::int) n`);
  // Without the trigger that compares each row with the last one.
  await database.owner.execute(sql`alter table audit_log disable trigger continue_audit_log`);
  await db.execute(sql`
    insert into audit_log (id, position, actor, actor_label, action, entity_type, changes, request_id,
      key_id, previous_mac, mac, created_at)
    select gen_random_uuid(), n, 'staff', '编辑' || n,
      case when n = 569 then 'staff.two_factor_on' else 'content.publish' end, 'article', '{}',
      '0199aaaa-0000-7000-8000-' || lpad(n::text, 12, '0'), 'test',
      encode(sha256((n - 1)::text::bytea), 'hex'), encode(sha256(n::text::bytea), 'hex'), now()
    from generate_series(1, ${ROWS}::int) n`);
  await database.owner.execute(sql`
    analyze redirects, facts, media_assets, audit_log, search_misses, search_synonyms, missing_pages,
      search_entries, search_questions`);
});

const searches: [
  table: string,
  column: string,
  hasWords: (words: string) => SQL,
  words: Record<string, unknown>,
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
  [
    'audit_log',
    'actor_label',
    auditHasWords,
    {
      编辑1234: '编辑1234',
      'publish 编辑567': '编辑567',
      'content.publish 编辑568': '编辑568',
      'two_factor 编辑569': '编辑569',
      '0199aaaa-0000-7000-8000-000000000089': '编辑89',
    },
  ],
  ['search_misses', 'query', searchMissHasWords, { '问题 1234': '直播 问题 1234' }],
  [
    'search_synonyms',
    'terms',
    synonymHasWords,
    { 'matting-1234': ['抠像 1234', 'matting-1234'], '抠像 567': ['抠像 567', 'matting-567'] },
  ],
  [
    'search_questions',
    'questions',
    searchQuestionHasWords,
    { '怎么办 1234': ['怎么办 1234', 'how to 1234'], 'how 567': ['怎么办 567', 'how to 567'] },
  ],
  ['missing_pages', 'path', missingPageHasWords, { 'page-1234': '/lost/page-1234' }],
  ['search_entries', 'title', searchTitleHasWords, { '房间 1234': '新房间 1234' }],
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
      sql`explain select ${sql.identifier(column)} from ${sql.identifier(table)}
        where ${hasWords('zzz')} order by ${sql.identifier(column)} desc limit 51`,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/_terms_index/);
  },
);
