import { expect, test } from 'vitest';
import { FairQueue, QueueFullError } from './fair-queue.ts';

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
  const { add } = openQueue({ running: 1, waiting: 3, waitingPerOwner: 2 });
  for (const name of ['a1', 'a2', 'a3']) void add(name);
  await expect(add('a4')).rejects.toThrow(QueueFullError);
  void add('b1');
  await expect(add('c1')).rejects.toThrow(QueueFullError);
});
