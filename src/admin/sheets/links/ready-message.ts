import { withoutJoiners } from '#contracts/joiners.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatDay } from '#ui/i18n/format.ts';
import { linkMessages } from './messages.ts';

/** What a message to the holder of a link tells. */
interface SentLink {
  url: string;
  title: string;
  number: string | null;
  holderName: string | null;
  hasPasscode: boolean;
  /** The last day in Beijing, `YYYY-MM-DD`. */
  lastDay: string | null;
  /** Language of the sheet. */
  locale: Locale;
}

/** A message to send with a link. The passcode is never in it: it goes another way. */
export function readyMessage({
  url,
  title,
  number,
  holderName,
  hasPasscode,
  lastDay,
  locale,
}: SentLink): string {
  const { message } = linkMessages[locale];
  return [
    message.hello(holderName),
    message.sheet(title, number),
    url,
    lastDay && message.until(withoutJoiners(formatDay(lastDay, locale))),
    hasPasscode && message.passcode,
  ]
    .filter(Boolean)
    .join('\n');
}
