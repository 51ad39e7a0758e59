import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Panel } from '../core/panel.tsx';
import { recordMessages } from './messages.ts';
import { TimeText } from './time-text.tsx';
import { TimesDialog } from './times-dialog.tsx';
import type { Booking } from './types.ts';

/** The appointment, what was proposed for it, and the step that proposes times. */
export function TimesPanel({ booking }: { booking: Booking }) {
  const text = useMessages(recordMessages);
  const [isOpen, setOpen] = useState(false);
  const { appointment, proposals, status, erasedAt, cancelledAt } = booking;
  const isClosed = erasedAt || cancelledAt || status === 'closed' || status === 'spam';
  if (isClosed && !appointment) return null;
  return (
    <Panel title={text.times}>
      <div className="grid gap-4 text-sm">
        {appointment && (
          <Times heading={text.appointment} times={[appointment]} booking={booking} />
        )}
        {proposals.length > 0 && (
          <Times heading={text.proposals} times={proposals} booking={booking} />
        )}
        {!appointment && proposals.length === 0 && (
          <p className="text-ink-muted">{text.timesNone}</p>
        )}
        {!isClosed && (
          <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
            {text.timesOpen}
          </Button>
        )}
      </div>
      {isOpen && <TimesDialog booking={booking} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

/** What is agreed, or proposed. */
function Times({
  heading,
  times,
  booking,
}: {
  heading: string;
  times: Booking['proposals'];
  booking: Booking;
}) {
  return (
    <div>
      <p className="text-ink-muted">{heading}</p>
      <ul className="mt-1 grid gap-2">
        {times.map((time) => (
          <li key={time.startsAt}>
            <TimeText time={time} booking={booking} />
          </li>
        ))}
      </ul>
    </div>
  );
}
