import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { outsideTransaction } from '#db/outside-transaction.ts';
import { type JobInput, type JobName, type JobOutput, jobs } from './jobs.ts';
import type { WorkProcesses } from './work-processes.ts';

/** Owner of what the site itself does. */
const SITE = 'site';

const owners = new AsyncLocalStorage<{ owner: string }>();
let processes: WorkProcesses | undefined;

/** From now on jobs run in child processes; without them, as in a seed, they run in this one. */
export function setWorkProcesses(started: WorkProcesses | undefined): void {
  processes = started;
}

/**
 * Jobs that `work` asks for count as those of a network, or of who is named in it. Owners take
 * turns, and none fills the queue.
 */
export function asOwner<Result>(owner: string, work: () => Result): Result {
  return owners.run({ owner }, work);
}

/** From now on the jobs of the request count as those of a signed-in person. */
export function nameOwner(owner: string): void {
  const request = owners.getStore();
  if (request) request.owner = owner;
}

/**
 * Runs a job where limits of time and memory end the job and not the server. A transaction does not
 * wait for it: see `outsideTransaction`.
 * @throws WorkLimitError, WorkUnavailableError, or what the job throws
 */
export function runBounded<Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
): Promise<JobOutput<Name>> {
  const keyOf = () => `${name} ${hash('sha256', JSON.stringify(input, plain))}`;
  return outsideTransaction(keyOf, () => runNow(name, input));
}

/** JSON leaves out what maps and sets have in them. */
const plain = (_: string, value: unknown) =>
  value instanceof Map || value instanceof Set ? [...value] : value;

async function runNow<Name extends JobName>(
  name: Name,
  input: JobInput<Name>,
): Promise<JobOutput<Name>> {
  if (processes) {
    const owner = owners.getStore()?.owner ?? SITE;
    return (await processes.run({ name, input }, owner)) as JobOutput<Name>;
  }
  const work = (await jobs[name]()) as unknown as (input: JobInput<Name>) => JobOutput<Name>;
  return work(input);
}
