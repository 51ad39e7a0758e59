import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { DeleteAction, HistoryLink, RecordActions } from '../core/record-actions.tsx';
import { useSession } from '../core/session.tsx';
import { redirectMessages } from './messages.ts';
import { REDIRECTS_KEY, type RedirectItem } from './types.ts';

/** Deletes a redirect, and leads to its entries in the audit log. */
export function RedirectActions({
  item: { id, fromPath },
  onDone,
}: {
  item: RedirectItem;
  onDone: () => void;
}) {
  const text = useMessages(redirectMessages);
  const { api } = useSession();
  const queries = useQueryClient();
  const remove = async () => {
    await api('DELETE /admin/redirects/:id', { params: { id } });
    await queries.invalidateQueries({ queryKey: [REDIRECTS_KEY] });
    showToast('success', text.removed);
    onDone();
  };
  return (
    <RecordActions>
      <DeleteAction label={text.remove} question={text.removeAsk(fromPath)} remove={remove} />
      <HistoryLink entityType="redirect" entityId={id} />
    </RecordActions>
  );
}
