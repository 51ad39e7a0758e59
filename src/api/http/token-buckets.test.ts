import { expect, it } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

it('allows a burst, then the refill rate, for each sender', () => {
  let now = 0;
  const buckets = new TokenBuckets({ burst: 3, perSecond: 2 }, () => now);
  const take = (sender = 'a') => buckets.take(sender);
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 1]);
  expect(take('b')).toBe(0);
  now = 500;
  expect([take(), take()]).toEqual([0, 1]);
  now = 60_000;
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 1]);
});

it('remembers ten thousand senders, then forgets the one that has been away longest', () => {
  const buckets = new TokenBuckets({ burst: 1, perSecond: 0.001 }, () => 0);
  const take = (sender: string) => buckets.take(sender) === 0;
  expect([take('first'), take('second')]).toEqual([true, true]);
  for (let index = 0; index < 9_998; index += 1) take(`other ${index}`);
  expect(take('first')).toBe(false);
  expect(take('one more')).toBe(true);
  expect([take('first'), take('second')]).toEqual([false, true]);
});
