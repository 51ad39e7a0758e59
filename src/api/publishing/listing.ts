import { and, arrayContains, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Cursor, type Cursors, cursorsOf, cursorValues } from '#api/http/cursor.ts';
import { PAGE_ROWS, presentPage } from '#api/http/keyset.ts';
import {
  type ContentKind,
  contentParts,
  type Freshness,
  freshnessStates,
  type PartState,
  partStates,
} from '#contracts/enums/content.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { contentRecords as records } from '#db/schema/content.ts';
import type { findContent, listContent, RecordSummary } from './contract.ts';
import type { listTranslations } from './history-contract.ts';
import { kindOf, kindsWithPage, partsOf } from './kinds.ts';
import type { RecordRow } from './records.ts';

/** Results of the search over all kinds. */
const FOUND = 20;

/** How a list is ordered: each is the order of an index. */
interface ListOrder {
  cursors: Cursors<string>;
  value: SQL<string>;
  by: SQL[];
  after(cursor: Cursor<string>): SQL;
}

const orders = {
  changed: {
    cursors: cursorsOf(cursorValues.instant),
    value: sql<string>`to_char(${records.changedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    by: [desc(records.changedAt), desc(records.id)],
    after: ([value, id]) =>
      sql`(${records.changedAt}, ${records.id}) < (${value}::timestamptz, ${id}::uuid)`,
  },
  created: {
    cursors: cursorsOf<string>(cursorValues.none),
    value: sql<string>`''`,
    by: [desc(records.id)],
    after: ([, id]) => sql`${records.id} < ${id}::uuid`,
  },
  title: {
    cursors: cursorsOf(cursorValues.text),
    value: sql<string>`${records.titleZh}`,
    by: [asc(records.titleZh), asc(records.id)],
    after: ([value, id]) => sql`(${records.titleZh}, ${records.id}) > (${value}, ${id}::uuid)`,
  },
} satisfies Record<string, ListOrder>;

type Order = keyof typeof orders;

/** One page of records, by keyset. */
async function selectPage(
  db: Executor,
  conditions: (SQL | undefined)[],
  { order, after }: { order: Order; after: string | undefined },
) {
  const { cursors, value, by, after: isAfter }: ListOrder = orders[order];
  const rows = await db
    .select({ record: records, value })
    .from(records)
    .where(
      and(
        isNull(records.deletedAt),
        ...conditions,
        after ? isAfter(cursors.read(after)) : undefined,
      ),
    )
    .orderBy(...by)
    .limit(PAGE_ROWS);
  return presentPage(
    rows,
    (last) => cursors.write(last.value, last.record.id),
    ({ record }) => record,
  );
}

/** A choice of records: all that match. */
export interface RecordFilter {
  kind?: ContentKind | undefined;
  q?: string | undefined;
  /** Facets, as `name:value`. */
  filter?: readonly string[];
}

/** The conditions of a filter; the trash is left to the caller. */
export async function recordConditions(
  db: Executor,
  { kind, q, filter = [] }: RecordFilter,
): Promise<(SQL | undefined)[]> {
  return [
    kind ? eq(records.kind, kind) : undefined,
    filter.length > 0 ? arrayContains(records.facets, [...filter]) : undefined,
    q ? await containsWords(db, q) : undefined,
  ];
}

/** One page of the records of a kind. */
export async function readList(
  db: Executor,
  kind: ContentKind,
  { q, filter, sort, after }: RouteInput<typeof listContent>['query'],
): Promise<RouteData<typeof listContent>> {
  const conditions = await recordConditions(db, { kind, q, filter });
  const { items, next } = await selectPage(db, conditions, { order: sort, after });
  return { items: items.map(summaryOf), next };
}

/**
 * Records whose names or titles contain the words, those changed last first.
 * @param kinds where no kind is given: those that links can name
 */
export async function findRecords(
  db: Executor,
  { q, kind }: RouteInput<typeof findContent>['query'],
  kinds: readonly ContentKind[] = kindsWithPage,
): Promise<RouteData<typeof findContent>> {
  const rows = await db
    .select()
    .from(records)
    .where(
      and(
        isNull(records.deletedAt),
        await containsWords(db, q),
        inArray(records.kind, kind ? [kind] : [...kinds]),
      ),
    )
    .orderBy(desc(records.changedAt), desc(records.id))
    .limit(FOUND);
  return {
    items: rows.map((row) => ({ ...headOf(row), path: kindOf(row.kind).path(row.name) })),
  };
}

/** One page of records by the state of their English text. */
export async function readTranslations(
  db: Executor,
  { state, kind, after }: RouteInput<typeof listTranslations>['query'],
): Promise<RouteData<typeof listTranslations>> {
  const conditions = [
    arrayContains(records.facets, [`en:${state}`]),
    kind ? eq(records.kind, kind) : undefined,
  ];
  const { items, next } = await selectPage(db, conditions, { order: 'changed', after });
  const heads = items.map((row) => ({ ...headOf(row), changedAt: row.changedAt.toISOString() }));
  return { items: heads, next };
}

/** Up to so many matches are fetched and sorted; with more, a walk in the list's order finds them soon. */
const FEW_MATCHES = 2_000;

/**
 * The condition that name or titles contain all words; each may lack its end. The planner cannot
 * know how many records have a word, so few matches are found first, by the index of words.
 */
async function containsWords(db: Executor, q: string): Promise<SQL> {
  const isMatch = sql`${records.terms} @@ content_query(${q})`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (select id from ${records} where ${isMatch})
    select id from found limit ${FEW_MATCHES + 1}`);
  if (rows.length > FEW_MATCHES) return isMatch;
  return sql`${records.id} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`;
}

/** Kind and names of a record. */
export function headOf({ id, kind, name, titleZh, titleEn }: RecordRow) {
  return { id, kind, name, title: { zh: titleZh, en: titleEn } };
}

/** A record as lists show it. */
export function summaryOf(row: RecordRow): RecordSummary {
  const facets = new Set(row.facets);
  return {
    ...headOf(row),
    changedAt: row.changedAt.toISOString(),
    parts: partsOf(row.kind).map((part) => ({
      part,
      state: part === 'shared' ? 'published' : stateIn(facets, part),
      hasDraft: facets.has(`${part}:draft`),
      isScheduled: facets.has(`${part}:scheduled`),
      freshness: part === 'en' ? freshnessIn(facets) : null,
    })),
    facets: row.facets.filter((facet) => !isPartFacet(facet)),
  };
}

const stateIn = (facets: ReadonlySet<string>, part: string): PartState =>
  partStates.find((state) => facets.has(`${part}:${state}`)) ?? 'unpublished';

/** Freshness of the translation; null if there is no public Chinese text. */
export const freshnessIn = (facets: ReadonlySet<string>): Freshness | null =>
  freshnessStates.find((state) => facets.has(`en:${state}`)) ?? null;

const isPartFacet = (facet: string) => contentParts.some((part) => facet.startsWith(`${part}:`));
