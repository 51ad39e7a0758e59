import { useState } from 'react';
import { sheetFrameMessages } from '#site/i18n/sheet-frame.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { COMMENTS_ID, type Comment, type FrameState, useSheetFrame } from '../frame-context.ts';
import { CommentForm } from './comment-form.tsx';
import { Thread } from './thread.tsx';

/** All comments on a sheet, with the form for another one. */
export function CommentsSection() {
  const frame = useSheetFrame();
  return frame?.comments && <Section frame={frame} first={frame.comments.items} />;
}

function Section({ frame, first }: { frame: FrameState; first: readonly Comment[] }) {
  const text = useMessages(sheetFrameMessages);
  const [added, setAdded] = useState<readonly Comment[]>([]);
  const known = new Set(first.map(({ id }) => id));
  const comments = [...first, ...added.filter(({ id }) => !known.has(id))];
  const threads = comments.filter(({ parentId }) => parentId === null);
  return (
    <section
      id={COMMENTS_ID}
      aria-labelledby="comments-heading"
      className="mt-10 scroll-mt-20 print:mt-5"
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="comments-heading" className="text-xl">
          {text.comments}
        </h2>
        {comments.length > 0 && (
          <span className="text-sm text-ink-muted">{text.count(comments.length)}</span>
        )}
      </div>
      {threads.length === 0 && <p className="text-sm text-ink-muted">{text.none}</p>}
      <ol className="grid gap-4">
        {threads.map((thread) => (
          <li key={thread.id}>
            <Thread
              frame={frame}
              comment={thread}
              answers={comments.filter(({ parentId }) => parentId === thread.id)}
            />
          </li>
        ))}
      </ol>
      {frame.canComment ? (
        <CommentForm frame={frame} onSent={(comment) => setAdded([...added, comment])} />
      ) : (
        <p className="no-print mt-4 text-sm text-ink-muted">{text.readOnly}</p>
      )}
    </section>
  );
}
