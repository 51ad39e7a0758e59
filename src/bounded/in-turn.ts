import { WorkQueueFullError } from './errors.ts';
import { type FairQueue, QueueFullError } from './fair-queue.ts';
import { currentOwner } from './owner.ts';

/**
 * Runs work in the turn of the person or network that asked for it.
 * @param signal aborted when nobody waits for the work any more: it does not begin then
 * @throws WorkQueueFullError, LeftQueueError
 */
export async function inTurn<Result>(
  queue: FairQueue,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  try {
    return await queue.run(currentOwner(), work, signal);
  } catch (error) {
    throw error instanceof QueueFullError ? new WorkQueueFullError({ cause: error }) : error;
  }
}
