import { expect, test } from 'vitest';
import { dayIn, isTimeZone } from '../zoned-times.ts';
import { slotInstants } from './slots.ts';

test.each([
  ['2026-11-21', 'morning', 'Asia/Shanghai', '2026-11-21T01:00:00.000Z'],
  ['2026-11-21', 'evening', 'America/Los_Angeles', '2026-11-22T02:00:00.000Z'],
  ['2026-07-01', 'morning', 'Europe/London', '2026-07-01T08:00:00.000Z'],
  ['2026-12-01', 'morning', 'Europe/London', '2026-12-01T09:00:00.000Z'],
  // Days of clock changes (daylight saving time).
  ['2026-03-08', 'morning', 'America/New_York', '2026-03-08T13:00:00.000Z'],
  ['2026-11-01', 'morning', 'America/New_York', '2026-11-01T14:00:00.000Z'],
  ['2026-11-21', 'afternoon', 'Asia/Kathmandu', '2026-11-21T07:15:00.000Z'],
] as const)('%s %s in %s begins at %s', (day, part, zone, expected) => {
  expect(slotInstants({ day, part }, zone).from.toISOString()).toBe(expected);
});

test('rejects unknown time zones and uses the days of the zone', () => {
  expect(isTimeZone('Asia/Shanghai')).toBe(true);
  expect(isTimeZone('Mars/Olympus')).toBe(false);
  expect(dayIn(new Date('2026-11-21T17:00:00Z'), 'Asia/Shanghai')).toBe('2026-11-22');
});
