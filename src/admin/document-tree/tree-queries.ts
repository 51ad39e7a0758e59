import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { AdminApi } from '../core/api.ts';
import { TREE_KEY } from './types.ts';

/** All sections of the learning centre. */
export const sectionsQuery = (api: AdminApi) => ({
  queryKey: [TREE_KEY, 'sections'],
  queryFn: () => api('GET /admin/document-tree'),
});

/** The documents of one section. */
export const documentsQuery = (api: AdminApi, id: string) => ({
  queryKey: [TREE_KEY, 'documents', id],
  queryFn: () => api('GET /admin/document-sections/:id/documents', { params: { id } }),
});

/**
 * Reads the shown parts of the tree again and shows them in one step: a document that has moved never
 * stands in two sections, nor in none. Parts that are not shown are read when they are.
 */
export async function readTreeAgain(queries: QueryClient, api: AdminApi): Promise<void> {
  const filter = { queryKey: [TREE_KEY] };
  await queries.cancelQueries(filter);
  const shown = queries.getQueryCache().findAll({ ...filter, type: 'active' });
  try {
    const read = await Promise.all(
      shown.map(async ({ queryKey: [, part, id] }) => {
        const query = part === 'sections' ? sectionsQuery(api) : documentsQuery(api, String(id));
        return { key: query.queryKey, data: await query.queryFn() };
      }),
    );
    notifyManager.batch(() => {
      for (const { key, data } of read) queries.setQueryData<unknown>(key, data);
    });
    await queries.invalidateQueries({ ...filter, refetchType: 'none', type: 'inactive' });
  } catch {
    // The queries themselves show what cannot be read.
    await queries.invalidateQueries(filter);
  }
}
