import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** How a server answered while it was watched. */
export interface ProbeReport {
  count: number;
  /** Probes with no answer, or another one than 200. */
  failures: number;
  /** The slowest answers, the slowest first. */
  slowest: SlowAnswer[];
  medianMs: number;
  /** Largest resident memory of the server. */
  memoryBytes: number;
}

interface SlowAnswer {
  /** When it was asked for, in milliseconds since 1970. */
  at: number;
  /** Without the time in which the machine gave server or probe no processor. */
  ownMs: number;
  rawMs: number;
}

/**
 * Asks a server for its health every 50 ms, from a process of its own, so that work of the test does
 * not delay it. Resolves with its first answer, on the connection that it keeps.
 */
export async function watchHealth(address: string, pid: number) {
  const file = path.resolve('tests/support/fuzz/health-probe.ts');
  const child = fork(file, [`${address}api/health`, String(pid)], { execArgv: [] });
  await once(child, 'message');
  return {
    /** Ends it. */
    async stop(): Promise<ProbeReport> {
      const answer = once(child, 'message');
      child.send('stop');
      return ((await answer) as [ProbeReport])[0];
    },
  };
}
