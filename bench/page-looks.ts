import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Who asks for which pages, one after the other. */
export interface PageLooks {
  siteUrl: string;
  pages: readonly string[];
  /** First number of the visitors' addresses. */
  networks: number;
}

/** Time from one look to the next, in milliseconds. */
export const LOOK_EVERY_MS = 20;

/**
 * How long each page takes while something happens, in milliseconds. A thread of its own asks, so that
 * it does not wait for what this one sends meanwhile; it has loaded its modules and has a connection
 * before, which takes it longer than a page. What happens begins at any moment between two looks.
 */
export async function whilePagesAreAsked(
  looks: PageLooks,
  happening: () => Promise<unknown>,
): Promise<number[][]> {
  const worker = new Worker(new URL('./page-looks-worker.ts', import.meta.url), {
    workerData: looks,
  });
  await once(worker, 'message');
  await sleep(2 * LOOK_EVERY_MS * Math.random());
  await happening();
  const answered = once(worker, 'message');
  worker.postMessage('over');
  const [times] = (await answered) as [number[][]];
  await worker.terminate();
  return times;
}
