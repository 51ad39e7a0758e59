import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  ne,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { type Cursors, cursorsOf, cursorValues } from '#api/http/cursor.ts';
import { cutPage } from '#api/http/keyset.ts';
import { plainFiles } from '#contracts/enums/media.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { mediaAssets } from '#db/schema/media.ts';
import { mediaHasWords } from '#db/word-search.ts';
import type { listMedia } from './contract.ts';
import { isInFolder } from './folders.ts';
import { DRAWING, lacksAlt, selectItems, stateOf } from './item.ts';
import { isUsed } from './uses.ts';

type Query = RouteInput<typeof listMedia>['query'];
type Item = RouteData<typeof listMedia>['items'][number];

/** Files of one page. */
const PAGE_SIZE = 60;

interface MediaOrder {
  by: AnyPgColumn;
  direction: 'asc' | 'desc';
  sortValue(item: Item): string | number;
  cursors: Cursors<string | number>;
}

/** Orders of the list; an index serves each. The id decides between equal values. */
const orders = {
  newest: {
    by: mediaAssets.id,
    direction: 'desc',
    sortValue: ({ id }) => id,
    cursors: cursorsOf<string | number>(z.guid()),
  },
  title: {
    by: mediaAssets.title,
    direction: 'asc',
    sortValue: ({ title }) => title,
    cursors: cursorsOf<string | number>(cursorValues.text),
  },
  largest: {
    by: mediaAssets.bytes,
    direction: 'desc',
    sortValue: ({ bytes }) => bytes,
    cursors: cursorsOf<string | number>(cursorValues.count),
  },
} satisfies Record<Query['sort'], MediaOrder>;

/** One page of the library or of the trash. */
export async function readMediaList(
  db: Executor,
  query: Query,
): Promise<RouteData<typeof listMedia>> {
  const { by, direction, sortValue, cursors }: MediaOrder = orders[query.sort];
  const sorted = direction === 'asc' ? asc : desc;
  const rows = await selectItems(db)
    .where(and(...filtersOf(query), query.after ? isAfter(query.sort, query.after) : undefined))
    .orderBy(sorted(by), sorted(mediaAssets.id))
    .limit(PAGE_SIZE + 1);
  const placeOf = (last: Item) => cursors.write(sortValue(last), last.id);
  const { page, next } = cutPage(rows, placeOf, PAGE_SIZE);
  return { items: page, next };
}

/** The conditions of a list's filters. */
export function filtersOf({
  q,
  folder,
  tag,
  kind,
  state,
  unused,
  lacksAlt: lacks,
  trash,
}: Omit<Query, 'after' | 'sort'>) {
  return [
    trash ? isNotNull(mediaAssets.deletedAt) : isNull(mediaAssets.deletedAt),
    q ? mediaHasWords(q) : undefined,
    folder ? isInFolder(folder) : undefined,
    tag ? arrayContains(mediaAssets.tags, [tag]) : undefined,
    kind ? isOfKind(kind) : undefined,
    state ? sql`${stateOf} = ${state}` : undefined,
    lacks ? lacksAlt : undefined,
    unused ? not(isUsed) : undefined,
  ];
}

function isOfKind(kind: NonNullable<Query['kind']>): SQL | undefined {
  const isImage = like(mediaAssets.mime, 'image/%');
  if (kind === 'image') return isImage;
  if (kind === 'drawing') return eq(mediaAssets.mime, DRAWING);
  if (kind === 'picture') return and(isImage, ne(mediaAssets.mime, DRAWING));
  return inArray(mediaAssets.mime, Object.keys(plainFiles[kind]));
}

/** @throws AppError VALIDATION_FAILED for a text that no page of this order has given */
function isAfter(sort: Query['sort'], after: string): SQL {
  const { by, direction, cursors }: MediaOrder = orders[sort];
  const [value, id] = cursors.read(after);
  if (sort === 'newest') return sql`${mediaAssets.id} < ${id}`;
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  return sql`(${by}, ${mediaAssets.id}) ${comparison} (${value}, ${id}::uuid)`;
}
