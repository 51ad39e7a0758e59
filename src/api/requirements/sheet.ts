import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { freeFilesOf } from '#api/sheets/files/own-files.ts';
import { defineSheetKind, type SheetPart } from '#api/sheets/kind.ts';
import { notFound } from '#contracts/errors.ts';
import { UNSENT_PART } from '#contracts/sheets/files.ts';
import { markPartKey } from '#contracts/sheets/mark-part.ts';
import {
  emptyRequirement,
  hashedRequirement,
  type RequirementBody,
  requirementBody,
  requirementFiles,
} from '#contracts/sheets/requirement.ts';
import type { Executor } from '#db/connection.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { requirements } from '#db/schema/requirements.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { checkRequirement } from './before-send.ts';

/** Part of a photograph that a version has shown. */
const REFERENCE_PART = 'reference';

async function read(db: Executor, id: string): Promise<RequirementBody> {
  const [row = notFound()] = await db
    .select({ draft: requirements.draft })
    .from(requirements)
    .where(eq(requirements.id, id));
  return row.draft;
}

async function write(db: Executor, id: string, draft: RequirementBody): Promise<void> {
  await takeFiles(db, id, draft);
  await db
    .insert(requirements)
    .values({ id, draft })
    .onConflictDoUpdate({ target: requirements.id, set: { draft } });
}

/**
 * Takes the photographs that staff have uploaded for it, and lets go of those that it dropped.
 * @throws AppError VALIDATION_FAILED for those of other sheets, which are for other eyes
 */
async function takeFiles(db: Executor, sheetId: string, body: RequirementBody): Promise<void> {
  const ids = requirementFiles(body);
  // What was never sent and is not shown any more belongs to nobody, and is deleted later.
  await db
    .delete(sheetFiles)
    .where(
      and(
        eq(sheetFiles.sheetId, sheetId),
        eq(sheetFiles.part, UNSENT_PART),
        notInArray(sheetFiles.fileId, ids),
      ),
    );
  const files = body.references.flatMap(({ target }, at) =>
    target?.kind === 'file'
      ? [{ fileId: target.fileId, path: `body.references.${at}.target` }]
      : [],
  );
  const free = await freeFilesOf(db, sheetId, files);
  if (free.length === 0) return;
  await db.insert(sheetFiles).values(free.map((file) => ({ ...file, sheetId, part: UNSENT_PART })));
}

async function hashed(db: Executor, body: RequirementBody) {
  const files = await db
    .select({ id: privateFiles.id, sha256: privateFiles.sha256 })
    .from(privateFiles)
    .where(inArray(privateFiles.id, requirementFiles(body)));
  const hashes = new Map(files.map(({ id, sha256 }) => [id, sha256]));
  return hashedRequirement(body, (fileId) => {
    const hash = hashes.get(fileId);
    if (!hash) throw new Error(`the private file ${fileId} is gone`);
    return hash;
  });
}

/** From now on customers can open the photographs of the version. */
async function showFiles(db: Executor, sheetId: string, body: RequirementBody): Promise<void> {
  await db
    .update(sheetFiles)
    .set({ part: REFERENCE_PART })
    .where(
      and(
        eq(sheetFiles.sheetId, sheetId),
        eq(sheetFiles.part, UNSENT_PART),
        inArray(sheetFiles.fileId, requirementFiles(body)),
      ),
    );
}

function parts({ items, references }: RequirementBody): SheetPart[] {
  return [
    ...items.map(({ key, title }) => ({ part: 'item', key, title })),
    ...references.flatMap(({ key, caption, marks }) => [
      { part: 'reference', key, title: caption },
      ...marks.map((mark) => ({
        part: 'mark',
        key: markPartKey(key, mark.key),
        title: mark.text,
      })),
    ]),
  ];
}

/** What is to be made, in versions that the customer approves. */
export const requirementKind = defineSheetKind<RequirementBody>({
  kind: 'requirement',
  body: requirementBody,
  empty: () => emptyRequirement,
  read,
  write,
  from: {},
  // Photographs are for the eyes of one customer.
  fresh: (body) => ({
    ...body,
    references: body.references.filter(({ target }) => target?.kind !== 'file'),
  }),
  editable: ['draft', 'open'],
  beforeSend: checkRequirement,
  hashed: (db, _, body) => hashed(db, body),
  sendsAgain: true,
  movesTo: 'customer',
  onSend: (db, { sheet, body }) => showFiles(db, sheet.id, body),
  parts,
});
