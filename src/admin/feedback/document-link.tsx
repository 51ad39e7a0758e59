import { Link } from '@tanstack/react-router';
import type { Feedback } from './types.ts';

/** Opens a document in its editor. */
export function DocumentLink({ document: { id, slug, title } }: Pick<Feedback, 'document'>) {
  return (
    <Link to={`/content/document/${id}`} className="link break-words">
      {title || slug}
    </Link>
  );
}
