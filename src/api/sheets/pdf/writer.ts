import { FairQueue } from '#bounded/fair-queue.ts';
import { inTurn } from '#bounded/in-turn.ts';
import { runBounded } from '#bounded/run.ts';
import type { PdfDocument } from '#content/pdf/document.ts';
import type { Database } from '#db/connection.ts';
import type { FileStore } from '#files/file-store.ts';
import { loadPictures } from './pictures.ts';

/**
 * Documents are written one after the other: a second process would begin by learning the fonts, as
 * the first did, and would take the processor from pages.
 */
const writing = { running: 1, waiting: 96, waitingPerOwner: 48, waitMs: 9_000 };

export interface PdfWriterDeps {
  db: Database;
  files: FileStore;
}

/** Writes documents in a process for files. */
export class PdfWriter {
  readonly #deps: PdfWriterDeps;
  readonly #queue = new FairQueue(writing);

  constructor(deps: PdfWriterDeps) {
    this.#deps = deps;
  }

  /**
   * The file of a document.
   * @throws WorkQueueFullError, WorkLimitError, WorkUnavailableError
   */
  async write(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
    const pictures = await loadPictures(this.#deps, document);
    return inTurn(this.#queue, () => runBounded('write-document', { document, pictures }));
  }
}
