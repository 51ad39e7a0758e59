import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { coreMessages } from '../core/messages.ts';
import { useMay, useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { redirectMessages } from './messages.ts';
import { REDIRECTS_KEY, type RedirectItem } from './types.ts';

/** Deletes a redirect, after a question, and leads to its entries in the audit log. */
export function RedirectActions({
  item: { id, fromPath },
  onDone,
}: {
  item: RedirectItem;
  onDone: () => void;
}) {
  const text = useMessages(redirectMessages);
  const core = useMessages(coreMessages);
  const { api } = useSession();
  const may = useMay();
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const [asks, setAsks] = useState(false);
  const remove = () =>
    run(async () => {
      await api('DELETE /admin/redirects/:id', { params: { id } });
      await queries.invalidateQueries({ queryKey: [REDIRECTS_KEY] });
      showToast('success', text.removed);
      onDone();
    });
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4 text-sm">
      {asks ? (
        <>
          <span role="alert">{text.removeAsk(fromPath)}</span>
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
      )}
      {may('audit.read') && (
        <Link
          to="/audit"
          search={{ entityType: 'redirect', entityId: id } as never}
          className="btn btn-ghost btn-flush"
        >
          {text.history}
        </Link>
      )}
    </div>
  );
}
