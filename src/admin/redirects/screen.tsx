import { NoRight } from '../core/layout.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { MissingList } from './missing-list.tsx';
import { RedirectList } from './redirect-list.tsx';

/** Redirects, and the missing addresses that may need one. */
export function RedirectScreen() {
  const may = useMay();
  const { search } = useSearchFields();
  if (!may('redirects.read')) return <NoRight />;
  return search.view === 'missing' ? <MissingList /> : <RedirectList />;
}
