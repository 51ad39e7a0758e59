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
  none,
  options,
}: Omit<FieldProps, 'shape'> & {
  /** Text of the option without a value, for a field that says what none means. */
  none?: string;
  options: readonly Option[];
}) {
  const text = useMessages(formKitMessages);
  const locale = useLocale();
  const { id, error, isReadOnly } = useFormField(path);
  return (
    <SelectField
      id={id}
      label={label.label[locale]}
      hint={label.help?.[locale]}
      error={error}
      preselected={!isOptional || none !== undefined}
      disabled={isReadOnly}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      none={none ?? (isOptional ? text.none : value ? undefined : text.choose)}
      options={options}
    />
  );
}

/** A product, or none. */
export function ProductControl(props: FieldProps) {
  const text = useMessages(formKitMessages);
  const { options } = useChoices('page')('product');
  return <SelectOf {...props} none={text.all} options={options} />;
}
