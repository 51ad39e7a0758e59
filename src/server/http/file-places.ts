import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { FairQueue, type FairQueueSize, LeftQueueError } from '#bounded/fair-queue.ts';
import { currentOwner } from '#bounded/owner.ts';

/** The route of these requests in the log, as long as nothing has looked at them. */
export const SHEET_FILE_ROUTE = '/api/shares/:kind/:token/document.pdf';
const sheetFile = /^\/api\/shares\/[^/?]+\/[^/?]+\/document\.pdf(?:\?|$)/;

/** Whether an address below the base path is that of the PDF file of a sheet. */
export function isSheetFile(url: string): boolean {
  return sheetFile.test(url);
}

export interface FilePlacesSize extends FairQueueSize {
  /** From the beginning of one request to that of the next, in milliseconds, at least. */
  apartMs: number;
}

/**
 * Requests at work at once: one whose file is being written, others that wait for the same file or
 * for their turn, and those for files that are there. They begin 25 ms apart, a little more than
 * writing a file takes, so that pages are answered between those who waited for the same file.
 */
const places: FilePlacesSize = {
  running: 12,
  runningPerOwner: 2,
  waiting: 96,
  waitingPerOwner: 48,
  waitMs: 9_000,
  apartMs: 25,
};

/**
 * Where requests for the files of sheets wait, before anything has looked at them: fifty that arrive in
 * one moment cost this thread fifty connections, and nothing else.
 */
export class FilePlaces {
  readonly #queue: FairQueue;
  readonly #apartMs: number;
  #nextAt = 0;

  constructor({ apartMs, ...size } = places) {
    this.#queue = new FairQueue(size);
    this.#apartMs = apartMs;
  }

  /**
   * Answers a request when there is a place for it; not if its client has gone away by then.
   * @throws QueueFullError
   */
  async serve(response: ServerResponse, answer: () => Promise<void>): Promise<void> {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const work = async () => {
      await this.#turn();
      if (!gone.signal.aborted) await answer();
    };
    try {
      await this.#queue.run(currentOwner(), work, gone.signal);
    } catch (error) {
      if (!(error instanceof LeftQueueError)) throw error;
    }
  }

  /** Waits until the request before has begun for long enough. */
  async #turn(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#nextAt);
    this.#nextAt = at + this.#apartMs;
    if (at > now) await sleep(at - now);
  }
}
