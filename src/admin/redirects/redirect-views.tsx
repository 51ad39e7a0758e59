import { useMessages } from '#ui/i18n/messages.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { redirectMessages } from './messages.ts';

/** Switches between redirects and missing addresses. */
export function RedirectViews() {
  const text = useMessages(redirectMessages);
  const { search, change } = useSearchFields();
  const withoutFilters = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));
  return (
    <nav aria-label={text.views} className="segments mb-5">
      {([undefined, 'missing'] as const).map((view) => (
        <button
          key={view ?? 'redirects'}
          type="button"
          className="segment"
          aria-current={search.view === view || undefined}
          onClick={() => change({ ...withoutFilters, view })}
        >
          {view ? text.missing : text.redirects}
        </button>
      ))}
    </nav>
  );
}
