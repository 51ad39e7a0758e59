import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Dialog } from '../core/dialog.tsx';
import { useSession } from '../core/session.tsx';
import { useForm } from '../form/use-form.ts';
import { releaseMessages } from './messages.ts';
import { type Release, useRefreshReleases } from './use-releases.ts';

/** Withdraws a version with a reason for visitors. */
export function WithdrawDialog({
  release: { id, version },
  onClose,
}: {
  release: Release;
  onClose: () => void;
}) {
  const text = useMessages(releaseMessages);
  const { api } = useSession();
  const refresh = useRefreshReleases();
  const form = useForm({ reasonZh: '', reasonEn: '' }, async (body) => {
    await api('POST /admin/releases/:id/withdrawal', { params: { id }, body });
    await refresh();
    showToast('success', text.withdrawn);
    onClose();
  });
  return (
    <Dialog title={text.withdrawTitle(version)} description={text.withdrawText} onClose={onClose}>
      <form onSubmit={form.submit} className="grid gap-5" noValidate>
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <TextAreaField {...form.field('reasonZh')} label={text.reasonZh} rows={2} required />
        <TextAreaField {...form.field('reasonEn')} label={text.reasonEn} rows={2} />
        <Button type="submit" busy={form.isBusy} className="justify-self-end">
          {text.withdrawNow}
        </Button>
      </form>
    </Dialog>
  );
}
