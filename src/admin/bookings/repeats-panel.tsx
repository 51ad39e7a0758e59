import { Link } from '@tanstack/react-router';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Panel } from '../core/panel.tsx';
import { inboxMessages, recordMessages } from './messages.ts';
import type { Booking } from './types.ts';

/** Other bookings with the same contact. */
export function RepeatsPanel({ repeats }: { repeats: NonNullable<Booking['repeats']> }) {
  const text = useMessages(recordMessages);
  const { statuses } = useMessages(inboxMessages);
  const dates = useDates();
  return (
    <Panel title={text.repeats}>
      <ul className="grid gap-3 text-sm">
        {repeats.map(({ id, reference, status, createdAt }) => (
          <li key={id}>
            <Link to={`/bookings/${id}`} className="link">
              {reference}
            </Link>
            <span className="block text-xs text-ink-muted">
              {statuses[status]} · {dates.moment(createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
