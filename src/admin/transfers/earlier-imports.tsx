import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportedResource } from '#contracts/enums/transfers.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { transferMessages } from './messages.ts';
import { IMPORTS_KEY } from './types.ts';

/** The newest imports of a resource; each can be taken back once. */
export function EarlierImports({
  resource,
  onUndone,
}: {
  resource: ImportedResource;
  onUndone: () => Promise<void>;
}) {
  const text = useMessages(transferMessages);
  const dates = useDates();
  const { api } = useSession();
  const { run, isBusy } = useAction();
  const [result, setResult] = useState<{ undone: number; left: string[] }>();
  const { data } = useQuery({
    queryKey: [IMPORTS_KEY, resource],
    queryFn: () => api('GET /admin/imports', { query: { resource } }),
  });
  const undo = (id: string) =>
    run(async () => {
      setResult(await api('POST /admin/imports/:id/undo', { params: { id } }));
      await onUndone();
    });
  if (!data || data.items.length === 0) return null;
  return (
    <section className="border-t border-line pt-5">
      <h3 className="mb-2 text-base">{text.earlier}</h3>
      {result && (
        <div className="mb-3" role="status">
          <Notice kind={result.left.length > 0 ? 'warning' : 'success'}>
            {text.undone(result.undone)}
            {result.left.length > 0 && ` ${text.left} ${result.left.join(', ')}`}
          </Notice>
        </div>
      )}
      <ul className="divide-y divide-line text-sm">
        {data.items.map(
          ({ id, fileName, newCount, changedCount, createdAt, createdBy, undoneAt, canUndo }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
              <span className="min-w-0 grow basis-60">
                <span className="break-all">{fileName}</span>
                <span className="block text-xs text-ink-muted">
                  {dates.moment(createdAt)} · {createdBy?.name} ·{' '}
                  {text.counts(newCount, changedCount)}
                </span>
              </span>
              {undoneAt && <Badge>{text.undoneAt}</Badge>}
              {canUndo && (
                <Button variant="ghost" size="sm" flush busy={isBusy} onClick={() => undo(id)}>
                  {text.undo}
                </Button>
              )}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
