import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { isPicture, privatePicture } from '#api/shares/pictures.ts';
import type { Executor } from '#db/connection.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import type { photo } from './contract.ts';

/** The photos of the parts of one kind, or of one of them, by the keys of the parts. */
export async function readPhotosOfParts(
  db: Executor,
  sheetId: string,
  part: string,
  partKey?: string,
): Promise<Map<string, z.output<typeof photo>[]>> {
  const rows = await db
    .select({ partKey: sheetFiles.partKey, ...privatePicture })
    .from(sheetFiles)
    .innerJoin(privateFiles, eq(privateFiles.id, sheetFiles.fileId))
    .where(
      and(
        eq(sheetFiles.sheetId, sheetId),
        eq(sheetFiles.part, part),
        partKey === undefined ? undefined : eq(sheetFiles.partKey, partKey),
        isPicture(),
      ),
    )
    .orderBy(asc(sheetFiles.sort), asc(sheetFiles.id));
  const photos = new Map<string, z.output<typeof photo>[]>();
  for (const { partKey: key, fileId: id, width, height } of rows) {
    photos.set(key, [...(photos.get(key) ?? []), { id, width, height }]);
  }
  return photos;
}
