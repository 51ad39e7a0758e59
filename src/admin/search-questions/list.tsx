import { lazy, Suspense, useState } from 'react';
import { searchKinds } from '#contracts/enums/search.ts';
import { locales } from '#contracts/locale.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Filters, optionsOf, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { KeysetList, listOf, useListQuery } from '../core/keyset-list.tsx';
import { searchMissMessages } from '../search-misses/messages.ts';
import { searchQuestionMessages } from './messages.ts';
import { QuestionTable } from './question-table.tsx';
import { QUESTIONS_KEY } from './types.ts';

const QuestionsDialog = lazy(() => import('./questions-dialog.tsx'));

/** The records of the search with their questions, the newest first. */
export function SearchQuestionList() {
  const text = useMessages(searchQuestionMessages);
  const names = useMessages(searchMissMessages);
  const [open, setOpen] = useState<string>();
  const query = useListQuery([QUESTIONS_KEY, 'list'], listOf('GET /admin/search-questions'));
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
