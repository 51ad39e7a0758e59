import { Badge } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { inboxMessages } from './messages.ts';
import { type BookingItem, statusTones } from './types.ts';

/** State of a booking, whether its answer is overdue, and whether a person has to check it first. */
export function StatusBadges({
  booking,
}: {
  booking: Pick<BookingItem, 'status' | 'isOverdue' | 'needsCheck' | 'isRepeated'>;
}) {
  const text = useMessages(inboxMessages);
  const { status, isOverdue, needsCheck, isRepeated } = booking;
  const tone = statusTones[status];
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge {...(tone && { tone })}>{text.statuses[status]}</Badge>
      {needsCheck && (
        <Badge tone="warn">
          <span title={text.needsCheckHint}>{text.needsCheck}</span>
        </Badge>
      )}
      {isRepeated && (
        <Badge>
          <span title={text.repeatedHint}>{text.repeated}</span>
        </Badge>
      )}
      {isOverdue && (
        <Badge tone="warn">
          <span title={text.overdueHint}>{text.overdue}</span>
        </Badge>
      )}
    </span>
  );
}
