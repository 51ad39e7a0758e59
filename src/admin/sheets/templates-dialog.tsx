import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { Dialog } from '../core/dialog.tsx';
import { Moment } from '../core/moment.tsx';
import { DeleteAction } from '../core/record-actions.tsx';
import { useMay, useSession } from '../core/session.tsx';
import { sheetMessages } from './messages.ts';
import { SHEETS_KEY } from './types.ts';

/** The templates of all kinds, which can be deleted here. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(sheetMessages);
  const { api } = useSession();
  const may = useMay();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: [SHEETS_KEY, 'templates'],
    queryFn: () => api('GET /admin/sheet-templates', { query: {} }),
  });
  const remove = async (id: string) => {
    await api('DELETE /admin/sheet-templates/:id', { params: { id } });
    await queries.invalidateQueries({ queryKey: [SHEETS_KEY, 'templates'] });
  };
  return (
    <Dialog title={text.templates} onClose={onClose} closesOutside isWide>
      <Answer query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-muted">{text.templatesEmpty}</p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map(({ id, name, kind, createdBy, updatedAt }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <span className="grid gap-0.5">
                    {name}
                    <span className="text-xs text-ink-muted">
                      {text.kinds[kind]} · {createdBy} · <Moment at={updatedAt} />
                    </span>
                  </span>
                  {may('sheets.update') && (
                    <span className="flex flex-wrap items-center gap-3 text-sm">
                      <DeleteAction
                        label={text.templateDelete}
                        question={text.templateDeleteAsk(name)}
                        remove={() => remove(id)}
                      />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Dialog>
  );
}
