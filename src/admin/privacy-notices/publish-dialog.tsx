import { beijingDay } from '#contracts/days.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Dialog } from '../core/dialog.tsx';
import { useForm } from '../form/use-form.ts';
import { privacyMessages } from './messages.ts';

/** Asks for the day from which a version is in force, and publishes it. */
export function PublishDialog({
  id,
  save,
  onPublished,
  onClose,
}: {
  id: string;
  /** Saves the draft and gives its revision; undefined if that failed. */
  save: () => Promise<number | undefined>;
  onPublished: () => Promise<void>;
  onClose: () => void;
}) {
  const text = useMessages(privacyMessages);
  const today = beijingDay(new Date());
  const form = useForm({ inForceOn: today }, async ({ inForceOn }, api) => {
    const revision = await save();
    if (revision === undefined) return;
    const body = { revision, inForceOn };
    await api('POST /admin/privacy-notices/:id/publication', { params: { id }, body });
    await onPublished();
  });
  return (
    <Dialog title={text.publish} description={text.publishAsk} onClose={onClose}>
      <form onSubmit={form.submit} className="grid gap-5" noValidate>
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <TextField
          {...form.field('inForceOn')}
          type="date"
          className="max-w-60"
          label={text.inForceOn}
          hint={text.inForceHint}
          min={today}
          required
        />
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" busy={form.isBusy}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
