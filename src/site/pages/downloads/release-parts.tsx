import type { Release } from '#api/downloads/contract.ts';
import type { Platform } from '#contracts/enums/downloads.ts';
import { downloadsMessages } from '#site/i18n/downloads.ts';
import { Badge } from '#ui/badge.tsx';
import { formatBytes, formatDay } from '#ui/i18n/format.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Prose } from '#ui/prose.tsx';
import { cx } from '#ui/text.ts';

/**
 * Says that a version is not for everyday use. A stable one needs no word, and on a sample package
 * "release" would claim more than its name says.
 */
export function ChannelBadge({ release: { channel } }: { release: Release }) {
  const text = useMessages(downloadsMessages);
  if (channel === 'stable') return null;
  return <Badge tone={channel === 'beta' ? 'warn' : undefined}>{text.channels[channel]}</Badge>;
}

/** Version, date, size and minimum system, in one line where there is room. */
export function ReleaseFacts({
  release,
  platform,
  version,
}: {
  release: Release;
  platform: Platform;
  version?: boolean;
}) {
  const text = useMessages(downloadsMessages);
  const locale = useLocale();
  const { file, minOs, releasedOn } = release;
  const facts = [
    { term: text.version, detail: version && release.version },
    {
      term: text.releasedOn,
      detail: <time dateTime={releasedOn}>{formatDay(releasedOn, locale)}</time>,
    },
    { term: text.size, detail: file && formatBytes(file.bytes) },
    { term: text.minOs, detail: minOs && platform === 'web' ? text.browserWith(minOs) : minOs },
  ];
  return (
    <dl
      className={cx(
        'flex flex-wrap gap-x-8 gap-y-2 text-sm tabular-nums',
        version && 'xl:grid xl:grid-cols-[6.5em_9em_4.5em_1fr] xl:gap-x-4',
      )}
    >
      {facts.map(
        ({ term, detail }) =>
          detail && (
            <div key={term}>
              <dt className="text-xs text-ink-muted">{term}</dt>
              <dd className={term === text.version ? 'font-semibold whitespace-nowrap' : undefined}>
                {detail}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Looks like the notes beside it, which are rendered text. */
export function Requirements({ release }: { release: Release }) {
  const text = useMessages(downloadsMessages);
  if (release.requirements.length === 0) return null;
  return (
    <div className="prose prose-small print:max-w-none print:leading-snug">
      <h4>{text.requirements}</h4>
      <ul className="print:columns-2 print:gap-x-8">
        {release.requirements.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

export function ReleaseNotes({
  release,
  heading,
  columns,
}: {
  release: Release;
  heading?: boolean;
  /** Two columns where there is room. */
  columns?: boolean;
}) {
  const text = useMessages(downloadsMessages);
  if (!release.notesHtml) return null;
  return (
    <div className="min-w-0">
      {heading && <h4 className="mb-2 text-sm">{text.notes(release.version)}</h4>}
      <Prose html={release.notesHtml} className={cx('prose-small', columns && 'release-columns')} />
    </div>
  );
}
