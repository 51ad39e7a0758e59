import { type RecordKind, recordOf } from '#contracts/records/all.ts';
import { useRefresh } from '../core/use-refresh.ts';

/** Second part of the keys of queries for one open record. */
export const OPEN_RECORD = 'record';

/** Reads the lists of a kind again after a change; an open record closes and may be gone. */
export const useRecordRefresh = (kind: RecordKind) =>
  useRefresh([recordOf(kind).path], ({ queryKey }) => queryKey[1] !== OPEN_RECORD);
