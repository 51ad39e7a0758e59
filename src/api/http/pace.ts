import { AppError } from '#contracts/errors.ts';

/** Networks that may wait at once; with 160 ms between two turns the last one waits 10 s. */
const MAX_NETWORKS = 60;
/** Calls of one network that may wait at once: a page offers the same file in a few ways. */
const MAX_OF_NETWORK = 3;

/**
 * Lets calls in at most once in an interval, on this process. Above that they wait, and networks take
 * turns: one that asks for much waits for itself, and keeps nobody else away.
 */
export class Pace {
  readonly #intervalMs: number;
  /** The waiting calls, by network; the network whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isResting = false;

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs;
  }

  /** @throws AppError RATE_LIMITED if the network has enough waiting calls, UNAVAILABLE if all have */
  async turn(network: string): Promise<void> {
    if (!this.#isResting) {
      this.#rest();
      return;
    }
    const own = this.#waiting.get(network) ?? [];
    if (own.length >= MAX_OF_NETWORK) throw new AppError('RATE_LIMITED');
    if (own.length === 0 && this.#waiting.size >= MAX_NETWORKS) throw new AppError('UNAVAILABLE');
    this.#waiting.set(network, own);
    await new Promise<void>((resolve) => own.push(resolve));
  }

  #rest(): void {
    this.#isResting = true;
    setTimeout(() => this.#next(), this.#intervalMs).unref();
  }

  #next(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.#isResting = false;
      return;
    }
    const [network, calls] = first;
    const enter = calls.shift();
    this.#waiting.delete(network);
    if (calls.length > 0) this.#waiting.set(network, calls);
    this.#rest();
    enter?.();
  }
}
