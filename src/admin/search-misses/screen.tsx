import { useMessages } from '#ui/i18n/messages.tsx';
import { NoRight, ScreenHeader } from '../core/layout.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { ExportMenu } from '../transfers/export-menu.tsx';
import { TransferButtons } from '../transfers/transfer-buttons.tsx';
import { SearchMissList } from './list.tsx';
import { searchMissMessages } from './messages.ts';
import { SynonymList } from './synonym-list.tsx';
import { MISSES_KEY } from './types.ts';

/** Searches without result, and the synonyms that help them. */
export function SearchMissScreen() {
  const may = useMay();
  const text = useMessages(searchMissMessages);
  const { search, change } = useSearchFields();
  if (!may('searches.read')) return <NoRight />;
  const { view: _, after: __, ...filters } = search;
  const withoutFilters = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));
  const isSynonyms = search.view === 'synonyms';
  return (
    <>
      <ScreenHeader
        title={isSynonyms ? text.synonyms : text.title}
        action={
          isSynonyms ? (
            <div className="flex flex-wrap gap-3">
              <TransferButtons
                path="/admin/exports/search-synonyms"
                query={filters}
                resource={may('searches.update') ? 'search-synonym' : undefined}
                queryKey={[MISSES_KEY]}
              />
            </div>
          ) : (
            <ExportMenu path="/admin/exports/search-misses" query={filters} />
          )
        }
      />
      <p className="-mt-3 mb-5 max-w-[46em] text-sm text-ink-muted">
        {isSynonyms ? text.synonymsIntro : text.intro}
      </p>
      <nav aria-label={text.views} className="segments mb-5">
        {([undefined, 'synonyms'] as const).map((view) => (
          <button
            key={view ?? 'misses'}
            type="button"
            className="segment"
            aria-current={search.view === view || undefined}
            onClick={() => change({ ...withoutFilters, view })}
          >
            {view ? text.synonyms : text.title}
          </button>
        ))}
      </nav>
      {isSynonyms ? <SynonymList /> : <SearchMissList />}
    </>
  );
}
