import { AppError } from '#contracts/errors.ts';

/** Runs work when there is room. @throws AppError UNAVAILABLE where too many wait already */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets a number of searches run at a time; the others wait in order, up to a bound. */
export function createGate({ running, waiting }: { running: number; waiting: number }): Gate {
  let active = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (active < running) active++;
    else if (queue.length >= waiting) throw new AppError('UNAVAILABLE');
    // The place of a search that ends goes to the next one in the queue.
    else await new Promise<void>((start) => queue.push(start));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active--;
    }
  };
}
