import { daySchema } from '#contracts/schemas.ts';
import type { LiveReportBody } from '#contracts/sheets/live-report.ts';
import { dayIn, zonedInstant } from '#contracts/zoned-times.ts';

/** Day 0 of spreadsheets, as they count after February 1900. */
const SHEET_EPOCH = Date.UTC(1899, 11, 30);
/** Days from that day to the first of 1904, with which the count of some workbooks begins. */
const DAYS_TO_1904 = 1462;
const DAY_MS = 86_400_000;
const DAY_MINUTES = 1440;

/** A moment as people and spreadsheets write it: with a day or without one. */
const WRITTEN =
  /^(?:(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?[ T]+)?(\d{1,2})[:时](\d{2})(?:[:分]\d{2}(?:\.\d+)?秒?)?分?$/;

/**
 * The minute that a cell names, in the zone of the room. A time without a day is of the session: one
 * before its start is after midnight. Undefined if it is no time.
 */
export function readMinute(
  cell: string | number,
  { startsAt, room }: Pick<LiveReportBody, 'startsAt' | 'room'>,
  isFrom1904 = false,
): string | undefined {
  const text = String(cell).normalize('NFKC').trim();
  const instant = /(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(instant)) return fullMinute(instant);
  const read = typeof cell === 'number' ? readSerial(cell, isFrom1904) : readWritten(text);
  if (!read || read.minutes >= DAY_MINUTES) return undefined;
  const start = Date.parse(startsAt);
  const day = read.day ?? dayIn(new Date(start), room.timeZone);
  const moment = zonedInstant(day, read.minutes, room.timeZone).getTime();
  const isNextDay = read.day === undefined && moment + 60_000 <= start;
  const shifted = isNextDay
    ? zonedInstant(day, read.minutes + DAY_MINUTES, room.timeZone).getTime()
    : moment;
  return Number.isNaN(shifted) ? undefined : fullMinute(shifted);
}

interface Read {
  day: string | undefined;
  minutes: number;
}

function readWritten(text: string): Read | undefined {
  const found = WRITTEN.exec(text);
  if (!found) return undefined;
  const [, year, month = '', date = '', hour, minute] = found;
  if (Number(minute) > 59) return undefined;
  const day = year && `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (day && !daySchema.safeParse(day).success) return undefined;
  return { day: day || undefined, minutes: Number(hour) * 60 + Number(minute) };
}

/** A number of a spreadsheet: whole days and a part of one; below 1 it is a time alone. */
function readSerial(serial: number, isFrom1904: boolean): Read | undefined {
  if (serial < 0 || serial > 2_958_465) return undefined;
  const days = Math.floor(serial);
  const minutes = Math.round((serial - days) * DAY_MINUTES);
  if (days === 0) return { day: undefined, minutes };
  const counted = days + (isFrom1904 ? DAYS_TO_1904 : 0);
  return { day: new Date(SHEET_EPOCH + counted * DAY_MS).toISOString().slice(0, 10), minutes };
}

const fullMinute = (time: number) => new Date(Math.floor(time / 60_000) * 60_000).toISOString();
