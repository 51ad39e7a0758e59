import type { Cell, Message } from './table.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MS = 86_400_000;
/** Day 0 of spreadsheets, as they count after February 1900. */
const SHEET_EPOCH = Date.UTC(1899, 11, 30);
/** Days from that day to the first of 1904, with which the count of some workbooks begins. */
const DAYS_TO_1904 = 1462;
/** A time without a day becomes one of 1899 in spreadsheets. */
const FIRST_YEAR = 1900;
/** 31 December 9999, the last day that spreadsheets know. */
const LAST_SERIAL = 2_958_465;

/** Longest text that can be a day; longer ones cost time. */
const MAX_LENGTH = 60;
/** A time after a day, with its zone. */
const TIME =
  /[T ]*(?:[上下]午)? ?\d{1,2}(?:[时点]|[:时点]\d{1,2}分?(?::?\d{1,2}(?:\.\d+)?秒?)?) ?(?:[AP]\.?M\.?)? ?(?:Z|[+-]\d{2}:?\d{2})?$/i;
/** A day of the week in brackets or before or after the day. */
const WEEKDAY =
  /\(?(?:星期|周)[一二三四五六日天]\)?|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /i;

type Day = { year: number; month: number; day: number };
export type ReadDay = { day: string } | { problem: Message };

/**
 * A day as people and spreadsheets write it, as `2026-11-28`: the year first, by any separator or in
 * Chinese; the name of the month; a number of an unformatted cell. A day or month first is only taken
 * where no other reading is possible. A time after the day is left out.
 */
export function readDay(cell: Cell, isFrom1904 = false): ReadDay {
  if (typeof cell === 'number' && cell >= 1 && cell < LAST_SERIAL + 1) {
    const days = Math.floor(cell) + (isFrom1904 ? DAYS_TO_1904 : 0);
    return { day: new Date(SHEET_EPOCH + days * MS).toISOString().slice(0, 10) };
  }
  const written = String(cell).normalize('NFKC').trim();
  if (written.length > MAX_LENGTH) return { problem: noDay };
  const text = written.replace(WEEKDAY, ' ').replace(TIME, '').replace(/\s+/g, ' ').trim();
  const days = readings(text).filter(isDay);
  const [first, other] = days;
  if (first && !other) return { day: iso(first) };
  if (first && other) return { problem: ambiguous(written, iso(first), iso(other)) };
  return { problem: readings(text).length > 0 ? noSuchDay(written) : noDay };
}

/** The days that a text can mean. */
function readings(text: string): Day[] {
  const yearFirst =
    /^(\d{4})(?: ?[-/.年] ?)(\d{1,2})(?: ?[-/.月] ?)(\d{1,2}) ?日?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (yearFirst) return [dayOf(yearFirst[1], yearFirst[2], yearFirst[3])];
  const yearLast = /^(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{4})$/.exec(text);
  if (yearLast) {
    const [, one, , two, year] = yearLast;
    return one === two ? [dayOf(year, one, two)] : [dayOf(year, two, one), dayOf(year, one, two)];
  }
  const dayAndName = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4})$/i.exec(text);
  if (dayAndName) return [dayOf(dayAndName[3], monthOf(dayAndName[2]), dayAndName[1])];
  const nameAndDay = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text);
  return nameAndDay ? [dayOf(nameAndDay[3], monthOf(nameAndDay[1]), nameAndDay[2])] : [];
}

const monthOf = (name = '') => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

const dayOf = (year = '', month = '', day = ''): Day => ({
  year: Number(year),
  month: Number(month),
  day: Number(day),
});

function isDay({ year, month, day }: Day): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < FIRST_YEAR) return false;
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const iso = ({ year, month, day }: Day) =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

const noDay: Message = {
  zh: '请写成“年-月-日”，例如 2026-11-28。',
  en: 'Write the day as year-month-day, such as 2026-11-28.',
};

const noSuchDay = (written: string): Message => ({
  zh: `没有“${written}”这一天，请检查。日期写成“年-月-日”，例如 2026-11-28。`,
  en: `There is no day “${written}”. Check it, and write it as year-month-day, such as 2026-11-28.`,
});

const ambiguous = (written: string, one: string, other: string): Message => ({
  zh: `看不出“${written}”哪个是月、哪个是日，请写成 ${one} 或 ${other}。`,
  en: `“${written}” may be two days. Write ${one} or ${other}.`,
});
