import type { ReactNode, RefObject, SubmitEvent } from 'react';
import type { VisitorState } from '#contracts/enums/bookings.ts';
import { bookingSentences } from '#contracts/fact-sentences/booking.ts';
import { dayIn } from '#contracts/zoned-times.ts';
import { useFactSentence } from '#site/fact-sentence.ts';
import { bookingMessages } from '#site/i18n/booking.ts';
import { lookUpMessages } from '#site/i18n/booking-look-up.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notices.tsx';
import type { Found } from './use-look-up.ts';

const tones: Record<VisitorState, Tone> = {
  received: 'info',
  in_progress: 'info',
  answered: 'good',
  closed: 'key',
  withdrawn: 'warn',
};

/** A booking as its visitor sees it: where it stands, what was asked, and how to withdraw it. */
export function OwnBookingView({
  booking,
  reference,
  contact,
  heading,
  action,
  busy,
  error,
  onWithdraw,
  onRestart,
}: Found & {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Address of the form without scripts. */
  action: string;
  busy: boolean;
  error: string | null;
  onWithdraw(event: SubmitEvent<HTMLFormElement>): void;
  onRestart(): void;
}) {
  const text = useMessages(lookUpMessages);
  const { types } = useMessages(bookingMessages);
  const sentence = useFactSentence();
  const { day, moment } = useDates();
  const { state, timeZone } = booking;
  const time = (iso: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(new Date(iso));
  const slots = booking.slots.map(
    ({ startsAt, endsAt }) =>
      `${day(dayIn(new Date(startsAt), timeZone))} ${time(startsAt)}–${time(endsAt)} (${timeZone})`,
  );
  const rows: [label: string, value: ReactNode][] = [
    [text.createdAt, moment(booking.createdAt)],
    [text.answeredAt, booking.answeredAt && moment(booking.answeredAt)],
    [text.withdrawnAt, booking.withdrawnAt && moment(booking.withdrawnAt)],
    [text.type, types[booking.type]],
    [text.products, booking.products.join(' · ')],
    [text.slots, slots.length > 0 && slots.map((slot) => <p key={slot}>{slot}</p>)],
    [text.availability, booking.availability],
    [text.message, booking.message],
  ];
  return (
    <div>
      <Badge dot tone={tones[state]}>
        {text.states[state]}
      </Badge>
      <h2 ref={heading} tabIndex={-1} className="mt-3 font-mono text-2xl break-all outline-none">
        {booking.reference}
      </h2>
      <p className="mt-3 text-lg text-ink-muted">
        {state === 'received' ? sentence(bookingSentences.received) : text.explained[state]}
      </p>
      <dl className="mt-6 text-sm">
        {rows.map(
          ([label, value]) =>
            value && (
              <div
                key={label}
                className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[10rem_1fr]"
              >
                <dt className="text-ink-muted">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {error && (
        <div role="alert" className="mt-4">
          <Notice kind="error">{error}</Notice>
        </div>
      )}
      {booking.canWithdraw && (
        <>
          <p className="border-t border-line pt-4 text-sm text-ink-muted">{text.change}</p>
          <details className="group mt-4 border-t border-line">
            <summary className="flex min-h-14 items-center justify-between gap-2 py-3 hover:text-key">
              <h3 className="text-base">{text.withdraw}</h3>
              <IconChevronDown className="chevron text-ink-muted group-open:rotate-180" />
            </summary>
            <form method="post" action={action} onSubmit={onWithdraw} className="pb-4">
              <input type="hidden" name="lookUp" value="withdrawal" />
              <input type="hidden" name="reference" value={reference} />
              <input type="hidden" name="contact" value={contact} />
              <p className="max-w-reading text-sm text-ink-muted">
                {text.withdrawText}{' '}
                <Link to="/show/privacy" className="link">
                  {text.privacy}
                </Link>
              </p>
              <Button type="submit" variant="secondary" busy={busy} className="mt-4 max-sm:w-full">
                {text.confirm}
              </Button>
            </form>
          </details>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onRestart} className="noscript:hidden max-sm:w-full">
          {text.other}
        </Button>
        <Button to="/cooperation" variant="ghost" className="max-sm:w-full">
          {text.another}
        </Button>
      </div>
    </div>
  );
}
