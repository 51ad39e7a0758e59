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
const writing = { running: 3, runningPerOwner: 3, waiting: 96, waitingPerOwner: 48, waitMs: 9_000 };
/** Sheets that are read at once: no more than leaves connections for pages. */
const reading = { running: 2, waiting: 96, waitingPerOwner: 48, waitMs: 9_000 };

/**
 * A written file stays for this long, and so many at most: when a sheet has been sent to a group,
 * many open it within seconds.
 */
const KEPT_MS = 6_000;
const KEPT_FILES = 12;

export interface PdfWriterDeps {
  db: Database;
  files: FileStore;
}

/** Writes documents in a process for files. */
export class PdfWriter {
  readonly #deps: PdfWriterDeps;
  readonly #reading = new FairQueue(reading);
  readonly #queue = new FairQueue(writing);
  /** Files that are being written or were just now, by the hash of their document. */
  readonly #files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  constructor(deps: PdfWriterDeps) {
    this.#deps = deps;
  }

  /** The file of a document that is read in its turn. @throws as `write` does */
  async writeRead(read: () => Promise<PdfDocument>): Promise<Uint8Array<ArrayBuffer>> {
    return this.write(await inTurn(this.#reading, read));
  }

  /**
   * The file of a document. Several who ask for the same one at once get the same.
   * @throws WorkQueueFullError, WorkLimitError, WorkUnavailableError
   */
  write(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
    const key = hash('sha256', JSON.stringify(document));
    const known = this.#files.get(key);
    if (known) return known;
    const work = this.#write(document);
    this.#files.set(key, work);
    const forget = () => this.#files.delete(key);
    work.then(() => {
      if (this.#files.size > KEPT_FILES) forget();
      else setTimeout(forget, KEPT_MS).unref();
    }, forget);
    return work;
  }

  #write(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
    return inTurn(this.#queue, async () => {
      const pictures = await loadPictures(this.#deps, document);
      return runBounded('write-document', { document, pictures });
    });
  }
}

async function inTurn<Result>(queue: FairQueue, work: () => Promise<Result>): Promise<Result> {
  try {
    return await queue.run(currentOwner(), work);
  } catch (error) {
    throw error instanceof QueueFullError ? new WorkQueueFullError({ cause: error }) : error;
  }
}
