import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pinyin } from 'pinyin-pro';
import type { Executor } from '#db/connection.ts';
import { mediaAssets } from '#db/schema/media.ts';

/** Most characters of a key made from a file name; the rest of 80 is for a number. */
const LENGTH = 60;

/** A key for a file name: Chinese as pinyin, everything else that is not a letter or digit as hyphens. */
export function keyOf(fileName: string): string {
  const { name } = path.parse(fileName);
  const latin = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join(' ');
  const key = latin
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH)
    .replace(/^-+|-+$/g, '');
  return key || 'picture';
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
