import { sql } from 'drizzle-orm';
import type { Executor } from '../connection.ts';

/** Writes the version of the privacy notice that the settings name, with the text of its page. */
export async function seedPrivacyNotice(db: Executor): Promise<void> {
  await db.execute(sql`
    insert into privacy_notices (version, body_zh_markdown, body_en_markdown, in_force_on, published_at)
    select s.privacy_version, zh.body_markdown, en.body_markdown,
      (zh.published_at at time zone s.time_zone)::date, zh.published_at
    from site_settings s
    cross join articles a
    join article_translations zh on zh.article_id = a.id and zh.locale = 'zh'
    join article_translations en on en.article_id = a.id and en.locale = 'en'
    where a.slug = 'privacy'`);
}
