import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronLeft } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { Answer } from '../core/answer.tsx';
import { useMay } from '../core/session.tsx';
import { DownloadChart } from './download-chart.tsx';
import { releaseMessages } from './messages.ts';
import { ReleaseEditor } from './release-editor.tsx';
import { ReleaseFile } from './release-file.tsx';
import { stateTones } from './state-tones.ts';
import { type Release, useRelease } from './use-releases.ts';

/** One version: its file, its texts, and what can be done with it. */
export function ReleasePanel({
  id,
  isReadOnly,
  onBack,
}: {
  id: string;
  isReadOnly: boolean;
  onBack: () => void;
}) {
  const text = useMessages(releaseMessages);
  const query = useRelease(id);
  return (
    <div className="grid gap-5">
      <Button variant="ghost" size="sm" flush className="justify-self-start" onClick={onBack}>
        <IconChevronLeft size={18} />
        {text.back}
      </Button>
      <Answer query={query}>
        {(release) => <OpenRelease release={release} isReadOnly={isReadOnly} onBack={onBack} />}
      </Answer>
    </div>
  );
}

function OpenRelease({
  release,
  isReadOnly,
  onBack,
}: {
  release: Release;
  isReadOnly: boolean;
  onBack: () => void;
}) {
  const text = useMessages(releaseMessages);
  const may = useMay();
  const { version, state } = release;
  const isFixed = isReadOnly || state !== 'draft' || !may('releases.update');
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-3 text-xl tabular-nums">
        {version}
        <Badge tone={stateTones[state]} dot>
          {text.states[state]}
        </Badge>
      </h2>
      <StateNotice release={release} />
      {state !== 'draft' && <DownloadChart release={release} />}
      <ReleaseFile release={release} isReadOnly={isFixed} />
      <ReleaseEditor release={release} isReadOnly={isFixed} onDeleted={onBack} />
    </>
  );
}

/** Says why an issued or withdrawn version cannot be changed. */
function StateNotice({ release }: { release: Release }) {
  const text = useMessages(releaseMessages);
  const locale = useLocale();
  const dates = useDates();
  const { publishedAt, withdrawnAt, withdrawalReasonZh, withdrawalReasonEn } = release;
  if (withdrawnAt) {
    const reason = (locale === 'en' && withdrawalReasonEn) || withdrawalReasonZh;
    return (
      <Notice kind="warning">
        {text.isWithdrawn(dates.moment(withdrawnAt))} {text.reason}
        {reason}
      </Notice>
    );
  }
  return publishedAt ? <Notice>{text.isIssued(dates.moment(publishedAt))}</Notice> : null;
}
