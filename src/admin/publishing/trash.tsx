import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AdminEndpoints } from '#api/endpoints.ts';
import { contentKinds, isCreatedKind } from '#contracts/content-kinds.ts';
import { isRecordKind, recordKinds } from '#contracts/records/all.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';
import { type TrashKind, trashRight } from '#contracts/trash.ts';
import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Table } from '#ui/table.tsx';
import { auditMessages } from '../audit/messages.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useRowSelection } from '../bulk/row-selection.ts';
import { SelectBox, SelectPage } from '../bulk/select-box.tsx';
import { Filters, optionsOf, SelectFilter } from '../core/filters.tsx';
import { KeysetList } from '../core/keyset-list.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay, useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { contentMessages } from './messages.ts';
import { recordMessages } from './record/messages.ts';
import { RECOVERED_MS } from './record/trash-notice.tsx';

type Trashed = RouteData<AdminEndpoints['GET /admin/trash']>['items'][number];

/** Kinds of the filter. */
const kinds: readonly TrashKind[] = [...contentKinds.filter(isCreatedKind), ...recordKinds];

/** What was moved to the trash in the last 30 days. */
export function TrashList() {
  const text = useMessages(contentMessages);
  const recordText = useMessages(recordMessages);
  const locale = useLocale();
  const dates = useDates();
  const may = useMay();
  const { api } = useSession();
  const { search } = useSearchFields();
  const { run, isBusy } = useAction();
  const queries = useQueryClient();
  const kindNames = { ...useMessages(auditMessages).entities, ...text.kinds };
  const query = useQuery({
    queryKey: ['content', 'trash', search],
    queryFn: () =>
      api('GET /admin/trash', {
        query: search as RouteCall<AdminEndpoints['GET /admin/trash']>['query'],
      }),
    placeholderData: keepPreviousData,
    // Other screens move records here.
    staleTime: 0,
  });
  const content = useMemo(
    () => query.data?.items.filter((item) => !isRecordKind(item.kind)) ?? [],
    [query.data],
  );
  const selection = useRowSelection(content);
  const kind = contentKinds.find((known) => known === search.kind);
  const recover = ({ id, kind }: Trashed) =>
    run(async () => {
      const call = { params: { id } };
      const isPlain = isRecordKind(kind);
      if (isPlain) await api('POST /admin/trash/:id/recovery', call);
      else await api('POST /admin/records/:id/recovery', call);
      // Any list may have the record again.
      await queries.invalidateQueries();
      if (isPlain) showToast('success', text.recoveredPlain);
      else showToast('warning', recordText.recovered, RECOVERED_MS);
    });
  return (
    <>
      <ScreenHeader title={text.trash} />
      <p className="-mt-3 mb-6 text-sm text-ink-muted">{text.trashText}</p>
      <Filters>
        <SelectFilter name="kind" label={text.kind} options={optionsOf(kinds, kindNames)} />
      </Filters>
      <BulkBar
        selection={selection}
        of={{ resource: 'content', filter: { ...(kind && { kind }), inTrash: true } }}
        actions={['recover']}
      />
      <KeysetList query={query} empty={{ title: text.trashEmpty, text: text.trashEmptyText }}>
        {(items) => (
          <>
            {may('content.delete') && content.length > 0 && <SelectPage selection={selection} />}
            <Table
              caption={text.trash}
              hideCaption
              rows={items}
              rowKey={({ id }) => id}
              columns={[
                {
                  head: text.title,
                  cell: ({ id, kind, title, name }) =>
                    isRecordKind(kind) ? (
                      name
                    ) : (
                      <span className="flex items-center gap-4">
                        {may('content.delete') && (
                          <SelectBox selection={selection} id={id} title={title.zh || name} />
                        )}
                        <Link to={`/content/${kind}/${id}`} className="link">
                          {title[locale] || title.zh || name}
                        </Link>
                      </span>
                    ),
                },
                { head: text.kind, cell: ({ kind }) => kindNames[kind] },
                {
                  head: text.deleted,
                  cell: ({ deletedAt, deletedBy }) => (
                    <>
                      {dates.moment(deletedAt)} {deletedBy?.name}
                    </>
                  ),
                },
                { head: text.expires, cell: ({ expiresAt }) => dates.day(expiresAt) },
                {
                  head: text.action,
                  cell: (item) =>
                    may(trashRight(item.kind)) && (
                      <Button
                        variant="ghost"
                        size="sm"
                        flush
                        className="-my-1.5"
                        busy={isBusy}
                        onClick={() => recover(item)}
                      >
                        {text.recover}
                      </Button>
                    ),
                },
              ]}
            />
          </>
        )}
      </KeysetList>
    </>
  );
}
