import { useMessages } from '#ui/i18n/messages.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { SearchQuestionList } from '../search-questions/list.tsx';
import { searchQuestionMessages } from '../search-questions/messages.ts';
import { ExportMenu } from '../transfers/export-menu.tsx';
import { SearchMissList } from './list.tsx';
import { searchMissMessages } from './messages.ts';
import { SynonymList } from './synonym-list.tsx';

const views = ['misses', 'synonyms', 'questions'] as const;

/** Searches without result, and what helps them: synonyms, and the questions that records answer. */
export function SearchMissScreen() {
  const text = useMessages(searchMissMessages);
  const questions = useMessages(searchQuestionMessages);
  const { search, change } = useSearchFields();
  const { view: _, after: __, ...filters } = search;
  const withoutFilters = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));
  const view = views.find((one) => one === search.view) ?? 'misses';
  const titles = { misses: text.title, synonyms: text.synonyms, questions: questions.title };
  const intros = { misses: text.intro, synonyms: text.synonymsIntro, questions: questions.intro };
  const intro = (
    <>
      <p className="-mt-3 mb-5 max-w-[46em] text-sm text-ink-muted">{intros[view]}</p>
      <nav aria-label={text.views} className="segments mb-5">
        {views.map((one) => (
          <button
            key={one}
            type="button"
            className="segment"
            aria-current={view === one || undefined}
            onClick={() => change({ ...withoutFilters, view: one === 'misses' ? undefined : one })}
          >
            {titles[one]}
          </button>
        ))}
      </nav>
    </>
  );
  if (view === 'synonyms') return <SynonymList intro={intro} />;
  return (
    <>
      <ScreenHeader
        title={titles[view]}
        action={<ExportMenu path={`/admin/exports/search-${view}`} query={filters} />}
      />
      {intro}
      {view === 'misses' ? <SearchMissList /> : <SearchQuestionList />}
    </>
  );
}
