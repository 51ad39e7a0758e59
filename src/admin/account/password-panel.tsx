import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Panel } from '../core/panel.tsx';
import { usePerson } from '../core/session.tsx';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { accountMessages } from './messages.ts';

export function PasswordPanel() {
  const text = useMessages(accountMessages);
  const { email } = usePerson();
  const form = useForm({ password: '' }, async (body, api) => {
    await api('PUT /admin/account/password', { body });
    form.reset();
    showToast('success', text.changed);
  });
  return (
    <Panel title={text.password}>
      <p className="mb-5 text-sm text-ink-muted">{text.passwordText}</p>
      <SentForm form={form} label={text.change} variant="secondary" className="grid max-w-md gap-5">
        {/* Password managers store the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          {...form.field('password')}
          label={text.newPassword}
          hint={text.newHint}
          type="password"
          autoComplete="new-password"
          required
        />
      </SentForm>
    </Panel>
  );
}
