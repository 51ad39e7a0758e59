import { createHash } from 'node:crypto';
import { asc, eq, isNull } from 'drizzle-orm';
import { readAcceptanceDocument } from '#api/acceptance/document.ts';
import type { AuditTrail } from '#api/audit/trail.ts';
import { auditedTransaction } from '#api/audit/transaction.ts';
import type { SheetHead } from '#api/sheets/head.ts';
import { type PdfContext, readPdfContext } from '#api/sheets/pdf/pdf-context.ts';
import { withTrialMark } from '#api/sheets/pdf/trial-mark.ts';
import { PdfWriter } from '#api/sheets/pdf/writer.ts';
import type { PdfDocument } from '#content/pdf/document.ts';
import type { ShareAudience } from '#contracts/enums/shares.ts';
import type { SheetKind } from '#contracts/sheets/kinds.ts';
import type { Database, Executor } from '#db/connection.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { sheetDocuments } from '#db/schema/sheets/documents.ts';
import { sheetSeals } from '#db/schema/sheets/seals.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import type { FileStore } from '#files/file-store.ts';

export interface IssueDeps {
  db: Database;
  files: FileStore;
  trail: AuditTrail;
  publicUrl: string;
}

/** Who a document of a sealed sheet is for: nobody's link is in it. */
const holder = { token: 'issued', audience: 'holder' } as const;

/** Reads the document of a sheet for the holder of a link. */
type ReadDocument = (
  db: Executor,
  sheet: SheetHead,
  link: { token: string; audience: ShareAudience },
  context: PdfContext,
) => Promise<PdfDocument>;

/** The kinds of sheets that can be sealed, and what is then issued. */
const sealedDocuments: Partial<Record<SheetKind, ReadDocument>> = {
  acceptance: readAcceptanceDocument,
};

/** Sealed sheets that have no document yet, those sealed first before the others. */
export function readDueDocuments(db: Executor): Promise<SheetHead[]> {
  return db
    .select({ sheet: sheets })
    .from(sheetSeals)
    .innerJoin(sheets, eq(sheets.id, sheetSeals.sheetId))
    .leftJoin(sheetDocuments, eq(sheetDocuments.sheetId, sheets.id))
    .where(isNull(sheetDocuments.id))
    .orderBy(asc(sheetSeals.sealedAt))
    .limit(50)
    .then((rows) => rows.map(({ sheet }) => sheet));
}

/**
 * Writes and keeps the PDF of a sealed sheet, with its hash in a row that cannot change and in the
 * audit log. Once: a process that is killed leaves nothing, or a file without a row that the next
 * attempt writes again; of two at once the second one finds the row of the first.
 */
export async function issueDocument(deps: IssueDeps, sheet: SheetHead): Promise<void> {
  const bytes = await writeSealedDocument(deps, sheet);
  if (!bytes) return;
  const { id: sheetId, kind, number, revision } = sheet;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const storageKey = `private/documents/${sheetId}/${sha256.slice(0, 16)}.pdf`;
  await deps.files.put(storageKey, bytes, 'application/pdf');
  const context = { actor: 'system', requestId: `document-${sheetId}` } as const;
  await auditedTransaction(deps, context, async (transaction, audit) => {
    await transaction
      .select({ id: sheets.id })
      .from(sheets)
      .where(eq(sheets.id, sheetId))
      .for('update');
    const issued = await transaction
      .select({ id: sheetDocuments.id })
      .from(sheetDocuments)
      .where(eq(sheetDocuments.sheetId, sheetId));
    if (issued.length > 0) return;
    const [file] = await transaction
      .insert(privateFiles)
      .values({
        purpose: 'acceptance_document',
        storageKey,
        fileName: `${number}.pdf`,
        mime: 'application/pdf',
        bytes: bytes.length,
        sha256,
      })
      .returning({ id: privateFiles.id });
    if (!file) throw new Error(`the PDF of ${number} was not stored`);
    await transaction.insert(sheetDocuments).values({ sheetId, revision, fileId: file.id, sha256 });
    audit({
      action: `${kind}.document`,
      entityType: kind,
      entityId: sheetId,
      changes: { sha256: [null, sha256] },
    });
  });
}

async function writeSealedDocument(
  deps: IssueDeps,
  sheet: SheetHead,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const read = sealedDocuments[sheet.kind];
  if (!read) return undefined;
  const context = await readPdfContext(deps, sheet.kind, holder.token, sheet.locale);
  const document = withTrialMark(await read(deps.db, sheet, holder, context), sheet);
  return new PdfWriter(deps).write(document);
}
