import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../core/session.tsx';
import type { PartSession } from './part-session.ts';
import { saveAll } from './record.ts';

/** Saves what was typed and checks the record as it would be published. */
export function useFindings(recordId: string, sessions: readonly PartSession[]) {
  const { api } = useSession();
  return useQuery({
    queryKey: ['content', 'findings', recordId],
    queryFn: async () => {
      await saveAll(sessions);
      return api('GET /admin/records/:id/findings', { params: { id: recordId } });
    },
    staleTime: 0,
    gcTime: 0,
  });
}
