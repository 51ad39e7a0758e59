import path from 'node:path';
import { sql } from 'drizzle-orm';
import { latinSlug } from '#content/latin-slug.ts';
import type { Executor } from '#db/connection.ts';
import { mediaAssets } from '#db/schema/media.ts';

/** A key for a file name: Chinese as pinyin, everything else that is not a letter or digit as hyphens. */
export function keyOf(fileName: string): string {
  const { name } = path.parse(fileName);
  return latinSlug(name) || 'picture';
}

/** The key itself, or with the next free number. */
export async function freeKey(db: Executor, key: string): Promise<string> {
  const rows = await db
    .select({ key: mediaAssets.key })
    .from(mediaAssets)
    .where(sql`${mediaAssets.key} ~ ${`^${key}(-[0-9]+)?$`}`);
  const taken = new Set(rows.map((row) => row.key));
  let free = key;
  for (let number = 2; taken.has(free); number++) free = `${key}-${number}`;
  return free;
}

/** Title of a file until somebody gives it a better one: its name without extension. */
export function titleOf(fileName: string): string {
  return path.parse(fileName).name.replace(/[_-]+/g, ' ').trim().slice(0, 120) || fileName;
}
