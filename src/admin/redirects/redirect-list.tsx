import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { EmptyState } from '#ui/states.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useRowSelection } from '../bulk/row-selection.ts';
import { SelectPage } from '../bulk/select-box.tsx';
import { settableFields } from '../bulk/settable-fields.ts';
import { Answer } from '../core/answer.tsx';
import { Filters, KeysetPager, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { isNarrowed, useSearchFields } from '../core/search-fields.ts';
import { useMay, useSession } from '../core/session.tsx';
import { TransferButtons } from '../transfers/transfer-buttons.tsx';
import { redirectMessages } from './messages.ts';
import { RedirectDialog } from './redirect-dialog.tsx';
import { RedirectTable } from './redirect-table.tsx';
import { RedirectViews } from './redirect-views.tsx';
import { REDIRECTS_KEY, type RedirectItem, type RedirectQuery } from './types.ts';

/** The redirects, with their use. */
export function RedirectList() {
  const text = useMessages(redirectMessages);
  const may = useMay();
  const { api } = useSession();
  const { search } = useSearchFields();
  const [dialog, setDialog] = useState<'create' | RedirectItem>();
  const { view: _, after: __, ...filters } = search;
  const query = useQuery({
    queryKey: [REDIRECTS_KEY, search],
    // The API refuses values that it does not know.
    queryFn: () => api('GET /admin/redirects', { query: search as RedirectQuery }),
    placeholderData: keepPreviousData,
  });
  const selection = useRowSelection(query.data?.items);
  return (
    <>
      <ScreenHeader
        title={text.title}
        action={
          <div className="flex flex-wrap gap-3">
            <TransferButtons
              path="/admin/exports/redirects"
              query={filters}
              resource={may('redirects.create') ? 'redirect' : undefined}
              queryKey={[REDIRECTS_KEY]}
            />
            {may('redirects.create') && (
              <Button onClick={() => setDialog('create')}>{text.add}</Button>
            )}
          </div>
        }
      />
      <RedirectViews />
      <p className="mb-6 max-w-[46em] text-sm text-ink-muted">{text.intro}</p>
      <Filters>
        <SearchFilter label={text.search} place="after" />
        <SelectFilter
          name="use"
          place="after"
          label={text.use}
          options={(['used', 'unused'] as const).map((value) => ({ value, label: text[value] }))}
        />
        <SelectFilter
          name="state"
          place="after"
          label={text.state}
          options={(['on', 'off'] as const).map((value) => ({ value, label: text[value] }))}
        />
      </Filters>
      <BulkBar
        selection={selection}
        actions={['set', 'trash']}
        of={{
          resource: 'redirect',
          fields: settableFields('redirect', useLocale()),
          filter: filters,
        }}
      />
      <Answer query={query}>
        {({ items, next }) => (
          <>
            {items.length === 0 ? (
              <EmptyState title={isNarrowed(search) ? text.emptyTitle : text.noneTitle}>
                {isNarrowed(search) ? text.emptyText : text.noneText}
              </EmptyState>
            ) : (
              <>
                {may('redirects.update') && <SelectPage selection={selection} />}
                <RedirectTable
                  items={items}
                  selection={may('redirects.update') ? selection : undefined}
                  onEdit={may('redirects.update') ? setDialog : undefined}
                />
              </>
            )}
            <KeysetPager place="after" next={next} />
          </>
        )}
      </Answer>
      {dialog && (
        <RedirectDialog
          item={dialog === 'create' ? undefined : dialog}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
