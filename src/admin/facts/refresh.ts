import type { QueryClient } from '@tanstack/react-query';
import { FACTS_KEY } from '../editor/facts.ts';

/** Key of the query of one open fact. */
export const RECORD = 'record';

/** Reads lists of facts again after a change; the open one closes and may not exist any more. */
export function refreshFacts(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    queryKey: [FACTS_KEY],
    predicate: ({ queryKey }) => queryKey[1] !== RECORD,
  });
}
