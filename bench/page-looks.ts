import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Who asks for which pages, one after the other. */
export interface PageLooks {
  siteUrl: string;
  pages: readonly string[];
  /** First number of the visitors' addresses. */
  networks: number;
}

/**
 * How long each page takes while something happens, in milliseconds. A thread of its own asks, so that
 * it does not wait for what this one sends meanwhile.
 */
export async function whilePagesAreAsked(
  looks: PageLooks,
  happening: () => Promise<unknown>,
): Promise<number[][]> {
  const worker = new Worker(new URL('./page-looks-worker.ts', import.meta.url), {
    workerData: looks,
  });
  await once(worker, 'online');
  await happening();
  const answered = once(worker, 'message');
  worker.postMessage('over');
  const [times] = (await answered) as [number[][]];
  await worker.terminate();
  return times;
}
