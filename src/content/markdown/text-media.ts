import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { mediaAssets } from '#db/schema/media.ts';

/** A picture or drawing of the media library, as texts need it. */
export interface TextMedia {
  /** Size in pixels, so that the page reserves its space. */
  width: number;
  height: number;
  /** Address below `/files/`: the folder of a picture, or the file of a drawing. */
  address: string;
  /** Widths of a picture's files; none for a drawing. */
  widths: number[];
  /** Placeholder as a tiny data URL. */
  blur: string | null;
}

/**
 * Finds pictures by the names that texts have after `media:`. A name that is missing in the result is
 * an error; null removes the picture from the text.
 */
export type FindMedia = (names: string[]) => Promise<Map<string, TextMedia | null>>;

/** A text names pictures or drawings that the media library does not have. */
export class UnknownMediaError extends Error {
  /** The names, as written after `media:`. */
  readonly names: string[];

  constructor(names: string[]) {
    super(`The media library has no ${names.map((name) => `"${name}"`).join(', ')}.`);
    this.name = 'UnknownMediaError';
    this.names = names;
  }
}

/** Media type of drawings, which have no variants. */
const DRAWING = 'image/svg+xml';

/** Finds pictures and drawings by their keys, in one query. */
export function findMediaIn(db: Executor) {
  return async (names: string[]): Promise<Map<string, TextMedia>> => {
    if (names.length === 0) return new Map();
    const rows = await db
      .select({
        key: mediaAssets.key,
        mime: mediaAssets.mime,
        storageKey: mediaAssets.storageKey,
        width: mediaAssets.width,
        height: mediaAssets.height,
        blur: mediaAssets.blur,
        widths: sql<number[]>`array(
          select variant.width from media_variants variant
          where variant.asset_id = media_assets.id and variant.format = 'avif'
          order by variant.width)`,
      })
      .from(mediaAssets)
      .where(and(inArray(mediaAssets.key, names), isNull(mediaAssets.deletedAt)));
    return new Map(
      rows.flatMap(({ key, mime, storageKey, width, height, blur, widths }) => {
        if (width === null || height === null) return [];
        const isDrawing = mime === DRAWING;
        if (!isDrawing && widths.length === 0) return [];
        const address = isDrawing ? storageKey : storageKey.replace(/\/[^/]+$/, '');
        const media: TextMedia = { width, height, address, widths, blur };
        return [[key, media] as const];
      }),
    );
  };
}
