import { useState } from 'react';
import type { BulkAction } from '#contracts/enums/bulk.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { bulkMessages } from './messages.ts';
import { OperationDialog } from './operation-dialog.tsx';
import type { RowSelection } from './row-selection.ts';
import { StartDialog } from './start-dialog.tsx';
import type { Selectable } from './types.ts';

/** Actions on the selected rows of a list, and the progress of what was started. */
export function BulkBar({
  selection,
  actions,
  of,
}: {
  selection: RowSelection;
  actions: readonly BulkAction[];
  of: Selectable;
}) {
  const text = useMessages(bulkMessages);
  const [action, setAction] = useState<BulkAction>();
  const [operation, setOperation] = useState<string>();
  return (
    <>
      {selection.ids.length > 0 && (
        <section
          aria-label={text.selected(selection.count)}
          className="sticky top-2 z-20 mb-3 flex flex-wrap items-center gap-2 rounded-md border border-key bg-surface p-2 ps-4 shadow-md"
        >
          <span className="me-auto text-sm font-medium" role="status">
            {text.selected(selection.count)}
          </span>
          {selection.isWholePage && !selection.isAll && (
            <AllThatMatch selection={selection} of={of} />
          )}
          {actions.map((name) => (
            <Button key={name} variant="secondary" size="sm" onClick={() => setAction(name)}>
              {text.actions[name]}
            </Button>
          ))}
          <Button variant="ghost" size="sm" onClick={selection.clear}>
            {text.clear}
          </Button>
        </section>
      )}
      {action && (
        <StartDialog
          action={action}
          count={selection.count}
          of={of}
          ids={selection.isAll ? undefined : [...selection.ids]}
          onStarted={(id) => {
            setAction(undefined);
            setOperation(id);
            selection.clear();
          }}
          onClose={() => setAction(undefined)}
        />
      )}
      {operation && (
        <OperationDialog
          id={operation}
          onOpen={setOperation}
          onClose={() => setOperation(undefined)}
        />
      )}
    </>
  );
}

/** Offers the records of the other pages. */
function AllThatMatch({ selection, of }: { selection: RowSelection; of: Selectable }) {
  const text = useMessages(bulkMessages);
  const { data } = useAnswer(
    [of.resource, 'count', of.filter],
    (api) =>
      of.resource === 'content'
        ? api('GET /admin/record-counts', {
            query: { ...of.filter, inTrash: of.filter.inTrash ? 'true' : 'false' },
          })
        : api('GET /admin/plain-records/:kind/count', {
            params: { kind: of.resource },
            query: of.filter,
          }),
    {
      // Records are added and deleted meanwhile.
      staleTime: 0,
    },
  );
  if (!data || data.count <= selection.ids.length) return null;
  if (data.count > data.limit) {
    return <span className="text-sm text-ink-muted">{text.tooMany(data.limit)}</span>;
  }
  return (
    <Button variant="ghost" size="sm" onClick={() => selection.selectAll(data.count)}>
      {text.selectAll(data.count)}
    </Button>
  );
}
