import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/connection.ts';
import { mediaAssets } from '#db/schema/media.ts';

/** A picture, drawing or video of the media library, as texts need it. */
export interface TextMedia {
  /** Size in pixels, so that the page reserves its space. */
  width: number;
  height: number;
  /** Address below `/files/`: the folder of a picture, or the file of a drawing or video. */
  address: string;
  /** Widths of a picture's files; none for a drawing or video. */
  widths: number[];
  /** Placeholder as a tiny data URL. */
  blur: string | null;
  /** Only of a video: its poster, null if it has none. */
  video?: { poster: { address: string; widths: number[] } | null };
}

/**
 * Finds pictures by the names that texts have after `media:`. A name that is missing in the result is
 * an error; null removes the picture from the text.
 */
export type FindMedia = (names: string[]) => Promise<Map<string, TextMedia | null>>;

/** Media type of drawings, which have no variants. */
const DRAWING = 'image/svg+xml';

/** Size of the box of a video without a poster, in pixels. */
const VIDEO_SIZE = { width: 1280, height: 720 };

const widthsOf = (asset: string) => sql<number[]>`array(
  select variant.width from media_variants variant
  where variant.asset_id = ${sql.identifier(asset)}.id and variant.format = 'avif'
  order by variant.width)`;

/** Finds pictures, drawings and videos by their keys, in one query. */
export function findMediaIn(db: Executor) {
  return async (names: string[]): Promise<Map<string, TextMedia>> => {
    if (names.length === 0) return new Map();
    const poster = alias(mediaAssets, 'poster');
    const rows = await db
      .select({
        asset: mediaAssets,
        widths: widthsOf('media_assets'),
        poster,
        posterWidths: widthsOf('poster'),
      })
      .from(mediaAssets)
      .leftJoin(poster, eq(poster.id, mediaAssets.posterId))
      .where(and(inArray(mediaAssets.key, names), isNull(mediaAssets.deletedAt)));
    return new Map(
      rows.flatMap(({ asset, widths, poster, posterWidths }) => {
        const { key, mime, storageKey, width, height, blur } = asset;
        if (mime.startsWith('video/')) {
          return [[key, videoOf(storageKey, poster, posterWidths)] as const];
        }
        if (width === null || height === null) return [];
        const isDrawing = mime === DRAWING;
        if (!isDrawing && widths.length === 0) return [];
        const address = isDrawing ? storageKey : folderOf(storageKey);
        const media: TextMedia = { width, height, address, widths, blur };
        return [[key, media] as const];
      }),
    );
  };
}

const folderOf = (storageKey: string) => storageKey.replace(/\/[^/]+$/, '');

/** A video has the shape of its poster. */
function videoOf(
  address: string,
  poster: typeof mediaAssets.$inferSelect | null,
  widths: number[],
): TextMedia {
  const { width, height } = poster ?? {};
  const size = width && height ? { width, height } : VIDEO_SIZE;
  const shown =
    poster && widths.length > 0 ? { address: folderOf(poster.storageKey), widths } : null;
  return { ...size, address, widths: [], blur: null, video: { poster: shown } };
}
