import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { coreMessages } from '../core/messages.ts';
import { Panel } from '../core/panel.tsx';
import { usePerson, useSession } from '../core/session.tsx';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { accountMessages } from './messages.ts';

export function ProfilePanel() {
  const text = useMessages(accountMessages);
  const core = useMessages(coreMessages);
  const { api, refresh } = useSession();
  const person = usePerson();
  const form = useForm({ name: person.name }, async (body) => {
    await api('PATCH /admin/account', { body });
    await refresh();
    showToast('success', core.saved);
  });
  return (
    <Panel title={text.profile}>
      <SentForm form={form} label={core.save} className="grid max-w-md gap-5">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
          <dt className="text-ink-muted">{text.email}</dt>
          <dd className="min-w-0 break-all">{person.email}</dd>
          <dt className="text-ink-muted">{text.role}</dt>
          <dd>{core.roles[person.role]}</dd>
        </dl>
        <TextField {...form.field('name')} label={text.name} autoComplete="name" required />
      </SentForm>
    </Panel>
  );
}
