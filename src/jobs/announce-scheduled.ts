import { sql } from 'drizzle-orm';
import { type ContentTag, contentChannel } from '#contracts/enums/publishing.ts';
import type { Executor } from '#db/connection.ts';
import { defineJob } from './job.ts';

/** Moments at which a record becomes public, or changes for the public, by time alone. */
const moments: readonly [tag: ContentTag, table: string, column: string][] = [
  ['articles', 'article_translations', 'published_at'],
  ['documents', 'document_translations', 'published_at'],
  ['cases', 'case_translations', 'published_at'],
  ['pages', 'page_translations', 'published_at'],
  ['downloads', 'releases', 'published_at'],
  ['redemptions', 'campaigns', 'starts_at'],
  ['redemptions', 'campaigns', 'ends_at'],
];

/**
 * Longer than the pause between two runs, so that a late run misses nothing; announcing a change
 * again costs one page render.
 */
const LOOK_BACK = sql`interval '5 minutes'`;

/** Announces what has become public since the last run, so that caches let go of older pages. */
export async function announceDue(db: Executor): Promise<void> {
  const passed = moments.map(
    ([tag, table, column]) => sql`select ${tag}::text as tag where exists (
      select from ${sql.identifier(table)}
      where ${sql.identifier(column)} > now() - ${LOOK_BACK} and ${sql.identifier(column)} <= now()
    )`,
  );
  await db.execute(sql`
    select pg_notify(${contentChannel}, tag) from (${sql.join(passed, sql` union `)}) as due`);
}

/** Announces scheduled content every minute. */
export const announceScheduled = defineJob({
  name: 'announce-scheduled',
  cron: '* * * * *',
  retryLimit: 0,
  run: (_, { db }) => announceDue(db),
});
