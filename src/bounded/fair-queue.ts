/** The queue, or the part of it that one owner may fill, is full. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

export interface FairQueueSize {
  /** Tasks that run at once, one of each owner at most. */
  running: number;
  waiting: number;
  waitingPerOwner: number;
}

/** Runs tasks of many owners: they take turns, and none takes all places. */
export class FairQueue {
  readonly #size: FairQueueSize;
  /** Waiting tasks by owner; the owner who has waited longest for a turn is first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #running = new Set<string>();
  #count = 0;

  constructor(size: FairQueueSize) {
    this.#size = size;
  }

  /** Runs a task in its owner's turn. @throws QueueFullError */
  async run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.#waiting.get(owner) ?? [];
    if (this.#running.has(owner) || this.#running.size >= this.#size.running) {
      if (this.#count >= this.#size.waiting || own.length >= this.#size.waitingPerOwner) {
        throw new QueueFullError();
      }
      this.#waiting.set(owner, own);
      this.#count += 1;
      await new Promise<void>((resolve) => own.push(resolve));
    } else {
      this.#running.add(owner);
    }
    try {
      return await work();
    } finally {
      this.#running.delete(owner);
      this.#startNext();
    }
  }

  #startNext(): void {
    for (const [owner, tasks] of this.#waiting) {
      if (this.#running.size >= this.#size.running) return;
      if (this.#running.has(owner)) continue;
      // Who has had a turn goes to the end.
      this.#waiting.delete(owner);
      const start = tasks.shift();
      if (tasks.length > 0) this.#waiting.set(owner, tasks);
      if (!start) continue;
      this.#count -= 1;
      this.#running.add(owner);
      start();
      return;
    }
  }
}
