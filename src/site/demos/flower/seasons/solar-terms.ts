/** The 24 solar terms of the year in order, each 15° of the sun's longitude after the one before. */
export const solarTerms = [
  'lichun',
  'yushui',
  'jingzhe',
  'chunfen',
  'qingming',
  'guyu',
  'lixia',
  'xiaoman',
  'mangzhong',
  'xiazhi',
  'xiaoshu',
  'dashu',
  'liqiu',
  'chushu',
  'bailu',
  'qiufen',
  'hanlu',
  'shuangjiang',
  'lidong',
  'xiaoxue',
  'daxue',
  'dongzhi',
  'xiaohan',
  'dahan',
] as const;
export type SolarTerm = (typeof solarTerms)[number];

/** The sun's longitude at the start of spring, in degrees. */
const FIRST_LONGITUDE = 315;
const DAY_MS = 86_400_000;
const TROPICAL_YEAR_DAYS = 365.242_19;
/** Noon of 1 January 2000, the epoch of the formula. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12);
/** Terrestrial time less universal time; 69 s from 2017 on, a minute more by about 2070. */
const CLOCK_DIFFERENCE_MS = 69_000;
const BEIJING_OFFSET_MS = 8 * 3_600_000;

/**
 * Apparent longitude of the sun in degrees, by the low-precision formula of Jean Meeus,
 * "Astronomical Algorithms", 2nd edition, chapter 25: right to 0.01°, which is a quarter of an hour.
 */
function sunLongitude(time: number): number {
  const centuries = (time + CLOCK_DIFFERENCE_MS - EPOCH_MS) / (36_525 * DAY_MS);
  const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
  const anomaly = 357.52911 + centuries * (35_999.05029 - 0.0001537 * centuries);
  const centre =
    (1.914602 - centuries * (0.004817 + 0.000014 * centuries)) * sine(anomaly) +
    (0.019993 - 0.000101 * centuries) * sine(2 * anomaly) +
    0.000289 * sine(3 * anomaly);
  const mean = 280.46646 + centuries * (36_000.76983 + 0.0003032 * centuries);
  return mean + centre - 0.00569 - 0.00478 * sine(125.04 - 1_934.136 * centuries);
}

/** Degrees from one longitude to another, -180 to 180. */
function turn(from: number, to: number): number {
  const degrees = (((to - from) % 360) + 360) % 360;
  return degrees > 180 ? degrees - 360 : degrees;
}

/** The moment at which a term begins in a Gregorian year, in milliseconds since 1970. */
export function momentOf(term: SolarTerm, year: number): number {
  const index = solarTerms.indexOf(term);
  const longitude = (FIRST_LONGITUDE + 15 * index) % 360;
  // The start of spring is on or about 4 February; the last two terms begin before it.
  const days = (((index + 2) % 24) - 2) * (TROPICAL_YEAR_DAYS / 24);
  let time = Date.UTC(year, 1, 4) + days * DAY_MS;
  for (let round = 0; round < 4; round += 1) {
    time += (turn(sunLongitude(time), longitude) / 360) * TROPICAL_YEAR_DAYS * DAY_MS;
  }
  return time;
}

/** A day of the calendar in Beijing. */
export interface CalendarDay {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

function beijingDay(time: number): CalendarDay {
  const date = new Date(time + BEIJING_OFFSET_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The day on which a term begins in Beijing. */
export function dayOf(term: SolarTerm, year: number): CalendarDay {
  return beijingDay(momentOf(term, year));
}

/** The term of a moment: the last one whose first day in Beijing has begun. */
export function termAt(time: number): SolarTerm {
  const today = beijingDay(time);
  const number = ({ year, month, day }: CalendarDay) => (year * 12 + month) * 31 + day;
  const begun = solarTerms.filter((term) => number(dayOf(term, today.year)) <= number(today));
  // In the order of the calendar year the two terms of January come first.
  const january = begun.filter((term) => dayOf(term, today.year).month === 1);
  return begun.filter((term) => !january.includes(term)).at(-1) ?? january.at(-1) ?? 'dongzhi';
}
