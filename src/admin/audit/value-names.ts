import { recordValues } from '#contracts/records/all.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { inboxMessages, recordMessages } from '../bookings/messages.ts';
import { coreMessages } from '../core/messages.ts';
import { auditMessages } from './messages.ts';

/** Names of the values that fields of the log have, in the language of the screen. */
export function useValueNames(): (field: string, value: string) => string {
  const text = useMessages(auditMessages);
  const inbox = useMessages(inboxMessages);
  const names: Record<string, Record<string, string>> = {
    ...recordValues(useLocale()),
    role: useMessages(coreMessages).roles,
    type: inbox.types,
    status: { ...text.statuses, ...inbox.statuses },
    channel: useMessages(recordMessages).channels,
    locale: text.locales,
    method: text.methods,
  };
  const flags: Record<string, string> = text.flags;
  return (field, value) => names[field]?.[value] ?? flags[value] ?? value;
}
