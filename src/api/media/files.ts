import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/connection.ts';
import { mediaAssets, mediaFormerFiles, mediaVariants } from '#db/schema/media.ts';

/** A public file of the media library. */
export interface MediaFile {
  mime: string;
  bytes: number;
  /** Changes with the content. */
  tag: string;
}

/** Name of a picture in full size, which only staff may download. */
const ORIGINAL = /\/original\.[a-z]+$/;

/**
 * Finds a public file of the media library by its key in the file store; also one that was replaced
 * and is not deleted yet.
 */
export async function findMediaFile(db: Executor, key: string): Promise<MediaFile | undefined> {
  if (ORIGINAL.test(key)) return undefined;
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
    db
      .select({
        mime: mediaFormerFiles.mime,
        bytes: mediaFormerFiles.bytes,
        tag: sql<string>`md5(${mediaFormerFiles.storageKey})`,
      })
      .from(mediaFormerFiles)
      .where(eq(mediaFormerFiles.storageKey, key)),
  ).limit(1);
  return row;
}
