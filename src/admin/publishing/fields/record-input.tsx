import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentKind } from '#contracts/enums/content.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { useSession } from '../../core/session.tsx';
import { fieldMessages } from './messages.ts';
import { useField } from './part-form.tsx';
import { RecordSearch } from './record-search.tsx';

/** Another record by its id, found by search; none is null. */
export function RecordInput({
  name,
  label,
  hint,
  kind,
}: {
  name: string;
  label: string;
  hint: string;
  kind: ContentKind;
}) {
  const text = useMessages(fieldMessages);
  const locale = useLocale();
  const { api } = useSession();
  const { id, value, set, error, isReadOnly } = useField<string | null>(name);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['content', 'record', value],
    queryFn: () => api('GET /admin/records/:id', { params: { id: value ?? '' } }),
    enabled: Boolean(value),
  });
  const title = data && (data.title[locale] || data.title.zh || data.name);
  return (
    <fieldset id={id} tabIndex={-1} disabled={isReadOnly}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <p className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <span className={value ? 'font-medium' : 'text-ink-muted'}>
          {value ? (title ?? '…') : text.none}
        </span>
        {!isReadOnly && (
          <>
            <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
              {text.chooseRecord}
            </Button>
            {value && (
              <Button variant="ghost" size="sm" flush onClick={() => set(null)}>
                {text.removeRecord}
              </Button>
            )}
          </>
        )}
      </p>
      <p className="mt-1.5 text-sm text-ink-muted">{hint}</p>
      {error && <p className="mt-1.5 text-sm text-bad">{error}</p>}
      {isOpen && (
        <Dialog title={label} onClose={() => setOpen(false)}>
          <RecordSearch
            label={text.searchRecord}
            none={text.nothingFound}
            locale={locale}
            kind={kind}
            onPick={(record) => {
              set(record.id);
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </fieldset>
  );
}
