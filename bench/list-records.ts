import { startSession } from '#api/access/sessions.ts';
import type { Database } from '#db/connection.ts';
import { staffUsers } from '#db/schema/staff.ts';

/** Rows of each list besides the articles. */
export const LIST_ROWS = {
  media: 100_000,
  audit: 100_000,
  riskyWords: 10_000,
  redirects: 100_000,
  facts: 100_000,
} as const;

/** Fills the tables of the other lists up to their numbers. The rows have no files and no valid HMAC. */
export async function fillLists({ $client: pool }: Database): Promise<void> {
  await pool.query(
    `insert into media_assets (key, storage_key, file_name, title, mime, bytes, sha256, width, height, alt_zh, alt_en, tags)
     select 'bench/file-' || n, 'bench/file-' || n || '.webp', 'DSC_' || n || '.jpg', '直播间 ' || n, 'image/webp',
       1000 + n, encode(sha256(n::text::bytea), 'hex'), 1200, 800, '第 ' || n || ' 张照片', 'Picture ' || n,
       case when n % 10 = 0 then array['现场'] else '{}' end
     from generate_series(1, $1) n on conflict do nothing`,
    [LIST_ROWS.media],
  );
  await pool.query(
    `insert into risky_words (word, category, severity, reason_zh)
     select '词语' || n, 'price', case when n % 3 = 0 then 'notice' else 'warning' end, '原因 ' || n
     from generate_series(1, $1) n on conflict do nothing`,
    [LIST_ROWS.riskyWords],
  );
  await pool.query(
    `insert into redirects (from_path, target, note)
     select '/bench-' || n, '/show/page-' || n, '旧站 ' || n from generate_series(1, $1) n
     on conflict do nothing`,
    [LIST_ROWS.redirects],
  );
  await pool.query(
    `insert into facts (key, subject, minimum, maximum, condition_zh, source_kind, checked_on)
     select 'bench-' || n, 'room', n, n, '条件 ' || n, 'standard', current_date
     from generate_series(1, $1) n on conflict do nothing`,
    [LIST_ROWS.facts],
  );
  // Without the trigger that compares each row with the last one: it takes minutes for so many.
  await pool.query(`
    alter table audit_log disable trigger continue_audit_log;
    insert into audit_log (id, position, actor, actor_label, action, entity_type, entity_id,
      changes, key_id, previous_mac, mac, created_at)
    select gen_random_uuid(), n, 'staff', '编辑' || n % 20, 'content.publish', 'article',
      gen_random_uuid(), '{"title": ["一", "二"]}', 'bench', encode(sha256((n - 1)::text::bytea), 'hex'),
      encode(sha256(n::text::bytea), 'hex'), now() - make_interval(secs => ${LIST_ROWS.audit} - n)
    from generate_series(
      coalesce((select max(position) from audit_log), 0) + 1, ${LIST_ROWS.audit}) n;
    alter table audit_log enable always trigger continue_audit_log`);
  await pool.query(
    'vacuum (analyze) media_assets, redirects, facts, risky_words, audit_log, content_records',
  );
}

/** The cookie of a person with a role who has just signed in. */
export async function cookieOf(db: Database, role: 'administrator' | 'editor'): Promise<string> {
  const [person] = await db
    .insert(staffUsers)
    .values({ name: role, email: `${role}-${Date.now()}@bench.example`, role })
    .returning({ id: staffUsers.id });
  const trace = { network: '127.0.0.1', userAgent: 'bench' };
  const { token } = await startSession(db, person?.id ?? '', trace);
  return `staff=${token}`;
}
