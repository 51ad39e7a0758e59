import { isNull, sql } from 'drizzle-orm';
import { contentKinds, type Freshness } from '#contracts/enums/content.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { contentRecords as records } from '#db/schema/content.ts';
import type { countTranslations, readSourceChanges } from './history-contract.ts';
import { kindOf, partOf } from './kinds.ts';
import { freshnessIn } from './listing.ts';
import { paragraphChanges } from './paragraphs.ts';
import { RecordParts } from './record-parts.ts';
import { findRecord } from './records.ts';
import { readRevisionData } from './revisions.ts';

/**
 * What has changed in the public Chinese text since the translation was made.
 * @throws AppError NOT_FOUND if the kind has no translations or there is no public Chinese text
 */
export async function sourceChanges(
  db: Executor,
  id: string,
): Promise<RouteData<typeof readSourceChanges>> {
  const record = await findRecord(db, id);
  const freshness = freshnessIn(new Set(record.facets));
  if (!kindOf(record.kind).parts.en || freshness === null) throw new AppError('NOT_FOUND');
  const { texts } = partOf(record.kind, 'zh');
  const parts = new RecordParts(db, record);
  const { sourceRevisionId } = await parts.saved('en');
  const stored = await parts.stored('zh');
  const before = sourceRevisionId ? texts(await readRevisionData(db, sourceRevisionId)) : [];
  const paragraphs =
    freshness === 'stale' && stored ? paragraphChanges(before, texts(stored.data)) : [];
  return { freshness, paragraphs };
}

/** How many records of each kind with translations have one that is missing, stale or fresh. */
export async function countTranslationStates(
  db: Executor,
): Promise<RouteData<typeof countTranslations>> {
  const count = (state: Freshness) =>
    sql<number>`(count(*) filter (where ${records.facets} @> array[${`en:${state}`}]))::int`;
  const rows = await db
    .select({
      kind: records.kind,
      missing: count('missing'),
      stale: count('stale'),
      fresh: count('fresh'),
    })
    .from(records)
    .where(isNull(records.deletedAt))
    .groupBy(records.kind);
  const none = { missing: 0, stale: 0, fresh: 0 };
  return {
    items: contentKinds
      .filter((kind) => kindOf(kind).parts.en)
      .map((kind) => rows.find((row) => row.kind === kind) ?? { kind, ...none }),
  };
}
