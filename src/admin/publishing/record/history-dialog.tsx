import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Answer } from '../../core/answer.tsx';
import type { ItemOf } from '../../core/api.ts';
import { Confirmation } from '../../core/confirmation.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { useMay, useSession } from '../../core/session.tsx';
import { useAction } from '../../core/use-action.ts';
import { dialogMessages } from './dialog-messages.ts';
import { Differences } from './differences.tsx';
import { recordMessages } from './messages.ts';
import { saveAll, useContentRefresh } from './record.ts';
import type { RecordDialogProps } from './record-dialog-props.ts';

type Revision = ItemOf<'GET /admin/records/:id/revisions'>;

/** The revisions of a record: each compared with the draft, and restored as a new draft. */
export function HistoryDialog({ record, sessions, onClose }: RecordDialogProps) {
  const text = useMessages(dialogMessages);
  const { api } = useSession();
  const names = useMessages(recordMessages);
  const may = useMay();
  const { run, isBusy } = useAction();
  const refresh = useContentRefresh();
  const [shown, setShown] = useState<Revision>();
  const [asked, setAsked] = useState<Revision>();
  const query = useInfiniteQuery({
    queryKey: ['content', 'revisions', record.id],
    queryFn: ({ pageParam }) =>
      api('GET /admin/records/:id/revisions', {
        params: { id: record.id },
        query: { before: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const restore = ({ id, part }: Revision) =>
    run(async () => {
      const session = sessions.find((known) => known.part === part);
      const [version] = session ? ((await saveAll([session])) ?? []) : [];
      if (!session || !version) {
        showToast('error', text.notSaved);
        return;
      }
      await api('POST /admin/revisions/:id/restoration', {
        params: { id },
        body: { version: version.version },
      });
      await session.reload();
      await refresh(text.restored);
      onClose();
    });
  if (asked) {
    return (
      <Confirmation
        title={text.restoreTitle(`${names.parts[asked.part]}${text.revisionNumber(asked.number)}`)}
        description={text.restoreText}
        action={text.restore}
        isBusy={isBusy}
        onConfirm={() => void restore(asked)}
        onClose={() => setAsked(undefined)}
      />
    );
  }
  return (
    <Dialog title={text.historyTitle} onClose={onClose} isWide>
      <Answer query={query}>
        {({ pages }) => {
          const revisions = pages.flatMap(({ items }) => items);
          return (
            <>
              {revisions.length === 0 && <p className="text-ink-muted">{text.noRevisions}</p>}
              <ul className="divide-y divide-line rounded-sm border border-line empty:hidden">
                {revisions.map((revision) => (
                  <li key={revision.id} className="px-4 py-3">
                    <RevisionLine
                      revision={revision}
                      isShown={shown?.id === revision.id}
                      onShow={() =>
                        setShown((before) => (before?.id === revision.id ? undefined : revision))
                      }
                    />
                    {shown?.id === revision.id && (
                      <div className="mt-3 grid gap-4">
                        <Differences
                          recordId={record.id}
                          part={revision.part}
                          from={revision.id}
                          to="draft"
                        />
                        {may('content.update') && (
                          <Button
                            size="sm"
                            busy={isBusy}
                            className="justify-self-start"
                            onClick={() => setAsked(revision)}
                          >
                            {text.restore}
                          </Button>
                        )}
                      </div>
                    )}
                  </li>
                ))}
              </ul>
              {query.hasNextPage && (
                <Button
                  variant="secondary"
                  className="mt-4"
                  busy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {text.older}
                </Button>
              )}
            </>
          );
        }}
      </Answer>
    </Dialog>
  );
}

function RevisionLine({
  revision: { part, number, reason, note, author, createdAt, isPublic },
  isShown,
  onShow,
}: {
  revision: Revision;
  isShown: boolean;
  onShow: () => void;
}) {
  const text = useMessages(dialogMessages);
  const names = useMessages(recordMessages);
  const dates = useDates();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="font-semibold">
        {names.parts[part]} · {text.revisionNumber(number)}
      </span>
      <Badge tone={reason === 'published' ? 'good' : 'key'}>{text.reasons[reason]}</Badge>
      {isPublic && <Badge tone="good">{text.isPublic}</Badge>}
      <span className="text-ink-muted">
        {dates.moment(createdAt)} {author?.name}
      </span>
      {note && <span className="min-w-0 basis-full break-words">{note}</span>}
      <button
        type="button"
        className="link ms-auto min-h-9 pointer-coarse:min-h-11"
        aria-expanded={isShown}
        onClick={onShow}
      >
        {isShown ? text.hideDifferences : text.showDifferences}
      </button>
    </div>
  );
}
