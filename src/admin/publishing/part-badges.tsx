import type { RecordSummary } from '#api/publishing/contract.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { contentMessages } from './messages.ts';

type PartSummary = RecordSummary['parts'][number];

const tones: Record<PartSummary['state'], Tone | undefined> = {
  published: 'good',
  withdrawn: 'bad',
  unpublished: undefined,
};

/** The public state of each language, and what waits in it. */
export function PartBadges({ parts }: { parts: readonly PartSummary[] }) {
  return (
    <span className="inline-flex flex-wrap gap-x-4 gap-y-1">
      {parts
        .filter(({ part, hasDraft }) => part !== 'shared' || hasDraft || parts.length === 1)
        .map((part) => (
          <PartBadge key={part.part} {...part} isOnly={parts.length === 1} />
        ))}
    </span>
  );
}

function PartBadge({
  part,
  state,
  hasDraft,
  isScheduled,
  freshness,
  isOnly,
}: PartSummary & { isOnly: boolean }) {
  const text = useMessages(contentMessages);
  const tone = tones[state];
  const isStale = freshness === 'stale' && state === 'published';
  return (
    <span className="inline-flex flex-wrap items-center gap-1 whitespace-nowrap">
      {!isOnly && <span className="text-xs text-ink-muted">{text.parts[part]}</span>}
      {(part !== 'shared' || isOnly) && (
        <Badge dot {...(tone && { tone })}>
          {text.states[state]}
        </Badge>
      )}
      {hasDraft && <Badge tone="key">{text.draft}</Badge>}
      {isScheduled && <Badge tone="key">{text.scheduled}</Badge>}
      {isStale && <Badge tone="warn">{text.freshness.stale}</Badge>}
    </span>
  );
}
