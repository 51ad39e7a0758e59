import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);

/** Words before the day on which sources were compared, and the day: 2026 年 11 月 22 日, 22 November 2026. */
const CHECKED_ZH = /整理于 ?(\d{4}) 年 (\d{1,2}) 月 (\d{1,2}) 日/g;
const CHECKED_EN = /(?:checked on|As of) (\d{1,2} [A-Z][a-z]+ \d{4})/g;

/** The day of a text in its settings, in Beijing. */
const DAY = /^(?:publishedAt|updatedAt): (\d{4}-\d{2}-\d{2})/m;

/** The days on which a text says that its sources were compared, as YYYY-MM-DD. */
function checkedDays(text: string): string[] {
  const chinese = [...text.matchAll(CHECKED_ZH)].map(([, year, month = '', day = '']) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
  const english = [...text.matchAll(CHECKED_EN)].map(([, day]) =>
    new Date(`${day} UTC`).toISOString().slice(0, 10),
  );
  return [...chinese, ...english];
}

it('no text compared its sources after the day that it bears itself', () => {
  const files = ['articles/', 'documents/'].flatMap((name) =>
    readdirSync(new URL(name, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => name + file),
  );
  const stated = files.map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    return { file, own: DAY.exec(text)?.[1] ?? '', days: checkedDays(text) };
  });
  expect(stated.filter(({ own, days }) => days.some((day) => day > own))).toEqual([]);
  // The patterns find the days of both languages.
  for (const ending of ['.zh.md', '.en.md']) {
    expect(stated.some(({ file, days }) => file.endsWith(ending) && days.length > 0)).toBe(true);
  }
});
