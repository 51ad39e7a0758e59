import { useParams } from '@tanstack/react-router';
import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice as NoticeBox } from '#ui/notices.tsx';
import { Answer } from '../core/answer.tsx';
import { BackLink } from '../core/back-link.tsx';
import { HistoryLink } from '../core/record-actions.tsx';
import { useMay } from '../core/session.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { DraftForm } from './draft-form.tsx';
import { privacyMessages } from './messages.ts';
import { TextPair } from './text-pair.tsx';
import { NOTICES_KEY, type Notice } from './types.ts';

/** One version of the privacy notice: a form while it is a draft, else its texts. */
export function PrivacyNotice() {
  const { id = '' } = useParams({ strict: false });
  return <Open key={id} id={id} />;
}

function Open({ id }: { id: string }) {
  const query = useAnswer(
    [NOTICES_KEY, id],
    (api) => api('GET /admin/privacy-notices/:id', { params: { id } }),
    {
      // What is being written is not replaced.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
  );
  return <Answer query={query}>{(notice) => <Shown notice={notice} />}</Answer>;
}

function Shown({ notice }: { notice: Notice }) {
  const text = useMessages(privacyMessages);
  const dates = useDates();
  const may = useMay();
  const isDraft = notice.state === 'draft';
  return (
    <div data-wide>
      <BackLink to="/privacy-notices">{text.back}</BackLink>
      <h1 className="mt-1 text-2xl">{text.name(notice.version)}</h1>
      <p className="mt-2 mb-6 flex flex-wrap items-center gap-3 text-sm text-ink-muted">
        <Badge dot>{text.states[notice.state]}</Badge>
        {notice.inForceOn && `${text.inForceOn} ${dates.day(notice.inForceOn)}`}
        <HistoryLink entityType="privacy-notice" entityId={notice.id} isSmall />
      </p>
      {isDraft && may('privacyNotices.update') ? (
        <DraftForm notice={notice} />
      ) : (
        <>
          {!isDraft && (
            <div className="mb-5">
              <NoticeBox>{text.locked(notice.consents)}</NoticeBox>
            </div>
          )}
          <TextPair zh={notice.bodyZh} en={notice.bodyEn} />
        </>
      )}
    </div>
  );
}
