import { beijingTime } from '#contracts/days.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Dialog } from '../core/dialog.tsx';
import { useSession } from '../core/session.tsx';
import { useServerForm } from '../core/use-server-form.ts';
import { releaseMessages } from './messages.ts';
import { ReleaseFacts, type ReleaseValues } from './release-facts.tsx';
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
  const { api } = useSession();
  const refresh = useRefreshReleases();
  const form = useServerForm<ReleaseValues>(emptyRelease(), async (body) => {
    const params = { id: downloadId };
    const { id } = await api('POST /admin/downloads/:id/releases', { params, body });
    await refresh();
    onCreated(id);
  });
  return (
    <Dialog title={text.add} description={text.addText} onClose={onClose}>
      <form onSubmit={form.submit} className="grid gap-5" noValidate>
        {form.failure && <Notice kind="error">{form.failure}</Notice>}
        <ReleaseFacts form={form} />
        <Button type="submit" busy={form.isBusy}>
          {text.create}
        </Button>
      </form>
    </Dialog>
  );
}
