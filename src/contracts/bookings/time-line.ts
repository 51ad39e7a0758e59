import type { Locale } from '../locale.ts';

const tags: Record<Locale, string> = { zh: 'zh-CN', en: 'en-GB' };

/** A time as people read it, with its zone: `2026年12月1日星期二 14:00–15:00（Asia/Shanghai）`. */
export function timeLine(
  { startsAt, endsAt }: { startsAt: Date | string; endsAt: Date | string },
  timeZone: string,
  locale: Locale,
): string {
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  const day = new Intl.DateTimeFormat(tags[locale], { timeZone, dateStyle: 'full' }).format(from);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
  const line = `${day} ${time.format(from)}–${time.format(to)}`;
  return locale === 'zh' ? `${line}（${timeZone}）` : `${line} (${timeZone})`;
}
