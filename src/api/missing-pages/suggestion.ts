import { and, arrayContains, inArray, isNull, sql } from 'drizzle-orm';
import { kindOf } from '#api/publishing/kinds.ts';
import type { Executor } from '#db/connection.ts';
import { contentRecords } from '#db/schema/content.ts';

/** Records whose addresses are compared. */
const MAX_CANDIDATES = 200;
/** Paths that are less similar are no help. */
const MIN_SIMILARITY = 0.4;

/**
 * The path of the page that is most similar to a missing one: a page of the site, or a published
 * record whose slug shares a word with it.
 * @param pagePaths Chinese paths of the pages without parameters
 */
export async function suggestedTarget(
  db: Executor,
  missing: string,
  pagePaths: readonly string[],
): Promise<string | null> {
  const isEnglish = missing.startsWith('/en/');
  const wanted = isEnglish ? missing.slice(3) : missing;
  const candidates = [...pagePaths, ...(await recordPaths(db, wanted, isEnglish))];
  let best: { path: string; similarity: number } | undefined;
  for (const path of candidates) {
    const similarity = pathSimilarity(wanted, path);
    if (similarity >= MIN_SIMILARITY && similarity > (best?.similarity ?? 0)) {
      best = { path, similarity };
    }
  }
  return best ? (isEnglish ? '/en' : '') + best.path : null;
}

async function recordPaths(db: Executor, wanted: string, isEnglish: boolean): Promise<string[]> {
  const words = wanted.toLowerCase().match(/[a-z0-9]{2,}/g) ?? [];
  if (words.length === 0) return [];
  const anyWord = words.map((word) => `'${word}':*`).join(' | ');
  const kinds = isEnglish ? (['article'] as const) : (['article', 'document', 'case'] as const);
  const rows = await db
    .select({ kind: contentRecords.kind, name: contentRecords.name })
    .from(contentRecords)
    .where(
      and(
        inArray(contentRecords.kind, [...kinds]),
        isNull(contentRecords.deletedAt),
        arrayContains(contentRecords.facets, [`${isEnglish ? 'en' : 'zh'}:published`]),
        sql`${contentRecords.terms} @@ ${anyWord}::tsquery`,
      ),
    )
    .orderBy(sql`ts_rank(${contentRecords.terms}, ${anyWord}::tsquery) desc`)
    .limit(MAX_CANDIDATES);
  return rows.map(({ kind, name }) => kindOf(kind).path(name));
}

/** From 0 to 1: the share of pairs of letters that two paths have in common (Dice's coefficient). */
export function pathSimilarity(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const size = pairs.length + others.length;
  let common = 0;
  for (const pair of pairs) {
    const at = others.indexOf(pair);
    if (at < 0) continue;
    others.splice(at, 1);
    common += 1;
  }
  return size === 0 ? 0 : (2 * common) / size;
}

function pairsOf(path: string): string[] {
  const text = path.toLowerCase().replace(/\.html?$/, '');
  return Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2));
}
