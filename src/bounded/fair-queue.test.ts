import { expect, test } from 'vitest';
import { FairQueue, LeftQueueError, QueueFullError } from './fair-queue.ts';

/** A queue whose tasks note when they begin, and end when the test says so. */
function openQueue(size: ConstructorParameters<typeof FairQueue>[0]) {
  const queue = new FairQueue(size);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string) =>
    queue.run(name.slice(0, 1), () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { add, end, begun };
}

test('owners take turns, and one of each runs at a time', async () => {
  const { add, end, begun } = openQueue({ running: 2, waiting: 9, waitingPerOwner: 9 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) void add(name);
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  expect(begun.at(-1)).toBe('a2');
  await end('c1');
  expect(begun.at(-1)).toBe('c2');
  await end('c2');
  expect(begun).toHaveLength(5);
  await end('a2');
  expect(begun.at(-1)).toBe('a3');
});

test('an owner fills a part of the places only, and all together no more than there are', async () => {
  const { add } = openQueue({ running: 1, waiting: 2, waitingPerOwner: 1 });
  for (const name of ['a1', 'a2']) void add(name);
  await expect(add('a3')).rejects.toThrow(QueueFullError);
  void add('b1');
  await expect(add('c1')).rejects.toThrow(QueueFullError);
});

test('an owner may have several places, but not all', async () => {
  const size = { running: 3, runningPerOwner: 2, waiting: 9, waitingPerOwner: 9 };
  const { add, end, begun } = openQueue(size);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']) void add(name);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(begun.at(-1)).toBe('a3');
  await end('b1');
  expect(begun.at(-1)).toBe('b2');
});

test('in a full queue the last task of who has most gives way to an owner with few', async () => {
  const { add, end, begun } = openQueue({ running: 1, waiting: 4, waitingPerOwner: 3 });
  void add('x1');
  void add('a1');
  void add('a2');
  const last = add('a3');
  void add('b1');
  void add('c1');
  await expect(last).rejects.toThrow(QueueFullError);
  await expect(add('c2')).rejects.toThrow(QueueFullError);
  for (const name of ['x1', 'a1', 'b1', 'c1']) await end(name);
  expect(begun).toEqual(['x1', 'a1', 'b1', 'c1', 'a2']);
});

test('a task whose client has gone away leaves the queue and never runs', async () => {
  const queue = new FairQueue({ running: 1, waiting: 9, waitingPerOwner: 9 });
  const first = Promise.withResolvers<void>();
  const running = queue.run('a', () => first.promise);
  const gone = new AbortController();
  let hasRun = false;
  const waiting = queue.run(
    'a',
    () => {
      hasRun = true;
    },
    gone.signal,
  );
  gone.abort();
  await expect(waiting).rejects.toThrow(LeftQueueError);
  expect(queue.counts).toEqual({ running: 1, waiting: 0 });
  first.resolve();
  await running;
  expect([hasRun, queue.counts]).toEqual([false, { running: 0, waiting: 0 }]);
});

test('a task that has waited too long is refused', async () => {
  const queue = new FairQueue({ running: 1, waiting: 9, waitingPerOwner: 9, waitMs: 5 });
  const first = Promise.withResolvers<void>();
  const running = queue.run('a', () => first.promise);
  await expect(queue.run('b', () => 'late')).rejects.toThrow(QueueFullError);
  first.resolve();
  await running;
  expect(await queue.run('b', () => 'in time')).toBe('in time');
});

test('a task that fails gives its place on', async () => {
  const queue = new FairQueue({ running: 1, waiting: 1, waitingPerOwner: 1 });
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run('a', () => 'done')).toBe('done');
});
