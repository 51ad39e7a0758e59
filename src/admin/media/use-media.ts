import { keepPreviousData } from '@tanstack/react-query';
import { useAnswer } from '../core/use-answer.ts';
import { MEDIA_KEY, type MediaQuery } from './types.ts';

/** Pause between two looks at pictures that are being processed, in milliseconds. */
const PROCESSING_MS = 1500;

/** One page of the library. */
export function useMediaList(query: MediaQuery) {
  return useAnswer([MEDIA_KEY, 'list', query], (api) => api('GET /admin/media', { query }), {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => item.state === 'processing') ? PROCESSING_MS : false,
  });
}

/** One file with everything about it. */
export function useMediaRecord(id: string) {
  return useAnswer(
    [MEDIA_KEY, 'record', id],
    (api) => api('GET /admin/media/:id', { params: { id } }),
    {
      refetchInterval: ({ state }) => (state.data?.state === 'processing' ? PROCESSING_MS : false),
    },
  );
}

/** Folders and tags. */
export function useFolders() {
  return useAnswer([MEDIA_KEY, 'folders'], (api) => api('GET /admin/media-folders'));
}
