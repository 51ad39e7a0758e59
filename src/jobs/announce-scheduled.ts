import { sql } from 'drizzle-orm';
import { type ContentTag, contentChannel } from '#contracts/enums/publishing.ts';
import type { Executor } from '#db/connection.ts';
import { defineJob } from './job.ts';

/** Times at which a record becomes public, or its public state changes, without a write. */
const moments: readonly [tag: ContentTag, table: string, column: string][] = [
  ['articles', 'article_translations', 'published_at'],
  ['documents', 'document_translations', 'published_at'],
  ['cases', 'case_translations', 'published_at'],
  ['pages', 'page_translations', 'published_at'],
  ['redemptions', 'campaign_translations', 'published_at'],
  ['downloads', 'download_releases', 'published_at'],
  // Facts name the newest versions.
  ['facts', 'download_releases', 'published_at'],
  ['redemptions', 'campaigns', 'starts_at'],
  ['redemptions', 'campaigns', 'ends_at'],
];

const NAME = 'announce-scheduled';

/**
 * Announces records that have become public since the last run, so that caches replace older
 * pages.
 */
export async function announceDue(db: Executor): Promise<void> {
  const passed = moments.map(
    ([tag, table, column]) => sql`select ${tag}::text as tag where exists (
      select from ${sql.identifier(table)}, run
      where ${sql.identifier(column)} > run.since and ${sql.identifier(column)} <= now()
    )`,
  );
  // The first run covers the minute before it.
  const { rows } = await db.execute<{ tag: ContentTag }>(sql`
    with run as (
      insert into job_runs (name, last_run_at) values (${NAME}, now())
      on conflict (name) do update set last_run_at = excluded.last_run_at
      returning coalesce(old.last_run_at, now() - interval '1 minute') as since
    )
    select tag, pg_notify(${contentChannel}, tag) from (${sql.join(passed, sql` union `)}) as due`);
  if (rows.some(({ tag }) => tag === 'facts')) {
    await db.execute(sql`select refresh_fact_search_entries()`);
  }
}

export const announceScheduled = defineJob({
  name: NAME,
  cron: '* * * * *',
  retryLimit: 0,
  run: (_, { db }) => announceDue(db),
});
