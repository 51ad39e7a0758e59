import { type ReactNode, useState } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../../core/answer.tsx';
import { Panel } from '../../core/panel.tsx';
import { useMay } from '../../core/session.tsx';
import { useAnswer } from '../../core/use-answer.ts';
import { useRefresh } from '../../core/use-refresh.ts';
import { commentCalls } from './comment-calls.ts';
import { CommentForm } from './comment-form.tsx';
import { commentMessages } from './messages.ts';
import { Thread } from './thread.tsx';
import { COMMENTS_KEY, type Comment, type Commented, pinsOf } from './types.ts';

/** The comments of customers and staff on a sheet or scene, on its screen. */
export function CommentsPanel({
  on,
  children,
}: {
  on: Commented;
  /** What shows their places, above them. */
  children?: (items: readonly Comment[]) => ReactNode;
}) {
  const text = useMessages(commentMessages);
  const may = useMay();
  const { read } = commentCalls(on);
  const refresh = useRefresh([COMMENTS_KEY, on.id]);
  const [answered, setAnswered] = useState<Comment | null>(null);
  const query = useAnswer([COMMENTS_KEY, on.id], read, { enabled: may('sheets.read') });
  const titleOf = ({ partTitle, anchor }: Comment, items: readonly Comment[]) => {
    const pin = pinsOf(items).findIndex((one) => one.anchor === anchor);
    const title = [pin >= 0 && text.pin(pin + 1), partTitle].filter(Boolean).join(' · ');
    return title && text.about(title);
  };
  const onChange = async () => {
    setAnswered(null);
    await refresh();
  };
  const mayWrite = may('sheets.update');
  if (!may('sheets.read')) return null;
  return (
    <Panel title={text.title}>
      <Answer query={query}>
        {({ items }) => (
          <>
            {children?.(items)}
            {items.length === 0 && <p className="text-sm text-ink-muted">{text.none}</p>}
            <ol className="grid gap-5">
              {items
                .filter(({ parentId }) => parentId === null)
                .map((comment) => (
                  <li key={comment.id}>
                    <Thread
                      comment={comment}
                      answers={items.filter(({ parentId }) => parentId === comment.id)}
                      title={titleOf(comment, items)}
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
          on={on}
          answered={answered}
          onCancel={() => setAnswered(null)}
          onSent={onChange}
        />
      )}
    </Panel>
  );
}
