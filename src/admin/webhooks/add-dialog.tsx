import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { emptyForm } from '../form/definition.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { useRecordRefresh } from '../records/use-refresh.ts';
import { type NewValues, newWebhookForm } from './forms.ts';
import { webhookMessages } from './messages.ts';

interface Made {
  id: string;
  secret: string | null;
}

/** Adds a webhook; a secret that was made for it is shown once. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(webhookMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const refresh = useRecordRefresh('webhook');
  const [made, setMade] = useState<Made>();
  const open = ({ id }: Made) => {
    onClose();
    void navigate({ to: `/webhooks/${id}` });
  };
  const form = useForm(newWebhook(locale), async (body, api) => {
    const answer = await api('POST /admin/webhooks', { body });
    await refresh(text.saved);
    if (answer.secret) setMade(answer);
    else open(answer);
  });
  if (made?.secret) {
    return (
      <Dialog title={text.secretTitle} description={text.secretText} onClose={() => open(made)}>
        <code className="mb-4 block rounded-lg border border-line p-3 font-mono text-sm break-all">
          {made.secret}
        </code>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={made.secret}>{text.copy}</CopyButton>
          <Button onClick={() => open(made)}>{text.secretDone}</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={text.add} isWide onClose={onClose}>
      <SentForm form={form} label={text.save}>
        <SchemaForm form={newWebhookForm} {...form.fields} />
      </SentForm>
    </Dialog>
  );
}

const newWebhook = (locale: NewValues['locale']): NewValues => ({
  ...(emptyForm(newWebhookForm) as NewValues),
  kind: 'wecom',
  locale,
  events: ['booking.created'],
  active: true,
});
