import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#db/connection.ts';
import { mediaAssets, mediaVariants } from '#db/schema/media.ts';

/** A public file of the media library. */
export interface MediaFile {
  mime: string;
  bytes: number;
  /** Changes with the content. */
  tag: string;
}

/** Finds a public file of the media library by its key in the file store. */
export async function findMediaFile(db: Database, key: string): Promise<MediaFile | undefined> {
  const [row] = await unionAll(
    db
      .select({
        mime: sql<string>`'image/' || ${mediaVariants.format}`,
        bytes: mediaVariants.bytes,
        tag: sql<string>`${mediaVariants.id}::text`,
      })
      .from(mediaVariants)
      .where(eq(mediaVariants.storageKey, key)),
    db
      .select({ mime: mediaAssets.mime, bytes: mediaAssets.bytes, tag: mediaAssets.sha256 })
      .from(mediaAssets)
      .where(eq(mediaAssets.storageKey, key)),
  ).limit(1);
  return row;
}
