import { sql } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { defineJob } from './job.ts';

/** Texts with addresses of their own: their tables, and the start of their Chinese addresses. */
const sources = [
  { records: 'articles', texts: 'article_translations', reference: 'article_id', path: 'show/' },
  {
    records: 'documents',
    texts: 'document_translations',
    reference: 'document_id',
    path: 'dmfaq/',
  },
  { records: 'cases', texts: 'case_translations', reference: 'case_id', path: 'cases?case=' },
] as const;

/** Longer than the pause between two runs; an address is added to the outbox only once. */
const LOOK_BACK = sql`interval '2 hours'`;
/** Maximum number of addresses of one kind per run: an import must not use up the daily quota. */
const LIMIT = 100;

/**
 * Adds the addresses of newly public Chinese texts to the outbox.
 * @param publicUrl origin and base path of the site, with a slash at the end
 */
export async function announceNewTexts(db: Executor, publicUrl: string): Promise<void> {
  for (const { records, texts, reference, path } of sources) {
    const { rows } = await db.execute<{ slug: string }>(sql`
      select r.slug from ${sql.identifier(texts)} t
      join ${sql.identifier(records)} r on r.id = t.${sql.identifier(reference)}
      where t.locale = 'zh' and t.status = 'published'
        and t.published_at > now() - ${LOOK_BACK} and t.published_at <= now()
      order by t.published_at desc limit ${LIMIT}`);
    if (rows.length === 0) continue;
    await db
      .insert(outboxMessages)
      .values(
        rows.map(({ slug }) => ({
          kind: 'search_push' as const,
          idempotencyKey: `search_push:${path}${slug}`,
          event: 'address.new',
          payload: { address: `${publicUrl}${path}${slug}` },
        })),
      )
      .onConflictDoNothing();
  }
}

/** Announces new addresses to search engines every five minutes, if configured. */
export const announceToSearch = defineJob({
  name: 'announce-to-search',
  cron: '*/5 * * * *',
  retryLimit: 0,
  async run(_, { db, settings: { baiduPush, publicUrl, basePath = '/' } }) {
    if (baiduPush && publicUrl) await announceNewTexts(db, publicUrl + basePath);
  },
});
