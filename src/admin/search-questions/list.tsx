import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { searchKinds } from '#contracts/enums/search.ts';
import { locales } from '#contracts/locale.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Filters, optionsOf, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { KeysetList } from '../core/keyset-list.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useSession } from '../core/session.tsx';
import { searchMissMessages } from '../search-misses/messages.ts';
import { searchQuestionMessages } from './messages.ts';
import { QuestionTable } from './question-table.tsx';
import { type ListQuery, QUESTIONS_KEY } from './types.ts';

const QuestionsDialog = lazy(() => import('./questions-dialog.tsx'));

/** The records of the search with their questions, the newest first. */
export function SearchQuestionList() {
  const text = useMessages(searchQuestionMessages);
  const names = useMessages(searchMissMessages);
  const { api } = useSession();
  const { search } = useSearchFields();
  const { view: _, ...filters } = search;
  const [open, setOpen] = useState<string>();
  const query = useQuery({
    queryKey: [QUESTIONS_KEY, 'list', filters],
    // The API refuses values that it does not know.
    queryFn: () => api('GET /admin/search-questions', { query: filters as ListQuery }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Filters>
        <SearchFilter label={text.search} />
        <SelectFilter name="kind" label={text.kind} options={optionsOf(searchKinds, names.kinds)} />
        <SelectFilter
          name="state"
          label={text.state}
          options={optionsOf(['some', 'none'], text.states)}
        />
        <SelectFilter
          name="locale"
          label={names.language}
          options={optionsOf(locales, names.languages)}
        />
      </Filters>
      <KeysetList query={query} empty={{ title: text.emptyTitle, text: text.emptyText }}>
        {(items) => <QuestionTable items={items} onOpen={setOpen} />}
      </KeysetList>
      {open && (
        <Suspense>
          <QuestionsDialog id={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
