import { useState } from 'react';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useSession } from '../core/session.tsx';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { Entrance, ToSignIn } from './entrance.tsx';
import { signInMessages } from './messages.ts';

/** Sets a password by the link of a mail; the secret is the fragment of the address. */
export function NewPassword() {
  const text = useMessages(signInMessages);
  const [token] = useState(() => window.location.hash.slice(1));
  const [isDone, setDone] = useState(false);
  if (isDone || !token) {
    return (
      <Entrance title={isDone ? text.doneTitle : text.noLinkTitle}>
        <p role="status" className="mb-4 text-ink-muted">
          {isDone ? text.doneText : text.noLinkText}
        </p>
        <ToSignIn />
      </Entrance>
    );
  }
  return (
    <Entrance title={text.newTitle}>
      <NewPasswordForm token={token} onDone={() => setDone(true)} />
    </Entrance>
  );
}

function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const text = useMessages(signInMessages);
  const { api, refresh } = useSession();
  const form = useForm(
    { password: '', repeated: '' },
    async ({ password }) => {
      await api('POST /admin/new-password', { body: { token, password } });
      await refresh();
      onDone();
    },
    ({ password, repeated }) =>
      repeated === password ? [] : [{ path: 'repeated', message: text.different }],
  );
  return (
    <SentForm form={form} label={text.setPassword} isWide>
      <TextField
        {...form.field('password')}
        label={text.newPassword}
        hint={text.newHint}
        type="password"
        autoComplete="new-password"
        required
      />
      <TextField
        {...form.field('repeated')}
        label={text.repeat}
        type="password"
        autoComplete="new-password"
        required
      />
    </SentForm>
  );
}
