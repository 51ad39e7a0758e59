import { SelectField } from '#ui/fields.tsx';
import { optionsOf } from './filters.tsx';

/** A select of known values, one of which is always chosen. */
export function ChoiceField<Value extends string>({
  values,
  names,
  value,
  onChoose,
  ...field
}: {
  values: readonly Value[];
  /** Name of each value, in the language of the screen. */
  names: Record<Value, string>;
  value: Value;
  onChoose: (value: Value) => void;
  id?: string;
  label: string;
  disabled?: boolean;
}) {
  return (
    <SelectField
      {...field}
      preselected
      value={value}
      onChange={({ target }) => {
        const chosen = values.find((known) => known === target.value);
        if (chosen) onChoose(chosen);
      }}
      options={optionsOf(values, names)}
    />
  );
}
