import { FairQueue } from '#bounded/fair-queue.ts';
import { inTurn } from '#bounded/in-turn.ts';
import { hasProcesses, runBounded } from '#bounded/run.ts';
import type { PdfDocument } from '#content/pdf/document.ts';
import type { Database } from '#db/connection.ts';
import type { FileStore } from '#files/file-store.ts';
import { loadPictures } from './pictures.ts';
import { sample } from './sample.ts';

/**
 * Documents are written one after the other: a second process would begin by learning the fonts, as
 * the first did, and would take the processor from pages.
 */
const writing = { running: 1, waiting: 96, waitingPerOwner: 48, waitMs: 9_000 };

/** How long the process is ready after a file; it ends later, see the server's `work-processes.ts`. */
const READY_MS = 30_000;

export interface PdfWriterDeps {
  db: Database;
  files: FileStore;
}

/** Writes documents in a process for files. */
export class PdfWriter {
  readonly #deps: PdfWriterDeps;
  readonly #queue = new FairQueue(writing);
  #usedAt = Number.NEGATIVE_INFINITY;

  constructor(deps: PdfWriterDeps) {
    this.#deps = deps;
  }

  /**
   * The file of a document.
   * @throws WorkQueueFullError, WorkLimitError, WorkUnavailableError
   */
  async write(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
    return inTurn(this.#queue, async () => {
      const pictures = await loadPictures(this.#deps, document);
      this.#usedAt = performance.now();
      return runBounded('write-document', { document, pictures });
    });
  }

  /**
   * Starts the process in the background: who looks at a sheet may ask for its file, and does not wait
   * until the process has started and read the fonts.
   */
  prepare(): void {
    const now = performance.now();
    if (now - this.#usedAt < READY_MS || !hasProcesses('write-document')) return;
    this.#usedAt = now;
    // If it fails, the first file starts the process, and its error is told.
    void inTurn(this.#queue, () => runBounded('write-document', sample)).catch(() => {});
  }
}
