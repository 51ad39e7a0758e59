import { useParams } from '@tanstack/react-router';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Answer } from '../core/answer.tsx';
import { BackLink } from '../core/back-link.tsx';
import { useMay } from '../core/session.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { HandlingPanel } from './handling-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { inboxMessages, recordMessages } from './messages.ts';
import { NextStepPanel } from './next-step-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { ProjectPanel } from './project-panel.tsx';
import { RepeatsPanel } from './repeats-panel.tsx';
import { RequestPanel } from './request-panel.tsx';
import { StatusBadges } from './status-badges.tsx';
import { TimesPanel } from './times-panel.tsx';
import { BOOKINGS_KEY, type Booking } from './types.ts';

export function BookingRecord() {
  const { id = '' } = useParams({ strict: false });
  const query = useAnswer([BOOKINGS_KEY, id], (api) =>
    api('GET /admin/bookings/:id', { params: { id } }),
  );
  return <Answer query={query}>{(booking) => <View booking={booking} />}</Answer>;
}

/** The booking. On phones, where all is in one column, contact and answer come after the request. */
function View({ booking }: { booking: Booking }) {
  const text = useMessages(recordMessages);
  const inbox = useMessages(inboxMessages);
  const dates = useDates();
  const may = useMay();
  const works = may('bookings.update');
  return (
    <>
      <BackLink to="/bookings">{text.back}</BackLink>
      <div className="mt-1 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{booking.reference}</h1>
        <StatusBadges booking={booking} />
        <span className="text-sm text-ink-muted">{dates.moment(booking.createdAt)}</span>
      </div>
      {booking.erasedAt && (
        <div className="mb-6">
          <Notice>{inbox.erased}</Notice>
        </div>
      )}
      {booking.needsCheck && (
        <div className="mb-6">
          <Notice kind="warning">{inbox.needsCheckHint}</Notice>
        </div>
      )}
      {!works && (
        <div className="mb-6">
          <Notice>{text.hidden}</Notice>
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="contents lg:grid lg:gap-6">
          <div>
            <RequestPanel booking={booking} />
          </div>
          {works && !booking.erasedAt && (
            <div className="order-2">
              <AnswerPanel booking={booking} />
            </div>
          )}
          {booking.notes && (
            <div className="order-4">
              <NotesPanel booking={booking} notes={booking.notes} />
            </div>
          )}
          <div className="order-5">
            <HistoryPanel booking={booking} />
          </div>
        </div>
        <div className="contents lg:grid lg:gap-6">
          {works && (
            <div className="order-3 lg:order-none">
              <HandlingPanel booking={booking} />
            </div>
          )}
          {booking.name && (
            <div className="order-1 lg:order-none">
              <ContactPanel booking={booking} />
            </div>
          )}
          {booking.repeats && booking.repeats.length > 0 && (
            <div className="order-1 lg:order-none">
              <RepeatsPanel repeats={booking.repeats} />
            </div>
          )}
          {works && (
            <div className="order-3 lg:order-none">
              <TimesPanel booking={booking} />
            </div>
          )}
          {works && !booking.erasedAt && (
            <div className="order-3 lg:order-none">
              <NextStepPanel key={booking.version} booking={booking} />
            </div>
          )}
          <div className="order-3 lg:order-none">
            <ProjectPanel booking={booking} />
          </div>
        </div>
      </div>
    </>
  );
}
