import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { AdminApi } from '../core/api.ts';
import { Dialog } from '../core/dialog.tsx';
import { useRefresh } from '../core/use-refresh.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { codeMessages } from './messages.ts';
import { CODES_KEY } from './types.ts';

/** Revokes a code or a batch, with the reason that the audit log keeps. */
export function RevokeDialog({
  title,
  description,
  revoke,
  onClose,
}: {
  title: string;
  description: string;
  /** Answers how many codes were revoked; one if it does not say. */
  revoke(reason: string, api: AdminApi): Promise<{ revoked?: number }>;
  onClose(): void;
}) {
  const text = useMessages(codeMessages);
  const refresh = useRefresh([CODES_KEY]);
  const form = useForm({ reason: '' }, async ({ reason }, api) => {
    const { revoked = 1 } = await revoke(reason, api);
    await refresh(text.revokedCount(revoked));
    onClose();
  });
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <SentForm form={form} label={text.revoke}>
        <TextField {...form.field('reason')} label={text.reason} maxLength={500} required />
      </SentForm>
    </Dialog>
  );
}
