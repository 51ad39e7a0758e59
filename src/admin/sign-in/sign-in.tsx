import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { useSession } from '../core/session.tsx';
import { useForm } from '../form/use-form.ts';
import { CodeForm } from './code-form.tsx';
import { Entrance } from './entrance.tsx';
import { signInMessages } from './messages.ts';

/** Signs in: password first, then a code where the second factor is on. */
export function SignIn() {
  const text = useMessages(signInMessages);
  const [ticket, setTicket] = useState<string>();
  if (ticket) {
    return (
      <Entrance title={text.codeTitle}>
        <CodeForm ticket={ticket} onStartOver={() => setTicket(undefined)} />
      </Entrance>
    );
  }
  return (
    <Entrance title={text.title}>
      <PasswordForm onTicket={setTicket} />
    </Entrance>
  );
}

function PasswordForm({ onTicket }: { onTicket: (ticket: string) => void }) {
  const text = useMessages(signInMessages);
  const { api, refresh } = useSession();
  const form = useForm({ email: '', password: '' }, async (body) => {
    const { ticket } = await api('POST /admin/session', { body });
    if (ticket) onTicket(ticket);
    else await refresh();
  });
  return (
    <form onSubmit={form.submit} className="grid gap-5" noValidate>
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <TextField
        {...form.field('email')}
        label={text.email}
        type="email"
        autoComplete="username"
        required
      />
      <TextField
        {...form.field('password')}
        label={text.password}
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" busy={form.isBusy}>
        {text.signIn}
      </Button>
      <Link to="/password-request" className="btn btn-ghost btn-flush">
        {text.forgot}
      </Link>
    </form>
  );
}
