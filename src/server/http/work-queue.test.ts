import { expect, it } from 'vitest';
import { OverloadedError, WorkQueue } from './work-queue.ts';

it('runs some tasks at once, queues some, and refuses more', async () => {
  const queue = new WorkQueue({ running: 2, waiting: 1 });
  const started: string[] = [];
  const job = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const result = queue.run(() => {
      started.push(name);
      return promise;
    });
    return { result, finish: () => resolve(name) };
  };
  const [a, b, c] = [job('a'), job('b'), job('c')];
  await expect(job('d').result).rejects.toBeInstanceOf(OverloadedError);
  expect(started).toEqual(['a', 'b']);
  a.finish();
  expect(await a.result).toBe('a');
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c']);
  b.finish();
  c.finish();
  expect(await Promise.all([b.result, c.result])).toEqual(['b', 'c']);
});

it('continues after a task that fails', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 1 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(() => 'done')).toBe('done');
});
