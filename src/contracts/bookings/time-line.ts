import type { Locale } from '../locale.ts';
import { type BookingZones, slotZone } from './zones.ts';

const tags: Record<Locale, string> = { zh: 'zh-CN', en: 'en-GB' };

/** What people in China call their zone; the data of browsers call it China Standard Time. */
const beijing: Record<Locale, string> = { zh: '北京时间', en: 'Beijing time' };

/** The common name of a time zone, as `Eastern Time`. */
export function zoneName(timeZone: string, locale: Locale): string {
  if (timeZone === 'Asia/Shanghai') return beijing[locale];
  const named = new Intl.DateTimeFormat(tags[locale], { timeZone, timeZoneName: 'longGeneric' });
  const name = named.formatToParts().find(({ type }) => type === 'timeZoneName');
  return name?.value ?? timeZone;
}

/** Start and end of a time. */
interface Time {
  startsAt: Date | string;
  endsAt: Date | string;
}

/** A time on the clocks of a zone: `2026年12月1日星期二 14:00–15:00`. */
export function clockLine({ startsAt, endsAt }: Time, timeZone: string, locale: Locale): string {
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  const day = new Intl.DateTimeFormat(tags[locale], { timeZone, dateStyle: 'full' }).format(from);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
  return `${day} ${time.format(from)}–${time.format(to)}`;
}

/** A time as people read it, with its zone: `2026年12月1日星期二 14:00–15:00（北京时间）`. */
export function timeLine(time: Time, timeZone: string, locale: Locale): string {
  const line = clockLine(time, timeZone, locale);
  const name = zoneName(timeZone, locale);
  return locale === 'zh' ? `${line}（${name}）` : `${line} (${name})`;
}

const means: Record<Locale, string> = { zh: '，即', en: ', which is ' };

/** A time in several zones, the first one first; those whose clocks show the same are left out. */
export function timeLines(time: Time, zones: readonly string[], locale: Locale): string[] {
  const clocks = zones.map((zone) => clockLine(time, zone, locale));
  return zones.flatMap((zone, at) =>
    clocks.indexOf(clocks[at] ?? '') === at ? [timeLine(time, zone, locale)] : [],
  );
}

/** A time of a booking: on the clocks of the site of a visit, and on those of the visitor. */
export const bookingTime = (time: Time, zones: BookingZones, locale: Locale): string =>
  timeLines(time, [slotZone(zones), zones.timeZone], locale).join(means[locale]);
