import { buffer } from 'node:stream/consumers';
import { inArray } from 'drizzle-orm';
import type { PdfBlock, PdfDocument, PdfPicture } from '#content/pdf/document.ts';
import type { Database } from '#db/connection.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { isFileKey } from '#files/file-key.ts';
import type { FileStore } from '#files/file-store.ts';
import { PRIVATE } from './blocks.ts';

/** Pictures of one document; the page shows the others. */
const MOST = 120;

/** Loads the pictures of a document, by their names in it. One that is gone is left out. */
export async function loadPictures(
  { db, files }: { db: Database; files: FileStore },
  document: PdfDocument,
): Promise<Map<string, Uint8Array>> {
  const names = [...new Set(picturesOf(document.blocks).map(({ file }) => file))].slice(0, MOST);
  const keys = await keysOf(db, names);
  const loaded = new Map<string, Uint8Array>();
  for (const name of names) {
    const key = keys.get(name);
    const file = key && isFileKey(key) ? await files.open(key) : undefined;
    if (file) loaded.set(name, await buffer(file.content));
  }
  return loaded;
}

function picturesOf(blocks: readonly PdfBlock[]): PdfPicture[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'pictures') return block.pictures;
    return block.kind === 'beside'
      ? block.columns.flatMap((column) => picturesOf(column.blocks))
      : [];
  });
}

/**
 * Keys in the file store. Private pictures are named by their ids: they come from the answer of an
 * opened sheet, so the reader may see them. Others are keys.
 */
async function keysOf(db: Database, names: readonly string[]): Promise<Map<string, string>> {
  const isPrivate = (name: string) => name.startsWith(PRIVATE);
  const ids = names.filter(isPrivate).map((name) => name.slice(PRIVATE.length));
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: privateFiles.id, key: privateFiles.storageKey })
          .from(privateFiles)
          .where(inArray(privateFiles.id, ids));
  return new Map([
    ...names.filter((name) => !isPrivate(name)).map((name) => [name, name] as const),
    ...rows.map(({ id, key }) => [PRIVATE + id, key] as const),
  ]);
}
