import { expect, test } from 'vitest';
import { bookingTime, timeLine } from './time-line.ts';

const time = { startsAt: '2026-12-01T06:00:00.000Z', endsAt: '2026-12-01T07:30:00.000Z' };

test('a time is written in a zone, which has the name that people use', () => {
  expect(timeLine(time, 'Asia/Shanghai', 'zh')).toBe('2026年12月1日星期二 14:00–15:30（北京时间）');
  expect(timeLine(time, 'Asia/Shanghai', 'en')).toBe(
    'Tuesday, 1 December 2026 14:00–15:30 (Beijing time)',
  );
  expect(timeLine(time, 'America/New_York', 'en')).toBe(
    'Tuesday, 1 December 2026 01:00–02:30 (Eastern Time)',
  );
  expect(timeLine(time, 'America/New_York', 'zh')).toContain('（北美东部时间）');
});

test('a visit has the time of its site and that of the visitor', () => {
  const zones = { timeZone: 'America/New_York', siteTimeZone: 'Asia/Shanghai' };
  expect(bookingTime(time, zones, 'en')).toBe(
    'Tuesday, 1 December 2026 14:00–15:30 (Beijing time), which is Tuesday, 1 December 2026 01:00–02:30 (Eastern Time)',
  );
  expect(bookingTime(time, zones, 'zh')).toContain('（北京时间），即2026年12月1日星期二 01:00');
});

test('zones with the same clocks are one', () => {
  const alone = '2026年12月1日星期二 14:00–15:30（北京时间）';
  for (const timeZone of ['Asia/Shanghai', 'Asia/Singapore']) {
    expect(bookingTime(time, { timeZone, siteTimeZone: 'Asia/Shanghai' }, 'zh')).toBe(alone);
  }
  expect(bookingTime(time, { timeZone: 'Asia/Shanghai', siteTimeZone: null }, 'zh')).toBe(alone);
});
