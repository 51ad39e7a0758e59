import { sharedPictureFolder } from '#contracts/shared-picture.ts';
import { SheetPictures } from '#site/components/sheet-pictures.tsx';
import { sheetFrameMessages } from '#site/i18n/sheet-frame.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { Comment, FrameState } from '../frame-context.ts';

/** A comment with its answers. */
export function Thread({
  frame,
  comment,
  answers,
}: {
  frame: FrameState;
  comment: Comment;
  answers: readonly Comment[];
}) {
  const text = useMessages(sheetFrameMessages);
  const title = frame.titleOf(comment.anchor);
  const { id: parentId, anchor, authorName } = comment;
  return (
    <article className="break-inside-avoid rounded-md border border-line bg-surface p-4 md:p-5">
      {title && (
        <p className="mb-2 flex flex-wrap items-center gap-x-4 text-sm text-ink-muted">
          {text.about(title)}
          {frame.ask && (
            <Button
              variant="ghost"
              size="sm"
              flush
              className="no-print noscript:hidden"
              onClick={() => frame.ask?.(anchor)}
            >
              {text.showPin}
            </Button>
          )}
        </p>
      )}
      <Words comment={comment} token={frame.token} />
      {answers.length > 0 && (
        <ol className="mt-4 grid gap-4 border-s-2 border-line ps-4">
          {answers.map((answer) => (
            <li key={answer.id}>
              <Words comment={answer} token={frame.token} />
            </li>
          ))}
        </ol>
      )}
      {frame.canComment && (
        <Button
          variant="ghost"
          size="sm"
          flush
          className="no-print mt-2 noscript:hidden"
          onClick={() => frame.aim({ anchor, parentId, title: authorName })}
        >
          {text.reply}
        </Button>
      )}
    </article>
  );
}

/** What somebody wrote. The text of a stranger does not turn the direction of what is around it. */
function Words({ comment, token }: { comment: Comment; token: string }) {
  const text = useMessages(sheetFrameMessages);
  const { moment } = useDates();
  const { authorName, party, createdAt, body, resolvedAt, photos } = comment;
  const pictures = photos.map(({ id, width, height }) => ({
    src: sharedPictureFolder(token, id),
    width,
    height,
    caption: '',
  }));
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
        <bdi className="font-semibold">{authorName}</bdi>
        <span className="text-ink-muted">
          {text[party]}
          {'\u00a0· '}
          {moment(createdAt)}
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
      {pictures.length > 0 && (
        <div className="mt-3">
          <SheetPictures pictures={pictures} />
        </div>
      )}
    </>
  );
}
