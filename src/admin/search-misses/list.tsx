import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { locales } from '#contracts/locale.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Answer } from '../core/answer.tsx';
import {
  Filters,
  HandlingFilter,
  KeysetPager,
  SearchFilter,
  SelectFilter,
} from '../core/filters.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useSession } from '../core/session.tsx';
import { searchMissMessages } from './messages.ts';
import { MissDialog } from './miss-dialog.tsx';
import { MissTable } from './miss-table.tsx';
import { type ListQuery, MISSES_KEY, type SearchMiss } from './types.ts';

/** The searches, the most frequent first. */
export function SearchMissList() {
  const text = useMessages(searchMissMessages);
  const { api } = useSession();
  const { search } = useSearchFields();
  const [open, setOpen] = useState<SearchMiss>();
  const query = useQuery({
    queryKey: [MISSES_KEY, search],
    // The API refuses values that it does not know.
    queryFn: () => api('GET /admin/search-misses', { query: search as ListQuery }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Filters>
        <SearchFilter label={text.search} cursorField="after" />
        <SelectFilter
          name="locale"
          cursorField="after"
          label={text.language}
          options={locales.map((value) => ({ value, label: text.languages[value] }))}
        />
        <HandlingFilter label={text.state} states={text.states} />
      </Filters>
      <Answer query={query}>
        {({ items, next }) => (
          <>
            {items.length === 0 ? (
              <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>
            ) : (
              <MissTable items={items} onOpen={setOpen} />
            )}
            <KeysetPager cursorField="after" next={next} />
          </>
        )}
      </Answer>
      {open && <MissDialog miss={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
