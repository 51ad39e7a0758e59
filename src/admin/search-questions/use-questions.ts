import { useQuery } from '@tanstack/react-query';
import { useSession } from '../core/session.tsx';
import { QUESTIONS_KEY } from './types.ts';

/** The questions of a record; `id` may be that of the page that shows it. */
export function useQuestions(id: string) {
  const { api } = useSession();
  return useQuery({
    queryKey: [QUESTIONS_KEY, 'record', id],
    queryFn: () => api('GET /admin/search-questions/:id', { params: { id } }),
  });
}
