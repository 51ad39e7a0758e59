import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../core/session.tsx';
import { MEDIA_KEY } from '../../media/types.ts';

/** A panorama of the media library. */
export function usePanoramaPicture(id: string) {
  const { api } = useSession();
  return useQuery({
    queryKey: [MEDIA_KEY, 'id', id],
    queryFn: () => api('GET /admin/media/:id', { params: { id } }),
  });
}
