import { type BookingStatus, bookingStatuses } from '#contracts/enums/bookings.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { optionsOf } from '../core/filters.tsx';
import { Panel } from '../core/panel.tsx';
import { usePerson } from '../core/session.tsx';
import { inboxMessages, recordMessages } from './messages.ts';
import type { Booking } from './types.ts';
import { useAssignees } from './use-assignees.ts';
import { useHandling } from './use-handling.ts';

/** Who works on a booking, and its state. A choice takes effect at once. */
export function HandlingPanel({ booking }: { booking: Booking }) {
  const text = useMessages(recordMessages);
  const inbox = useMessages(inboxMessages);
  const me = usePerson();
  const people = useAssignees();
  const { change, isBusy } = useHandling(booking);
  const { assignee, status } = booking;
  const isKnown = !assignee || people.some(({ id }) => id === assignee.id);
  const options = isKnown ? people : [...people, assignee];
  return (
    <Panel title={text.handling}>
      <div className="grid gap-4">
        <SelectField
          preselected
          label={inbox.assignee}
          value={assignee?.id ?? ''}
          disabled={isBusy}
          onChange={(event) => void change({ assigneeId: event.target.value || null })}
          none={inbox.nobody}
          options={options.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {assignee?.id !== me.id && people.some(({ id }) => id === me.id) && (
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() => void change({ assigneeId: me.id })}
          >
            {text.takeOver}
          </Button>
        )}
        <SelectField
          preselected
          label={inbox.status}
          value={status}
          disabled={isBusy}
          onChange={(event) => void change({ status: event.target.value as BookingStatus })}
          options={optionsOf(bookingStatuses, inbox.statuses)}
        />
      </div>
    </Panel>
  );
}
