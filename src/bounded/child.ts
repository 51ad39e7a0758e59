import type { ChildProcess, Serializable } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import { limitProcessor } from './processor-time.ts';

/** What a child process sends when a job's modules are loaded and its own time begins. */
export const STARTED = 'started';

const LOW_PRIORITY = os.constants.priority.PRIORITY_BELOW_NORMAL;

/** Length of what an error quotes of a process's messages. */
const SAID_CHARACTERS = 400;

/**
 * How much longer than its processor time a job may take: other processes may come first, so on a
 * busy machine it gets a part of one processor only.
 */
const SLOWEST = 4;

/**
 * Why a child process gave no answer: `time`, it used more of the processor than a job may; `wait`, it
 * got too little of it to be done in time; `death`, it ended by itself.
 */
export type ChildEnd = 'time' | 'wait' | 'death';

/** A child process gave no answer to a job. The next job gets a new process. */
export class ChildEndedError extends Error {
  override name = 'ChildEndedError';
  readonly end: ChildEnd;
  /** Whether the job itself had begun: if not, the process could not be started. */
  readonly hadStarted: boolean;

  constructor(end: ChildEnd, hadStarted: boolean, description: string) {
    super(description);
    this.end = end;
    this.hadStarted = hadStarted;
  }
}

export interface ChildOptions {
  /** Starts the process, which answers each message with `STARTED` and one other message. */
  start: () => ChildProcess;
  /** Whether other processes come first, from the first job on. */
  isLowPriority: boolean;
  /** Processor time to start a process and load what a job needs, in milliseconds. */
  startLimitMs: number;
  /** Processor time for a job after the process has sent `STARTED`, in milliseconds. */
  limitMs: number;
  /** Idle time after which the process ends, in milliseconds. */
  idleMs: number;
  /** Memory of libraries grows with use: after this many jobs a new process starts. */
  jobsPerProcess: number;
}

/** A child process for one job at a time. It starts with the first job and ends when it is idle. */
export interface Child<Job, Answer> {
  /** @throws ChildEndedError */
  run(job: Job): Promise<Answer>;
  /** Ends the process; a job in it fails. */
  close(): void;
}

/** Each thread has a priority of its own: those of V8 have begun by now. */
function lowerPriority(pid: number): void {
  const threads = existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : [pid];
  for (const thread of threads) {
    try {
      os.setPriority(Number(thread), LOW_PRIORITY);
    } catch {
      // Not permitted, or it has ended meanwhile: it keeps the priority of the server.
    }
  }
}

export function createChild<Job extends Serializable, Answer>({
  start,
  isLowPriority,
  startLimitMs,
  limitMs,
  idleMs,
  jobsPerProcess,
}: ChildOptions): Child<Job, Answer> {
  let child: ChildProcess | undefined;
  let jobs = 0;
  let idle: NodeJS.Timeout | undefined;
  /** Beginning of what the process said about its end. */
  let said = '';

  function stop(signal: NodeJS.Signals = 'SIGTERM') {
    clearTimeout(idle);
    child?.kill(signal);
    child = undefined;
  }

  function startChild(): ChildProcess {
    jobs = 0;
    said = '';
    const started = start();
    started.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(0, SAID_CHARACTERS);
    });
    // Between jobs there is no other listener, and an unhandled error event ends the server.
    started.on('error', () => {});
    started.unref();
    started.channel?.unref();
    return started;
  }

  return {
    run(job) {
      clearTimeout(idle);
      if (jobs >= jobsPerProcess) stop();
      child ??= startChild();
      jobs += 1;
      const worker = child;
      return new Promise<Answer>((resolve, reject) => {
        let hasStarted = false;
        let endLimit = endAfter(startLimitMs);
        function endAfter(limitMs: number): () => void {
          return limitProcessor(worker.pid, {
            limitMs,
            longestMs: limitMs * SLOWEST,
            onLimit({ processorMs, passedMs }) {
              if (child === worker) stop('SIGKILL');
              fail(
                // A job that had this much of the processor is costly, and not only kept waiting.
                processorMs >= limitMs / SLOWEST ? 'time' : 'wait',
                `a job took ${processorMs} ms of the processor in ${passedMs} ms`,
              );
            },
          });
        }
        function onMessage(message: Answer | typeof STARTED) {
          endLimit();
          if (message === STARTED) {
            hasStarted = true;
            // Not before: at a low priority a start takes twenty seconds on a busy machine.
            if (isLowPriority && worker.pid) lowerPriority(worker.pid);
            endLimit = endAfter(limitMs);
          } else finish(() => resolve(message));
        }
        function onEnd(reason?: unknown) {
          if (child === worker) child = undefined;
          fail('death', `the process of a job ended: ${reason} ${said}`);
        }
        const fail = (end: ChildEnd, description: string) =>
          finish(() => reject(new ChildEndedError(end, hasStarted, description)));
        function finish(settle: () => void) {
          endLimit();
          worker.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
          if (child === worker) idle = setTimeout(stop, idleMs).unref();
          settle();
        }
        worker.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
        worker.send(job, (error) => error && onEnd(error.message));
      });
    },
    close: () => stop('SIGKILL'),
  };
}
