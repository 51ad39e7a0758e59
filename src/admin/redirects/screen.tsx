import { useSearchFields } from '../core/search-fields.ts';
import { MissingList } from './missing-list.tsx';
import { RedirectList } from './redirect-list.tsx';

/** Redirects, and the missing addresses that may need one. */
export function RedirectScreen() {
  const { search } = useSearchFields();
  return search.view === 'missing' ? <MissingList /> : <RedirectList />;
}
