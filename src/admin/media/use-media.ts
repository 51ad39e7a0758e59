import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../core/session.tsx';
import { MEDIA_KEY, type MediaQuery } from './types.ts';

/** Pause between two looks at pictures that are being processed, in milliseconds. */
const PROCESSING_MS = 1500;

/** One page of the library. */
export function useMediaList(query: MediaQuery) {
  const { api } = useSession();
  return useQuery({
    queryKey: [MEDIA_KEY, 'list', query],
    queryFn: () => api('GET /admin/media', { query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => item.state === 'processing') ? PROCESSING_MS : false,
  });
}

/** One file with everything about it. */
export function useMediaRecord(id: string) {
  const { api } = useSession();
  return useQuery({
    queryKey: [MEDIA_KEY, 'record', id],
    queryFn: () => api('GET /admin/media/:id', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? PROCESSING_MS : false),
  });
}

/** Folders and tags. */
export function useFolders() {
  const { api } = useSession();
  return useQuery({
    queryKey: [MEDIA_KEY, 'folders'],
    queryFn: () => api('GET /admin/media-folders'),
  });
}
