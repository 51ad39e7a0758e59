import { hash } from 'node:crypto';
import { outsideTransaction } from '#db/outside-transaction.ts';
import { type JobInput, type JobName, type JobOutput, type JobPool, jobs, poolOf } from './jobs.ts';
import { currentOwner } from './owner.ts';
import type { WorkProcesses } from './work-processes.ts';

const pools = new Map<JobPool, WorkProcesses>();

/** From now on jobs run in child processes; without them, as in a seed, they run in this one. */
export function setWorkProcesses(
  started: WorkProcesses | undefined,
  pool: JobPool = 'texts',
): void {
  if (started) pools.set(pool, started);
  else pools.delete(pool);
}

/** Whether a job runs in a child process. */
export function hasProcesses(name: JobName): boolean {
  return pools.has(poolOf(name));
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
  const processes = pools.get(poolOf(name));
  if (processes) {
    return (await processes.run({ name, input }, currentOwner())) as JobOutput<Name>;
  }
  const work = (await jobs[name]()) as unknown as (input: JobInput<Name>) => JobOutput<Name>;
  return work(input);
}
