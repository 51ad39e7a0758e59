import type { WithdrawnRelease } from '#api/downloads/contract.ts';
import { downloadHistoryMessages } from '#site/i18n/download-history.ts';
import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Checksum } from './checksum.tsx';

/** Versions that are not offered any more: why, and the hashes of their files. */
export function WithdrawnVersions({ releases }: { releases: WithdrawnRelease[] }) {
  const text = useMessages(downloadHistoryMessages);
  const dates = useDates();
  return (
    <>
      <h2 className="mt-12 mb-4 text-2xl">{text.withdrawnVersions}</h2>
      <ol className="grid gap-4">
        {releases.map(({ id, version, withdrawnAt, reason, file }) => (
          <li key={id} id={`v${version}`} className="card scroll-mt-24">
            <div className="p-5">
              <h3 className="flex flex-wrap items-center gap-3 text-lg tabular-nums">
                {version}
                <Badge tone="warn">{text.withdrawn}</Badge>
              </h3>
              <p className="mt-2 text-sm text-ink-muted">
                {text.withdrawnText(dates.day(withdrawnAt))}
              </p>
              <p className="mt-1">{reason}</p>
            </div>
            {file && (
              <div className="border-t border-line px-5 py-2">
                <Checksum sha256={file.sha256} of={file.name} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
