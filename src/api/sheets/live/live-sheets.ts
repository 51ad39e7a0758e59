import type { Database } from '#db/connection.ts';
import { isUnavailable } from '#db/unavailable.ts';
import { readMarks } from './mark.ts';

/** Open pages that are told of changes, at most; further ones ask by themselves. */
export const liveLimits = {
  perLink: 50,
  /** Of one network, so that it does not take the places of all others. */
  perNetwork: 200,
  perProcess: 1_000,
};

/** An open page of a sheet. */
export interface LiveReader {
  linkId: string;
  sheetId: string;
  network: string;
  /** Says what state the sheet is in. */
  tell(mark: string): void;
  /** Says that the link may no longer open the sheet; nothing follows. */
  end(): void;
  /** Ends because the process stops. */
  stop(): void;
}

export interface LiveSheetsOptions {
  db: Database;
  log: { error(fields: { err: unknown }, message: string): void };
  limits?: typeof liveLimits;
}

/** The open pages of sheets on this process, which learn of each change at once. */
export class LiveSheets {
  readonly #options: LiveSheetsOptions;
  /** With the mark that each was told last. */
  readonly #readers = new Map<LiveReader, string>();
  /** Sheets with changes that readers were not told yet. */
  readonly #changed = new Set<string>();
  #telling: Promise<void> | undefined;
  #isClosed = false;

  constructor(options: LiveSheetsOptions) {
    this.#options = options;
  }

  /** Adds a page; false if there are too many, or the process stops. */
  add(reader: LiveReader): boolean {
    const { perLink, perNetwork, perProcess } = this.#options.limits ?? liveLimits;
    if (this.#isClosed || this.#readers.size >= perProcess) return false;
    if (this.#count(({ linkId }) => linkId === reader.linkId) >= perLink) return false;
    if (this.#count(({ network }) => network === reader.network) >= perNetwork) return false;
    this.#readers.set(reader, '');
    // What changed since the page was made is told first.
    this.sheetChanged(reader.sheetId);
    return true;
  }

  remove(reader: LiveReader): void {
    this.#readers.delete(reader);
  }

  /** A sheet has changed, or may have. */
  sheetChanged(id: string): void {
    if (this.#count(({ sheetId }) => sheetId === id) === 0) return;
    this.#changed.add(id);
    this.#telling ??= this.#tellAll().finally(() => {
      this.#telling = undefined;
    });
  }

  /** A link was revoked, or opens its sheet under other conditions than before. */
  linkChanged(id: string): void {
    for (const reader of this.#readers.keys()) {
      if (reader.linkId !== id) continue;
      this.#readers.delete(reader);
      reader.end();
    }
  }

  /** Changes may have been missed. */
  uncertain(): void {
    for (const id of new Set(Array.from(this.#readers.keys(), ({ sheetId }) => sheetId))) {
      this.sheetChanged(id);
    }
  }

  /** Ends all streams and takes no others; their pages come back to the next process. */
  close(): void {
    this.#isClosed = true;
    for (const reader of this.#readers.keys()) reader.stop();
    this.#readers.clear();
  }

  #count(matches: (reader: LiveReader) => boolean): number {
    let count = 0;
    for (const reader of this.#readers.keys()) if (matches(reader)) count += 1;
    return count;
  }

  async #tellAll(): Promise<void> {
    const { db, log } = this.#options;
    while (this.#changed.size > 0) {
      const ids = [...this.#changed];
      this.#changed.clear();
      try {
        const marks = await readMarks(db, ids);
        for (const [reader, told] of this.#readers) {
          const mark = marks.get(reader.sheetId);
          if (mark === undefined || mark === told) continue;
          this.#readers.set(reader, mark);
          reader.tell(mark);
        }
      } catch (error) {
        // Once the database is back, everything counts as changed.
        if (!isUnavailable(error)) log.error({ err: error }, 'Cannot tell pages of a change');
      }
    }
  }
}
