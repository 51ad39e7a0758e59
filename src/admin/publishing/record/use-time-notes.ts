import type { ContentPart } from '#contracts/enums/content.ts';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { dialogMessages } from './dialog-messages.ts';

type Notes = Partial<Record<ContentPart, string>>;

/** Says in words when scheduled parts have their time. */
export function useTimeNotes(): (times: Notes) => Notes {
  const text = useMessages(dialogMessages);
  const dates = useDates();
  return (times) =>
    Object.fromEntries(
      Object.entries(times).map(([part, at]) => [part, text.scheduledAt(dates.moment(at))]),
    );
}
