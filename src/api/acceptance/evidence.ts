import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { freeFilesOf } from '#api/sheets/files/own-files.ts';
import type { AcceptanceItem } from '#contracts/sheets/acceptance.ts';
import { ITEM_PART } from '#db/acceptance-content.ts';
import type { Executor } from '#db/connection.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';

type Evidence = AcceptanceItem['photos'];

/** The provider's photos by item. */
export async function readEvidence(db: Executor, sheetId: string): Promise<Map<string, Evidence>> {
  const rows = await db
    .select({
      partKey: sheetFiles.partKey,
      fileId: sheetFiles.fileId,
      caption: sheetFiles.caption,
    })
    .from(sheetFiles)
    .where(and(isEvidence(sheetId), isNull(sheetFiles.linkId)))
    .orderBy(asc(sheetFiles.sort), asc(sheetFiles.id));
  const evidence = new Map<string, Evidence>();
  for (const { partKey, ...photo } of rows) {
    evidence.set(partKey, [...(evidence.get(partKey) ?? []), photo]);
  }
  return evidence;
}

/**
 * Makes the provider's photos those of the items. Those of the customer go with the decisions that
 * they belong to, which are void.
 * @throws AppError VALIDATION_FAILED for a file of another sheet
 */
export async function writeEvidence(
  db: Executor,
  sheetId: string,
  items: readonly AcceptanceItem[],
): Promise<void> {
  const wanted = items.flatMap(({ id: partKey, photos }, item) =>
    photos.map((photo, sort) => ({ ...photo, partKey, sort, path: `body.items.${item}.photos` })),
  );
  const free = new Map(
    (await freeFilesOf(db, sheetId, wanted)).map(({ fileId, staffId }) => [fileId, staffId]),
  );
  const rows = await db.select().from(sheetFiles).where(isEvidence(sheetId));
  const before = new Map(
    rows.flatMap((row) => (row.linkId === null ? [[keyOf(row), row] as const] : [])),
  );
  const kept = new Set(wanted.map(keyOf));
  const gone = rows.filter((row) => row.linkId !== null || !kept.has(keyOf(row)));
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await db.delete(sheetFiles).where(inArray(sheetFiles.id, ids));
  }
  const moved = new Map(rows.map((row) => [row.fileId, row]));
  for (const { fileId, partKey, caption, sort } of wanted) {
    const row = before.get(keyOf({ fileId, partKey }));
    if (!row) {
      const { staffId = free.get(fileId) ?? null, takenAt = null } = moved.get(fileId) ?? {};
      const part = { sheetId, part: ITEM_PART, partKey };
      await db.insert(sheetFiles).values({ ...part, fileId, caption, sort, staffId, takenAt });
    } else if (row.caption !== caption || row.sort !== sort) {
      await db.update(sheetFiles).set({ caption, sort }).where(eq(sheetFiles.id, row.id));
    }
  }
}

const isEvidence = (sheetId: string) =>
  and(eq(sheetFiles.sheetId, sheetId), eq(sheetFiles.part, ITEM_PART));

const keyOf = ({ partKey, fileId }: { partKey: string; fileId: string }) => `${partKey} ${fileId}`;
