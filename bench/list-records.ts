import { randomUUID } from 'node:crypto';
import { startSession } from '#api/access/sessions.ts';
import type { Database } from '#db/connection.ts';
import { staffUsers } from '#db/schema/staff.ts';

/** The record of content with the longest history in the audit log. */
export const BUSY_RECORD = '0199bbbb-0000-7000-8000-000000000001';

/** Statements that fill one table each up to `$1` rows; none of the rows has files. */
const statements: Record<string, string> = {
  media: `insert into media_assets (key, storage_key, file_name, title, mime, bytes, sha256, width, height, alt_zh, alt_en, tags)
    select 'bench/file-' || n, 'bench/file-' || n || '.webp', 'DSC_' || n || '.jpg', '直播间 ' || n, 'image/webp',
      1000 + n, encode(sha256(n::text::bytea), 'hex'), 1200, 800, '第 ' || n || ' 张照片', 'Picture ' || n,
      case when n % 10 = 0 then array['现场'] else '{}' end
    from generate_series(1, $1) n on conflict do nothing`,
  riskyWords: `insert into risky_words (word, category, severity, reason_zh)
    select '词语' || n, 'price', case when n % 3 = 0 then 'notice' else 'warning' end, '原因 ' || n
    from generate_series(1, $1) n on conflict do nothing`,
  redirects: `insert into redirects (from_path, target, note)
    select '/bench-' || n, '/show/page-' || n, '旧站 ' || n from generate_series(1, $1) n
    on conflict do nothing`,
  missingPages: `insert into missing_pages (path, count)
    select '/lost/bench-' || n, n % 1000 + 1 from generate_series(1, $1) n on conflict do nothing`,
  facts: `insert into facts (key, subject, minimum, maximum, condition_zh, source_kind, checked_on)
    select 'bench-' || n, 'room', n, n, '条件 ' || n, 'standard', current_date
    from generate_series(1, $1) n on conflict do nothing`,
  bookings: `insert into bookings (reference, idempotency_key, name, company, phone, consented_at, privacy_version,
      locale, status, created_at)
    select 'MJ20260101-B' || n, 'bench-' || n, '访客 ' || n, '公司 ' || n % 500,
      '+86138' || lpad(n::text, 8, '0'), now(), '1', 'zh',
      (array['new', 'in_progress', 'answered', 'closed'])[n % 4 + 1], now() - make_interval(mins => n)
    from generate_series(1, $1) n on conflict do nothing`,
  feedback: `insert into document_feedback (document_id, locale, helpful, reason, comment, visitor_hash)
    select (select id from documents order by number offset n % 10 limit 1), 'zh', n % 3 = 0, 'unclear',
      case when n % 2 = 0 then '第 ' || n || ' 步没看懂' end, 'bench-' || n
    from generate_series(1, $1) n on conflict do nothing`,
  searchMisses: `insert into search_misses (query, locale, count)
    select '直播 问题 ' || n, 'zh', n % 1000 + 1 from generate_series(1, $1) n on conflict do nothing`,
  // Two words each, so that a second run finds its own groups.
  synonyms: `insert into search_synonyms (terms)
    select array['近义 ' || n, 'bench-' || n] from generate_series(1, $1) n
    where not exists (select from search_synonyms where terms @> array['bench-1'])`,
  sheets: `insert into sheets (kind, number, title_zh, title_en, locale, customer_name, site_name, stage,
      waiting_on, waiting_since, sent_at)
    select (array['requirement', 'device-sheet', 'work-order', 'live-report'])[n % 4 + 1], 'BENCH-' || n,
      '直播间 ' || n, 'Live room ' || n, 'zh', '客户 ' || n % 500, '现场 ' || n,
      case when n % 4 = 0 then 'open' else 'draft' end, case when n % 8 = 0 then 'customer' end,
      case when n % 8 = 0 then now() end, case when n % 4 = 0 then now() end
    from generate_series(1, $1) n on conflict do nothing`,
  documents: `with added as (
      insert into documents (slug, section_id, sort)
      select 'bench-' || n, (select id from document_sections order by slug limit 1), n
      from generate_series(1, $1) n on conflict do nothing returning id, slug
    )
    insert into document_translations (document_id, locale, title, body_markdown)
    select id, 'zh', '文档 ' || slug, '正文' from added`,
  diagnoses: `with added as (
      insert into diagnoses (slug) select 'bench-' || n from generate_series(1, $1) n
      on conflict do nothing returning id, slug
    )
    insert into diagnosis_translations (diagnosis_id, locale, title)
    select id, 'zh', '诊断 ' || slug from added`,
  bulkOperations: `insert into bulk_operations (action, instruction, state, total, request_id, finished_at)
    select 'publish', '{}', 'done', 5, 'bench', now() from generate_series(1, $1)
    where not exists (select from bulk_operations where request_id = 'bench')`,
};

/** Fills the tables of the lists besides the articles, up to a number of rows. */
export async function fillLists({ $client: pool }: Database, rows: number): Promise<void> {
  for (const statement of Object.values(statements)) await pool.query(statement, [rows]);
  // A tenth of the diagnoses are in the trash.
  await pool.query(`
    update content_records set deleted_at = now() - make_interval(secs => right(name, 4)::int)
    where kind = 'diagnosis' and name ~ '^bench-[0-9]{3,}0$' and deleted_at is null`);
  // Without the trigger that compares each row with the last one: it takes minutes for so many.
  // The rows have no valid HMAC. A tenth of them are of one record.
  await pool.query(`
    alter table audit_log disable trigger continue_audit_log;
    insert into audit_log (id, position, actor, actor_label, action, entity_type, entity_id,
      changes, key_id, previous_mac, mac, created_at)
    select gen_random_uuid(), n, 'staff', '编辑' || n % 20, 'content.publish', 'article',
      case when n % 10 = 0 then '${BUSY_RECORD}' else gen_random_uuid()::text end,
      '{"title": ["一", "二"]}', 'bench', encode(sha256((n - 1)::text::bytea), 'hex'),
      encode(sha256(n::text::bytea), 'hex'), now() - make_interval(secs => ${rows} - n)
    from generate_series(coalesce((select max(position) from audit_log), 0) + 1, ${rows}) n;
    alter table audit_log enable always trigger continue_audit_log`);
  await pool.query('vacuum (analyze)');
}

/** The cookie of a person with a role who has just signed in. */
export async function cookieOf(db: Database, role: 'administrator' | 'editor'): Promise<string> {
  const [person] = await db
    .insert(staffUsers)
    .values({ name: role, email: `${role}-${randomUUID()}@bench.example`, role })
    .returning({ id: staffUsers.id });
  const trace = { network: '127.0.0.1', userAgent: 'bench' };
  const { token } = await startSession(db, person?.id ?? '', trace);
  return `staff=${token}`;
}
