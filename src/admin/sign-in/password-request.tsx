import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { useForm } from '../form/use-form.ts';
import { Entrance, ToSignIn } from './entrance.tsx';
import { signInMessages } from './messages.ts';

/** Requests a link to choose a new password. */
export function PasswordRequest() {
  const text = useMessages(signInMessages);
  const [isSent, setSent] = useState(false);
  const form = useForm({ email: '' }, async (body, api) => {
    await api('POST /admin/password-requests', { body });
    setSent(true);
  });
  if (isSent) {
    return (
      <Entrance title={text.sentTitle}>
        <p role="status" className="mb-4 text-ink-muted">
          {text.sentText}
        </p>
        <ToSignIn />
      </Entrance>
    );
  }
  return (
    <Entrance title={text.requestTitle}>
      <p className="mb-5 text-sm text-ink-muted">{text.requestText}</p>
      <form onSubmit={form.submit} className="grid gap-5" noValidate>
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <TextField
          {...form.field('email')}
          label={text.email}
          type="email"
          autoComplete="username"
          required
        />
        <Button type="submit" busy={form.isBusy}>
          {text.send}
        </Button>
        <ToSignIn />
      </form>
    </Entrance>
  );
}
