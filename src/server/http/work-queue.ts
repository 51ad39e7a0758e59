/** The queue is full. Temporary: the same request may succeed later. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
  readonly isUnavailable = true;

  constructor() {
    super('too much work is waiting');
  }
}

/** Limits for tasks that run at once and tasks that wait. */
export interface WorkQueueSize {
  running: number;
  waiting: number;
}

/** Limits expensive work of all senders together. */
export class WorkQueue {
  readonly #size: WorkQueueSize;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(size: WorkQueueSize) {
    this.#size = size;
  }

  /** Runs a task in its turn. @throws OverloadedError when the queue is full */
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
      // The next task takes this one's place.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
