import type { IconKey } from '#blocks/icon-keys.ts';
import { blockIcons } from '#blocks/icons.ts';
import type { ChoiceLabel } from '#contracts/form-labels.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { useFormField } from '../context.tsx';
import { formKitMessages } from '../messages.ts';
import type { FieldProps, FormLabel, ShapeOf } from '../types.ts';
import type { Option } from '../use-choices.ts';
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

/** Any number of several values. */
export function ChoicesControl({ shape: { options }, ...props }: FieldProps<ShapeOf<'choices'>>) {
  return <ManyOf {...props} options={useNamed(options, props.label)} />;
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

/** Options with the names of their label, in the language of the screen. */
export function useNamed(options: readonly string[], label: FormLabel): Option[] {
  const locale = useLocale();
  const { options: names } = label as ChoiceLabel;
  return options.map((value) => ({ value, label: names[value]?.[locale] ?? value }));
}
