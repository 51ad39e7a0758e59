import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../../core/answer.tsx';
import { Panel } from '../../core/panel.tsx';
import { useMay, useSession } from '../../core/session.tsx';
import { CommentForm } from './comment-form.tsx';
import { commentMessages } from './messages.ts';
import { Thread } from './thread.tsx';
import { COMMENTS_KEY, type Comment } from './types.ts';

/** The comments of customers and staff on a sheet, on its screen. */
export function CommentsPanel({ sheetId }: { sheetId: string }) {
  const text = useMessages(commentMessages);
  const may = useMay();
  const { api } = useSession();
  const queries = useQueryClient();
  const [answered, setAnswered] = useState<Comment | null>(null);
  const query = useQuery({
    queryKey: [COMMENTS_KEY, sheetId],
    queryFn: () => api('GET /admin/sheets/:id/comments', { params: { id: sheetId } }),
  });
  const onChange = async () => {
    setAnswered(null);
    await queries.invalidateQueries({ queryKey: [COMMENTS_KEY, sheetId] });
  };
  const mayWrite = may('sheets.update');
  return (
    <Panel title={text.title}>
      <Answer query={query}>
        {({ items }) => (
          <>
            {items.length === 0 && <p className="text-sm text-ink-muted">{text.none}</p>}
            <ol className="grid gap-5">
              {items
                .filter(({ parentId }) => parentId === null)
                .map((comment) => (
                  <li key={comment.id}>
                    <Thread
                      comment={comment}
                      answers={items.filter(({ parentId }) => parentId === comment.id)}
                      title={comment.partTitle && text.about(comment.partTitle)}
                      onAnswer={mayWrite ? setAnswered : undefined}
                      onChange={onChange}
                    />
                  </li>
                ))}
            </ol>
          </>
        )}
      </Answer>
      {mayWrite && (
        <CommentForm
          key={answered?.id}
          sheetId={sheetId}
          answered={answered}
          onCancel={() => setAnswered(null)}
          onSent={onChange}
        />
      )}
    </Panel>
  );
}
