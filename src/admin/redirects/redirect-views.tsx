import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { redirectMessages } from './messages.ts';

/** Switches between redirects and missing addresses. */
export function RedirectViews() {
  const text = useMessages(redirectMessages);
  const { search } = useSearchFields();
  return (
    <nav aria-label={text.views} className="segments mb-5">
      {([undefined, 'missing'] as const).map((view) => (
        <Link
          key={view ?? 'redirects'}
          to="/redirects"
          search={{ view } as never}
          className="segment"
          aria-current={search.view === view ? 'page' : undefined}
        >
          {view ? text.missing : text.redirects}
        </Link>
      ))}
    </nav>
  );
}
