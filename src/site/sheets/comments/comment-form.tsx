import { MAX_COMMENT_LENGTH } from '#contracts/sheets/comments.ts';
import { sheetFrameMessages } from '#site/i18n/sheet-frame.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, TextAreaField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { FrameState } from '../frame-context.ts';
import { PhotoField } from '../photos/photo-field.tsx';
import type { useCommentForm } from './use-comment-form.ts';

/** The form for a comment. What is typed stays on the device until it was sent. */
export function CommentForm({
  frame,
  form: { formRef, draft, change, edit, work, problems, isBusy, isSent, send },
}: {
  frame: FrameState;
  form: ReturnType<typeof useCommentForm>;
}) {
  const text = useMessages(sheetFrameMessages);
  const { target } = frame;
  const title = target && (target.parentId ? text.replyTo(target.title) : target.title);
  return (
    <form
      ref={formRef}
      onSubmit={send}
      noValidate
      className="no-print mt-6 grid gap-4 rounded-md border border-line bg-surface p-4 md:p-5 noscript:hidden"
      aria-label={text.comment}
    >
      {target && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          <bdi className="font-medium">
            {target.parentId ? title : text.about(title ?? text.wholeSheet)}
          </bdi>
          <Button variant="ghost" size="sm" flush onClick={() => frame.aim(null)}>
            {frame.ask ? text.cancelPin : text.cancelTarget}
          </Button>
        </p>
      )}
      <TextAreaField
        name="body"
        label={text.body}
        rows={4}
        maxLength={MAX_COMMENT_LENGTH}
        value={draft.body}
        error={problems.body}
        onChange={(event) => change({ body: event.target.value })}
        required
      />
      <TextField
        name="name"
        label={text.name}
        hint={text.nameHint}
        autoComplete="name"
        maxLength={80}
        value={draft.name}
        error={problems.name}
        onChange={(event) => change({ name: event.target.value })}
        required
      />
      {!frame.ask && (
        <PhotoField
          token={frame.token}
          photos={draft.photos}
          work={work}
          onChange={(next) => edit(({ photos }) => ({ photos: next(photos) }))}
        />
      )}
      {frame.isYourMove && !target?.isReply && (
        <CheckboxField
          name="handsOver"
          label={text.handsOver}
          checked={draft.handsOver}
          onChange={(event) => change({ handsOver: event.target.checked })}
        />
      )}
      <p role="status" className={isSent ? 'text-sm text-good' : 'sr-only'}>
        {isSent && text.sent}
      </p>
      <Button type="submit" busy={isBusy} className="justify-self-start max-sm:w-full">
        {isBusy ? text.sending : text.send}
      </Button>
    </form>
  );
}
