import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconSearch } from '#ui/icons.tsx';
import { Dialog } from '../../../core/dialog.tsx';
import { useFormField } from '../../../form/context.tsx';
import { RecordSearch } from '../../../form/fields/record-search.tsx';
import { contentSource } from '../../../form/sources.ts';
import type { FieldProps } from '../../../form/types.ts';
import { useChoices } from '../../../form/use-choices.ts';
import { menuMessages } from './messages.ts';

const records = contentSource();

/** The address that a menu entry opens: typed, a page of the site, or a record found by words. */
export function TargetControl({ label, path, value, onChange }: FieldProps) {
  const text = useMessages(menuMessages);
  const locale = useLocale();
  const { id, error, isReadOnly } = useFormField(path);
  const pages = useChoices('menu')('target').options;
  const [isOpen, setOpen] = useState(false);
  const choose = (address: string) => {
    onChange(address);
    setOpen(false);
  };
  return (
    <div className="flex items-start gap-1">
      <TextField
        id={id}
        className="grow"
        label={label.label[locale]}
        hint={label.help?.[locale]}
        error={error}
        readOnly={isReadOnly}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(target.value.trim() || undefined)}
      />
      {!isReadOnly && (
        <Button
          variant="ghost"
          aria-label={text.find}
          title={text.find}
          className="mt-7 [--pad:12px]"
          onClick={() => setOpen(true)}
        >
          <IconSearch />
        </Button>
      )}
      {isOpen && (
        <Dialog title={text.find} onClose={() => setOpen(false)}>
          <RecordSearch source={records} locale={locale} onPick={({ path: to }) => choose(to)} />
          <h3 className="mt-6 mb-2 text-sm font-medium">{text.sitePages}</h3>
          <ul className="flex flex-wrap gap-2">
            {pages.map((page) => (
              <li key={page.value}>
                <button type="button" className="segment choice" onClick={() => choose(page.value)}>
                  {page.label}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}
