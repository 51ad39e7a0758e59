import { expect, test } from 'vitest';
import { answerDue, overdueBefore } from './overdue.ts';

// 2026-11-20 is a Friday.
test.each([
  ['a Wednesday', '2026-11-18T10:00', 1, '2026-11-17T10:00'],
  ['a Tuesday', '2026-11-24T10:00', 1, '2026-11-23T10:00'],
  ['a Monday', '2026-11-23T10:00', 1, '2026-11-20T10:00'],
  ['a Saturday', '2026-11-21T10:00', 1, '2026-11-20T00:00'],
  ['a Sunday', '2026-11-22T23:00', 1, '2026-11-20T00:00'],
  ['a Wednesday', '2026-11-18T10:00', 2, '2026-11-16T10:00'],
  ['a Tuesday', '2026-11-24T10:00', 2, '2026-11-20T10:00'],
  ['a Monday', '2026-11-23T10:00', 2, '2026-11-19T10:00'],
  ['a Sunday', '2026-11-22T23:00', 2, '2026-11-19T00:00'],
  ['a Monday', '2026-11-23T10:00', 6, '2026-11-13T10:00'],
  ['a Sunday', '2026-11-22T23:00', 6, '2026-11-13T00:00'],
])('on %s, %s, bookings from before %i working days ago are overdue', (_, now, days, expected) => {
  const moment = (time: string) => new Date(`${time}:00+08:00`);
  expect(overdueBefore(moment(now), days)).toEqual(moment(expected));
});

test.each([
  ['a Wednesday', '2026-11-18T10:00', 1, '2026-11-19T10:00'],
  ['a Friday', '2026-11-20T10:00', 1, '2026-11-23T10:00'],
  ['a Saturday', '2026-11-21T10:00', 1, '2026-11-24T00:00'],
  ['a Friday', '2026-11-20T10:00', 6, '2026-11-30T10:00'],
])('a booking from %s, %s, is answered within %i working days', (_, made, days, expected) => {
  const moment = (time: string) => new Date(`${time}:00+08:00`);
  const due = answerDue(moment(made), days);
  expect(due).toEqual(moment(expected));
  expect(overdueBefore(due, days) >= moment(made)).toBe(true);
});
