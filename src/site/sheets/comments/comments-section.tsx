import { sheetFrameMessages } from '#site/i18n/sheet-frame.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { stepsOf, useSteps } from '../device/use-steps.ts';
import { COMMENTS_ID, type Comment, type FrameState, useSheetFrame } from '../frame-context.ts';
import { CommentForm } from './comment-form.tsx';
import { KeptComment } from './kept-comment.tsx';
import { Thread } from './thread.tsx';
import { useCommentForm } from './use-comment-form.ts';

/** All comments on a sheet, with the form for another one. */
export function CommentsSection() {
  const frame = useSheetFrame();
  return frame?.comments && <Section frame={frame} comments={frame.comments.items} />;
}

function Section({ frame, comments }: { frame: FrameState; comments: readonly Comment[] }) {
  const text = useMessages(sheetFrameMessages);
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
        <Writing frame={frame} />
      ) : (
        <p className="no-print mt-4 text-sm text-ink-muted">{text.readOnly}</p>
      )}
    </section>
  );
}

/** The form, and above it the comments that are on their way. */
function Writing({ frame }: { frame: FrameState }) {
  const { steps, queue } = useSteps(frame.token);
  const form = useCommentForm(frame, queue);
  return (
    <>
      {stepsOf(steps, 'POST /shares/links/:token/comments').map((step) => (
        <KeptComment
          key={step.key}
          step={step}
          queue={queue}
          onTakeBack={() => {
            const { name, body } = step.body;
            const words = [form.draft.body, body].filter(Boolean).join('\n');
            const photos = [...form.draft.photos, ...step.photos];
            form.change({ name: form.draft.name || name, body: words, photos });
            void queue.discard(step.key);
          }}
        />
      ))}
      <CommentForm frame={frame} form={form} />
    </>
  );
}
