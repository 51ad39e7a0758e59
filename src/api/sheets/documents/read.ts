import { arrayBuffer } from 'node:stream/consumers';
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { sheetDocuments } from '#db/schema/sheets/documents.ts';
import type { FileStore } from '#files/file-store.ts';

/** The issued PDF of a sheet as it is stored; undefined if there is none. */
export async function readIssuedDocument(
  { db, files }: { db: Executor; files: FileStore },
  sheetId: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [row] = await db
    .select({ key: privateFiles.storageKey })
    .from(sheetDocuments)
    .innerJoin(privateFiles, eq(privateFiles.id, sheetDocuments.fileId))
    .where(eq(sheetDocuments.sheetId, sheetId))
    .orderBy(desc(sheetDocuments.revision))
    .limit(1);
  const file = row && (await files.open(row.key));
  return file && new Uint8Array(await arrayBuffer(file.content));
}
