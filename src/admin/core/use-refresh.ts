import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#ui/state/notices.ts';

/** After a change: reads again what is kept below a key, and says what was done. */
export function useRefresh(queryKey: QueryKey, predicate?: (query: Query) => boolean) {
  const queries = useQueryClient();
  return async (said?: string) => {
    await queries.invalidateQueries({ queryKey, ...(predicate && { predicate }) });
    if (said) showToast('success', said);
  };
}
