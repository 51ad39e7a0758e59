import type { IconKey } from '#blocks/icon-keys.ts';
import { blockIcons } from '#blocks/icons.ts';
import type { ChoiceLabel } from '#contracts/form-labels.ts';
import { SelectField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { useFormField } from '../context.tsx';
import { formKitMessages } from '../messages.ts';
import type { FieldProps, ShapeOf } from '../types.ts';
import { type Option, useChoices } from '../use-choices.ts';
import { FieldFrame } from './frame.tsx';

/** One of several values, all in view. */
export function ChoiceControl({
  shape: { options },
  label,
  path,
  isOptional,
  value,
  onChange,
}: FieldProps<ShapeOf<'choice'>>) {
  const text = useMessages(formKitMessages);
  const locale = useLocale();
  const { id, isReadOnly } = useFormField(path);
  const names = (label as ChoiceLabel).options;
  return (
    <FieldFrame label={label} path={path} isOptional={isOptional}>
      <div className="flex flex-wrap gap-1">
        {[...(isOptional ? [undefined] : []), ...options].map((option) => (
          <label key={option ?? ''} className="segment choice" title={icon(option) && name(option)}>
            <input
              type="radio"
              name={id}
              disabled={isReadOnly}
              checked={value === option}
              onChange={() => onChange(option)}
            />
            {icon(option) ?? name(option)}
          </label>
        ))}
      </div>
    </FieldFrame>
  );

  function name(option: string | undefined): string {
    return option === undefined ? text.byDefault : (names[option]?.[locale] ?? option);
  }

  /** An icon is shown as what it is. */
  function icon(option: string | undefined) {
    const Picture = option && 'monitor' in names ? blockIcons[option as IconKey] : undefined;
    return Picture && <Picture title={name(option)} />;
  }
}

/** One of several values in a select; for many of them, or where they are named at length. */
export function SelectControl({
  shape: { options },
  label,
  path,
  isOptional,
  value,
  onChange,
}: FieldProps<ShapeOf<'choice'>>) {
  const locale = useLocale();
  const { options: names } = label as ChoiceLabel;
  const named = options.map((option) => ({
    value: option,
    label: names[option]?.[locale] ?? option,
  }));
  return <SelectOf {...{ label, path, isOptional, value, onChange }} options={named} />;
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

/** Any number of several values. */
export function ChoicesControl({ shape: { options }, ...props }: FieldProps<ShapeOf<'choices'>>) {
  const locale = useLocale();
  const { options: names } = props.label as ChoiceLabel;
  const named = options.map((option) => ({
    value: option,
    label: names[option]?.[locale] ?? option,
  }));
  return <ManyOf {...props} options={named} />;
}

/** Chips of options, any number of which are chosen. */
export function ManyOf({
  label,
  path,
  isOptional,
  value,
  onChange,
  options,
}: Omit<FieldProps, 'shape'> & { options: readonly Option[] }) {
  const { isReadOnly } = useFormField(path);
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  return (
    <FieldFrame label={label} path={path} isOptional={isOptional}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="segment choice">
            <input
              type="checkbox"
              disabled={isReadOnly}
              checked={chosen.includes(option.value)}
              onChange={({ target }) => {
                const isChosen = (known: string) =>
                  known === option.value ? target.checked : chosen.includes(known);
                onChange(options.map((one) => one.value).filter(isChosen));
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldFrame>
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
