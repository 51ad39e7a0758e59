import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { DeleteAction, HistoryLink, RecordActions } from '../core/record-actions.tsx';
import { useMay, useSession } from '../core/session.tsx';
import { factMessages } from './messages.ts';
import { refreshFacts } from './refresh.ts';
import type { FactRecord } from './types.ts';

/** Deletes a fact that nothing shows, and links to its history. */
export function FactActions({
  fact: { id, key, uses },
  onDone,
}: {
  fact: FactRecord;
  onDone: () => void;
}) {
  const text = useMessages(factMessages);
  const { api } = useSession();
  const may = useMay();
  const queries = useQueryClient();
  const remove = async () => {
    await api('DELETE /admin/facts/:id', { params: { id } });
    showToast('success', text.removed);
    onDone();
    await refreshFacts(queries);
  };
  return (
    <RecordActions>
      {may('facts.delete') &&
        (uses.length > 0 ? (
          <span className="text-ink-muted">{text.removeBlocked}</span>
        ) : (
          <DeleteAction label={text.remove} question={text.removeAsk(key)} remove={remove} />
        ))}
      <HistoryLink entityType="fact" entityId={id} />
    </RecordActions>
  );
}
