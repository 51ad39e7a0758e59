import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { searchKinds } from '#contracts/enums/search.ts';
import { locales } from '#contracts/locale.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Answer } from '../core/answer.tsx';
import { Filters, KeysetPager, SearchFilter, SelectFilter } from '../core/filters.tsx';
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
        <SearchFilter label={text.search} cursorField="after" />
        <SelectFilter
          name="kind"
          cursorField="after"
          label={text.kind}
          options={searchKinds.map((value) => ({ value, label: names.kinds[value] }))}
        />
        <SelectFilter
          name="state"
          cursorField="after"
          label={text.state}
          options={(['some', 'none'] as const).map((value) => ({
            value,
            label: text.states[value],
          }))}
        />
        <SelectFilter
          name="locale"
          cursorField="after"
          label={names.language}
          options={locales.map((value) => ({ value, label: names.languages[value] }))}
        />
      </Filters>
      <Answer query={query}>
        {({ items, next }) => (
          <>
            {items.length === 0 ? (
              <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>
            ) : (
              <QuestionTable items={items} onOpen={setOpen} />
            )}
            <KeysetPager cursorField="after" next={next} />
          </>
        )}
      </Answer>
      {open && (
        <Suspense>
          <QuestionsDialog id={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
