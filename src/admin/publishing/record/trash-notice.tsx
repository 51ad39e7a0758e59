import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { useMay, useSession } from '../../core/session.tsx';
import { useAction } from '../../core/use-action.ts';
import { recordMessages } from './messages.ts';
import { type ContentRecord, useRefresh } from './record.ts';

/** Time to read that what was recovered is not public. */
export const RECOVERED_MS = 8_000;

/** Says that a record is in the trash, and takes it out. */
export function TrashNotice({ record: { id } }: { record: ContentRecord }) {
  const text = useMessages(recordMessages);
  const may = useMay();
  const { api } = useSession();
  const { run, isBusy } = useAction();
  const refresh = useRefresh();
  const recover = () =>
    run(async () => {
      await api('POST /admin/records/:id/recovery', { params: { id } });
      await refresh();
      showToast('warning', text.recovered, RECOVERED_MS);
    });
  return (
    <Notice kind="warning">
      {text.inTrash}{' '}
      {may('content.delete') && (
        <Button variant="ghost" size="sm" flush busy={isBusy} onClick={recover}>
          {text.recover}
        </Button>
      )}
    </Notice>
  );
}
