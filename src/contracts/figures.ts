import { NO_BREAK_SPACE, WORD_JOINER } from './joiners.ts';
import type { Locale } from './locale.ts';

/**
 * Makes a thing once for the same arguments: making a format takes three times as long as using it, see
 * docs/performance.md. All are forgotten when there are a hundred.
 */
function kept<Args extends unknown[], Made>(make: (...args: Args) => Made) {
  const all = new Map<string, Made>();
  return (...args: Args) => {
    const key = args.join();
    const made = all.get(key) ?? make(...args);
    if (all.size > 99) all.clear();
    all.set(key, made);
    return made;
  };
}

/** Dates and times of a sheet in the zone of its site, the same on server and browser. */
export const zonedTimes = kept((locale: Locale, timeZone: string) => {
  const zh = locale === 'zh';
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: zh ? 'numeric' : 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  const partsOf = (iso: string) => {
    const parts = format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]);
    const { year, month, day, hour, minute } = Object.fromEntries(parts);
    // A date stays on one line.
    const shortDay = zh
      ? [Number(month), '月', Number(day), '日'].join(WORD_JOINER)
      : Number(day) + NO_BREAK_SPACE + month;
    return {
      shortDay,
      day: zh ? [year, '年', shortDay].join(WORD_JOINER) : `${shortDay} ${year}`,
      time: `${hour}:${minute}`,
    };
  };
  const day = (iso: string) => partsOf(iso).day;
  const time = (iso: string) => partsOf(iso).time;
  const moment = (iso: string) => `${day(iso)} ${time(iso)}`;
  return {
    day,
    time,
    moment,
    short: (iso: string) => `${partsOf(iso).shortDay} ${time(iso)}`,
    /** A range; the day appears once if both ends are on it. No line begins with its sign. */
    span: (from: string, to: string) =>
      `${moment(from)}\u00a0– ${day(from) === day(to) ? time(to) : moment(to)}`,
  };
});

function numbers(locale: Locale) {
  const tag = locale === 'zh' ? 'zh-CN' : 'en-GB';
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const signed = new Intl.NumberFormat(tag, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const moneyFormat = kept(
    (currency: string, digits: number) =>
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
  return {
    count: (value: number) => whole.format(value),
    /** A percentage; a dash if `total` is 0. */
    share: (part: number, total: number) => (total > 0 ? percent.format(part / total) : '–'),
    /** Relative change in percent; a dash if `from` is 0. */
    change: (from: number, to: number) => (from > 0 ? signed.format(to / from - 1) : '–'),
    /** Money given in hundredths of the currency; `cents` prints two decimals. */
    money: (fen: number, currency: string, cents = false) =>
      moneyFormat(currency, cents ? 2 : 0).format(fen / 100),
    /** A duration in its two largest units; whole hours from 100 hours on. */
    duration: (seconds: number) => {
      const [h, m, s] = locale === 'zh' ? ['小时', '分', '秒'] : ['h', 'min', 's'];
      const withUnit = (value: string | number, unit = '') => value + NO_BREAK_SPACE + unit;
      if (seconds >= 360_000) return withUnit(whole.format(seconds / 3600), h);
      const parts = [
        [Math.floor(seconds / 3600), h],
        [Math.floor((seconds % 3600) / 60), m],
        [Math.floor(seconds % 60), s],
      ] as const;
      const first = parts.findIndex(([value]) => value > 0);
      if (first < 0) return withUnit(0, s);
      return parts
        .slice(first, first + 2)
        .filter(([value]) => value > 0)
        .map(([value, unit]) => withUnit(value, unit))
        .join(' ');
    },
  };
}

/** Numbers, percentages, money and durations in words of a language. */
export const numberWords = { zh: numbers('zh'), en: numbers('en') };
