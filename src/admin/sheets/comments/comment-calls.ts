import type { AdminApi } from '../../core/api.ts';
import type { Commented } from './types.ts';

/** A comment that a member of staff writes. */
interface NewComment {
  body: string;
  parentId: string | null;
  /** None on a scene. */
  photos: string[];
}

/** Reads and writes comments where they are on. */
export function commentCalls({ kind, id }: Commented) {
  const params = { id };
  return kind === 'sheet'
    ? {
        read: (api: AdminApi) => api('GET /admin/sheets/:id/comments', { params }),
        write: (body: NewComment, api: AdminApi) =>
          api('POST /admin/sheets/:id/comments', { params, body }),
      }
    : {
        read: (api: AdminApi) => api('GET /admin/scenes/:id/comments', { params }),
        write: ({ photos: _, ...body }: NewComment, api: AdminApi) =>
          api('POST /admin/scenes/:id/comments', { params, body }),
      };
}
