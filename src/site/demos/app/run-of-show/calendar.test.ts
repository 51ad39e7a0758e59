import { expect, test } from 'vitest';
import { planCalendar } from './calendar.ts';

const plan = {
  title: '新茶, 上市',
  day: '2026-11-22',
  start: '19:50',
  booked: 30,
  segments: [
    { id: 's1', name: '开场', minutes: 5, goods: '', points: '' },
    {
      id: 's2',
      name: '春茶',
      minutes: 25,
      goods: '龙井；散装',
      points: `第一句\n${'长'.repeat(60)}`,
    },
  ],
};
const made = new Date('2026-11-01T00:00:00Z');

test('each segment is an event with its time in UTC', () => {
  const file = planCalendar(plan, made);
  const start = new Date('2026-11-22T19:50').toISOString().replace(/[-:]|\.\d+/g, '');
  const end = new Date('2026-11-22T20:20').toISOString().replace(/[-:]|\.\d+/g, '');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(file).toContain(`DTSTART:${start}\r\n`);
  expect(file).toContain(`DTEND:${end}\r\n`);
  expect(file).toContain('SUMMARY:新茶\\, 上市 · 开场\r\n');
  expect(file).toContain('DTSTAMP:20261101T000000Z');
});

test('lines have at most 75 bytes, are folded between characters and end with CRLF', () => {
  const file = planCalendar(plan, made);
  const lines = file.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file).not.toMatch(/[^\r]\n/);
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`DESCRIPTION:龙井；散装\\n第一句\\n${'长'.repeat(60)}\r\n`);
});
