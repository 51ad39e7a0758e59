import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Moment } from '../../core/moment.tsx';
import { useMay } from '../../core/session.tsx';
import { useAction } from '../../core/use-action.ts';
import { PhotoList } from '../photo-list.tsx';
import { commentMessages } from './messages.ts';
import type { Comment } from './types.ts';

/** A comment with its answers, to answer and to settle. */
export function Thread({
  comment,
  answers,
  title,
  onAnswer,
  onChange,
}: {
  comment: Comment;
  answers: readonly Comment[];
  /** What it is about; null for the whole sheet. */
  title: string | null;
  onAnswer: ((comment: Comment) => void) | undefined;
  onChange(): Promise<void>;
}) {
  const text = useMessages(commentMessages);
  const may = useMay();
  const { run, isBusy } = useAction();
  const isResolved = comment.resolvedAt !== null;
  const settle = () =>
    run(async (api) => {
      await api('PUT /admin/comments/:id/resolution', {
        params: { id: comment.id },
        body: { isResolved: !isResolved },
      });
      await onChange();
    });
  return (
    <article className="grid gap-2">
      {title && <p className="text-sm text-ink-muted">{title}</p>}
      <Words comment={comment} />
      {answers.length > 0 && (
        <ol className="grid gap-3 border-s-2 border-line ps-4">
          {answers.map((answer) => (
            <li key={answer.id}>
              <Words comment={answer} />
            </li>
          ))}
        </ol>
      )}
      {may('sheets.update') && (
        <div className="flex flex-wrap gap-x-6">
          {onAnswer && (
            <Button variant="ghost" size="sm" flush onClick={() => onAnswer(comment)}>
              {text.reply}
            </Button>
          )}
          <Button variant="ghost" size="sm" flush disabled={isBusy} onClick={settle}>
            {isResolved ? text.reopen : text.resolve}
          </Button>
        </div>
      )}
    </article>
  );
}

/** What somebody wrote. The text of a stranger does not turn the direction of what is around it. */
function Words({ comment }: { comment: Comment }) {
  const text = useMessages(commentMessages);
  const { authorName, party, createdAt, body, resolvedAt, photos } = comment;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <bdi className="font-semibold">{authorName}</bdi>
        <span className="text-ink-muted">
          {text[party]} <Moment at={createdAt} />
        </span>
        {resolvedAt && (
          <Badge dot tone="good">
            {text.resolved}
          </Badge>
        )}
      </p>
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {body}
      </p>
      <PhotoList photos={photos} label={text.photos} />
    </div>
  );
}
