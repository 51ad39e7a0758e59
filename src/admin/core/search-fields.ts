import { useNavigate, useSearch } from '@tanstack/react-router';

/** Query fields of an address, as text. */
export type SearchFields = Record<string, string | undefined>;

/** The query of an address as plain text fields. */
export function readSearch(text: string): SearchFields {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Fields as the query of an address, with its question mark. */
export function writeSearch(search: Record<string, unknown>): string {
  const present = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)]));
  return text.size > 0 ? `?${text}` : '';
}

/** The known, non-empty fields of an address. */
export function fields(search: SearchFields, names: readonly string[]): SearchFields {
  return Object.fromEntries(names.flatMap((name) => (search[name] ? [[name, search[name]]] : [])));
}

/** All non-empty fields of an address, for lists whose filters the API names. */
export function filled(search: SearchFields): SearchFields {
  return fields(search, Object.keys(search));
}

/** Fields of an address that choose what is shown but narrow no list. */
const plainFields = ['view', 'sort', 'id', 'dialog'];

/** Whether filters narrow a list, or it is not at its start. */
export function isNarrowed(search: SearchFields): boolean {
  return Object.entries(search).some(([name, value]) => value && !plainFields.includes(name));
}

/** State of a list in its address: filters and the place in the list. */
export function useSearchFields() {
  const search = useSearch({ strict: false }) as SearchFields;
  const navigate = useNavigate();
  /** Changes some fields; empty ones are removed. */
  const change = (changes: SearchFields, options: { replace?: boolean } = {}) => {
    const next = { ...search, ...changes };
    void navigate({ to: '.', search: filled(next) as never, ...options });
  };
  return { search, change };
}
