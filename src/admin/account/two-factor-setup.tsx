import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import type { AnswerTo } from '../core/api.ts';
import { useForm } from '../form/use-form.ts';
import { accountMessages } from './messages.ts';
import { QrCode } from './qr-code.tsx';

/** A new secret for an authenticator app. */
export type Setup = AnswerTo<'POST /admin/account/two-factor'>;

/** Shows the secret as a QR code and takes the first code. */
export function TwoFactorSetup({
  setup,
  onDone,
  onCancel,
}: {
  setup: Setup;
  onDone: (recoveryCodes: string[]) => Promise<void>;
  onCancel: () => void;
}) {
  const text = useMessages(accountMessages);
  const form = useForm({ code: '' }, async (body, api) => {
    const answer = await api('POST /admin/account/two-factor/confirmation', { body });
    await onDone(answer.recoveryCodes);
  });
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-6">
      <div className="max-w-xs text-sm">
        <p className="mb-3">{text.scan}</p>
        <QrCode text={setup.uri} label={text.qr} />
        <p className="mt-3 text-ink-muted">{text.typed}</p>
        <code className="font-mono break-all select-all">
          {setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </div>
      <form onSubmit={form.submit} className="grid max-w-xs grow content-start gap-5" noValidate>
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <TextField
          {...form.field('code')}
          label={text.code}
          hint={text.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <div className="flex gap-3">
          <Button type="submit" busy={form.isBusy}>
            {text.verify}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </div>
  );
}
