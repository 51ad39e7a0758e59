import { and, count, desc, eq, ilike, lt, or } from 'drizzle-orm';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { riskyWords } from '#db/schema/risky-words.ts';
import { containing } from '#db/word-search.ts';
import type { listRiskyWords } from './contract.ts';

/** Words of one page. */
const PAGE_SIZE = 50;

type Query = RouteInput<typeof listRiskyWords>['query'];

/** The conditions of a list's filters. */
export function filtersOf({ q, category, severity, state }: Omit<Query, 'after'>) {
  const part = containing(q ?? '');
  return and(
    q
      ? or(
          ilike(riskyWords.word, part),
          ilike(riskyWords.reasonZh, part),
          ilike(riskyWords.note, part),
        )
      : undefined,
    category ? eq(riskyWords.category, category) : undefined,
    severity ? eq(riskyWords.severity, severity) : undefined,
    state ? eq(riskyWords.active, state === 'on') : undefined,
  );
}

/** One page of the list, the newest first. */
export async function readRiskyWords(
  db: Executor,
  { after, ...query }: Query,
): Promise<RouteData<typeof listRiskyWords>> {
  const filters = filtersOf(query);
  const rows = await db
    .select()
    .from(riskyWords)
    .where(and(filters, after ? lt(riskyWords.id, after) : undefined))
    .orderBy(desc(riskyWords.id))
    .limit(PAGE_SIZE + 1);
  const [all] = await db.select({ total: count() }).from(riskyWords).where(filters);
  const items = rows.slice(0, PAGE_SIZE).map(({ createdAt: _, updatedAt, ...word }) => ({
    ...word,
    reasonEn: word.reasonEn ?? '',
    suggestionZh: word.suggestionZh ?? '',
    suggestionEn: word.suggestionEn ?? '',
    updatedAt: updatedAt.toISOString(),
  }));
  return {
    items,
    total: all?.total ?? 0,
    next: rows.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null,
  };
}
