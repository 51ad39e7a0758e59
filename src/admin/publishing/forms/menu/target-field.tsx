import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconSearch } from '#ui/icons.tsx';
import { Dialog } from '../../../core/dialog.tsx';
import { usePartForm } from '../../fields/part-form.tsx';
import { RecordSearch } from '../../fields/record-search.tsx';
import { useFacets } from '../../fields/use-choices.ts';
import { menuMessages } from './messages.ts';

/** The address that a menu entry opens: typed, a page of the site, or a record found by words. */
export function TargetField({
  id,
  value,
  onChange,
}: {
  id: string;
  value: string | null;
  onChange: (target: string | null) => void;
}) {
  const text = useMessages(menuMessages);
  const locale = useLocale();
  const { kind } = usePartForm();
  const pages = useFacets(kind).find(({ name }) => name === 'target')?.options ?? [];
  const [isOpen, setOpen] = useState(false);
  const choose = (path: string) => {
    onChange(path);
    setOpen(false);
  };
  return (
    <div className="flex items-start gap-1">
      <TextField
        id={id}
        className="grow"
        label={text.target}
        hint={text.targetHint}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value.trim() || null)}
      />
      <Button
        variant="ghost"
        aria-label={text.find}
        title={text.find}
        className="mt-7 [--pad:12px]"
        onClick={() => setOpen(true)}
      >
        <IconSearch />
      </Button>
      {isOpen && (
        <Dialog title={text.find} onClose={() => setOpen(false)}>
          <RecordSearch
            label={text.findText}
            none={text.findNone}
            locale={locale}
            onPick={({ path }) => choose(path)}
          />
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
