import { describe, expect, it } from 'vitest';
import { limitProcessor, processorMs } from './processor-time.ts';

/** Uses the processor for some milliseconds, whatever else runs on this machine. */
function work(ms: number) {
  const { user, system } = process.cpuUsage();
  for (;;) {
    const now = process.cpuUsage();
    if (now.user + now.system - user - system > ms * 1000) return;
  }
}

const limitReached = (pid: number | undefined, limitMs: number, longestMs: number) =>
  new Promise<{ processorMs: number; passedMs: number }>((onLimit) => {
    limitProcessor(pid, { limitMs, longestMs, onLimit });
  });

describe('processor time', () => {
  it('is what a process has used', () => {
    const before = processorMs(process.pid) ?? Number.NaN;
    work(60);
    const used = (processorMs(process.pid) ?? Number.NaN) - before;
    expect(used).toBeGreaterThanOrEqual(50);
  });

  it('of a process that is not there is unknown', () => {
    expect(processorMs(undefined)).toBeUndefined();
    expect(processorMs(2 ** 30)).toBeUndefined();
  });

  it('is limited, not the time that passes', async () => {
    const reached = limitReached(process.pid, 80, 60_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    work(100);
    expect((await reached).processorMs).toBeGreaterThanOrEqual(80);
  });

  it('may be used up slowly, up to a longest time', async () => {
    const { processorMs, passedMs } = await limitReached(process.pid, 60_000, 50);
    expect(processorMs).toBeLessThan(60_000);
    expect(passedMs).toBeGreaterThanOrEqual(49);
  });

  it('is the time that passes where the system does not tell', async () => {
    const { processorMs, passedMs } = await limitReached(undefined, 50, 60_000);
    expect(processorMs).toBe(passedMs);
  });
});
