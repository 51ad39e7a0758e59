import type { DownloadItem } from '#api/downloads/contract.ts';
import { downloadsMessages } from '#site/i18n/downloads.ts';
import { useVisitorSystem } from '#site/state/visitor-system.ts';
import { Badge } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Phrases } from '#ui/phrases.tsx';
import { Checksum } from './checksum.tsx';
import { DownloadButton } from './download-button.tsx';
import { platformIcons } from './platform-icon.tsx';
import { ChannelBadge, ReleaseFacts, ReleaseNotes, Requirements } from './release-parts.tsx';

/** A program for one platform: its newest version, with a link to all versions. */
export function ProgramRow({ item }: { item: DownloadItem }) {
  const text = useMessages(downloadsMessages);
  const { newest, isSample } = item;
  const fits = useVisitorSystem()?.platform === item.platform && !isSample;
  const Picture = platformIcons[item.platform];
  return (
    <article id={item.slug} data-product={item.product.key} className="card scroll-mt-24">
      <div className="grid items-center gap-x-8 gap-y-4 p-5 print:gap-y-2 print:p-3 md:grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[minmax(0,1fr)_31em_auto]">
        <div className="flex min-w-0 gap-4">
          <span className="mt-1 flex size-10 shrink-0 items-center justify-center rounded-sm bg-surface-2 text-key">
            <Picture size={22} />
          </span>
          <div className="min-w-0">
            <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
              <span>
                <Phrases text={item.name} />
              </span>
              {newest && <ChannelBadge release={newest} />}
              {fits && (
                <Badge tone="key" dot>
                  {text.forYou}
                </Badge>
              )}
            </h3>
            {item.summary && <p className="mt-1 text-sm text-ink-muted">{item.summary}</p>}
          </div>
        </div>
        <div className="md:max-xl:row-start-2">
          {newest && <ReleaseFacts release={newest} platform={item.platform} version />}
        </div>
        <DownloadButton item={item} release={newest} className="max-md:w-full" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-line px-5 py-1 print:px-3 print:py-0">
        {newest?.file && <Checksum sha256={newest.file.sha256} of={newest.file.name} />}
        <ReleaseLinks item={item} />
      </div>
      {newest && (
        <details className="group border-t border-line">
          <summary className="flex min-h-11 items-center justify-between gap-4 px-5 text-sm font-medium print:hidden">
            {text.details}
            <IconChevronDown className="chevron text-ink-muted" />
          </summary>
          <div className="grid gap-x-12 gap-y-6 px-5 pt-2 pb-6 print:block print:px-3 print:pb-3 md:grid-cols-[2fr_3fr]">
            <Requirements release={newest} />
            <div className="no-print min-w-0">
              <ReleaseNotes release={newest} heading />
            </div>
          </div>
        </details>
      )}
    </article>
  );
}

/** Links to a trial version, to the changes, and to all versions. */
function ReleaseLinks({ item: { slug, beta, versions, newest } }: { item: DownloadItem }) {
  const text = useMessages(downloadsMessages);
  const target = (hash?: string) => ({
    to: '/support/download' as const,
    search: { program: slug },
    ...(hash ? { hash } : {}),
  });
  const look = 'link inline-flex min-h-11 items-center';
  return (
    <p className="no-print flex flex-wrap gap-x-6 text-sm">
      {versions > 1 && (
        <>
          <Link {...target()} className={look}>
            {text.allVersions(versions)}
          </Link>
          {newest && (
            <Link {...target('since')} className={look}>
              {text.sinceMine}
            </Link>
          )}
        </>
      )}
      {beta && (
        <Link {...target(`v${beta.version}`)} className={look}>
          {text.tryBeta(beta.version)}
        </Link>
      )}
    </p>
  );
}
