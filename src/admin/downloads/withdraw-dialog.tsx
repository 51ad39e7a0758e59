import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
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
  const refresh = useRefreshReleases();
  const form = useForm({ reasonZh: '', reasonEn: '' }, async (body, api) => {
    await api('POST /admin/releases/:id/withdrawal', { params: { id }, body });
    await refresh(text.withdrawn);
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
