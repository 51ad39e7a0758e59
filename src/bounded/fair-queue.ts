/** The queue, or the part of it that one owner may fill, is full; or the turn did not come in time. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
  /** Temporary: the same work may be taken later. */
  readonly isUnavailable = true;

  constructor() {
    super('too much work is waiting');
  }
}

/** Who asked for a waiting task has gone away. */
export class LeftQueueError extends Error {
  override name = 'LeftQueueError';
  readonly isUnavailable = true;

  constructor() {
    super('who asked for the work has gone away');
  }
}

export interface FairQueueSize {
  /** Tasks that run at once. */
  running: number;
  /** Of these, tasks of one owner; one if absent. */
  runningPerOwner?: number;
  waiting: number;
  waitingPerOwner: number;
  /** A task that has waited this long is refused; none is if absent. */
  waitMs?: number;
}

/** A task that waits. */
interface Waiter {
  start(): void;
  refuse(reason: Error): void;
}

/**
 * Runs tasks of many owners, such as people or networks: they take turns, and none takes all places.
 */
export class FairQueue {
  readonly #size: Required<FairQueueSize>;
  /** Waiting tasks by owner; the owner who has waited longest for a turn is first. */
  readonly #waiting = new Map<string, Waiter[]>();
  /** Number of running tasks by owner. */
  readonly #running = new Map<string, number>();
  #runningCount = 0;
  #waitingCount = 0;

  constructor(size: FairQueueSize) {
    this.#size = { runningPerOwner: 1, waitMs: Number.POSITIVE_INFINITY, ...size };
  }

  /** Number of tasks that run and that wait. */
  get counts(): { running: number; waiting: number } {
    return { running: this.#runningCount, waiting: this.#waitingCount };
  }

  /**
   * Runs a task in its owner's turn. A task whose signal is aborted while it waits does not run.
   * @throws QueueFullError, LeftQueueError
   */
  async run<Result>(
    owner: string,
    work: () => Promise<Result> | Result,
    signal?: AbortSignal,
  ): Promise<Result> {
    if (this.#mayStart(owner)) this.#begin(owner);
    else await this.#turnOf(owner, signal);
    try {
      return await work();
    } finally {
      this.#end(owner);
    }
  }

  #mayStart(owner: string): boolean {
    const own = this.#running.get(owner) ?? 0;
    return this.#runningCount < this.#size.running && own < this.#size.runningPerOwner;
  }

  #begin(owner: string): void {
    this.#runningCount += 1;
    this.#running.set(owner, (this.#running.get(owner) ?? 0) + 1);
  }

  #end(owner: string): void {
    this.#runningCount -= 1;
    const left = (this.#running.get(owner) ?? 1) - 1;
    if (left > 0) this.#running.set(owner, left);
    else this.#running.delete(owner);
    this.#startNext();
  }

  /** Waits until the task may run; its place is taken then. */
  async #turnOf(owner: string, signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) throw new LeftQueueError();
    const own = this.#waiting.get(owner) ?? [];
    if (own.length >= this.#size.waitingPerOwner) throw new QueueFullError();
    if (this.#waitingCount >= this.#size.waiting) this.#makeRoom(own.length);
    const turn = Promise.withResolvers<void>();
    const waiter: Waiter = { start: turn.resolve, refuse: turn.reject };
    own.push(waiter);
    this.#waiting.set(owner, own);
    this.#waitingCount += 1;
    const giveUp = (reason: Error) => {
      if (this.#remove(owner, waiter)) waiter.refuse(reason);
    };
    const onAbort = () => giveUp(new LeftQueueError());
    signal?.addEventListener('abort', onAbort, { once: true });
    const { waitMs } = this.#size;
    const limit = Number.isFinite(waitMs)
      ? setTimeout(() => giveUp(new QueueFullError()), waitMs)
      : undefined;
    try {
      await turn.promise;
    } finally {
      clearTimeout(limit);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /**
   * Refuses the last task of the owner with the most of them, so that many owners with many tasks
   * do not keep out one with few. @throws QueueFullError if nobody has clearly more
   */
  #makeRoom(ownCount: number): void {
    let longest: [string, Waiter[]] | undefined;
    for (const entry of this.#waiting) {
      if (entry[1].length > (longest?.[1].length ?? ownCount + 1)) longest = entry;
    }
    const last = longest?.[1].at(-1);
    if (!longest || !last) throw new QueueFullError();
    this.#remove(longest[0], last);
    last.refuse(new QueueFullError());
  }

  /** Takes a task out of the queue; false if it is no longer there. */
  #remove(owner: string, waiter: Waiter): boolean {
    const own = this.#waiting.get(owner);
    const index = own?.indexOf(waiter) ?? -1;
    if (!own || index < 0) return false;
    own.splice(index, 1);
    if (own.length === 0) this.#waiting.delete(owner);
    this.#waitingCount -= 1;
    return true;
  }

  #startNext(): void {
    for (const [owner, tasks] of this.#waiting) {
      if (!this.#mayStart(owner)) continue;
      const [next] = tasks;
      if (!next) continue;
      this.#remove(owner, next);
      // Who has had a turn goes to the end.
      if (this.#waiting.delete(owner)) this.#waiting.set(owner, tasks);
      this.#begin(owner);
      next.start();
      return;
    }
  }
}
