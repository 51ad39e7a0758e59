import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DatabaseConnection } from '#db/connection-config.ts';
import type { Config } from './config.ts';

/** Message to the child process. */
export interface SeedJob {
  connection: DatabaseConnection;
  config: Pick<
    Config,
    'seedDemo' | 'dataDir' | 's3' | 'diskReserveBytes' | 'logLevel' | 'secretKeys'
  >;
  /** Folder of this release's pictures. */
  mediaDir: string;
}

/**
 * Fills an empty database in a child process. The seed loads texts, grammars for highlighted code
 * and dictionaries, about 130 MiB that the server would keep. For the built server only.
 * @throws where the child fails, which prints its error, or the reason of `signal`
 */
export async function seedInProcess(
  {
    connection,
    mediaDir,
    config: { seedDemo, dataDir, s3, diskReserveBytes, logLevel, secretKeys },
  }: SeedJob,
  signal: AbortSignal,
): Promise<void> {
  const job: SeedJob = {
    connection,
    mediaDir,
    config: { seedDemo, dataDir, s3, diskReserveBytes, logLevel, secretKeys },
  };
  const child = fork(fileURLToPath(new URL('./seed-worker.js', import.meta.url)), [], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop);
  try {
    const ended = once(child, 'exit');
    child.send(job);
    const [code] = await ended;
    signal.throwIfAborted();
    if (code !== 0) throw new Error(`The process that fills the database ended with ${code}`);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
