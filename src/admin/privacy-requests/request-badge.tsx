import { Badge, type Tone } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { privacyRequestMessages } from './messages.ts';
import type { PrivacyRequest } from './types.ts';

type Status = PrivacyRequest['status'];

const tones: Partial<Record<Status, Tone>> = { received: 'warn', verified: 'info', done: 'good' };

/** How far a request is. */
export function RequestBadge({ status }: { status: Status }) {
  const text = useMessages(privacyRequestMessages);
  const tone = tones[status];
  return (
    <Badge dot {...(tone && { tone })}>
      {text.statuses[status]}
    </Badge>
  );
}
