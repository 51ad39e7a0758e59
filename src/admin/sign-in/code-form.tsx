import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { useSession } from '../core/session.tsx';
import { useForm } from '../form/use-form.ts';
import { signInMessages } from './messages.ts';

/** Second step of the sign-in: a code of the app, or a recovery code. */
export function CodeForm({ ticket, onStartOver }: { ticket: string; onStartOver: () => void }) {
  const text = useMessages(signInMessages);
  const { api, refresh } = useSession();
  const [isRecovery, setRecovery] = useState(false);
  const form = useForm({ code: '' }, async ({ code }) => {
    await api('POST /admin/session/code', { body: { ticket, code } });
    await refresh();
  });
  return (
    <form onSubmit={form.submit} className="grid gap-5" noValidate>
      {form.failure && <Notice kind="error">{form.failure}</Notice>}
      <TextField
        {...form.field('code')}
        label={isRecovery ? text.recovery : text.code}
        hint={isRecovery ? text.recoveryHint : text.codeHint}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        required
        autoFocus
      />
      <Button type="submit" busy={form.isBusy}>
        {text.signIn}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button variant="ghost" flush onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? text.useCode : text.useRecovery}
        </Button>
        <Button variant="ghost" flush onClick={onStartOver}>
          {text.startOver}
        </Button>
      </div>
    </form>
  );
}
