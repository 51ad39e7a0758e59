/** The queue of some work is full. Unavailable for a moment: the same request may succeed later. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
  readonly isUnavailable = true;

  constructor() {
    super('too much work is waiting');
  }
}

/** How much work runs at once, and how much may wait for its turn. */
export interface WorkQueueSize {
  running: number;
  waiting: number;
}

/** Bounds costly work of all senders together. */
export class WorkQueue {
  readonly #size: WorkQueueSize;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(size: WorkQueueSize) {
    this.#size = size;
  }

  /** Does some work when it is its turn. @throws OverloadedError where too much is waiting */
  async run<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    if (this.#running >= this.#size.running) {
      if (this.#waiting.length >= this.#size.waiting) throw new OverloadedError();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      // The next one takes over this one's place.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
