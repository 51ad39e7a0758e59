import type { DownloadHistory, Release } from '#api/downloads/contract.ts';
import { changedSince } from '#contracts/versions.ts';
import { downloadHistoryMessages } from '#site/i18n/download-history.ts';
import { downloadsMessages } from '#site/i18n/downloads.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Phrases } from '#ui/phrases.tsx';
import { cx } from '#ui/text.ts';
import { Changes } from './changes.tsx';
import { Checksum } from './checksum.tsx';
import { DownloadButton } from './download-button.tsx';
import { FeedLink } from './feed-link.tsx';
import { HowToCheck } from './how-to-check.tsx';
import { ChannelBadge, ReleaseFacts, ReleaseNotes, Requirements } from './release-parts.tsx';
import { WeChatNotice } from './wechat-notice.tsx';
import { WithdrawnVersions } from './withdrawn-versions.tsx';

/** All versions of one program, and the changes since the visitor's version. */
export function History({
  program,
  since,
}: {
  program: DownloadHistory;
  since: string | undefined;
}) {
  const { title } = useMessages(downloadsMessages);
  const text = useMessages(downloadHistoryMessages);
  const { name, product, releases } = program;
  const newest = releases.find(({ channel }) => channel === 'stable') ?? releases[0];
  return (
    <div data-product={product.key}>
      <PageHeader
        crumbs={[
          { label: title, to: '/support/download' },
          { label: product.name, to: '/support/download', search: { product: product.key } },
          { label: name },
        ]}
        heading={<Phrases text={name} />}
        lead={program.summary}
        meta={
          <>
            <span>{text.versions(releases.length)}</span>
            <FeedLink product={product.key} />
          </>
        }
        actions={newest && <DownloadButton item={program} release={newest} named />}
      />
      <div className="wrap py-6 md:py-10">
        <WeChatNotice />
        <Changes
          program={program}
          newest={newest}
          since={since}
          changes={since ? changedSince(releases, since) : []}
        />
        <h2 className="mt-12 mb-4 text-2xl">{text.everyVersion}</h2>
        {releases.length === 0 && <p className="text-ink-muted">{text.noVersions}</p>}
        <ol className="grid gap-4">
          {releases.map((release) => (
            <Version key={release.id} program={program} release={release} newest={newest} />
          ))}
        </ol>
        {program.withdrawn.length > 0 && <WithdrawnVersions releases={program.withdrawn} />}
        <div className="mt-12">
          <HowToCheck samples={[{ platform: program.platform, name: newest?.file?.name }]} />
        </div>
      </div>
    </div>
  );
}

function Version({
  program,
  release,
  newest,
}: {
  program: DownloadHistory;
  release: Release;
  newest: Release | undefined;
}) {
  const { file, version } = release;
  // Requirements that equal those of the newest version are shown only there.
  const same = newest !== undefined && release !== newest && sameLines(release, newest);
  return (
    <li id={`v${version}`} className="card scroll-mt-24">
      <div className="grid items-center gap-x-8 gap-y-3 border-b border-line p-5 md:grid-cols-[1fr_auto_auto]">
        <h3 className="flex flex-wrap items-center gap-3 text-lg tabular-nums">
          <Link
            to="/support/download"
            search={{ program: program.slug }}
            hash={`v${version}`}
            className="hover:text-key"
          >
            {version}
          </Link>
          <ChannelBadge release={release} />
        </h3>
        <ReleaseFacts release={release} platform={program.platform} />
        <DownloadButton
          item={program}
          release={release}
          variant={release === newest ? 'primary' : 'secondary'}
          className="max-md:w-full"
        />
      </div>
      <div className={cx('grid gap-x-12 gap-y-6 p-5', !same && 'md:grid-cols-2')}>
        <ReleaseNotes release={release} columns={same} />
        {!same && <Requirements release={release} />}
      </div>
      {file && (
        <div className="border-t border-line px-5 py-2">
          <Checksum sha256={file.sha256} of={file.name} />
        </div>
      )}
    </li>
  );
}

function sameLines(a: Release, b: Release): boolean {
  return a.requirements.join('\n') === b.requirements.join('\n');
}
