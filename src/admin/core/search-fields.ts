import { useNavigate, useSearch } from '@tanstack/react-router';

/** Query fields of an address, as text. */
export type SearchFields = Record<string, string | undefined>;

/** The known, non-empty fields of an address. The router parses numbers; they become text again. */
export function fields(search: Record<string, unknown>, names: readonly string[]): SearchFields {
  const known = names.flatMap((name) => {
    const value = search[name];
    return value === undefined || value === '' ? [] : [[name, String(value)] as const];
  });
  return Object.fromEntries(known);
}

/** State of a list in its address: filters and the place in the list. */
export function useSearchFields() {
  const search = useSearch({ strict: false }) as SearchFields;
  const navigate = useNavigate();
  /** Changes some fields; empty ones are removed. */
  const change = (changes: SearchFields, options: { replace?: boolean } = {}) => {
    const next = { ...search, ...changes };
    void navigate({ to: '.', search: fields(next, Object.keys(next)) as never, ...options });
  };
  return { search, change };
}
