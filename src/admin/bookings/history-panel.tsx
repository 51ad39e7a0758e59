import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Panel } from '../core/panel.tsx';
import { HistoryLink } from '../core/record-actions.tsx';
import { inboxMessages, recordMessages } from './messages.ts';
import type { Booking } from './types.ts';

type Event = Booking['history'][number];

/** What happened to a booking, in the order of time. */
export function HistoryPanel({ booking: { id, history } }: { booking: Booking }) {
  const text = useMessages(recordMessages);
  const dates = useDates();
  const wordsOf = useDescription();
  return (
    <Panel title={text.history} aside={<HistoryLink entityType="booking" entityId={id} isSmall />}>
      <ol className="grid gap-3 text-sm">
        {history.map((event) => (
          <li key={`${event.createdAt} ${event.kind}`}>
            {wordsOf(event)}
            <span className="block text-xs text-ink-muted">
              {[event.actor, dates.moment(event.createdAt)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Describes an event; values that are no longer known are shown as they are. */
function useDescription(): (event: Event) => string {
  const { events, channels } = useMessages(recordMessages);
  const statuses: Record<string, string> = useMessages(inboxMessages).statuses;
  const channelNames: Record<string, string> = channels;
  const nameIn = (names: Record<string, string>, key: string | null) =>
    names[key ?? ''] ?? key ?? '';
  return ({ kind, from, to }) => {
    if (kind === 'assigned') return events.assigned(to);
    if (kind === 'answered') return events.answered(nameIn(channelNames, to));
    if (kind === 'status_changed') {
      return events.status_changed(nameIn(statuses, from), nameIn(statuses, to));
    }
    if (kind === 'project_opened') return events.project_opened(to);
    return events[kind];
  };
}
