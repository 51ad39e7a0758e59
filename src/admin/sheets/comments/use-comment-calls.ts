import { useSession } from '../../core/session.tsx';
import type { Commented } from './types.ts';

/** A comment that a member of staff writes. */
interface NewComment {
  body: string;
  parentId: string | null;
  /** None on a scene. */
  photos: string[];
}

/** Reads and writes comments where they are on. */
export function useCommentCalls({ kind, id }: Commented) {
  const { api } = useSession();
  const params = { id };
  return kind === 'sheet'
    ? {
        read: () => api('GET /admin/sheets/:id/comments', { params }),
        write: (body: NewComment) => api('POST /admin/sheets/:id/comments', { params, body }),
      }
    : {
        read: () => api('GET /admin/scenes/:id/comments', { params }),
        write: ({ photos: _, ...body }: NewComment) =>
          api('POST /admin/scenes/:id/comments', { params, body }),
      };
}
