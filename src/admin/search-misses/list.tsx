import { useState } from 'react';
import { locales } from '#contracts/locale.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import {
  Filters,
  HandlingFilter,
  optionsOf,
  SearchFilter,
  SelectFilter,
} from '../core/filters.tsx';
import { KeysetList, listOf, useListQuery } from '../core/keyset-list.tsx';
import { searchMissMessages } from './messages.ts';
import { MissDialog } from './miss-dialog.tsx';
import { MissTable } from './miss-table.tsx';
import { MISSES_KEY, type SearchMiss } from './types.ts';

/** The searches, the most frequent first. */
export function SearchMissList() {
  const text = useMessages(searchMissMessages);
  const [open, setOpen] = useState<SearchMiss>();
  const query = useListQuery([MISSES_KEY], listOf('GET /admin/search-misses'));
  return (
    <>
      <Filters>
        <SearchFilter label={text.search} />
        <SelectFilter
          name="locale"
          label={text.language}
          options={optionsOf(locales, text.languages)}
        />
        <HandlingFilter label={text.state} states={text.states} />
      </Filters>
      <KeysetList query={query} empty={{ title: text.emptyTitle, text: text.emptyText }}>
        {(items) => <MissTable items={items} onOpen={setOpen} />}
      </KeysetList>
      {open && <MissDialog miss={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
