import { expect, test } from 'vitest';
import { nextAttempt } from './next-attempt.ts';

const now = new Date('2026-11-28T10:00:00Z');
const MINUTE = 60_000;

/** Milliseconds until the next attempt. */
const waitAfter = (attempts: number, retryAfter?: string, random = 0) => {
  const next = nextAttempt({ attempts, retryAfter }, { now, random });
  return next && next.getTime() - now.getTime();
};

test('pauses grow, and end with the seventh', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7].map((attempts) => (waitAfter(attempts) ?? 0) / MINUTE);
  expect(minutes).toEqual([1, 5, 15, 60, 240, 720, 1440]);
  expect(waitAfter(8)).toBeUndefined();
  expect(waitAfter(8, '60')).toBeUndefined();
});

test('chance makes a pause up to a quarter longer, never shorter', () => {
  expect(waitAfter(1, undefined, 0.5)).toBe(1.125 * MINUTE);
  expect(waitAfter(4, undefined, 0.999)).toBeLessThan(75 * MINUTE);
  expect(waitAfter(2, '600', 0.5)).toBe(11.25 * MINUTE);
});

test.each([
  ['seconds', '120', 2],
  ['seconds with spaces', ' 120 ', 2],
  ['an HTTP date', 'Sat, 28 Nov 2026 10:30:00 GMT', 30],
  ['an HTTP date of the oldest form', 'Sat Nov 28 10:30:00 2026 GMT', 30],
  ['less than the pause', '5', 1],
  ['a date that is past', 'Sat, 28 Nov 2026 09:00:00 GMT', 1],
  ['more than a day', '99999999999999999999', 1440],
  ['a date far away', 'Fri, 28 Nov 2036 10:00:00 GMT', 1440],
  ['a number below zero', '-5', 1],
  ['a fraction', '7200.5', 1],
  ['a day of another form', '2030-01-01', 1],
  ['no date', 'Sat, soon', 1],
  ['nothing', '', 1],
])('Retry-After with %s', (_, header, minutes) => {
  expect((waitAfter(1, header) ?? 0) / MINUTE).toBe(minutes);
});
