import { bookingTime } from '../bookings/time-line.ts';
import { formatMoment } from '../formats.ts';
import { WORD_JOINER } from '../joiners.ts';
import type { BothTexts, Locale } from '../locale.ts';

/** A value that the text of a message may use as `{{name}}`. */
export interface TemplateValue {
  label: BothTexts;
  /** What stands for it in previews and test messages; `zh` and `en` where it has words. */
  sample: unknown;
  /** Names of its values, if it has a few of them. */
  words?: Readonly<Record<string, BothTexts>>;
  /** How it is written, if it is no plain text. */
  format?(value: unknown, locale: Locale): string;
  /** An address: a link in mails with HTML. */
  isLink?: true;
}

/** A message that the site sends: who reads it, its values, and its text as delivered. */
export interface MessageTemplate {
  name: BothTexts;
  /** Visitors of the site, one member of staff, or everybody who works for the provider. */
  reader: 'visitor' | 'staff' | 'provider';
  values: Readonly<Record<string, TemplateValue>>;
  /** One line. */
  subject: BothTexts;
  /** Lines of text. A line whose values are all empty is left out. */
  body: BothTexts;
}

type Further = Pick<TemplateValue, 'words' | 'format' | 'isLink'>;

/** A value of a message. */
export const value = (zh: string, en: string, sample: unknown, further?: Further) =>
  ({ label: { zh, en }, sample, ...further }) satisfies TemplateValue;

/** An address that a message leads to. */
export const link = (zh: string, en: string, sample: string | null) =>
  value(zh, en, sample, { isLink: true });

/** A moment, written in Beijing time. */
export const moment = (zh: string, en: string) =>
  value(zh, en, '2026-11-21T01:30:00.000Z', {
    format: (iso, locale) => {
      const time = formatMoment(String(iso), locale).replaceAll(WORD_JOINER, '');
      return locale === 'zh' ? `${time}（北京时间）` : `${time} (Beijing time)`;
    },
  });

/** A time that a booking is about, with the zones of its visitor and of the site of a visit. */
export interface BookingTime {
  startsAt: string;
  endsAt: string;
  timeZone: string;
  siteTimeZone: string | null;
}

/** Times of a booking, one to a line. */
export const bookingTimes = (zh: string, en: string) =>
  value(
    zh,
    en,
    [
      {
        startsAt: '2026-12-01T06:00:00.000Z',
        endsAt: '2026-12-01T07:00:00.000Z',
        timeZone: 'Asia/Shanghai',
        siteTimeZone: null,
      },
    ] satisfies BookingTime[],
    {
      format: (times, locale) =>
        (times as BookingTime[]).map((time) => bookingTime(time, time, locale)).join('\n'),
    },
  );
