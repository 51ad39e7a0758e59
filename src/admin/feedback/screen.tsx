import { useMessages } from '#ui/i18n/messages.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { ExportMenu } from '../transfers/export-menu.tsx';
import { DocumentList } from './document-list.tsx';
import { feedbackMessages } from './messages.ts';
import { TextList } from './text-list.tsx';

/** What readers say about documents: their texts, and the answers by document. */
export function FeedbackScreen() {
  const may = useMay();
  const text = useMessages(feedbackMessages);
  const { search, change } = useSearchFields();
  const isByDocument = search.view === 'documents';
  const { view: _, days: __, after: ___, order: ____, ...filters } = search;
  const withoutFilters = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));
  return (
    <>
      <ScreenHeader
        title={text.title}
        action={
          !isByDocument &&
          may('feedback.update') && <ExportMenu path="/admin/exports/feedback" query={filters} />
        }
      />
      <p className="-mt-3 mb-5 max-w-[46em] text-sm text-ink-muted">{text.intro}</p>
      <nav aria-label={text.views} className="segments mb-5">
        {([undefined, 'documents'] as const).map((view) => (
          <button
            key={view ?? 'texts'}
            type="button"
            className="segment"
            aria-current={search.view === view || undefined}
            onClick={() => change({ ...withoutFilters, view })}
          >
            {view ? text.byDocument : text.texts}
          </button>
        ))}
      </nav>
      {isByDocument ? <DocumentList /> : <TextList />}
    </>
  );
}
