import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { factSources, factSubjects } from '#contracts/enums/facts.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { EmptyState } from '#ui/states.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useRowSelection } from '../bulk/row-selection.ts';
import { SelectPage } from '../bulk/select-box.tsx';
import { Answer } from '../core/answer.tsx';
import { Filters, KeysetPager, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay, useSession } from '../core/session.tsx';
import { FACTS_KEY } from '../editor/facts.ts';
import { TransferButtons } from '../transfers/transfer-buttons.tsx';
import { FactDialog } from './fact-dialog.tsx';
import { FactTable } from './fact-table.tsx';
import { factMessages } from './messages.ts';
import type { ListQuery } from './types.ts';

export function FactList() {
  const text = useMessages(factMessages);
  const may = useMay();
  const { api } = useSession();
  const { search, change } = useSearchFields();
  const [adds, setAdds] = useState(false);
  const { id, ...filters } = search;
  const { after: _, ...exported } = filters;
  const query = useQuery({
    queryKey: [FACTS_KEY, 'list', filters],
    // The API refuses values that it does not know.
    queryFn: () => api('GET /admin/facts', { query: filters as ListQuery }),
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
              path="/admin/exports/facts"
              query={exported}
              resource={may('facts.create') ? 'fact' : undefined}
              queryKey={[FACTS_KEY]}
            />
            {may('facts.create') && <Button onClick={() => setAdds(true)}>{text.add}</Button>}
          </div>
        }
      />
      <p className="-mt-3 mb-6 max-w-[46em] text-sm text-ink-muted">{text.intro}</p>
      <Filters>
        <SearchFilter label={text.search} place="after" />
        <SelectFilter
          name="subject"
          place="after"
          label={text.subject}
          options={factSubjects.map((value) => ({ value, label: text.subjects[value] }))}
        />
        <SelectFilter
          name="source"
          place="after"
          label={text.source}
          options={factSources.map((value) => ({ value, label: text.sources[value] }))}
        />
        <SelectFilter
          name="state"
          place="after"
          label={text.state}
          options={(['due', 'unused'] as const).map((value) => ({ value, label: text[value] }))}
        />
      </Filters>
      <BulkBar
        selection={selection}
        actions={['trash']}
        of={{ resource: 'fact', fields: [], filter: exported }}
      />
      <Answer query={query}>
        {({ items, total, next }) =>
          items.length === 0 ? (
            <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>
          ) : (
            <>
              <p className="mb-3 text-sm text-ink-muted">{text.total(total)}</p>
              {may('facts.delete') && <SelectPage selection={selection} />}
              <FactTable
                items={items}
                selection={may('facts.delete') ? selection : undefined}
                onOpen={(next) => change({ id: next })}
              />
              <KeysetPager place="after" next={next} />
            </>
          )
        }
      </Answer>
      {adds && <FactDialog id={undefined} onClose={() => setAdds(false)} />}
      {id && <FactDialog key={id} id={id} onClose={() => change({ id: undefined })} />}
    </>
  );
}
