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
