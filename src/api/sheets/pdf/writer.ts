import { hash } from 'node:crypto';
import { WorkQueueFullError } from '#bounded/errors.ts';
import { FairQueue, QueueFullError } from '#bounded/fair-queue.ts';
import { currentOwner } from '#bounded/owner.ts';
import { runBounded } from '#bounded/run.ts';
import type { PdfDocument } from '#content/pdf/document.ts';
import type { Database } from '#db/connection.ts';
import type { FileStore } from '#files/file-store.ts';
import { loadPictures } from './pictures.ts';

/**
 * Documents whose pictures are in memory at once: those that are being written, and one that is
 * ready when the first of them is done. The others wait without their pictures.
 */
const size = { running: 3, runningPerOwner: 3, waiting: 96, waitingPerOwner: 48 };

export interface PdfWriterDeps {
  db: Database;
  files: FileStore;
}

/** Writes documents in a process for files. */
export class PdfWriter {
  readonly #deps: PdfWriterDeps;
  readonly #queue = new FairQueue(size);
  /** Files that are being written, by the hash of their document. */
  readonly #writing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  constructor(deps: PdfWriterDeps) {
    this.#deps = deps;
  }

  /**
   * The file of a document. Several who ask for the same one at once get the same.
   * @throws WorkQueueFullError, WorkLimitError, WorkUnavailableError
   */
  write(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
    const key = hash('sha256', JSON.stringify(document));
    const known = this.#writing.get(key);
    if (known) return known;
    const work = this.#write(document).finally(() => this.#writing.delete(key));
    this.#writing.set(key, work);
    return work;
  }

  async #write(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
    try {
      return await this.#queue.run(currentOwner(), async () => {
        const pictures = await loadPictures(this.#deps, document);
        return runBounded('write-document', { document, pictures });
      });
    } catch (error) {
      throw error instanceof QueueFullError ? new WorkQueueFullError({ cause: error }) : error;
    }
  }
}
