import { timeLines } from '#contracts/bookings/time-line.ts';
import { slotZone } from '#contracts/bookings/zones.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { recordMessages } from './messages.ts';
import type { Booking } from './types.ts';

const BEIJING = 'Asia/Shanghai';

/** A time of a booking in Beijing time, and in the zones of site and visitor where they differ. */
export function TimeText({
  time,
  booking,
}: {
  time: Booking['proposals'][number];
  booking: Pick<Booking, 'timeZone' | 'siteTimeZone'>;
}) {
  const text = useMessages(recordMessages);
  const locale = useLocale();
  const { timeZone, siteTimeZone } = booking;
  const lines = timeLines(time, [BEIJING, slotZone(booking), timeZone], locale);
  const [ofSite] = siteTimeZone ? timeLines(time, [siteTimeZone], locale) : [];
  return lines.map((line) => (
    <span key={line} className="block">
      {line} {line === ofSite && <span className="text-xs text-ink-muted">{text.onSite}</span>}
    </span>
  ));
}
