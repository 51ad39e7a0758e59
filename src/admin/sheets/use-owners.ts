import { useQuery } from '@tanstack/react-query';
import { useSession } from '../core/session.tsx';
import { SHEETS_KEY } from './types.ts';

/** The people who can own a sheet. */
export function useOwners() {
  const { api } = useSession();
  const { data } = useQuery({
    queryKey: [SHEETS_KEY, 'owners'],
    queryFn: () => api('GET /admin/sheet-owners'),
    staleTime: 60_000,
  });
  return data?.items ?? [];
}
