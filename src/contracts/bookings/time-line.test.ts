import { expect, test } from 'vitest';
import { timeLine } from './time-line.ts';

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
