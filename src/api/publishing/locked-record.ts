import { and, eq } from 'drizzle-orm';
import type { ContentPart } from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { contentParts, contentRecords } from '#db/schema/content.ts';
import type { PartData } from './kind.ts';
import { kindOf, partOf } from './kinds.ts';
import { type PartChange, type SavedPart, writePart } from './parts.ts';
import { RecordParts } from './record-parts.ts';
import { lockRecord, type RecordRow } from './records.ts';
import { refuseViolations } from './violations.ts';

/**
 * A record that the transaction has locked. All that the transaction writes to its parts goes
 * through here, so that what it has read of them stays true.
 */
export class LockedRecord extends RecordParts {
  readonly transaction: Executor;
  #row: RecordRow;

  constructor(transaction: Executor, row: RecordRow) {
    super(transaction, row);
    this.transaction = transaction;
    this.#row = row;
  }

  /** The row when the record was locked, and since then what was written to it here. */
  get row(): Readonly<RecordRow> {
    return this.#row;
  }

  get isInTrash(): boolean {
    return this.#row.deletedAt !== null;
  }

  /** Puts the record in the trash, or takes it out. */
  async setDeleted(deleted: Pick<RecordRow, 'deletedAt' | 'deletedBy'>): Promise<void> {
    await this.transaction
      .update(contentRecords)
      .set(deleted)
      .where(eq(contentRecords.id, this.id));
    this.#row = { ...this.#row, ...deleted };
  }

  /** Writes a part and increments its version. @throws AppError DRAFT_CONFLICT */
  async write(part: ContentPart, change: PartChange): Promise<SavedPart> {
    const saved = await writePart(this.transaction, this.id, await this.saved(part), change);
    this.savedParts.set(part, saved);
    return saved;
  }

  /**
   * Notes the revision of the Chinese text that the translation agrees with, if there is a
   * translation. Nobody has edited it, so its version stays.
   */
  async writeSource(sourceRevisionId: string | null): Promise<void> {
    const saved = await this.saved('en');
    const [row] = await this.transaction
      .update(contentParts)
      .set({ sourceRevisionId })
      .where(and(eq(contentParts.recordId, this.id), eq(contentParts.part, 'en')))
      .returning({ sourceRevisionId: contentParts.sourceRevisionId });
    if (row) this.savedParts.set('en', { ...saved, ...row });
  }

  /** Makes the content of a part public. @throws AppError VALIDATION_FAILED if a constraint refuses it */
  async store(part: ContentPart, content: PartData): Promise<void> {
    await refuseViolations(() => partOf(this.kind, part).write(this.transaction, this.id, content));
    this.storedParts.delete(part);
  }

  /** Takes a text offline. */
  async takeOffline(locale: Locale): Promise<void> {
    await kindOf(this.kind).withdraw?.(this.transaction, this.id, locale);
    this.storedParts.delete(locale);
  }
}

/** Locks a record until the end of the transaction; see `lockRecord`. */
export async function openRecord(
  transaction: Executor,
  id: string,
  options: { withTrash?: boolean } = {},
): Promise<LockedRecord> {
  return new LockedRecord(transaction, await lockRecord(transaction, id, options));
}
