import { clockLine, timeLine } from '#contracts/bookings/time-line.ts';
import { lookUpMessages } from '#site/i18n/booking-look-up.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { OwnForm, type OwnForms } from './own-form.tsx';
import { useOwnZone } from './use-own-zone.ts';

/** The times that staff propose; one tap accepts one. */
export function Proposals({ forms }: { forms: OwnForms }) {
  const text = useMessages(lookUpMessages);
  const { proposals, timeZone } = forms.found.booking;
  if (proposals.length === 0) return null;
  return (
    <section className="mt-6 rounded-md border border-key p-5">
      <h3 className="text-lg">{text.proposals}</h3>
      <p className="mt-1 text-sm text-ink-muted">{text.proposalsText}</p>
      <ul className="mt-4 grid gap-4">
        {proposals.map((proposal) => (
          <li key={proposal.id} className="flex flex-wrap items-center justify-between gap-3">
            <TimeText time={proposal} timeZone={timeZone} />
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

/** A time in the zone of the booking, and in that of the reader's device where it is another one. */
export function TimeText({
  time,
  timeZone,
}: {
  time: { startsAt: string; endsAt: string };
  timeZone: string;
}) {
  const text = useMessages(lookUpMessages);
  const locale = useLocale();
  const ownZone = useOwnZone();
  const clocks = (zone: string) => clockLine(time, zone, locale);
  const isOther = ownZone !== null && clocks(ownZone) !== clocks(timeZone);
  return (
    <span className="min-w-0">
      <span className="block">{timeLine(time, timeZone, locale)}</span>
      {isOther && (
        <span className="block text-sm text-ink-muted">
          {text.ownTime(timeLine(time, ownZone, locale))}
        </span>
      )}
    </span>
  );
}
