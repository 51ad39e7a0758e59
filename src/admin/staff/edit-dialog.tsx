import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type StaffRole, staffRoles } from '#contracts/enums/staff.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Dialog } from '../core/dialog.tsx';
import { coreMessages } from '../core/messages.ts';
import { HistoryLink } from '../core/record-actions.tsx';
import { usePerson, useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { InvitationLink } from './invitation-link.tsx';
import { staffMessages } from './messages.ts';
import type { StaffItem } from './staff-item.ts';

interface Values {
  name: string;
  role: StaffRole;
  isActive: boolean;
}

/** Changes a person; also a new link for the password, and a reset of the second factor. */
export function EditDialog({ person, onClose }: { person: StaffItem; onClose: () => void }) {
  const text = useMessages(staffMessages);
  const [link, setLink] = useState<string>();
  return (
    <Dialog title={text.editName(person.name)} onClose={onClose}>
      {link ? (
        <InvitationLink url={link} onDone={onClose} />
      ) : (
        <>
          <EditForm person={person} onDone={onClose} />
          <MoreActions person={person} onLink={setLink} onDone={onClose} />
        </>
      )}
    </Dialog>
  );
}

function EditForm({ person, onDone }: { person: StaffItem; onDone: () => void }) {
  const text = useMessages(staffMessages);
  const core = useMessages(coreMessages);
  const { api, refresh } = useSession();
  const isOwn = usePerson().id === person.id;
  const queries = useQueryClient();
  const { id, name, role, isActive, version } = person;
  const form = useForm<Values>({ name, role, isActive }, async (values) => {
    const body = { version, ...(isOwn ? { name: values.name } : values) };
    try {
      await api('PATCH /admin/staff/:id', { params: { id }, body });
    } finally {
      // After a conflict too, so that the person is opened again as they are now.
      await queries.invalidateQueries({ queryKey: ['staff'] });
    }
    if (isOwn) await refresh();
    showToast('success', core.saved);
    onDone();
  });
  return (
    <SentForm form={form} label={core.save}>
      <TextField {...form.field('name')} label={text.name} required />
      {isOwn ? (
        <p className="text-sm text-ink-muted">{text.ownAccount}</p>
      ) : (
        <>
          <SelectField {...form.field('role')} label={text.role} preselected>
            {staffRoles.map((known) => (
              <option key={known} value={known}>
                {core.roles[known]}
              </option>
            ))}
          </SelectField>
          <CheckboxField {...form.flag('isActive')} label={text.isActive} />
        </>
      )}
    </SentForm>
  );
}

function MoreActions({
  person: { id, isActive, twoFactor },
  onLink,
  onDone,
}: {
  person: StaffItem;
  onLink: (url: string) => void;
  onDone: () => void;
}) {
  const text = useMessages(staffMessages);
  const { api } = useSession();
  const isOwn = usePerson().id === id;
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const makeLink = async () => {
    const answer = await run(() => api('POST /admin/staff/:id/invitation', { params: { id } }));
    if (answer) onLink(answer.invitationUrl);
  };
  const resetTwoFactor = () =>
    run(async () => {
      await api('DELETE /admin/staff/:id/two-factor', { params: { id } });
      await queries.invalidateQueries({ queryKey: ['staff'] });
      showToast('success', text.reset);
      onDone();
    });
  return (
    <div className="mt-6 flex flex-col items-start gap-1 border-t border-line pt-4">
      <h3 className="text-sm">{text.more}</h3>
      {isActive && !isOwn && (
        <Button variant="ghost" flush onClick={makeLink} disabled={isBusy}>
          {text.newLink}
        </Button>
      )}
      {twoFactor && !isOwn && (
        <Button variant="ghost" flush onClick={resetTwoFactor} disabled={isBusy}>
          {text.resetTwoFactor}
        </Button>
      )}
      <HistoryLink entityType="staff" entityId={id} />
    </div>
  );
}
