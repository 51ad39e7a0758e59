import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import type { AdminApi } from '../core/api.ts';
import { Dialog } from '../core/dialog.tsx';
import { Moment } from '../core/moment.tsx';
import { DeleteAction } from '../core/record-actions.tsx';
import { useMay } from '../core/session.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { useRefresh } from '../core/use-refresh.ts';
import { sheetMessages } from './messages.ts';
import { SHEETS_KEY } from './types.ts';

/** The templates of all kinds, which can be deleted here. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(sheetMessages);
  const may = useMay();
  const refresh = useRefresh([SHEETS_KEY, 'templates']);
  const query = useAnswer([SHEETS_KEY, 'templates'], (api) =>
    api('GET /admin/sheet-templates', { query: {} }),
  );
  const remove = async (api: AdminApi, id: string) => {
    await api('DELETE /admin/sheet-templates/:id', { params: { id } });
    await refresh();
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
                        remove={(api) => remove(api, id)}
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
