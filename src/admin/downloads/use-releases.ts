import type { AnswerTo, ItemOf } from '../core/api.ts';
import { useAnswer } from '../core/use-answer.ts';
import { useRefresh } from '../core/use-refresh.ts';

/** A version as the list shows it. */
export type ReleaseItem = ItemOf<'GET /admin/downloads/:id/releases'>;
/** A version with its texts. */
export type Release = AnswerTo<'GET /admin/releases/:id'>;

/** Key of everything about versions among the queries. */
export const RELEASES_KEY = 'releases';

/** Pause between two looks at a file that is being stored, in milliseconds. */
const STORING_MS = 1000;

/** All versions of a program. */
export function useReleases(downloadId: string) {
  return useAnswer([RELEASES_KEY, 'list', downloadId], (api) =>
    api('GET /admin/downloads/:id/releases', { params: { id: downloadId } }),
  );
}

/** One version. */
export function useRelease(id: string) {
  return useAnswer(
    [RELEASES_KEY, 'one', id],
    (api) => api('GET /admin/releases/:id', { params: { id } }),
    {
      refetchInterval: ({ state }) =>
        state.data?.upload?.state === 'storing' ? STORING_MS : false,
    },
  );
}

/** Downloads of a version by day. */
export function useDownloadDays(id: string) {
  return useAnswer([RELEASES_KEY, 'days', id], (api) =>
    api('GET /admin/releases/:id/downloads', { params: { id } }),
  );
}

/** Reads versions again after a change; only their lists if the open one was deleted. */
export const useRefreshReleases = (...part: ['list'?]) => useRefresh([RELEASES_KEY, ...part]);
