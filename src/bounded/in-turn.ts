import { WorkQueueFullError } from './errors.ts';
import { type FairQueue, QueueFullError } from './fair-queue.ts';
import { currentOwner } from './owner.ts';

/**
 * Runs work in the turn of the person or network that asked for it.
 * @throws WorkQueueFullError
 */
export async function inTurn<Result>(
  queue: FairQueue,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await queue.run(currentOwner(), work);
  } catch (error) {
    throw error instanceof QueueFullError ? new WorkQueueFullError({ cause: error }) : error;
  }
}
