import { expect, test } from 'vitest';
import { overdueBefore } from './overdue.ts';

// 2026-11-20 is a Friday.
test.each([
  ['a Wednesday', '2026-11-18T10:00:00+08:00', '2026-11-17T10:00:00+08:00'],
  ['a Tuesday', '2026-11-24T10:00:00+08:00', '2026-11-23T10:00:00+08:00'],
  ['a Monday', '2026-11-23T10:00:00+08:00', '2026-11-20T10:00:00+08:00'],
  ['a Saturday', '2026-11-21T10:00:00+08:00', '2026-11-20T00:00:00+08:00'],
  ['a Sunday', '2026-11-22T23:00:00+08:00', '2026-11-20T00:00:00+08:00'],
])('on %s, bookings from before one working day ago are overdue', (_, now, expected) => {
  expect(overdueBefore(new Date(now))).toEqual(new Date(expected));
});
