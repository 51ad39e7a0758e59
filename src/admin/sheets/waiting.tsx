import { useMessages } from '#ui/i18n/messages.tsx';
import { sheetMessages } from './messages.ts';
import type { SheetItem } from './types.ts';

const DAY_MS = 86_400_000;

/** Whose move it is, and for how many days. */
export function Waiting({ waiting }: Pick<SheetItem, 'waiting'>) {
  const text = useMessages(sheetMessages);
  if (!waiting) return <span className="text-ink-muted">–</span>;
  const days = Math.floor((Date.now() - Date.parse(waiting.since)) / DAY_MS);
  return (
    <span>
      {text.parties[waiting.on]}{' '}
      <span className="whitespace-nowrap text-ink-muted">{text.days(days)}</span>
    </span>
  );
}
