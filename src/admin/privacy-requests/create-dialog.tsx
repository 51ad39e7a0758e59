import { useNavigate } from '@tanstack/react-router';
import { type PrivacyRequestKind, privacyRequestKinds } from '#contracts/enums/privacy.ts';
import { SelectField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { optionsOf } from '../core/filters.tsx';
import { useRefresh } from '../core/use-refresh.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { privacyRequestMessages } from './messages.ts';
import { REQUESTS_KEY } from './types.ts';

/** Takes down a request and opens it. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(privacyRequestMessages);
  const refresh = useRefresh([REQUESTS_KEY]);
  const navigate = useNavigate();
  const start: { kind: PrivacyRequestKind; contact: string } = { kind: 'export', contact: '' };
  const form = useForm(start, async (body, api) => {
    const { id } = await api('POST /admin/privacy-requests', { body });
    await refresh();
    await navigate({ to: `/privacy-requests/${id}` });
  });
  return (
    <Dialog title={text.add} description={text.addText} onClose={onClose}>
      <SentForm form={form} label={text.save}>
        <SelectField
          {...form.field('kind')}
          label={text.kind}
          preselected
          options={optionsOf(privacyRequestKinds, text.kinds)}
        />
        <TextField
          {...form.field('contact')}
          label={text.contact}
          hint={text.contactHint}
          autoComplete="off"
          required
        />
      </SentForm>
    </Dialog>
  );
}
