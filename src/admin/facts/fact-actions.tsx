import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { coreMessages } from '../core/messages.ts';
import { useMay, useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
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
  const core = useMessages(coreMessages);
  const { api } = useSession();
  const may = useMay();
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const [asks, setAsks] = useState(false);
  const remove = () =>
    run(async () => {
      await api('DELETE /admin/facts/:id', { params: { id } });
      showToast('success', text.removed);
      onDone();
      await refreshFacts(queries);
    });
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4 text-sm">
      {may('facts.delete') &&
        (uses.length > 0 ? (
          <span className="text-ink-muted">{text.removeBlocked}</span>
        ) : asks ? (
          <>
            <span role="alert">{text.removeAsk(key)}</span>
            <Button size="sm" busy={isBusy} onClick={remove}>
              {text.remove}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setAsks(false)}>
              {core.cancel}
            </Button>
          </>
        ) : (
          <Button variant="ghost" flush onClick={() => setAsks(true)}>
            {text.remove}
          </Button>
        ))}
      {may('audit.read') && (
        <Link
          to="/audit"
          search={{ entityType: 'fact', entityId: id } as never}
          className="btn btn-ghost btn-flush"
        >
          {text.history}
        </Link>
      )}
    </div>
  );
}
