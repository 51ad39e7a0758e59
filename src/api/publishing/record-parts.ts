import type { ContentKind, ContentPart } from '#contracts/enums/content.ts';
import type { Executor } from '#db/connection.ts';
import type { RecordKey, StoredPart } from './kind.ts';
import { partOf } from './kinds.ts';
import { type PartStatus, readSavedPart, type SavedPart } from './parts.ts';

/** The parts of a record as one request sees them: each is read once, when it is first asked for. */
export class RecordParts implements RecordKey {
  readonly id: string;
  readonly kind: ContentKind;
  protected readonly db: Executor;
  protected readonly savedParts = new Map<ContentPart, SavedPart>();
  protected readonly storedParts = new Map<ContentPart, StoredPart | undefined>();

  constructor(db: Executor, { id, kind }: RecordKey) {
    this.db = db;
    this.id = id;
    this.kind = kind;
  }

  /** What is kept of a part beside its public content. */
  async saved(part: ContentPart): Promise<SavedPart> {
    const known = this.savedParts.get(part);
    if (known) return known;
    const saved = await readSavedPart(this.db, this.id, part);
    this.savedParts.set(part, saved);
    return saved;
  }

  /**
   * What the public tables have of a part.
   * @throws AppError NOT_FOUND if the kind has no such part
   */
  async stored(part: ContentPart): Promise<StoredPart | undefined> {
    if (this.storedParts.has(part)) return this.storedParts.get(part);
    const stored = await partOf(this.kind, part).read(this.db, this.id);
    this.storedParts.set(part, stored);
    return stored;
  }

  /** Everything that is known about a part. @throws AppError NOT_FOUND if the kind has no such part */
  async status(part: ContentPart): Promise<PartStatus> {
    const stored = await this.stored(part);
    return { ...(await this.saved(part)), stored };
  }
}
