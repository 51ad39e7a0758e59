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
import { plainFiles } from '#contracts/enums/media.ts';
import { AppError } from '#contracts/errors.ts';
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

/** Orders of the list; an index serves each. The id decides between equal values. */
const orders = {
  newest: { by: mediaAssets.id, direction: 'desc', sortValue: ({ id }: Item) => id },
  title: { by: mediaAssets.title, direction: 'asc', sortValue: ({ title }: Item) => title },
  largest: { by: mediaAssets.bytes, direction: 'desc', sortValue: ({ bytes }: Item) => bytes },
} as const;

/** One page of the library or of the trash. */
export async function readMediaList(
  db: Executor,
  query: Query,
): Promise<RouteData<typeof listMedia>> {
  const { by, direction, sortValue } = orders[query.sort];
  const sorted = direction === 'asc' ? asc : desc;
  const rows = await selectItems(db)
    .where(and(...filtersOf(query), query.after ? isAfter(query.sort, query.after) : undefined))
    .orderBy(sorted(by), sorted(mediaAssets.id))
    .limit(PAGE_SIZE + 1);
  const items = rows.slice(0, PAGE_SIZE);
  const last = items.at(-1);
  const hasMore = rows.length > PAGE_SIZE && last;
  return { items, next: hasMore ? placeOf(sortValue(last), last.id) : null };
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

/** A place in the list, as the address carries it. */
function placeOf(value: string | number, id: string): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** @throws AppError VALIDATION_FAILED for a text that `placeOf` did not make */
function isAfter(sort: Query['sort'], after: string): SQL {
  const { by, direction } = orders[sort];
  const place: unknown = parse(Buffer.from(after, 'base64url').toString('utf8'));
  const [value, id] = Array.isArray(place) ? (place as unknown[]) : [];
  const isValue = typeof value === (sort === 'largest' ? 'number' : 'string');
  if (!isValue || typeof id !== 'string' || !UUID.test(id)) throw invalidPlace();
  if (sort === 'newest') return sql`${mediaAssets.id} < ${id}`;
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  return sql`(${by}, ${mediaAssets.id}) ${comparison} (${value}, ${id}::uuid)`;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function invalidPlace(): AppError {
  return new AppError('VALIDATION_FAILED', {
    messages: {
      zh: '列表位置无效，请回到第一页。',
      en: 'This place in the list is not valid. Go back to the first page.',
    },
  });
}
