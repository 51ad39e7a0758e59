import { sql } from 'drizzle-orm';
import type { Executor } from '../connection.ts';
import { siteSettings } from '../schema/site.ts';

/** Whether the database has site settings: then the seed leaves it as it is. */
export async function isFilled(db: Executor): Promise<boolean> {
  const settings = await db.execute(sql`select 1 from ${siteSettings} limit 1`);
  return settings.rows.length > 0;
}
