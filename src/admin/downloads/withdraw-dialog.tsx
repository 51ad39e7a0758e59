import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Dialog } from '../core/dialog.tsx';
import { useSession } from '../core/session.tsx';
import { SchemaForm } from '../form/schema-form.tsx';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { releaseMessages } from './messages.ts';
import { withdrawalForm } from './release-form.ts';
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
      <SentForm form={form} label={text.withdrawNow}>
        <SchemaForm form={withdrawalForm} {...form.fields} />
      </SentForm>
    </Dialog>
  );
}
