import type { RedirectStatus } from '#contracts/enums/site.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Dialog } from '../core/dialog.tsx';
import { useRefresh } from '../core/use-refresh.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { RecordEnd } from '../records/record-end.tsx';
import { useRecordRefresh } from '../records/use-refresh.ts';
import { redirectForm } from './form.ts';
import { redirectMessages } from './messages.ts';
import { MISSING_KEY, type RedirectItem } from './types.ts';

interface Values {
  fromPath: string;
  target: string;
  /** As the select has it. */
  status: string;
  note: string;
  active: boolean;
}

/** Adds a redirect, or changes the given one. */
export function RedirectDialog({
  item,
  start,
  onClose,
}: {
  item?: RedirectItem | undefined;
  /** A missing address, and the page that is suggested for it. */
  start?: { fromPath: string; target: string | null };
  onClose: () => void;
}) {
  const text = useMessages(redirectMessages);
  const refresh = useRecordRefresh('redirect');
  const refreshMissing = useRefresh([MISSING_KEY]);
  const form = useForm<Values>(valuesOf(item, start), async ({ status, ...values }, api) => {
    const code = Number(status) as RedirectStatus;
    const target = code === 410 ? '' : values.target;
    const body = { ...values, target, status: code };
    const stored = item
      ? await api('PATCH /admin/redirects/:id', {
          params: { id: item.id },
          body: { ...body, version: item.version },
        })
      : await api('POST /admin/redirects', { body });
    await refresh();
    const isShortened = target.startsWith('/') && stored.target !== target;
    await refreshMissing(isShortened ? text.shortened(stored.target) : text.saved);
    onClose();
  });
  const kept = item && String(item.status);
  return (
    <Dialog title={item ? text.editName(item.fromPath) : text.add} isWide onClose={onClose}>
      <SentForm form={form} label={text.save}>
        {start && (
          <Notice kind={start.target ? 'info' : 'warning'}>
            {start.target ? text.suggested : text.noSuggestion}
          </Notice>
        )}
        <SchemaForm form={redirectForm(kept, form.value.status)} {...form.fields} />
      </SentForm>
      {item && (
        <RecordEnd
          kind="redirect"
          id={item.id}
          question={text.removeAsk(item.fromPath)}
          remove={(api) => api('DELETE /admin/redirects/:id', { params: { id: item.id } })}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

function valuesOf(
  item: RedirectItem | undefined,
  start: { fromPath: string; target: string | null } | undefined,
): Values {
  if (item) {
    const { fromPath, target, status, note, active } = item;
    return { fromPath, target, status: String(status), note, active };
  }
  return {
    fromPath: start?.fromPath ?? '',
    target: start?.target ?? '',
    status: '301',
    note: '',
    active: true,
  };
}
