import type { RecordKind } from '#contracts/records/all.ts';
import { recordRight } from '#contracts/staff/rights.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import type { AdminApi } from '../core/api.ts';
import { coreMessages } from '../core/messages.ts';
import { DeleteAction, HistoryLink, RecordActions } from '../core/record-actions.tsx';
import { useMay } from '../core/session.tsx';
import { useRecordRefresh } from './use-refresh.ts';

/** The end of a plain record's form: deletes it, and leads to its history. */
export function RecordEnd({
  kind,
  id,
  question,
  blocked,
  remove,
  onDone,
}: {
  kind: RecordKind;
  id: string;
  question: string;
  /** Why it cannot be deleted. */
  blocked?: string | false;
  remove(api: AdminApi): Promise<unknown>;
  onDone(): void;
}) {
  const text = useMessages(coreMessages);
  const may = useMay();
  const refresh = useRecordRefresh(kind);
  const removeAndClose = async (api: AdminApi) => {
    await remove(api);
    showToast('success', text.removed);
    onDone();
    await refresh();
  };
  return (
    <RecordActions>
      {may(recordRight(kind, 'delete')) &&
        (blocked ? (
          <span className="text-ink-muted">{blocked}</span>
        ) : (
          <DeleteAction label={text.remove} question={question} remove={removeAndClose} />
        ))}
      <HistoryLink entityType={kind} entityId={id} />
    </RecordActions>
  );
}
