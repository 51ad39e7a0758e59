import { SelectField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { useFormField } from '../context.tsx';
import { formKitMessages } from '../messages.ts';
import type { FieldProps, ShapeOf } from '../types.ts';
import { type Option, useChoices } from '../use-choices.ts';
import { useNamed } from './choice.tsx';

/** One of several values in a select; for many of them, or where they are named at length. */
export function SelectControl({ shape, ...props }: FieldProps<ShapeOf<'choice'>>) {
  return <SelectOf {...props} options={useNamed(shape.options, props.label)} />;
}

/** A select of options; an absent value is a choice of its own, or asks for one. */
export function SelectOf({
  label,
  path,
  isOptional,
  value,
  onChange,
  options,
}: Omit<FieldProps, 'shape'> & { options: readonly Option[] }) {
  const text = useMessages(formKitMessages);
  const locale = useLocale();
  const { id, error, isReadOnly } = useFormField(path);
  return (
    <SelectField
      id={id}
      label={label.label[locale]}
      hint={label.help?.[locale]}
      error={error}
      preselected={!isOptional}
      disabled={isReadOnly}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      {(isOptional || !value) && <option value="">{isOptional ? text.none : text.choose}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

/** A product, or none. */
export function ProductControl({ label, path, value, onChange }: FieldProps) {
  const text = useMessages(formKitMessages);
  const locale = useLocale();
  const { id, error, isReadOnly } = useFormField(path);
  const { options } = useChoices('page')('product');
  return (
    <SelectField
      id={id}
      label={label.label[locale]}
      hint={label.help?.[locale]}
      error={error}
      preselected
      disabled={isReadOnly}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">{text.all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
