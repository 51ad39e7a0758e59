import { useAnswer } from '../core/use-answer.ts';
import { SHEETS_KEY } from './types.ts';

/** The people who can own a sheet. */
export function useOwners() {
  const { data } = useAnswer([SHEETS_KEY, 'owners'], (api) => api('GET /admin/sheet-owners'), {
    staleTime: 60_000,
  });
  return data?.items ?? [];
}
