import { beijingTime } from '#contracts/days.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { SchemaForm } from '../form/schema-form.tsx';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { releaseMessages } from './messages.ts';
import { newReleaseForm, type ReleaseValues } from './release-form.ts';
import { useRefreshReleases } from './use-releases.ts';

const emptyRelease = (): ReleaseValues => ({
  version: '',
  channel: 'stable',
  releasedOn: beijingTime(new Date().toISOString()).slice(0, 10),
  minOs: '',
  requirementsZh: '',
  requirementsEn: '',
  notesZh: '',
  notesEn: '',
});

/** Adds a draft of a version. */
export function CreateReleaseDialog({
  downloadId,
  onCreated,
  onClose,
}: {
  downloadId: string;
  onCreated: (id: string) => void;
  onClose: () => void;
}) {
  const text = useMessages(releaseMessages);
  const refresh = useRefreshReleases();
  const form = useForm(emptyRelease, async (body, api) => {
    const params = { id: downloadId };
    const { id } = await api('POST /admin/downloads/:id/releases', { params, body });
    await refresh();
    onCreated(id);
  });
  return (
    <Dialog title={text.add} description={text.addText} onClose={onClose}>
      <SentForm form={form} label={text.create}>
        <SchemaForm form={newReleaseForm} {...form.fields} />
      </SentForm>
    </Dialog>
  );
}
