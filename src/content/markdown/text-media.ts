import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { DIAGRAM_FOLDER, SITE_FOLDER } from '#contracts/enums/media.ts';
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

/** Finds pictures by their keys, and drawings by `diagrams/<name>`, one query for a text. */
export function findMediaIn(db: Executor) {
  return async (names: string[]): Promise<Map<string, TextMedia>> => {
    const drawing = `${DIAGRAM_FOLDER}/`;
    const keys = names.filter((name) => !name.startsWith(drawing));
    const drawings = names
      .filter((name) => name.startsWith(drawing))
      .map((name) => name.slice(drawing.length));
    const key = sql<string>`split_part(${mediaAssets.fileName}, '.', 1)`;
    const inFolder = (folder: string, names: string[]) =>
      names.length > 0 ? and(eq(mediaAssets.folder, folder), inArray(key, names)) : undefined;
    const condition = or(inFolder(SITE_FOLDER, keys), inFolder(DIAGRAM_FOLDER, drawings));
    if (!condition) return new Map();
    const rows = await db
      .select({
        folder: mediaAssets.folder,
        key,
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
      .where(condition)
      .orderBy(asc(mediaAssets.createdAt));
    // Rows are sorted by age: of two with the same name, the newer one is used.
    return new Map(
      rows.flatMap(({ folder, key: name, storageKey, width, height, blur, widths }) => {
        if (width === null || height === null) return [];
        const isDrawing = folder === DIAGRAM_FOLDER;
        if (!isDrawing && widths.length === 0) return [];
        const address = isDrawing ? storageKey : storageKey.replace(/\/[^/]+$/, '');
        const media: TextMedia = { width, height, address, widths, blur };
        return [[isDrawing ? drawing + name : name, media] as const];
      }),
    );
  };
}
