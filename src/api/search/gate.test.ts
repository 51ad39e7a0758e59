import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('limits concurrent searches, queues the others in order, and rejects beyond the queue limit', async () => {
  const gate = createGate({ running: 1, waiting: 2 });
  const first = Promise.withResolvers<string>();
  const order: string[] = [];
  const answers = ['a', 'b', 'c'].map((name) =>
    gate(async () => {
      order.push(name);
      return name === 'a' ? first.promise : name;
    }),
  );
  await expect(gate(async () => 'd')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(order).toEqual(['a']);
  first.resolve('a');
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c']);
  expect(order).toEqual(['a', 'b', 'c']);
});

test('a failed search frees its slot', async () => {
  const gate = createGate({ running: 1, waiting: 1 });
  const failing = gate(() => Promise.reject(new Error('away')));
  const next = gate(async () => 'next');
  await expect(failing).rejects.toThrow('away');
  expect(await next).toBe('next');
  expect(await gate(async () => 'later')).toBe('later');
});
