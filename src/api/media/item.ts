import { eq, sql } from 'drizzle-orm';
import {
  type MediaKind,
  type MediaState,
  type PlainKind,
  plainFiles,
} from '#contracts/enums/media.ts';
import type { Executor } from '#db/connection.ts';
import { mediaAssets, mediaProcessing } from '#db/schema/media.ts';
import { pictureOf } from './service.ts';

/** Media type of drawings. */
export const DRAWING = 'image/svg+xml';

/** Kind of a file by its media type. */
export function kindOf(mime: string): MediaKind {
  if (mime === DRAWING) return 'drawing';
  if (mime.startsWith('image/')) return 'picture';
  const kinds = Object.keys(plainFiles) as PlainKind[];
  return kinds.find((kind) => mime in plainFiles[kind]) ?? 'document';
}

/**
 * Condition: an alternative text is missing. A drawing has its words in one language, and needs its
 * text in that one.
 */
export const lacksAlt = sql<boolean>`(${mediaAssets.mime} like 'image/%' and not ${mediaAssets.isDecorative} and case ${mediaAssets.mime}
  when ${DRAWING} then concat(${mediaAssets.altZh}, ${mediaAssets.altEn}) = ''
  else ${mediaAssets.altZh} = '' or coalesce(${mediaAssets.altEn}, '') = '' end)`;

/** State of an asset; its query joins `media_processing`. */
export const stateOf = sql<MediaState>`case
  when ${mediaProcessing.assetId} is null then 'ready'
  when ${mediaProcessing.failure} is null then 'processing'
  else 'failed' end`;

const columns = {
  id: mediaAssets.id,
  key: mediaAssets.key,
  kind: sql<MediaKind>`case when ${mediaAssets.mime} = ${DRAWING} then 'drawing'
    when ${mediaAssets.mime} like 'image/%' then 'picture'
    when ${mediaAssets.mime} like 'video/%' then 'video'
    when ${mediaAssets.mime} like 'model/%' then 'model' else 'document' end`,
  title: mediaAssets.title,
  folder: mediaAssets.folder,
  tags: mediaAssets.tags,
  bytes: mediaAssets.bytes,
  width: mediaAssets.width,
  height: mediaAssets.height,
  state: stateOf,
  lacksAlt,
  picture: pictureOf(mediaAssets.id, 'zh'),
  poster: pictureOf(mediaAssets.posterId, 'zh'),
  drawing: sql<
    string | null
  >`case ${mediaAssets.mime} when ${DRAWING} then ${mediaAssets.storageKey} end`,
  file: sql<
    string | null
  >`case when ${mediaAssets.mime} not like 'image/%' then ${mediaAssets.storageKey} end`,
  createdAt: sql<string>`to_json(${mediaAssets.createdAt} at time zone 'UTC')#>>'{}' || 'Z'`,
};

/** Selects the fields that lists show. */
export function selectItems(db: Executor) {
  return db
    .select(columns)
    .from(mediaAssets)
    .leftJoin(mediaProcessing, eq(mediaProcessing.assetId, mediaAssets.id))
    .$dynamic();
}
