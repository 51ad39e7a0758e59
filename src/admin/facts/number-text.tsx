import { TextField } from '#ui/fields.tsx';
import { useLocale } from '#ui/i18n/messages.tsx';
import { useFormField } from '../form/context.tsx';
import type { FieldProps } from '../form/types.ts';

/** A number as it is typed, with signs and commas. */
export function NumberTextControl({ label, path, value, onChange }: FieldProps) {
  const locale = useLocale();
  const { id, error, isReadOnly } = useFormField(path);
  return (
    <TextField
      id={id}
      label={label.label[locale]}
      error={error}
      inputMode="decimal"
      required
      readOnly={isReadOnly}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
