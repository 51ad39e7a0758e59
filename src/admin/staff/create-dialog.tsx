import { useState } from 'react';
import { type StaffRole, staffRoles } from '#contracts/enums/staff.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import { SelectField, TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { optionsOf } from '../core/filters.tsx';
import { coreMessages } from '../core/messages.ts';
import { useRefresh } from '../core/use-refresh.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { InvitationLink } from './invitation-link.tsx';
import { staffMessages } from './messages.ts';

interface Values {
  name: string;
  email: string;
  role: StaffRole;
  locale: Locale;
}

/** Creates a person, then shows the invitation. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(staffMessages);
  const [link, setLink] = useState<string>();
  return (
    <Dialog title={link ? text.createdTitle : text.add} onClose={onClose}>
      {link ? <InvitationLink url={link} onDone={onClose} /> : <CreateForm onCreated={setLink} />}
    </Dialog>
  );
}

function CreateForm({ onCreated }: { onCreated: (link: string) => void }) {
  const text = useMessages(staffMessages);
  const core = useMessages(coreMessages);
  const refresh = useRefresh(['staff']);
  const locale = useLocale();
  const form = useForm<Values>(
    { name: '', email: '', role: 'viewer', locale },
    async (body, api) => {
      const { invitationUrl } = await api('POST /admin/staff', { body });
      void refresh();
      onCreated(invitationUrl);
    },
  );
  return (
    <SentForm form={form} label={text.invite} isWide>
      <TextField {...form.field('name')} label={text.name} required />
      <TextField {...form.field('email')} label={text.email} type="email" required />
      <SelectField
        {...form.field('role')}
        label={text.role}
        preselected
        options={optionsOf(staffRoles, core.roles)}
      />
      <SelectField
        {...form.field('locale')}
        label={text.language}
        preselected
        options={optionsOf(locales, { zh: '中文', en: 'English' })}
      />
    </SentForm>
  );
}
