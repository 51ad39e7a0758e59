import type { ContentPart } from '#contracts/enums/content.ts';
import { Badge } from '#ui/badge.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { cx } from '#ui/text.ts';
import { BackLink } from '../../core/back-link.tsx';
import { HistoryLink } from '../../core/record-actions.tsx';
import { useSearchFields } from '../../core/search-fields.ts';
import { QuestionsButton } from '../../search-questions/questions-button.tsx';
import { contentMessages } from '../messages.ts';
import { PartBadges } from '../part-badges.tsx';
import { recordMessages } from './messages.ts';
import type { PartSession } from './part-session.ts';
import { hasOwnPage } from './public-locales.ts';
import type { ContentRecord } from './record.ts';
import type { RecordView } from './record-view.ts';
import { SiteLinks } from './site-links.tsx';
import { useSnapshot } from './use-parts.ts';

/** Name of a record, its public states, and the choice of what is shown. */
export function RecordHeader({
  record,
  sessions,
  views,
  view,
}: {
  record: ContentRecord;
  sessions: PartSession[];
  /** What can be shown. */
  views: readonly RecordView[];
  view: RecordView;
}) {
  const text = useMessages(recordMessages);
  const content = useMessages(contentMessages);
  const locale = useLocale();
  const { change } = useSearchFields();
  const title = record.title[locale] || record.title.zh || record.title.en || text.untitled;
  const parts = record.parts.map((part) => ({
    ...part,
    hasDraft: part.draft !== null,
    isScheduled: part.schedules.length > 0,
  }));
  return (
    <header className="mb-5">
      {record.kind !== 'settings' && (
        <BackLink to={`/content/${record.kind}`}>{content.kinds[record.kind]}</BackLink>
      )}
      <h1 className="mt-1 text-2xl">{title}</h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-muted">
        {hasOwnPage(record) && <code className="font-mono text-xs break-all">{record.path}</code>}
        <PartBadges parts={parts} />
        <SiteLinks record={record} />
        {record.deletedAt && <Badge tone="bad">{content.trash}</Badge>}
        <HistoryLink entityType={record.kind} entityId={record.id} isSmall />
        <QuestionsButton record={record} view={view} />
      </div>
      {views.length > 1 && (
        <nav aria-label={text.views} className="segments mt-4">
          {views.map((name) => (
            <button
              key={name}
              type="button"
              className={cx('segment', name === 'both' && view !== name && 'max-lg:hidden')}
              aria-current={view === name || undefined}
              onClick={() => change({ view: name, release: undefined }, { replace: true })}
            >
              {name in text.parts
                ? text.parts[name as ContentPart]
                : text[name as Exclude<RecordView, ContentPart>]}
              <UnsavedMark sessions={sessions.filter(({ part }) => part === name)} />
            </button>
          ))}
        </nav>
      )}
    </header>
  );
}

/** A dot on the name of a part that needs attention. */
function UnsavedMark({ sessions: [session] }: { sessions: PartSession[] }) {
  return session ? <Mark session={session} /> : null;
}

function Mark({ session }: { session: PartSession }) {
  const { kind } = useSnapshot(session).state;
  const isWrong = kind === 'conflict' || kind === 'refused' || kind === 'signed-out';
  return isWrong ? <span className="size-2 rounded-full bg-bad" /> : null;
}
