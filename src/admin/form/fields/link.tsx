import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconSearch } from '#ui/icons.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { useFormField, useFormState } from '../context.tsx';
import { formKitMessages } from '../messages.ts';
import { contentSource } from '../sources.ts';
import type { FieldProps } from '../types.ts';
import { RecordSearch } from './record-search.tsx';

const pages = contentSource();

/** Words and address of a link to a page of the site. */
export function LinkControl({ path, value, onChange }: FieldProps) {
  const text = useMessages(formKitMessages);
  const { locale } = useFormState();
  const [isOpen, setOpen] = useState(false);
  const label = useFormField(`${path}.label`);
  const address = useFormField(`${path}.to`);
  const link = { label: '', to: '', ...(value as { label?: string; to?: string } | undefined) };
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <TextField
        id={label.id}
        label={text.linkText}
        error={label.error}
        required
        lang={label.lang}
        readOnly={label.isReadOnly}
        value={link.label}
        onChange={({ target }) => onChange({ ...link, label: target.value })}
      />
      <div className="flex items-start gap-1">
        <TextField
          id={address.id}
          className="grow"
          label={text.linkTo}
          error={address.error}
          required
          title={text.linkHint}
          placeholder="/cases"
          readOnly={address.isReadOnly}
          value={link.to}
          onChange={({ target }) => onChange({ ...link, to: target.value })}
        />
        {!address.isReadOnly && (
          <Button
            variant="ghost"
            aria-label={text.findPage}
            title={text.findPage}
            className="mt-7 [--pad:12px]"
            onClick={() => setOpen(true)}
          >
            <IconSearch />
          </Button>
        )}
      </div>
      {isOpen && (
        <Dialog title={text.findPage} description={text.linkHint} onClose={() => setOpen(false)}>
          <RecordSearch
            source={pages}
            locale={locale}
            onPick={({ path: to, name }) => {
              onChange({ label: link.label || name, to });
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
