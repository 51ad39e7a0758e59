import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MarkdownLimitError, UnknownMediaError } from '#content/markdown/text-errors.ts';
import { AppError } from '#contracts/errors.ts';
import { WorkLimitError, WorkQueueFullError } from './errors.ts';
import { createWorkProcesses, type WorkProcesses, type workLimits } from './work-processes.ts';

const file = path.resolve('tests/support/costly-jobs.ts');
let processes: WorkProcesses;
const warn = vi.fn();
const error = vi.fn();

/** At the priority of the tests: a low one may get no processor time for long on a busy machine. */
function open(limits: Partial<typeof workLimits> = {}) {
  processes = createWorkProcesses({
    file,
    log: { warn, error },
    limits: { heapMb: 48, isLowPriority: false, ...limits },
  });
  return (name: string, input?: unknown, owner = 'anna') => processes.run({ name, input }, owner);
}
afterEach(() => {
  processes.close();
  warn.mockClear();
  error.mockClear();
});

describe('work in a child process', () => {
  it('is done in one process after the other job, with maps and bytes as they are', async () => {
    const run = open();
    const pid = await run('pid');
    expect(pid).not.toBe(process.pid);
    expect(await run('bytes', new Uint8Array(3))).toEqual(new Map([['length', 3]]));
    expect(await run('pid')).toBe(pid);
  });

  it('ends at its time limit, and the next job works', async () => {
    const run = open({ limitMs: 400 });
    const pid = await run('pid');
    await expect(run('forever')).rejects.toThrow(WorkLimitError);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ job: 'forever', end: 'time' }),
      expect.any(String),
    );
    expect(await run('pid')).not.toBe(pid);
  });

  it('that only waits is not called costly', async () => {
    // A job may take four times this limit by the clock.
    const run = open({ limitMs: 500 });
    await run('pid');
    expect(await run('wait', 550)).toBeUndefined();
    await expect(run('wait', 60_000)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ job: 'wait', err: expect.any(Error) }),
      expect.any(String),
    );
    expect(warn).not.toHaveBeenCalled();
    expect(await run('pid')).toBeTypeOf('number');
  });

  it('has a low priority in all its threads, and so has the process after it', async () => {
    const run = open({ isLowPriority: true, jobsPerProcess: 1 });
    const priority = async () => {
      const threads = readdirSync(`/proc/${await run('pid')}/task`);
      expect(threads.length).toBeGreaterThan(1);
      // A small number is a high priority, so this is the highest of all threads.
      return Math.min(...threads.map((thread) => os.getPriority(Number(thread))));
    };
    expect(await priority()).toBe(os.constants.priority.PRIORITY_BELOW_NORMAL);
    expect(await priority()).toBe(os.constants.priority.PRIORITY_BELOW_NORMAL);
  });

  it('starts at the priority of the server, which is lowered for its jobs only', async () => {
    const run = open({ isLowPriority: true });
    expect(await run('startPriority')).toBe(os.getPriority());
  });

  it('has the priority of the server where a page waits for it', async () => {
    const run = open();
    expect(os.getPriority((await run('pid')) as number)).toBe(os.getPriority());
  });

  it('ends at its memory limit, and the next job works', async () => {
    const run = open();
    await expect(run('hungry')).rejects.toMatchObject({
      name: 'WorkLimitError',
      code: 'TOO_COSTLY',
    });
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ end: 'death' }),
      expect.any(String),
    );
    expect(await run('pid')).toBeTypeOf('number');
  });

  it('that calls itself too deeply is at a limit too', async () => {
    await expect(open()('fail', 'depth')).rejects.toThrow(WorkLimitError);
  });

  it('fails with the errors that callers tell apart', async () => {
    const run = open();
    const errorOf = (kind: string) => run('fail', kind).catch((error: unknown) => error);
    const limit = await errorOf('limit');
    expect(limit).toBeInstanceOf(MarkdownLimitError);
    expect(limit).toMatchObject({ limit: 'nesting', message: expect.stringContaining('21') });
    const media = await errorOf('media');
    expect(media).toBeInstanceOf(UnknownMediaError);
    expect(media).toMatchObject({ names: ['a'] });
    const app = await errorOf('app');
    expect(app).toBeInstanceOf(AppError);
    expect(app).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'body', message: 'no' }],
      data: [1],
    });
    expect(await errorOf('other')).toMatchObject({ name: 'TypeError', message: 'a fault' });
  });

  it('of one owner leaves a process and places in the queue to the others', async () => {
    const run = open({ waiting: 4, waitingPerOwner: 2 });
    const waiting = Array.from({ length: 3 }, () => run('wait', 300));
    await expect(run('pid')).rejects.toThrow(WorkQueueFullError);
    expect(await run('pid', undefined, 'bert')).toBeTypeOf('number');
    await Promise.all(waiting);
  });

  it('that has waited too long for its turn is refused as busy', async () => {
    const run = open({ waitMs: 20 });
    const running = run('wait', 300);
    await expect(run('pid')).rejects.toThrow(WorkQueueFullError);
    await running;
  });

  it('ends when the server stops', async () => {
    const run = open();
    const running = run('forever');
    const waiting = run('pid');
    running.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 50));
    processes.close();
    await expect(running).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(waiting).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('that cannot start is a fault of the site, not of the text', async () => {
    processes = createWorkProcesses({ file: '/nowhere.js', log: { warn, error } });
    await expect(processes.run({ name: 'pid', input: null }, 'anna')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      isUnavailable: true,
    });
    expect(error).toHaveBeenCalledOnce();
  });
});
