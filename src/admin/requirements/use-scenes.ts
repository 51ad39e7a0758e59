import { useQuery } from '@tanstack/react-query';
import { useSession } from '../core/session.tsx';

/** The virtual scenes that a requirement can refer to. */
export function useScenes() {
  const { api } = useSession();
  return useQuery({
    queryKey: ['scene-choices'],
    queryFn: () => api('GET /admin/scene-choices'),
  });
}
