import type { RoomAnswers } from '#contracts/enums/rooms.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Link } from '#ui/link.tsx';
import { startMessages } from './start-messages.ts';

/** The way to the room chooser, which comes back with a whole plan. `answers` are those of a plan. */
export function ChooserLink({ answers }: { answers?: RoomAnswers }) {
  const text = useMessages(startMessages);
  return (
    <p className="no-print my-5 text-sm text-ink-muted">
      {text.unsure}{' '}
      <Link to="/product/3d" search={answers} hash="room-chooser" className="link">
        {answers ? text.check : text.ask}
      </Link>
    </p>
  );
}
