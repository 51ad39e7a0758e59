import { timeLines } from '#contracts/bookings/time-line.ts';
import { type BookingZones, slotZone } from '#contracts/bookings/zones.ts';
import { lookUpMessages } from '#site/i18n/booking-look-up.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { OwnForm, type OwnForms } from './own-form.tsx';
import { useOwnZone } from './use-own-zone.ts';

/** The times that staff propose; one tap accepts one. */
export function Proposals({ forms }: { forms: OwnForms }) {
  const text = useMessages(lookUpMessages);
  const { booking } = forms.found;
  const { proposals } = booking;
  if (proposals.length === 0) return null;
  return (
    <section className="mt-6 rounded-md border border-key p-5">
      <h3 className="text-lg">{text.proposals}</h3>
      <p className="mt-1 text-sm text-ink-muted">{text.proposalsText}</p>
      <ul className="mt-4 grid gap-4">
        {proposals.map((proposal) => (
          <li key={proposal.id} className="flex flex-wrap items-center justify-between gap-3">
            <TimeText time={proposal} booking={booking} />
            <OwnForm forms={forms} operation="acceptance" className="max-sm:w-full">
              <input type="hidden" name="proposal" value={proposal.id} />
              <Button type="submit" busy={forms.busy} className="max-sm:w-full">
                {text.accept}
              </Button>
            </OwnForm>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * A time on the clocks of the site of a visit and of the visitor, and in the zone of the reader's device
 * where that is another one.
 */
export function TimeText({
  time,
  booking: { timeZone, siteTimeZone },
}: {
  time: { startsAt: string; endsAt: string };
  booking: BookingZones;
}) {
  const locale = useLocale();
  const ownZone = useOwnZone();
  const zones = [slotZone({ timeZone, siteTimeZone }), timeZone, ...(ownZone ? [ownZone] : [])];
  const [first, ...others] = timeLines(time, zones, locale);
  return (
    <span className="min-w-0">
      <span className="block">{first}</span>
      {others.map((line) => (
        <span key={line} className="block text-sm text-ink-muted">
          {line}
        </span>
      ))}
    </span>
  );
}
