import { fileURLToPath } from 'node:url';
import { setWorkProcesses } from '#bounded/run.ts';
import { createWorkProcesses } from '#bounded/work-processes.ts';
import type { Log } from './log.ts';

/** Starts the built worker, or the source in development. */
const file = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../bounded/worker.ts' : './work-process.js',
    import.meta.url,
  ),
);

/**
 * From now on texts and tables that people bring are worked on in child processes, which start with
 * the first of them. @returns a function that ends them
 */
export function openWorkProcesses(log: Log): () => void {
  const processes = createWorkProcesses({ file, log });
  setWorkProcesses(processes);
  return () => {
    processes.close();
    setWorkProcesses(undefined);
  };
}
