import { fileURLToPath } from 'node:url';
import { type JobPool, jobPools } from '#bounded/jobs.ts';
import { setWorkProcesses } from '#bounded/run.ts';
import { createWorkProcesses, type workLimits } from '#bounded/work-processes.ts';
import type { Log } from './log.ts';

/** Starts the built worker, or the source in development. */
const file = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../bounded/worker.ts' : './work-process.js',
    import.meta.url,
  ),
);

/** What a page waits for: at a low priority it would not be done in time on a busy machine. */
const pageLimits = { processes: 1, isLowPriority: false };

/**
 * Writing files: the font takes 25 MB outside of the heap, and pictures what they take. One
 * starts when a shared sheet is opened, and stays while its reader looks at it.
 */
const fileLimits = {
  processesPerOwner: 2,
  waitingPerOwner: 48,
  idleMs: 60_000,
  jobsPerProcess: 200,
};

const limits: Record<JobPool, Partial<typeof workLimits>> = {
  pages: pageLimits,
  files: fileLimits,
  texts: {},
};

/**
 * From now on texts and tables that people bring are worked on in child processes, and files are
 * written in others; they start with the first of them. @returns a function that ends them
 */
export function openWorkProcesses(log: Log): () => void {
  const opened = jobPools.map((pool) => {
    const processes = createWorkProcesses({ file, log, limits: limits[pool] });
    setWorkProcesses(processes, pool);
    return processes;
  });
  return () => {
    for (const processes of opened) processes.close();
    for (const pool of jobPools) setWorkProcesses(undefined, pool);
  };
}
