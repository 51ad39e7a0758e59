import { STARTED } from './child.ts';
import { type SentError, sendableError } from './errors.ts';

/** A job as it is sent to the child process. */
export interface SentJob {
  name: string;
  input: unknown;
}

/** The outcome of a job as it is sent back. */
export type SentAnswer = { output: unknown } | { error: SentError };

/** Loads the function of a job: its modules may be heavy. */
type LoadWork = () => Promise<(input: never) => unknown>;

/** Answers the jobs that arrive in this process, one at a time, until the other process is gone. */
export function serveJobs(jobs: Readonly<Record<string, LoadWork>>): void {
  const send = (message: SentAnswer | typeof STARTED) => process.send?.(message);

  process.on('message', async ({ name, input }: SentJob) => {
    try {
      const work = await jobs[name]?.();
      if (!work) throw new Error(`there is no job "${name}"`);
      send(STARTED);
      send({ output: await work(input as never) });
    } catch (error) {
      send({ error: sendableError(error) });
    }
  });
  process.on('disconnect', () => process.exit(0));
}
