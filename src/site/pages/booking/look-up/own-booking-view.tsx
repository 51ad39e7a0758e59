import type { ReactNode, RefObject } from 'react';
import type { VisitorState } from '#contracts/enums/bookings.ts';
import { bookingSentences } from '#contracts/fact-sentences/booking.ts';
import { useFactSentence } from '#site/fact-sentence.ts';
import { foldedMessages } from '#site/i18n/booking-folded.ts';
import { lookUpMessages } from '#site/i18n/booking-look-up.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCalendar } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notices.tsx';
import type { BookingFormData } from '../form-data.ts';
import type { Problems } from '../form-problems.ts';
import { ChangeForm } from './change-form.tsx';
import { OwnFold, OwnForm, type OwnForms } from './own-form.tsx';
import { Proposals, TimeText } from './proposals.tsx';

const tones: Record<VisitorState, Tone> = {
  received: 'info',
  in_progress: 'info',
  answered: 'good',
  closed: 'key',
  cancelled: 'warn',
  withdrawn: 'warn',
};

/** A booking as its visitor sees it: where it stands, what was asked, and what can be done with it. */
export function OwnBookingView({
  forms,
  data,
  heading,
  error,
  problems,
  onRestart,
}: {
  forms: OwnForms;
  data: Pick<BookingFormData, 'timeZones'>;
  heading: RefObject<HTMLHeadingElement | null>;
  error: string | null;
  problems: Problems;
  onRestart(): void;
}) {
  const text = useMessages(lookUpMessages);
  const sentence = useFactSentence();
  const { booking } = forms.found;
  const { state } = booking;
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
      {error && (
        <div role="alert" className="mt-4">
          <Notice kind="error">{error}</Notice>
        </div>
      )}
      <Proposals forms={forms} />
      <Rows forms={forms} />
      {booking.isOpen && (
        <>
          <OwnFold heading={text.change} isOpen={Object.keys(problems).length > 0}>
            <ChangeForm forms={forms} data={data} problems={problems} />
          </OwnFold>
          <OwnFold heading={text.cancel}>
            <OwnForm forms={forms} operation="cancellation">
              <p className="max-w-reading text-sm text-ink-muted">{text.cancelText}</p>
              <Button
                type="submit"
                variant="secondary"
                busy={forms.busy}
                className="mt-4 max-sm:w-full"
              >
                {text.confirmCancel}
              </Button>
            </OwnForm>
          </OwnFold>
        </>
      )}
      {state !== 'withdrawn' && (
        <OwnFold heading={text.withdraw}>
          <OwnForm forms={forms} operation="withdrawal">
            <p className="max-w-reading text-sm text-ink-muted">
              {text.withdrawText}{' '}
              <Link to="/show/privacy" className="link">
                {text.privacy}
              </Link>
            </p>
            <Button
              type="submit"
              variant="secondary"
              busy={forms.busy}
              className="mt-4 max-sm:w-full"
            >
              {text.confirm}
            </Button>
          </OwnForm>
        </OwnFold>
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

/** What is known of the booking. */
function Rows({ forms: { found } }: { forms: OwnForms }) {
  const text = useMessages(lookUpMessages);
  const { types } = useMessages(foldedMessages);
  const { moment } = useDates();
  const base = useBasePath();
  const { booking } = found;
  const { appointment, calendar, slots } = booking;
  const rows: [label: string, value: ReactNode][] = [
    [
      text.appointment,
      appointment && (
        <span className="grid justify-items-start gap-3">
          <TimeText time={appointment} booking={booking} />
          {calendar && (
            <Button variant="secondary" size="sm" icon={IconCalendar} href={base + calendar}>
              {text.calendar}
            </Button>
          )}
        </span>
      ),
    ],
    [text.consultant, booking.consultant],
    [text.answerBy, booking.answerBy && moment(booking.answerBy)],
    [text.createdAt, moment(booking.createdAt)],
    [text.answeredAt, booking.answeredAt && moment(booking.answeredAt)],
    [text.cancelledAt, booking.cancelledAt && moment(booking.cancelledAt)],
    [text.withdrawnAt, booking.withdrawnAt && moment(booking.withdrawnAt)],
    [text.type, types[booking.type]],
    [text.products, booking.products.join(' · ')],
    [
      text.slots,
      slots.length > 0 && (
        <span className="grid gap-2">
          {slots.map((slot) => (
            <TimeText key={slot.startsAt} time={slot} booking={booking} />
          ))}
        </span>
      ),
    ],
    [text.siteAddress, booking.siteAddress],
    [text.availability, booking.availability],
    [text.message, booking.message],
  ];
  return (
    <dl className="mt-6 border-b border-line text-sm">
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
  );
}
