import type { DownloadItem, Release } from '#api/downloads/contract.ts';
import { Badge } from '#site/components/badge.tsx';
import { DefinitionList } from '#site/components/facts.tsx';
import { IconChevronDown } from '#site/components/icons.tsx';
import { Prose } from '#site/components/prose.tsx';
import { downloadsMessages } from '#site/i18n/downloads.ts';
import { formatBytes, formatDay } from '#site/i18n/format.ts';
import { useLocale, useMessages } from '#site/i18n/messages.tsx';
import { useVisitorSystem } from '#site/state/visitor-system.ts';
import { Checksum } from './checksum.tsx';
import { DownloadButton } from './download-button.tsx';
import { newestStable } from './newest-stable.ts';

/** A program for one platform: its newest stable version in full, the others folded. */
export function ProgramCard({ item }: { item: DownloadItem }) {
  const text = useMessages(downloadsMessages);
  const fits = useVisitorSystem()?.platform === item.platform;
  const release = newestStable(item);
  const others = item.releases.filter((other) => other !== release);
  return (
    <article id={item.slug} className="card scroll-mt-24">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 md:p-6">
        <div className="min-w-0 max-w-180">
          <div className="mb-2 flex flex-wrap gap-2">
            <Badge>{text.platforms[item.platform]}</Badge>
            {release && <ChannelBadge release={release} />}
            {fits && (
              <Badge tone="key" dot>
                {text.forYou}
              </Badge>
            )}
          </div>
          <h3 className="text-xl">{item.name}</h3>
          {item.summary && <p className="mt-1 text-sm text-ink-muted">{item.summary}</p>}
        </div>
        {release && (
          <div className="w-full sm:w-auto [&>.btn]:w-full">
            <DownloadButton item={item} release={release} />
          </div>
        )}
      </header>
      {release && (
        <div className="grid gap-x-12 gap-y-6 border-t border-line p-5 md:p-6 lg:grid-cols-[5fr_7fr]">
          <div className="min-w-0">
            <ReleaseFacts release={release} />
          </div>
          <div className="grid min-w-0 content-start gap-6 sm:grid-cols-2">
            <div>
              <h4 className="mb-2 text-sm text-ink-muted">{text.requirements}</h4>
              <ul className="list-disc space-y-1 ps-5 text-sm">
                {release.requirements.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
            <ReleaseNotes release={release} />
          </div>
        </div>
      )}
      {others.length > 0 && (
        <details className="group border-t border-line">
          <summary className="flex min-h-14 items-center justify-between px-5 font-medium md:px-6">
            {text.older(others.length)}
            <IconChevronDown className="chevron text-ink-muted" />
          </summary>
          <ul>
            {others.map((other) => (
              <OtherRelease key={other.id} item={item} release={other} />
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}

function ChannelBadge({ release }: { release: Release }) {
  const text = useMessages(downloadsMessages);
  const tones = { stable: 'good', beta: 'warn', archive: undefined } as const;
  return <Badge tone={tones[release.channel]}>{text.channels[release.channel]}</Badge>;
}

function ReleaseFacts({ release }: { release: Release }) {
  const text = useMessages(downloadsMessages);
  const locale = useLocale();
  const { file, version, releasedOn, minOs } = release;
  return (
    <>
      <DefinitionList
        items={[
          { term: text.version, detail: version },
          { term: text.releasedOn, detail: formatDay(releasedOn, locale) },
          { term: text.size, detail: file && formatBytes(file.bytes) },
          { term: text.minOs, detail: minOs },
          { term: text.file, detail: file && <span className="break-all">{file.name}</span> },
        ]}
      />
      {file && <Checksum sha256={file.sha256} />}
    </>
  );
}

function ReleaseNotes({ release }: { release: Release }) {
  const text = useMessages(downloadsMessages);
  if (!release.notesHtml) return null;
  return (
    <div>
      <h4 className="mb-2 text-sm text-ink-muted">{text.notes(release.version)}</h4>
      <Prose html={release.notesHtml} className="prose-small" />
    </div>
  );
}

/** A beta or an earlier version with all that belongs to it. */
function OtherRelease({ item, release }: { item: DownloadItem; release: Release }) {
  return (
    <li className="grid gap-x-12 grid-cols-1 gap-y-4 border-t border-line p-5 md:p-6 lg:grid-cols-[5fr_7fr]">
      <div className="min-w-0">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
          <p className="flex items-center gap-3 font-semibold">
            {release.version}
            <ChannelBadge release={release} />
          </p>
          <DownloadButton item={item} release={release} variant="secondary" />
        </div>
        <ReleaseFacts release={release} />
      </div>
      <ReleaseNotes release={release} />
    </li>
  );
}
