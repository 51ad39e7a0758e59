import { fork } from 'node:child_process';
import type { Logger } from 'pino';
import { type Child, ChildEndedError, createChild } from './child.ts';
import {
  isStackOverflow,
  receivedError,
  WorkLimitError,
  WorkQueueFullError,
  WorkUnavailableError,
} from './errors.ts';
import { FairQueue, QueueFullError } from './fair-queue.ts';
import type { SentAnswer, SentJob } from './serve-jobs.ts';

/** Runs jobs in child processes with limits of time and memory. */
export interface WorkProcesses {
  /**
   * @param owner who asked for the job: owners take turns
   * @throws WorkLimitError, WorkUnavailableError, or what the job throws
   */
  run(job: SentJob, owner: string): Promise<unknown>;
  /** Ends the processes; jobs that run or wait fail. */
  close(): void;
}

export interface WorkProcessesOptions {
  /** Program of the processes, which calls `serveJobs`. */
  file: string;
  log: Pick<Logger, 'warn' | 'error'>;
  limits?: Partial<typeof workLimits>;
}

export const workLimits = {
  /** Processes at once. */
  processes: 2,
  /** Processes of one owner; one at most, so that one is left for the others. */
  processesPerOwner: 1,
  /** Requests of visitors come first. */
  isLowPriority: true,
  /** Heap of a process in MB. Shiki's grammars need 60; the largest text that passes, 100 more. */
  heapMb: 192,
  /** Processor time for one job. The largest text that passes takes 2 s. */
  limitMs: 8_000,
  startLimitMs: 8_000,
  /** Idle time after which a process ends and its memory is free. */
  idleMs: 20_000,
  jobsPerProcess: 500,
  waiting: 96,
  waitingPerOwner: 24,
  /** With the longest job, less than a connection stays open for an answer. */
  waitMs: 20_000,
};

export function createWorkProcesses({ file, log, limits }: WorkProcessesOptions): WorkProcesses {
  const { processes, processesPerOwner, heapMb, waiting, waitingPerOwner, waitMs, ...times } = {
    ...workLimits,
    ...limits,
  };
  const queue = new FairQueue({
    running: processes,
    runningPerOwner: processesPerOwner,
    waiting,
    waitingPerOwner,
    waitMs,
  });
  const start = () => startProcess(file, heapMb);
  const idle = Array.from({ length: processes }, () =>
    createChild<SentJob, SentAnswer>({ start, ...times }),
  );
  const all = [...idle];
  let isClosed = false;

  async function runIn(child: Child<SentJob, SentAnswer>, job: SentJob): Promise<unknown> {
    if (isClosed) throw new WorkUnavailableError();
    const startedAt = performance.now();
    try {
      const answer = await child.run(job);
      if ('output' in answer) return answer.output;
      const error = receivedError(answer.error);
      throw isStackOverflow(error) ? new WorkLimitError({ cause: error }) : error;
    } catch (error) {
      if (!(error instanceof ChildEndedError)) throw error;
      if (isClosed) throw new WorkUnavailableError({ cause: error });
      if (!error.hadStarted) {
        log.error({ err: error, job: job.name }, 'A process for jobs did not start');
        throw new WorkUnavailableError({ cause: error });
      }
      const ms = Math.round(performance.now() - startedAt);
      if (error.end === 'wait') {
        log.error(
          { err: error, job: job.name, ms },
          'A process for jobs gets too little of the processor',
        );
        throw new WorkUnavailableError({ cause: error });
      }
      log.warn(
        { job: job.name, end: error.end, ms },
        'Work on a text, table or file was ended at a limit',
      );
      throw new WorkLimitError({ cause: error });
    }
  }

  return {
    async run(job, owner) {
      try {
        return await queue.run(owner, async () => {
          // The one used last comes first, so that the other can end.
          const child = idle.pop();
          if (!child) throw new Error('more jobs run than there are processes');
          try {
            return await runIn(child, job);
          } finally {
            idle.push(child);
          }
        });
      } catch (error) {
        throw error instanceof QueueFullError ? new WorkQueueFullError({ cause: error }) : error;
      }
    },
    close() {
      isClosed = true;
      for (const child of all) child.close();
    },
  };
}

function startProcess(file: string, heapMb: number) {
  const { PATH, SystemRoot, NODE_ENV } = process.env;
  return fork(file, [], {
    execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=8'],
    // Maps and bytes arrive as such.
    serialization: 'advanced',
    env: {
      ...(PATH && { PATH }),
      ...(SystemRoot && { SystemRoot }),
      ...(NODE_ENV && { NODE_ENV }),
      MALLOC_ARENA_MAX: '2',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
