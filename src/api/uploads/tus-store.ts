import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { eq } from 'drizzle-orm';
import { UPLOAD_HOURS } from '#contracts/uploads.ts';
import { uploads } from '#db/schema/uploads.ts';
import { UploadMovedError, type UploadStorage, writeParts } from './parts.ts';
import { createUpload, deleteUpload, type UploadStart } from './service.ts';

/**
 * Keeps uploads of the tus protocol: their state in the database, their bytes in the file store. So
 * any process can go on with an upload that another one began.
 */
export class TusStore extends DataStore {
  override extensions = ['creation', 'termination', 'expiration'];
  readonly #storage: UploadStorage;
  /** Uploads that were admitted but are not stored yet, by id. */
  readonly #starts = new Map<string, UploadStart>();

  constructor(storage: UploadStorage) {
    super();
    this.#storage = storage;
  }

  /** Says who begins the upload that is created next under this id. */
  admit(id: string, start: UploadStart): void {
    this.#starts.set(id, start);
  }

  override async create(upload: Upload): Promise<Upload> {
    const start = this.#starts.get(upload.id);
    this.#starts.delete(upload.id);
    if (!start || upload.size === undefined) throw ERRORS.INVALID_LENGTH;
    const fileName = upload.metadata?.filename ?? '';
    await createUpload(this.#storage, { id: upload.id, bytes: upload.size, fileName, ...start });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const [row] = await this.#storage.db.select().from(uploads).where(eq(uploads.id, id));
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({
      id,
      size: row.bytes,
      offset: row.receivedBytes,
      metadata: { filename: row.fileName },
      creation_date: row.createdAt.toISOString(),
    });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    try {
      return await writeParts(this.#storage, id, offset, stream);
    } catch (error) {
      throw error instanceof UploadMovedError ? ERRORS.INVALID_OFFSET : error;
    }
  }

  override async remove(id: string): Promise<void> {
    await deleteUpload(this.#storage, id);
  }

  override getExpiration(): number {
    return UPLOAD_HOURS * 3_600_000;
  }
}
