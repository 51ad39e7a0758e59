import { useState } from 'react';
import { handlingStatuses } from '#contracts/enums/visits.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Filters, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { KeysetList, listOf, useListQuery } from '../core/keyset-list.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useAction } from '../core/use-action.ts';
import { ExportMenu } from '../transfers/export-menu.tsx';
import { redirectMessages } from './messages.ts';
import { MissingTable } from './missing-table.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';
import { RedirectViews } from './redirect-views.tsx';
import { MISSING_KEY } from './types.ts';

/** The addresses that visitors asked for in vain. */
export function MissingList() {
  const text = useMessages(redirectMessages);
  const { run } = useAction();
  const { search } = useSearchFields();
  const { view: _, after: __, ...exported } = search;
  const [start, setStart] = useState<{ fromPath: string; target: string | null }>();
  const query = useListQuery([MISSING_KEY], listOf('GET /admin/missing-pages'));
  const redirect = (path: string) =>
    run(async (api) => {
      const { target } = await api('GET /admin/missing-pages/suggestion', { query: { path } });
      setStart({ fromPath: path, target });
    });
  return (
    <>
      <ScreenHeader
        title={text.title}
        action={<ExportMenu path="/admin/exports/missing-pages" query={exported} />}
      />
      <RedirectViews />
      <p className="mb-6 max-w-[46em] text-sm text-ink-muted">{text.missingIntro}</p>
      <Filters>
        <SearchFilter label={text.searchPath} />
        <SelectFilter
          name="status"
          label={text.state}
          none={text.statusNames.open}
          options={handlingStatuses
            .filter((value) => value !== 'open')
            .map((value) => ({ value, label: text.statusNames[value] }))}
        />
      </Filters>
      <KeysetList
        query={query}
        empty={{ title: text.missingEmptyTitle, text: text.missingEmptyText }}
      >
        {(items) => <MissingTable items={items} onRedirect={redirect} />}
      </KeysetList>
      {start && <RedirectDialog start={start} onClose={() => setStart(undefined)} />}
    </>
  );
}
