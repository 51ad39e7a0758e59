import { AppError } from '#contracts/errors.ts';

/** Runs work when a slot is free. @throws AppError UNAVAILABLE if the queue is full */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Limits concurrent searches; the others wait in a FIFO queue with a limit. */
export function createGate({ running, waiting }: { running: number; waiting: number }): Gate {
  let active = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (active < running) active++;
    else if (queue.length >= waiting) throw new AppError('UNAVAILABLE');
    // A finished search passes its slot to the first one in the queue.
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
