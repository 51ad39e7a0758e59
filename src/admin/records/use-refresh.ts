import { useQueryClient } from '@tanstack/react-query';
import { type RecordKind, recordOf } from '#contracts/records/all.ts';

/** Second part of the keys of queries for one open record. */
export const OPEN_RECORD = 'record';

/** Reads the lists of a kind again after a change; an open record closes and may be gone. */
export function useRefresh(kind: RecordKind): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      queryKey: [recordOf(kind).path],
      predicate: ({ queryKey }) => queryKey[1] !== OPEN_RECORD,
    });
}
