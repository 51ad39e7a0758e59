import { useRef } from 'react';
import { slotInstants } from '#contracts/bookings/slots.ts';
import { timeLines } from '#contracts/bookings/time-line.ts';
import { slotZone } from '#contracts/bookings/zones.ts';
import { bookingVisitMessages } from '#site/i18n/booking-visit.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { useFormValues } from './use-form-values.ts';

/** The chosen times of a visit on the clocks of its site, and on those of the visitor. */
export function VisitTimes() {
  const text = useMessages(bookingVisitMessages);
  const locale = useLocale();
  const area = useRef<HTMLDivElement>(null);
  const values = useFormValues(area);
  const isOther = values?.siteTimeZone && values.siteTimeZone !== values.timeZone;
  const days = values?.slots.filter(({ day }) => /^\d{4}-\d\d-\d\d$/.test(day)) ?? [];
  return (
    <div ref={area} aria-live="polite" className="empty:hidden">
      {isOther && (
        <div className="rounded-sm border border-line p-4 text-sm">
          <p>{text.siteHours}</p>
          {days.map((slot) => {
            const { from, to } = slotInstants(slot, slotZone(values));
            const zones = [slotZone(values), values.timeZone];
            const lines = timeLines({ startsAt: from, endsAt: to }, zones, locale);
            return (
              <p key={`${slot.day} ${slot.part}`} className="mt-2">
                {lines.map((line, at) => (
                  <span key={line} className={at === 0 ? 'block' : 'block text-ink-muted'}>
                    {line}
                  </span>
                ))}
              </p>
            );
          })}
        </div>
      )}
    </div>
  );
}
