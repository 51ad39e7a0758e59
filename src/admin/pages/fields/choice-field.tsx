import type { IconKey } from '#blocks/icon-keys.ts';
import { blockIcons } from '#blocks/icons.ts';
import type { ChoiceLabel } from '#blocks/labels.ts';
import { SelectField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { useChoices } from '../../publishing/fields/use-choices.ts';
import type { ShapeOf } from '../blocks/shapes.ts';
import { useBlockField } from './block-form-context.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { BlockFieldProps } from './field-props.ts';
import { blockFieldMessages } from './messages.ts';

/** One of several values, all in view. */
export function BlockChoiceField({
  shape: { options },
  label,
  path,
  isOptional,
  value,
  onChange,
}: BlockFieldProps<ShapeOf<'choice'>>) {
  const text = useMessages(blockFieldMessages);
  const locale = useLocale();
  const { id, isReadOnly } = useBlockField(path);
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

/** A product, or none. */
export function BlockProductField({ label, path, value, onChange }: BlockFieldProps) {
  const text = useMessages(blockFieldMessages);
  const locale = useLocale();
  const { id, error, isReadOnly } = useBlockField(path);
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
