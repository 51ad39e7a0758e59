import { MAX_COMMENT_LENGTH } from '#contracts/sheets/comments.ts';
import { MAX_PHOTOS } from '#contracts/sheets/photos.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { useDraftWithFiles } from '#ui/state/use-draft-with-files.ts';
import { coreMessages } from '../../core/messages.ts';
import { useForm } from '../../form/use-form.ts';
import { PendingUploads } from '../pending-uploads.ts';
import { PhotoList } from '../photo-list.tsx';
import { UploadButton } from '../upload-button.tsx';
import { commentMessages } from './messages.ts';
import type { Comment, Commented } from './types.ts';
import { useCommentCalls } from './use-comment-calls.ts';

/** Writes a comment that customers see, or the answer to one. */
export function CommentForm({
  on,
  answered,
  onCancel,
  onSent,
}: {
  on: Commented;
  answered: Comment | null;
  onCancel(): void;
  onSent(): Promise<void>;
}) {
  const text = useMessages(commentMessages);
  const core = useMessages(coreMessages);
  const { write } = useCommentCalls(on);
  const { draft: photos, change, work, complete } = useDraftWithFiles<string[]>([]);
  const { submit, reset, failure, isBusy, field } = useForm({ body: '' }, async ({ body }) => {
    const chosen = await complete();
    if (!chosen) return;
    await write({ body, parentId: answered?.id ?? null, photos: chosen });
    reset();
    change(() => []);
    await onSent();
  });
  return (
    <form onSubmit={submit} className="mt-5 grid gap-3 border-t border-line pt-4" noValidate>
      {failure && <Notice kind="error">{failure}</Notice>}
      <TextAreaField
        {...field('body')}
        label={answered ? text.replyTo(answered.authorName) : text.body}
        hint={text.bodyHint}
        rows={3}
        maxLength={MAX_COMMENT_LENGTH}
        required
      />
      <PhotoList
        photos={photos.map((id) => ({ id }))}
        label={text.photos}
        onRemove={(id) => change((now) => now.filter((one) => one !== id))}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={isBusy}>
          {text.send}
        </Button>
        {on.kind === 'sheet' && photos.length < MAX_PHOTOS && (
          <PendingUploads value={work}>
            <UploadButton onDone={(id) => change((now) => [...now, id])} />
          </PendingUploads>
        )}
        {answered && (
          <Button variant="secondary" size="sm" onClick={onCancel}>
            {core.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
