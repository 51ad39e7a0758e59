import { useNavigate, useParams } from '@tanstack/react-router';
import { Badge } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Answer } from '../core/answer.tsx';
import { BackLink } from '../core/back-link.tsx';
import { Panel } from '../core/panel.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { useRefresh } from '../core/use-refresh.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { RecordEnd } from '../records/record-end.tsx';
import { OPEN_RECORD } from '../records/use-refresh.ts';
import { Deliveries } from './deliveries.tsx';
import { type ChangedValues, webhookForm } from './forms.ts';
import { webhookMessages } from './messages.ts';
import { StatePanel } from './state-panel.tsx';
import { WEBHOOKS_KEY, type Webhook } from './types.ts';

export function WebhookRecord() {
  const { id = '' } = useParams({ strict: false });
  const query = useAnswer([WEBHOOKS_KEY, OPEN_RECORD, id], (api) =>
    api('GET /admin/webhooks/:id', { params: { id } }),
  );
  return <Answer query={query}>{(webhook) => <View webhook={webhook} />}</Answer>;
}

function View({ webhook }: { webhook: Webhook }) {
  const text = useMessages(webhookMessages);
  const { id, name, kind, active, updatedAt } = webhook;
  return (
    <>
      <BackLink to="/webhooks">{text.back}</BackLink>
      <div className="mt-1 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-2xl break-words">{name}</h1>
        {!active && <Badge tone="warn">{text.paused}</Badge>}
        <span className="text-sm text-ink-muted">{text.kinds[kind]}</span>
      </div>
      {!active && (
        <div className="mb-5">
          <Notice>{text.pausedText}</Notice>
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Settings key={updatedAt} webhook={webhook} />
        <StatePanel webhook={webhook} />
        <div className="min-w-0 lg:col-span-2">
          <Deliveries id={id} />
        </div>
      </div>
    </>
  );
}

function Settings({ webhook }: { webhook: Webhook }) {
  const text = useMessages(webhookMessages);
  const navigate = useNavigate();
  const refresh = useRefresh([WEBHOOKS_KEY]);
  const { id, name } = webhook;
  const params = { id };
  const form = useForm(valuesOf(webhook), async (body, api) => {
    await api('PATCH /admin/webhooks/:id', { params, body });
    await refresh(text.saved);
  });
  return (
    <Panel title={text.settings}>
      <SentForm form={form} label={text.save}>
        <SchemaForm form={webhookForm} {...form.fields} />
      </SentForm>
      <RecordEnd
        kind="webhook"
        id={id}
        question={text.removeAsk(name)}
        remove={(api) => api('DELETE /admin/webhooks/:id', { params })}
        onDone={() => void navigate({ to: '/webhooks' })}
      />
    </Panel>
  );
}

const valuesOf = ({ name, locale, events, active }: Webhook): ChangedValues => ({
  name,
  locale,
  events,
  active,
  address: '',
  secret: '',
});
