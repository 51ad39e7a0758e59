import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BulkResource } from '#contracts/enums/bulk.ts';
import { recordOf } from '#contracts/records/all.ts';
import { Bar } from '#ui/bar.tsx';
import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Answer } from '../core/answer.tsx';
import { Dialog } from '../core/dialog.tsx';
import { useMay, useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { Failures } from './failures.tsx';
import { bulkMessages } from './messages.ts';
import { BULK_KEY, type Operation } from './types.ts';
import { useOperationTitle } from './use-operation-title.ts';

/** Key of the lists that an operation changes among the queries. */
const listKey = (resource: BulkResource) =>
  resource === 'content' ? resource : recordOf(resource).path;

/** Pause between two looks at an operation that runs. */
const POLL_MS = 700;

/** Progress and result of an operation; stops it and takes it back. */
export function OperationDialog({
  id,
  onOpen,
  onClose,
}: {
  id: string;
  /** Shows another operation instead: the undo, or what was undone. */
  onOpen: (id: string) => void;
  onClose: () => void;
}) {
  const text = useMessages(bulkMessages);
  const titleOf = useOperationTitle();
  const { api } = useSession();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: [BULK_KEY, id],
    queryFn: () => api('GET /admin/bulk-operations/:id', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? POLL_MS : false),
    staleTime: 0,
  });
  const state = query.data?.state;
  const resource = query.data?.resource;
  useEffect(() => {
    if (!state || !resource || state === 'running') return;
    void queries.invalidateQueries({ queryKey: [listKey(resource)] });
    void queries.invalidateQueries({ queryKey: [BULK_KEY, 'list'] });
  }, [state, resource, queries]);
  return (
    <Dialog title={query.data ? titleOf(query.data) : text.title} onClose={onClose} isWide>
      <Answer query={query}>
        {(operation) => (
          <div className="grid gap-5">
            <Progress operation={operation} />
            <Actions operation={operation} onOpen={onOpen} />
            {operation.failedCount > 0 && (
              <Failures id={operation.id} count={operation.failedCount} />
            )}
          </div>
        )}
      </Answer>
    </Dialog>
  );
}

function Progress({ operation }: { operation: Operation }) {
  const text = useMessages(bulkMessages);
  const { state, total, doneCount, skippedCount, failedCount } = operation;
  const processed = doneCount + skippedCount + failedCount;
  return (
    <div className="grid gap-2" role="status">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-medium">{text.states[state]}</span>
        <span className="text-ink-muted tabular-nums">{text.progress(processed, total)}</span>
      </p>
      <Bar
        share={total > 0 ? processed / total : 1}
        tone={failedCount > 0 && state !== 'running' ? 'warn' : 'key'}
      />
      {state !== 'running' && (
        <p className="text-sm">{text.counts(doneCount, skippedCount, failedCount)}</p>
      )}
    </div>
  );
}

function Actions({ operation, onOpen }: { operation: Operation; onOpen: (id: string) => void }) {
  const text = useMessages(bulkMessages);
  const dates = useDates();
  const may = useMay();
  const { api } = useSession();
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const { id, state, undoUntil, undoneBy, undoes } = operation;
  const stop = () =>
    run(async () => {
      await api('POST /admin/bulk-operations/:id/stop', { params: { id } });
      await queries.invalidateQueries({ queryKey: [BULK_KEY] });
      showToast('success', text.stopped);
    });
  const undo = () =>
    run(async () => {
      const started = await api('POST /admin/bulk-operations/:id/undo', {
        params: { id },
      });
      void queries.invalidateQueries({ queryKey: [BULK_KEY] });
      onOpen(started.id);
    });
  if (state === 'running') {
    if (!may('content.publish')) return null;
    return (
      <Button variant="secondary" busy={isBusy} className="justify-self-start" onClick={stop}>
        {text.stop}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-muted empty:hidden">
      {undoUntil && may('content.publish') && (
        <>
          <Button variant="secondary" busy={isBusy} onClick={undo}>
            {text.undo}
          </Button>
          <span>{text.undoUntil(dates.day(undoUntil))}</span>
        </>
      )}
      {undoneBy && (
        <>
          <span>{text.undone}</span>
          <Button variant="ghost" flush onClick={() => onOpen(undoneBy)}>
            {text.seeUndo}
          </Button>
        </>
      )}
      {undoes && (
        <Button variant="ghost" flush onClick={() => onOpen(undoes)}>
          {text.seeOriginal}
        </Button>
      )}
    </div>
  );
}
