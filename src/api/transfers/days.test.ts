import { expect, test } from 'vitest';
import { readDay } from './days.ts';

test.each([
  ['2026-11-22', '2026-11-22'],
  ['2026/11/22', '2026-11-22'],
  ['2026/1/2', '2026-01-02'],
  ['2026-1-2', '2026-01-02'],
  ['2026.11.22', '2026-11-22'],
  ['2026年11月22日', '2026-11-22'],
  ['２０２６年１月２日', '2026-01-02'],
  ['2026 年 11 月 22 日', '2026-11-22'],
  ['2026年11月22日星期日', '2026-11-22'],
  ['2026-11-22 00:00:00', '2026-11-22'],
  ['2026-11-22T00:00:00.000Z', '2026-11-22'],
  ['2026/11/22 8:30', '2026-11-22'],
  ['2026/11/22 8:30:00 AM', '2026-11-22'],
  ['2026年11月22日 下午3:05', '2026-11-22'],
  ['2026年11月22日15时30分', '2026-11-22'],
  ['20261122', '2026-11-22'],
  ['22.11.2026', '2026-11-22'],
  ['11/22/2026', '2026-11-22'],
  ['11/11/2026', '2026-11-11'],
  ['22 Nov 2026', '2026-11-22'],
  ['22-Nov-2026', '2026-11-22'],
  ['November 22, 2026', '2026-11-22'],
  ['Sunday, November 22, 2026', '2026-11-22'],
  // Cells of a sheet without a format.
  [46348, '2026-11-22'],
  [46348.5, '2026-11-22'],
  [20261122, '2026-11-22'],
])('%j is %s', (written, day) => {
  expect(readDay(written)).toEqual({ day });
});

test('a number of a workbook that counts from 1904 is its day', () => {
  expect(readDay(44_886, true)).toEqual({ day: '2026-11-22' });
});

test.each([
  ['05/06/2026', '“05/06/2026” may be two days. Write 2026-06-05 or 2026-05-06.'],
  ['5.6.2026', '“5.6.2026” may be two days. Write 2026-06-05 or 2026-05-06.'],
  ['2026-02-30', 'There is no day “2026-02-30”.'],
  ['1899-12-31', 'There is no day “1899-12-31”.'],
  ['11/22/26', 'Write the day as year-month-day, such as 2026-11-28.'],
  ['46348', 'Write the day as year-month-day, such as 2026-11-28.'],
  ['明天', 'Write the day as year-month-day, such as 2026-11-28.'],
  ['2026-11', 'Write the day as year-month-day, such as 2026-11-28.'],
  [0.5, 'Write the day as year-month-day, such as 2026-11-28.'],
  [true, 'Write the day as year-month-day, such as 2026-11-28.'],
  [`2026-11-22${' '.repeat(30_000)}x`, 'Write the day as year-month-day, such as 2026-11-28.'],
])('%j is refused with the form to use', (written, message) => {
  const read = readDay(written);
  expect('problem' in read && read.problem.en).toContain(message);
  expect('problem' in read && read.problem.zh).toMatch(/\d{4}-\d\d-\d\d/);
});
