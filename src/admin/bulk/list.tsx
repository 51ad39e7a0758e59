import { Badge, type Tone } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';
import { KeysetList, listOf, useListQuery } from '../core/keyset-list.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { Moment } from '../core/moment.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { bulkMessages } from './messages.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { BULK_KEY, type Operation } from './types.ts';
import { useOperationTitle } from './use-operation-title.ts';

const tones: Record<Operation['state'], Tone> = { running: 'info', done: 'good', stopped: 'warn' };

/** Bulk operations, the newest first. */
export function BulkList() {
  const text = useMessages(bulkMessages);
  const titleOf = useOperationTitle();
  const { search, change } = useSearchFields();
  const { id } = search;
  const query = useListQuery([BULK_KEY, 'list'], listOf('GET /admin/bulk-operations'));
  return (
    <>
      <ScreenHeader title={text.title} />
      <p className="-mt-3 mb-6 text-sm text-ink-muted">{text.intro}</p>
      <KeysetList query={query} empty={{ title: text.emptyTitle, text: text.emptyText }}>
        {(items) => (
          <Table
            caption={text.title}
            rows={items}
            columns={[
              {
                head: text.action,
                cell: (operation) => (
                  <button
                    type="button"
                    className="link text-start"
                    onClick={() => change({ id: operation.id })}
                  >
                    {titleOf(operation)}
                  </button>
                ),
              },
              {
                head: text.result,
                cell: ({ state, doneCount, skippedCount, failedCount }) => (
                  <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
                    <Badge tone={tones[state]} dot>
                      {text.states[state]}
                    </Badge>
                    {text.counts(doneCount, skippedCount, failedCount)}
                  </span>
                ),
              },
              { head: text.by, cell: ({ createdBy }) => createdBy?.name },
              {
                head: text.when,
                cell: ({ createdAt }) => <Moment at={createdAt} />,
              },
            ]}
          />
        )}
      </KeysetList>
      {id && (
        <OperationDialog
          id={id}
          onOpen={(other) => change({ id: other }, { replace: true })}
          onClose={() => change({ id: undefined })}
        />
      )}
    </>
  );
}
