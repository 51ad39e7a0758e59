import { and, desc, eq } from 'drizzle-orm';
import type { StaffRegistry } from '#api/access/staff-registry.ts';
import { isPicture, privatePicture } from '#api/shares/pictures.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Database } from '#db/connection.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { partTitles } from '../comments/part-titles.ts';
import { readHead } from '../head.ts';
import { listFilesOfSheet } from './staff-contract.ts';

/** Registers what staff see of the files of a sheet. */
export function registerFilesOfStaff(registry: StaffRegistry, { db }: { db: Database }): void {
  registry.add(listFilesOfSheet, { access: 'sheets.read' }, ({ params }) => list(db, params.id));
}

/** @throws AppError NOT_FOUND */
async function list(db: Database, sheetId: string): Promise<RouteData<typeof listFilesOfSheet>> {
  const titleOf = await partTitles(db, await readHead(db, sheetId));
  const rows = await db
    .select({ file: sheetFiles, ...privatePicture })
    .from(sheetFiles)
    .innerJoin(privateFiles, eq(privateFiles.id, sheetFiles.fileId))
    .where(and(eq(sheetFiles.sheetId, sheetId), isPicture()))
    .orderBy(desc(sheetFiles.createdAt), desc(sheetFiles.id));
  return {
    items: rows.map(({ file, fileId, width, height }) => ({
      id: fileId,
      width,
      height,
      part: file.part,
      partTitle: titleOf({ part: file.part, key: file.partKey }),
      caption: file.caption,
      party: file.linkId ? 'customer' : 'provider',
      takenAt: file.takenAt?.toISOString() ?? null,
      addedAt: file.createdAt.toISOString(),
    })),
  };
}
