import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { riskCategories, riskSeverities } from '#contracts/enums/risky-words.ts';
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
import { useSearchFields } from '../core/search-fields.ts';
import { useMay, useSession } from '../core/session.tsx';
import { TransferButtons } from '../transfers/transfer-buttons.tsx';
import { riskyWordMessages } from './messages.ts';
import { type ListQuery, RISKY_WORDS_KEY, type RiskyWordItem } from './types.ts';
import { WordDialog } from './word-dialog.tsx';
import { WordTable } from './word-table.tsx';

export function RiskyWordList() {
  const text = useMessages(riskyWordMessages);
  const may = useMay();
  const { api } = useSession();
  const { search } = useSearchFields();
  const { after: _, ...filters } = search;
  const [dialog, setDialog] = useState<'create' | RiskyWordItem>();
  const query = useQuery({
    queryKey: [RISKY_WORDS_KEY, search],
    // The API refuses values that it does not know.
    queryFn: () => api('GET /admin/risky-words', { query: search as ListQuery }),
    placeholderData: keepPreviousData,
  });
  const selection = useRowSelection(query.data?.items);
  const close = () => setDialog(undefined);
  return (
    <>
      <ScreenHeader
        title={text.title}
        action={
          <div className="flex flex-wrap gap-3">
            <TransferButtons
              path="/admin/exports/risky-words"
              query={filters}
              resource={may('riskyWords.create') ? 'risky-word' : undefined}
              queryKey={[RISKY_WORDS_KEY]}
            />
            {may('riskyWords.create') && (
              <Button onClick={() => setDialog('create')}>{text.add}</Button>
            )}
          </div>
        }
      />
      <p className="-mt-3 mb-6 max-w-[46em] text-sm text-ink-muted">{text.intro}</p>
      <Filters>
        <SearchFilter label={text.search} place="after" />
        <SelectFilter
          name="severity"
          place="after"
          label={text.severity}
          options={riskSeverities.map((value) => ({ value, label: text.severities[value] }))}
        />
        <SelectFilter
          name="category"
          place="after"
          label={text.category}
          options={riskCategories.map((value) => ({ value, label: text.categories[value] }))}
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
          resource: 'risky-word',
          fields: settableFields('risky-word', useLocale()),
          filter: filters,
        }}
      />
      <Answer query={query}>
        {({ items, total, next }) =>
          items.length === 0 ? (
            <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>
          ) : (
            <>
              <p className="mb-3 text-sm text-ink-muted">{text.total(total)}</p>
              {may('riskyWords.update') && <SelectPage selection={selection} />}
              <WordTable
                items={items}
                selection={may('riskyWords.update') ? selection : undefined}
                onEdit={may('riskyWords.update') ? setDialog : undefined}
              />
              <KeysetPager place="after" next={next} />
            </>
          )
        }
      </Answer>
      {dialog === 'create' && <WordDialog item={undefined} onClose={close} />}
      {typeof dialog === 'object' && <WordDialog item={dialog} onClose={close} />}
    </>
  );
}
